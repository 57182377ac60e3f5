"""The command line: its words are a contract, and a wrong one gets a sentence."""

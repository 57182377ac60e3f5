"""One house for each game, with the same rooms in each."""

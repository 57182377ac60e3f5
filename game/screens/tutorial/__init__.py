"""Learning by playing: steps of text beside a real match."""

"""One suite over every game of the catalogue, and proof that it catches what it looks for."""

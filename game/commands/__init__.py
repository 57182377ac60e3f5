"""The command line beside the game: matches without a screen, pictures, checks, measurements."""

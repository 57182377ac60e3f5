"""Club night: the table of the evening, and who chooses next."""

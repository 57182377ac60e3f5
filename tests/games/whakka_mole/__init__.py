"""Whakka Mole against its play sheet, in the play sheet's order."""

"""Mole Park: Whack and Win! Dice, moles, prizes and a crown."""

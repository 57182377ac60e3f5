"""The rules kit: contract, chance, dice, cards, hexes. Standard library only."""

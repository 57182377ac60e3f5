"""The rules kit by itself: how a match moves, chance, what is saved, hexes; and the hardest moments
of each game in a few lines, so that the contract is proven before the game is built.
"""

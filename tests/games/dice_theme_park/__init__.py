"""Dice Theme Park by its rulebook, in its order.

Of a sample of changed rules (build_scripts/mutate.py) those that no test here notices change
nothing anybody could see: IMPOSSIBLE may be any number above the slots of a party, and the
understudy is asked only of who has cards in hand, which everybody has.
"""

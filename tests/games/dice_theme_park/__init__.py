"""Dice Theme Park by its rulebook, in its order.

Two changes of the rules that build_scripts/mutate.py makes are known to pass these tests, for
nobody could see them: IMPOSSIBLE may be any number above the slots of a party, and the understudy
is asked only of who has cards in hand, which everybody has.
"""

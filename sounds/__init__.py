"""How every sound of Molehill is made: a synthesis kit, recipes for effects and music, the baker.

Build time only. The game itself reads nothing but `masters/`.
"""

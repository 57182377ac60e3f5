"""The first thing one sees: the club's lawn, a mole for every game, and the way to all else."""

"""How the program becomes one download: the bundle, its licences, and a package for each system."""

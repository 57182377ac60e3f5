"""Molly's components and numbers, where things lie, and the words answers are given in."""

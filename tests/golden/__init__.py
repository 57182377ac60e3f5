"""Whole matches kept as they were played, one for each way a game can end and each variant."""

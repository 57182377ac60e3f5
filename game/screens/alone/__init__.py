"""Playing alone: puzzles, a ladder of harder and harder matches, and the deal of the day."""

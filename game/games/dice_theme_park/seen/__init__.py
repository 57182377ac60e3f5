"""What eyes see of a match, and what they may imagine behind it."""

"""What eyes see of a match, and what anybody can foresee of an answer."""

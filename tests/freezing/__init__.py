"""What a download carries along."""

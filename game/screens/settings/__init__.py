"""What a person likes: pages of settings, each shown at once in a live preview."""

"""Whakka Mole, by Jonathan Leistiko: secret holes, secret mallets, first to fifty."""

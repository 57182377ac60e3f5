"""Whakka Mole's music: the village band with tuba, accordion, clarinet and banjo."""

"""The synthesis kit: oscillators, envelopes, filters, noise, space, instruments, loudness."""

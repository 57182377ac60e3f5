"""Fair play: what was promised before the first roll, and what people threw in."""

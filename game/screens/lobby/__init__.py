"""Who is playing: seats, devices, colours, bots, and the game's own options."""

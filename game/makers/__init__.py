"""Makers' tools, which the download leaves out: matches of bots, traces, pictures, measurements."""

"""After the match: podium, table, graph, statistics, and what to do next."""

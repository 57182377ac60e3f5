"""Molly's music: guitar, ocarina and kalimba in F, C and D minor."""

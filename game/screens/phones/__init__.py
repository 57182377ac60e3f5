"""What the television shows about phones: the code to scan, who holds what, who may come in."""

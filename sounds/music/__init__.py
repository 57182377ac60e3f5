"""The loops: one small composition a file."""

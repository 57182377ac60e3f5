"""Phones as private hands: a small server beside the table, and the page a phone opens."""

"""Mole Park's music: a tavern piano, vibraphone, cupped trumpet and brushes, swung."""

"""A game's rulebook: chapters, two pages, figures, search."""

"""One note each: mallets and bells, plucked strings, winds, drums, and the moles' own voices."""

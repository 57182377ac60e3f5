"""What each contender of build_scripts/rivals.py is run by: one line of JSON, all of one form."""

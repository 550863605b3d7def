"""curricc over an archive, whatever engine spreads the work: what is listed, run, named, written and counted."""

__version__ = "0.1.0"

"""`python -m curricc_dask`."""

from .command import main

main()

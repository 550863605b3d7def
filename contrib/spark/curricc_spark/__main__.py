"""`python -m curricc_spark`."""

from .command import main

main()

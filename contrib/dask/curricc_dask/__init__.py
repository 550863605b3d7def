"""curricc on the workers of dask."""

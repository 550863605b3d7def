"""curricc on the executors of Spark."""

"""Many games at once for those who measure and train: batches on the CPU and on a GPU."""

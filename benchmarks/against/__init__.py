"""Two commits side by side: each is built and measured by its own code, in slices that take turns."""

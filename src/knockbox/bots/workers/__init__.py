"""Search in processes of its own: it can be cancelled at any moment, and uses as many cores as there are."""

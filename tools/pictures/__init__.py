"""Take the pictures of the app for the docs: `./kb pictures`."""

# Words of the page that belong to no part of it.

web-title = Knockbox
web-loading = One moment …
web-close = Close
web-back = Back
web-copy = Copy
web-copied = Copied
web-more = More
web-trouble = Something went wrong
web-trouble-text = The page could not go on: { $what }. Nothing that was played is lost.
web-try-again = Try again
web-home = To the start

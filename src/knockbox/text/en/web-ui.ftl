# Small parts that every screen of the page is made of.

ui-close = Close
ui-try-again = Try again
ui-busy = One moment …
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = This browser does not let the page copy. The text is selected: copy it with Ctrl+C, or by holding it.
ui-cancel = Cancel

# Small parts that every screen of the page is made of.

ui-close = Close
ui-try-again = Try again
ui-busy = One moment …
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = This browser does not let the page copy. The text is selected: copy it with Ctrl+C, or by holding it.
ui-cancel = Cancel
ui-skip = To the main part
ui-home = To the start
ui-reload = Load the page again
ui-go-on = Go on
ui-lost = Nobody is here
ui-lost-text = This address leads nowhere. The link may be incomplete: copy it once more, all of it.
ui-broken = That went wrong
ui-broken-text = This screen could not go on. It is not your fault, and nothing that was played is lost.
ui-missing = Something is missing
ui-missing-text = A part of the page could not be fetched. Perhaps the connection is down, or the server was renewed in the meantime.
ui-fault = Something went wrong in the background. Nothing that was played is lost. If anything looks odd, load the page again.

# The bots, by level.
ui-bot-easy = Pipo
ui-bot-normal = Marta
ui-bot-hard = Korvo
ui-bot-expert = Nona
ui-detail = What the program says (in English)

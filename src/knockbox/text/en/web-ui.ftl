# Shared UI components.

ui-close = Close
ui-try-again = Try again
ui-busy = One moment …
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = This browser blocks copying. The text is selected: press Ctrl+C, or touch and hold it.
ui-cancel = Cancel
ui-skip = Skip to content
ui-home = Home
ui-reload = Reload the page
ui-go-on = Continue
ui-lost = Page not found
ui-lost-text = This address leads nowhere. The link may be incomplete: copy all of it and try again.
ui-broken = Something went wrong
ui-broken-text = This screen stopped working. It is not your fault, and your games are safe.
ui-missing = Part of the page is missing
ui-missing-text = Part of the page could not be loaded. The connection may be down, or the server was updated.
ui-fault = Something went wrong in the background. Your games are safe. If anything looks odd, reload the page.

# The bots, by level.
ui-bot-easy = Pipo
ui-bot-normal = Marta
ui-bot-hard = Korvo
ui-bot-expert = Nona
ui-detail = Technical details (in English)

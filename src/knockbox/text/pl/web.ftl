# Słowa strony, które nie należą do żadnej z jej części.

web-title = Knockbox
web-loading = Chwileczkę…
web-close = Zamknij
web-back = Wstecz
web-copy = Kopiuj
web-copied = Skopiowano
web-more = Więcej
web-trouble = Coś poszło nie tak
web-trouble-text = Strona nie mogła działać dalej: { $what }. Nic z rozegranych ruchów nie przepadło.
web-try-again = Spróbuj ponownie
web-home = Na początek

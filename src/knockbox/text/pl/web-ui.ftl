# Drobne części, z których składa się każdy ekran strony.

ui-close = Zamknij
ui-try-again = Spróbuj ponownie
ui-busy = Chwileczkę…
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-by-hand = Ta przeglądarka nie pozwala stronie kopiować. Tekst jest zaznaczony: skopiuj go przez Ctrl+C albo przytrzymując palcem.
ui-cancel = Anuluj

# Drobne części, z których składa się każdy ekran strony.

ui-close = Zamknij
ui-try-again = Spróbuj ponownie
ui-busy = Chwileczkę…
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-by-hand = Ta przeglądarka nie pozwala stronie kopiować. Tekst jest zaznaczony: skopiuj go przez Ctrl+C albo przytrzymując palcem.
ui-cancel = Anuluj
ui-skip = Przejdź do treści
ui-home = Strona główna
ui-reload = Wczytaj stronę ponownie
ui-go-on = Dalej
ui-lost = Nikogo tu nie ma
ui-lost-text = Ten adres donikąd nie prowadzi. Może link jest niepełny: skopiuj go jeszcze raz, w całości.
ui-broken = Coś się zepsuło
ui-broken-text = Ten ekran nie mógł działać dalej. To nie twoja wina, a nic z rozgrywki nie przepadło.
ui-missing = Czegoś brakuje
ui-missing-text = Nie udało się pobrać części strony. Może nie ma połączenia albo serwer został w międzyczasie zaktualizowany.
ui-fault = Coś poszło nie tak w tle. Nic z rozgrywki nie przepadło. Jeśli coś wygląda dziwnie, wczytaj stronę ponownie.

# Boty według poziomu.
ui-bot-easy = Pipo
ui-bot-normal = Marta
ui-bot-hard = Korvo
ui-bot-expert = Nona
ui-detail = Co mówi program (po angielsku)

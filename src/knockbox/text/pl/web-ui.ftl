# Wspólne elementy interfejsu.

ui-close = Zamknij
ui-try-again = Spróbuj ponownie
ui-busy = Chwileczkę…
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-by-hand = Ta przeglądarka blokuje kopiowanie. Tekst jest zaznaczony: naciśnij Ctrl+C albo przytrzymaj go palcem.
ui-cancel = Anuluj
ui-skip = Przejdź do treści
ui-home = Strona główna
ui-reload = Odśwież stronę
ui-go-on = Dalej
ui-lost = Nie znaleziono strony
ui-lost-text = Ten adres donikąd nie prowadzi. Link może być niepełny: skopiuj go w całości i spróbuj ponownie.
ui-broken = Coś poszło nie tak
ui-broken-text = Ten ekran przestał działać. To nie twoja wina, a twoje rozgrywki są bezpieczne.
ui-missing = Brakuje części strony
ui-missing-text = Nie udało się wczytać części strony. Może nie ma połączenia albo serwer został zaktualizowany.
ui-fault = Coś poszło nie tak w tle. Twoje rozgrywki są bezpieczne. Jeśli coś wygląda dziwnie, odśwież stronę.

# Boty według poziomu.
ui-bot-easy = Pipo
ui-bot-normal = Marta
ui-bot-hard = Korvo
ui-bot-expert = Nona
ui-detail = Szczegóły techniczne (po angielsku)

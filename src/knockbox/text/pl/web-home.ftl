# Wszystko przed stołem: strona główna, nowy stół, zapraszanie i dosiadanie się.

## Strona główna

home-tagline = Dwie gry. Jeden stół. Kto tam?
home-options-open = Wszystkie opcje
home-settings = Ustawienia
home-language = Język
home-loading = Wczytywanie gier…

home-play-bot = Walcz z botem
home-play-here = Zagraj z kimś obok
home-play-here-text = Dwie osoby, jeden ekran
home-play-link = Zagraj z kimś online
home-play-link-text = Przez link lub kod QR
home-bots = Wybierz przeciwnika
home-bots-back = Wróć
home-styles = Styl: { $style }
home-level = Poziom bota
home-quick = { $box }. Zawodników wybierasz przy stole.

home-level-easy = Łatwy
home-level-normal = Normalny
home-level-hard = Trudny
home-level-expert = Ekspert

## Moje stoły

home-mine = Moje stoły
home-mine-over = zakończony
home-mine-go-on = Kontynuuj
home-mine-look-back = Powtórka
home-mine-opened = Otwarty { $when }
home-mine-forget-named = Zapomnij o tym stole: { $label }
home-mine-forget-title = Zapomnieć o tym stole?
home-mine-forget-text = Klucz do twojego miejsca jest zapisany tylko w tej przeglądarce. Bez niego nie zagrasz już na tym miejscu, chyba że masz gdzieś jego link.
home-mine-forget-really = Zapomnij o stole
home-mine-all = { $count ->
    [one] Pokaż jeszcze jeden
    [few] Pokaż jeszcze { $count }
   *[many] Pokaż jeszcze { $count }
}

home-against-bot = Przeciwnik: { $name } ({ $level })
home-against-here = Z kimś obok
home-against-link = Z kimś online
home-against-open = Wolne miejsce
home-against-somebody = Przeciwnik nieustalony
home-against-many = { $count ->
    [one] Ty i jedna inna osoba
    [few] Ty i { $count } inne osoby
   *[many] Ty i { $count } innych osób
}
home-against-name = Przeciwnik: { $name }

## Publiczne stoły

home-open = Otwarte stoły
home-open-none = Nie ma jeszcze publicznych stołów. Otwórz pierwszy.
home-open-fetching = Szukanie otwartych stołów…
home-open-again = Odśwież
home-open-more = Pokaż więcej
home-open-sit = Usiądź
home-open-sit-named = Usiądź: { $table }
home-open-look = Obserwuj
home-open-look-named = Obserwuj: { $table }
home-open-own = Otwórz publiczny stół
home-open-free = { $count ->
    [0] brak wolnych miejsc
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
home-phase-seating = oczekiwanie na graczy
home-phase-playing = w trakcie
home-phase-over = zakończony
home-phase-frozen = zamrożony

## Nowy stół

home-new = Nowy stół
home-new-back = Strona główna
home-new-boxes = Pudełka
home-new-boxes-text = Wybierz jedno lub więcej: Zawodnicy pochodzą ze wszystkich.
home-new-seats = Miejsca
home-new-seat-count = Liczba miejsc
home-new-seat = Miejsce { $seat }
home-new-seat-here = Tutaj
home-new-seat-link = Przez link
home-new-seat-open = Wolne
home-new-seat-bot = Bot
home-new-seat-here-text = ktoś na tym urządzeniu
home-new-seat-link-text = osoba, której wyślesz link
home-new-seat-open-text = kto pierwszy, ten lepszy
home-new-name = Imię
home-new-name-text = Opcjonalne.
home-new-style = Styl
home-style-none = Wyważony
home-style-aggressive = Agresywny
home-style-patient = Cierpliwy
home-style-tricky = Podstępny
home-style-own = Jak jego Zawodnik
home-style-none-text = Wybiera to, co uważa za najlepsze.
home-style-aggressive-text = Woli atakować, niż czekać.
home-style-patient-text = Zbiera karty i czeka na twój ruch.
home-style-tricky-text = Lubi Ataki Specjalne i niespodzianki.
home-style-own-text = Każdy Zawodnik ma własny styl.
home-new-table = Stół
home-new-public = Publiczny
home-new-public-text = Pokaż ten stół na liście otwartych stołów.
home-new-correspondence = Korespondencyjnie
home-new-correspondence-text = Ruch może trwać nawet kilka dni; nie ma zegara.
home-new-spectators = Widzowie
home-new-spectators-text = Każdy, kto ma link, może oglądać. Widzowie nie widzą ukrytych kart.
home-new-hints = Podpowiedzi
home-new-hints-text = Gracze mogą prosić o podpowiedzi. Domyślnie włączone w grze z samymi botami.
home-new-hints-usual = Domyślnie
home-new-hints-yes = Dozwolone
home-new-hints-no = Niedozwolone
home-new-rules = Opcje
home-new-rules-text = Na początku obowiązują wartości domyślne.
home-new-changed = zmieniono
home-new-put-back = Przywróć domyślne
home-new-changes = { $count ->
    [0] Wszystkie opcje domyślne
    [one] Zmieniono jedną opcję
    [few] Zmieniono { $count } opcje
   *[many] Zmieniono { $count } opcji
}
home-new-create = Otwórz stół
home-new-unknown = Ta gra nie jest tu dostępna.
home-new-show-option = Pokaż „{ $option }”
home-rule-open = Zasada { $rule }
home-rule-ruling = rozstrzygnięcie
home-rule-house = zasada domowa

home-option-fighters = Zawodnicy
    .choose = Wybierani przy stole
    .draw = Losowani
    .set = Ustaleni od razu
home-option-arena = Arena
    .draw = Losowana
home-option-skills = Umiejętności
    .draw = Losowane
home-option-ko-test = Test Knockdownu
    .dice = Kości
    .tower = Wieża
home-option-dice-always = Kości zamiast wieży
    .none = Nikt
    .A = A
    .B = B
    .both = Obie strony
home-option-tower-seconds = Czas na zbudowanie wieży
    .n10 = 10 sekund
    .n15 = 15 sekund
    .n20 = 20 sekund
    .n30 = 30 sekund
    .n60 = 60 sekund
home-option-decision-time = Czas na odpowiedź
    .off = Bez limitu
home-option-ko-relief = Obrażenia zmniejszane o połowę
    .light = Lekkie
    .heavy = Ciężkie
    .all = Wszystkie
home-option-edge-wound = Obrażenie na krawędzi
home-option-candle-wound = Obrażenie od Świecy
home-option-range-through-corridors = Zasięg przez korytarze
home-option-stall-guard = Ochrona przed impasem
home-option-allow-empty-combo = Puste Combo
home-option-block-windows = Deklarowanie bloku
    .n1 = Raz
    .n2 = Dwa razy
home-option-redraft = Dobór w każdej rundzie
home-option-memory = Znane karty
    .open = Widoczne
    .closed = Tylko liczba
home-option-timer = Czas
    .off = Bez limitu
    .n6 = 6 minut
    .n10 = 10 minut
    .n15 = 15 minut
home-option-level = Loch
home-option-adventure = Przygoda
home-option-tokens = Żetony księgi czarów
    .none = Żadne
home-option-level-cards = Karty poziomów
    .upto = Aż do tego poziomu
    .only = Tylko tego poziomu
home-option-adventure-loss = Po przegranej
    .retry = Ten sam loch
    .restart = Od początku
home-option-chest-hunt = Polowanie na skrzynie
home-option-solo-silence-ball = Kula ciszy w pojedynkę
    .out = Poza grą
    .draw = Dobiera kartę
home-option-first-player = Kto zaczyna
    .random = Decyduje los
home-value-light = Lekkie
home-value-heavy = Ciężkie
home-value-on = Tak
home-value-off = Nie
home-value-true = Tak
home-value-false = Nie

home-more-fighters = Ustaleni od razu
home-more-seconds = Z limitem
home-more-minutes = Inny
home-more-list = Te
home-more-seat = Ustalone od razu
home-more-seconds-field = Sekundy
home-more-minutes-field = Minuty
home-more-list-field = Nazwy oddzielone przecinkami
home-more-seat-field = Kto zaczyna
home-more-fighter-field = Zawodnik na miejscu { $seat }

## Zapraszanie

home-share-seat = Zaproś na miejsce { $seat }
home-share-text = Miejsce dostaje pierwsza osoba, która otworzy ten link.
home-share-link = Link do miejsca
home-share-qr = Kod QR linku do miejsca { $seat }
home-share-send = Wyślij…
home-share-local = Ten link działa tylko na tym komputerze.
home-share-local-text = Aby grać w sieci lokalnej, uruchom { $command }.
home-share-own = Graj na innym urządzeniu
home-share-own-text = Ten link to twoje miejsce. Każdy, kto go ma, może grać za ciebie: nie udostępniaj go.
home-share-own-link = Link do twojego miejsca { $seat }
home-share-own-qr = Kod QR twojego własnego miejsca { $seat }

## Dosiadanie się

home-join = Masz zaproszenie
home-join-loading = Szukanie stołu…
home-join-table = { $game }: miejsce { $seat } czeka na ciebie
home-join-changed = Zmienione opcje
home-join-name = Twoje imię
home-join-sit = Usiądź
home-join-own = W tej przeglądarce już grasz przy tym stole. Jeśli usiądziesz też tutaj, zagrasz na obu miejscach na tym ekranie.
home-seat = Twoje miejsce
home-join-mine = Już tu siedzisz.
home-join-mine-go-on = Przejdź na swoje miejsce
home-join-look = Obserwuj
home-join-home = Strona główna

home-refused = Serwer odrzucił żądanie.
home-refused-offline = Serwer nie odpowiada. Twoje rozgrywki są bezpieczne: spróbuj za chwilę.
home-refused-http = Serwer nie zrozumiał tej strony. Spróbuj ją odświeżyć.
home-refused-failure = Wystąpił błąd serwera. To nie twoja wina.
home-refused-unavailable = Stoły są teraz niedostępne. Twoje rozgrywki są bezpieczne: spróbuj za chwilę.
home-refused-closing = Serwer jest wyłączany. Twoje rozgrywki są bezpieczne: spróbuj za chwilę.
home-refused-full = Na serwerze nie ma teraz miejsca na kolejny stół.
home-refused-too-many = Za dużo żądań. Odczekaj chwilę i spróbuj ponownie.
home-refused-no-table = Nie ma takiego stołu. Mógł zostać usunięty.
home-refused-no-seat = Przy tym stole nie ma takiego miejsca.
home-refused-seat-taken = To miejsce jest zajęte.
home-refused-not-invited = Ten link nie otwiera już tego miejsca. Poproś o nowy osobę, która otworzyła stół.
home-refused-over = Ta rozgrywka jest zakończona.
home-refused-seat-worn = To miejsce zbyt często zmieniało właściciela. Spróbuj za godzinę albo wybierz inne.
home-refused-id-used = Ta przeglądarka siedzi już przy tym stole z tym samym kluczem. Spróbuj ponownie.
home-refused-bad-option = Te opcje do siebie nie pasują.
home-refused-bad-pack = W te pudełka nie można grać razem.
home-refused-bad-seat = Nie można tak przydzielić miejsca.
home-refused-bad-seats = Niewłaściwa liczba miejsc.
home-refused-bad-bot = Ten bot nie jest tu dostępny.
home-refused-bad-game = Ta gra nie jest tu dostępna.
home-refused-malformed = Serwer nie może odczytać tego formularza.
home-refused-name-too-long = To imię jest za długie.
home-refused-name-marks = To imię ma za dużo znaków diakrytycznych.
home-refused-frozen = Ten stół jest zamrożony: zaczęła go inna wersja programu.
home-refused-no-spectators = Ten stół nie dopuszcza widzów.
home-refused-bad-language = Serwer nie obsługuje tego języka.
home-refused-moved = Stół jest przenoszony. Spróbuj ponownie.
home-refused-no-catalogue = Pudełka na serwerze zmieniły się od otwarcia tego stołu. Odśwież stronę.
home-refused-not-host = To może zrobić tylko gospodarz stołu.
home-refused-not-over = Ta rozgrywka jeszcze się nie skończyła.
home-refused-origin = Ten serwer nie przyjmuje stron z tego adresu. Jeśli to twój serwer, dodaj ten adres do ustawienia „origins”.
home-refused-unreadable = Nie można odczytać tego stołu: jest uszkodzony albo zapisała go inna wersja programu.

# Wszystko przed stołem: początek, otwieranie, zapraszanie i dosiadanie się.

## Początek

home-tagline = Dwie gry. Jeden stół. Kto tam?
home-options-open = Wszystkie opcje
home-settings = Ustawienia
home-language = Język
home-loading = Pobieranie gier…

home-play-bot = Walcz z botem
home-play-here = Z kimś obok
home-play-here-text = Dwie osoby, jeden ekran
home-play-link = Z kimś na odległość
home-play-link-text = Przez link albo kod QR
home-bots = Wybierz przeciwnika
home-bots-back = Wróć
home-styles = Styl: { $style }
home-level = Jak dobrze gra bot
home-quick = { $box }. Wojowników wybieracie przy stole.

home-level-easy = Łatwy
home-level-normal = Normalny
home-level-hard = Trudny
home-level-expert = Ekspert

## Własne stoły

home-mine = Moje stoły
home-mine-over = koniec
home-mine-go-on = Graj dalej
home-mine-look-back = Obejrzyj
home-mine-opened = Otwarty { $when }
home-mine-forget-named = Zapomnij o tym stole: { $label }
home-mine-forget-title = Zapomnieć o tym stole?
home-mine-forget-text = Klucz do twojego miejsca jest tylko w tej przeglądarce. Bez niego nikt już na nim nie zagra, chyba że masz gdzieś jego link.
home-mine-forget-really = Zapomnij o stole
home-mine-all = { $count ->
    [one] Pokaż jeszcze jeden
    [few] Pokaż jeszcze { $count }
   *[many] Pokaż jeszcze { $count }
}

home-against-bot = Przeciwnik: { $name } ({ $level })
home-against-here = Z kimś obok
home-against-link = Z kimś na odległość
home-against-open = Wolne miejsce
home-against-somebody = Z kimś
home-against-many = Poza tobą przy stole: { $count }
home-against-name = Przeciwnik: { $name }

## Stoły dla wszystkich

home-open = Otwarte stoły
home-open-none = Nikt nie otworzył publicznego stołu. Twój może być pierwszy.
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
home-phase-seating = gracze zajmują miejsca
home-phase-playing = gra trwa
home-phase-over = koniec
home-phase-frozen = zamrożony

## Nowy stół

home-new = Nowy stół
home-new-back = Strona główna
home-new-boxes = Pudełka
home-new-boxes-text = Połóż na stole, ile chcesz: wojownicy będą ze wszystkich.
home-new-seats = Miejsca
home-new-seat-count = Liczba miejsc
home-new-seat = Miejsce { $seat }
home-new-seat-here = Tutaj
home-new-seat-link = Przez link
home-new-seat-open = Wolne
home-new-seat-bot = Bot
home-new-seat-here-text = ktoś przy tym urządzeniu
home-new-seat-link-text = ten, komu wyślesz link
home-new-seat-open-text = kto pierwszy, ten lepszy
home-new-name = Imię
home-new-name-text = Może zostać puste.
home-new-style = Styl
home-style-none = Wyważony
home-style-aggressive = Agresywny
home-style-patient = Cierpliwy
home-style-tricky = Podstępny
home-style-own = Według wojownika
home-style-none-text = Gra to, co uważa za najlepsze.
home-style-aggressive-text = Woli ranić, niż czekać.
home-style-patient-text = Zbiera karty i czeka na twój ruch.
home-style-tricky-text = Lubi ataki specjalne i niespodzianki.
home-style-own-text = Każdy wojownik ma swój temperament.
home-new-table = Stół
home-new-public = Publiczny
home-new-public-text = Stół jest na liście otwartych stołów.
home-new-correspondence = Korespondencyjnie
home-new-correspondence-text = Na odpowiedź można czekać całymi dniami; nie ma zegara.
home-new-spectators = Widzowie
home-new-spectators-text = Kto zna adres stołu, może się przyglądać i widzi to, co wolno widzieć każdemu.
home-new-hints = Podpowiedzi
home-new-hints-text = Czy można prosić o podpowiedź. Zwykle może ten, kto gra sam z botami.
home-new-hints-usual = Jak zwykle
home-new-hints-yes = Dozwolone
home-new-hints-no = Niedozwolone
home-new-rules = Zasady domowe
home-new-rules-text = Na początku wszystko jest tak, jak się zwykle gra.
home-new-changed = zmieniono
home-new-put-back = Wszystko jak zwykle
home-new-changes = { $count ->
    [0] Wszystkie opcje jak zwykle
    [one] Zmieniono jedną opcję
    [few] Zmieniono { $count } opcje
   *[many] Zmieniono { $count } opcji
}
home-new-create = Otwórz stół
home-new-unknown = Nie ma tu takiej gry.
home-new-show-option = Pokaż „{ $option }”
home-rule-open = Zasada { $rule }
home-rule-ruling = rozstrzygnięcie
home-rule-house = domowa

home-option-fighters = Wojownicy
    .choose = Wybierani przy stole
    .draw = Losowani
    .set = Ustaleni od razu
home-option-arena = Arena
    .draw = Losowana
home-option-skills = Umiejętności
    .draw = Losowane
home-option-ko-test = Test nokautu
    .dice = Kości
    .tower = Wieża
home-option-dice-always = Kości zamiast wieży
    .none = Nikt
    .A = A
    .B = B
    .both = Oboje
home-option-tower-seconds = Czas na zbudowanie wieży
    .n10 = 10 sekund
    .n15 = 15 sekund
    .n20 = 20 sekund
    .n30 = 30 sekund
    .n60 = 60 sekund
home-option-decision-time = Czas na odpowiedź
    .off = Bez limitu
home-option-ko-relief = Rany zmniejszane o połowę
    .light = Lekkie
    .heavy = Ciężkie
    .all = Wszystkie
home-option-edge-wound = Rana przy krawędzi
home-option-candle-wound = Rana od świecy
home-option-range-through-corridors = Zasięg przez korytarze
home-option-stall-guard = Ochrona przed impasem
home-option-allow-empty-combo = Puste Kombo
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
home-value-light = Lekka
home-value-heavy = Ciężka
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
home-more-fighter-field = Wojownik na miejscu { $seat }

## Zapraszanie

home-share-seat = Zaproś na miejsce { $seat }
home-share-text = Kto pierwszy otworzy ten link, ten tam usiądzie.
home-share-link = Link do miejsca
home-share-qr = Kod QR linku do miejsca { $seat }
home-share-send = Wyślij…
home-share-local = Ten link działa tylko na tym komputerze.
home-share-local-text = Aby zagrać z kimś w tej samej sieci, uruchom { $command }.
home-share-own = Graj na innym urządzeniu
home-share-own-text = Ten link to samo twoje miejsce. Kto go ma, gra zamiast ciebie: zachowaj go dla siebie.
home-share-own-link = Link do twojego miejsca { $seat }
home-share-own-qr = Kod QR twojego własnego miejsca { $seat }

## Dosiadanie się

home-join = Masz zaproszenie
home-join-loading = Szukanie stołu…
home-join-table = { $game }: miejsce { $seat } czeka na ciebie
home-join-changed = Inaczej niż zwykle
home-join-name = Twoje imię
home-join-sit = Usiądź
home-join-own = W tej przeglądarce już grasz przy tym stole. Jeśli usiądziesz też tutaj, oba miejsca będą na tym ekranie.
home-seat = Twoje miejsce
home-join-mine = Już tu siedzisz.
home-join-mine-go-on = Na swoje miejsce
home-join-look = Obserwuj
home-join-home = Strona główna

home-refused = Serwer tego nie zrobił.
home-refused-offline = Serwer nie odpowiada. Nic nie przepadło: spróbuj za chwilę.
home-refused-http = Serwer nie zrozumiał tej strony. Może pomoże ponowne jej wczytanie.
home-refused-failure = Serwer zawiódł; to nie twoja wina.
home-refused-unavailable = Stoły są teraz nieosiągalne. Nic nie przepadło: spróbuj za chwilę.
home-refused-closing = Serwer kończy pracę. Nic nie przepadło: spróbuj za chwilę.
home-refused-full = Na serwerze nie ma teraz miejsca na kolejny stół.
home-refused-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
home-refused-no-table = Nie ma takiego stołu. Mógł zostać usunięty.
home-refused-no-seat = Przy tym stole nie ma takiego miejsca.
home-refused-seat-taken = To miejsce jest już zajęte.
home-refused-not-invited = Ten link nie otwiera już tego miejsca. Poproś o nowy osobę, która otworzyła stół.
home-refused-over = Ta rozgrywka już się skończyła.
home-refused-seat-worn = To miejsce zbyt często zmieniało właściciela. Spróbuj za godzinę albo wybierz inne.
home-refused-id-used = Ta przeglądarka siedzi już przy tym stole z tym samym kluczem. Spróbuj jeszcze raz.
home-refused-bad-option = Te opcje do siebie nie pasują.
home-refused-bad-pack = W te pudełka nie można grać razem.
home-refused-bad-seat = Miejsca nie można tak obsadzić.
home-refused-bad-seats = To niewłaściwa liczba miejsc.
home-refused-bad-bot = Taki bot tu nie gra.
home-refused-bad-game = W tę grę nie można tu zagrać.
home-refused-malformed = Serwer nie może odczytać tego formularza.
home-refused-name-too-long = To imię jest za długie.
home-refused-name-marks = W tym imieniu jest za dużo znaków nad literami.
home-refused-frozen = Ten stół jest zamrożony: zaczęła go inna wersja programu.
home-refused-no-spectators = Przy tym stole nie można się przyglądać.
home-refused-bad-language = Serwer nie zna tego języka.
home-refused-moved = Stół był właśnie przenoszony. Spróbuj jeszcze raz.
home-refused-no-catalogue = Serwer ma teraz inne pudełka niż te, z których rozłożono ten stół. Wczytaj stronę jeszcze raz.
home-refused-not-host = To może tylko ten, kto otworzył stół.
home-refused-not-over = Ta rozgrywka jeszcze się nie skończyła.
home-refused-origin = Ten serwer nie rozmawia ze stronami stąd. Jeśli jest twój, podaj ten adres w jego ustawieniu „origins”.
home-refused-unreadable = Nie można odczytać tego stołu: jest uszkodzony albo zapisała go inna wersja programu.

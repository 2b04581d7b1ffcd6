# Rama każdego stołu: pasek, miejsca, dziennik, zasady, czat, wynik i powtórka.

## Pasek

table-title-turn = ● Twój ruch · { $title }
table-your-turn = Twój ruch
table-menu = Menu
table-people = Osoby przy stole
table-hint = Podpowiedź
table-result = Wynik
table-round = Runda { $round }
table-connected = Połączono
table-disconnected = Rozłączono
table-clock = Zostało { $time }. Co potem, mówi zasada { $rule }.
table-clock-left = { $seconds ->
    [one] Została sekunda
    [few] Zostały { $seconds } sekundy
   *[many] Zostało { $seconds } sekund
}

table-player = Gracz { $seat }
table-nobody = Miejsce { $seat }
table-you = ty
table-online = online
table-away = offline
table-empty = puste
table-thinks = myśli
table-to-move = ma ruch

## Obszar główny

table-loading = Przygotowywanie stołu…
table-undrawn = Ta gra nie ma jeszcze planszy w przeglądarce. Śledź ją w dzienniku albo zagraj w terminalu.
table-skip = Pomiń
table-why-not = { $what }: dlaczego nie?
table-asked-attack = Wobec ataku: { $attack }. { $question }
table-asked-step = Porusza się { $fighter }. { $question }

table-seating = Oczekiwanie na graczy
table-seating-ready = Rozdawanie kart…
table-ready = gotowe
table-not-ready = jeszcze nie
table-sit = Usiądź
table-fill = Posadź bota
table-free = Zwolnij to miejsce
table-invite = Nowy link
table-stand-in = Wstaw bota
table-stand-in-text = { $name } nie ma połączenia. Bot może grać w zastępstwie do czasu powrotu. Który?
table-wait-for = Czekaj bez bota
table-missed = Oczekiwanie: { $name } nie ma połączenia.
table-vacated = Oczekiwanie, aż ktoś zajmie puste miejsce.
table-fill-text = To miejsce jest puste. Który bot ma grać?
table-open-link = Link do stołu: każdy, kto go otworzy, może zająć wolne miejsce
table-open-qr = Kod QR linku do stołu
table-share-open = Inne komputery mogą się połączyć z tym serwerem, ale nie zna on własnego adresu. Otwórz tę stronę pod adresem sieciowym tego komputera, na przykład http://192.168.1.20{ $port }: linki będą go wtedy używać.

table-luck = Tasowanie jest zapieczętowane: nikt nie może go wybrać, nawet serwer.
table-luck-text = Zanim ktokolwiek usiądzie, serwer ukrywa sekret i publikuje jego odcisk. Każdy gracz dodaje losową wartość. Obie razem wyznaczają talię, a po rozgrywce sekret zostaje ujawniony, więc każdy może sprawdzić każdą kartę i każdą kość.
table-luck-commitment = Odcisk:
table-luck-secret = Sekret:
table-luck-daily = Rozdanie publiczne: dziś wszyscy mają te same karty i żaden gracz nie dokłada losowości.

table-curtain = { $name }, twój ruch
table-curtain-text = Przekaż ekran. To, co teraz, może zobaczyć tylko { $name }.
table-curtain-draw = To ja, { $name }: pokaż stół
table-curtain-undo = { $name } cofa ostatni ruch
table-curtain-log = Dziennik też jest ukryty.

table-bye = Nie jesteś już przy tym stole
table-bye-no-table = Nie ma takiego stołu. Mógł zostać usunięty.
table-bye-deleted = Ten stół został usunięty.
table-bye-removed = Gospodarz usunął cię od tego stołu.
table-bye-left = To miejsce nie jest już twoje.
table-bye-not-yours = Twój klucz nie otwiera tu już żadnego miejsca. Mogło zostać zwolnione na innym urządzeniu.
table-bye-not-host = Ten klucz nie pasuje do tego stołu.
table-bye-no-spectators = Ten stół nie dopuszcza widzów.
table-bye-protocol = Ta strona jest starsza niż serwer. Odśwież ją.
table-bye-unreadable = Nie można odczytać tego stołu: jest uszkodzony albo zapisała go inna wersja programu.
table-bye-origin = { home-refused-origin }
table-bye-bad-language = Serwer nie obsługuje tego języka.
table-bye-not-allowed = Nie masz dostępu.
table-bye-crowded = Przy tym stole nie ma miejsca na więcej widzów.
table-bye-too-many = Ten stół był otwierany zbyt często w krótkim czasie.
table-bye-full = Wszystkie stoły na tym serwerze są zajęte.
table-bye-closing = Serwer jest wyłączany.
table-bye-shutdown = Serwer został zatrzymany. Stół wróci razem z nim.
table-bye-unavailable = Ten stół jest teraz niedostępny.
table-bye-moved = Stół jest przenoszony.
table-bye-failure = Wystąpił błąd serwera. To nie twoja wina.
table-bye-silent = Serwer zbyt długo nic nie słyszał od tej strony.
table-bye-slow = To połączenie jest za wolne, by nadążyć.
table-bye-flood = Ta strona wysłała za dużo wiadomości.
table-bye-oversize = Ta strona wysłała zbyt długą wiadomość.
table-bye-no-hello = Ta strona się nie przedstawiła.
table-bye-other = Serwer zamknął połączenie.
table-look-on = Obserwuj
table-reload = Odśwież stronę

## Komunikaty i błędy

table-lost = Utracono połączenie. Ponowne łączenie… twoja gra jest bezpieczna.
table-frozen = Ten stół jest zamrożony: zaczęła go inna wersja programu. Grać dalej można tylko w tamtej wersji.
table-frozen-unplayed = Dotychczasowe ruchy
table-frozen-unseen = coś, czego nie widać z tego miejsca
table-paused = Rozgrywka jest wstrzymana.
table-go-on = Kontynuuj
table-pause = Poproś o przerwę
table-pause-wished = { $count ->
    [one] { $name } prosi o przerwę.
   *[other] { $name } proszą o przerwę.
}
table-pause-agree = Zgódź się na przerwę
table-pause-waits = Prośba o przerwę wysłana. Przerwa zacznie się, gdy wszyscy się zgodzą.
table-handed = { $bot } gra na twoim miejscu.
table-take-back = Wróć do gry
table-followed = Jest rewanż.
table-follow = Przejdź do rewanżu

table-refused = Nie udało się.
table-refused-stale = Stół właśnie się zmienił. Zobacz nowe pytanie.
table-refused-illegal = Nie możesz teraz tego zrobić.
table-refused-no-question = Teraz pytanie jest inne.
table-refused-not-asked = To nie twoja kolej na odpowiedź.
table-refused-not-dealt = Rozgrywka jeszcze się nie zaczęła.
table-refused-over = Rozgrywka jest zakończona.
table-refused-not-over = Rozgrywka jeszcze się nie skończyła.
table-refused-frozen = Tej rozgrywki nie można tu kontynuować.
table-refused-handed = Na twoim miejscu gra bot. Najpierw je odbierz.
table-refused-paused = Rozgrywka jest wstrzymana.
table-refused-no-pause = Rozgrywka korespondencyjna nie ma zegara, więc nie ma czego wstrzymywać.
table-refused-not-seated = To mogą zrobić tylko gracze przy stole.
table-refused-not-yours = To nie jest twoje miejsce.
table-refused-not-host = To może zrobić tylko gospodarz stołu.
table-refused-nothing-to-undo = Nie ma czego cofnąć.
table-refused-no-tower = Nie ma teraz wieży do zbudowania.
table-refused-bad-cubes = Wieża ma od jednej do pięćdziesięciu kostek.
table-refused-not-attacker = Zegar uruchamia tylko atakujący.
table-refused-no-builder = Budujący gracz nie ma połączenia. Jeśli nie wróci, zegar ruszy sam.
table-refused-elsewhere = Nie możesz tego zrobić przy tym stole.
table-refused-silence = Cisza: nikomu nie wolno teraz mówić.
table-refused-chat-empty = Ta wiadomość jest pusta.
table-refused-talked-out = Wysyłasz przy tym stole bardzo dużo wiadomości. Odczekaj trochę.
table-refused-too-long = Ta rozgrywka osiągnęła maksymalną długość. Możesz się już tylko poddać.
table-refused-too-many = Za często. Odczekaj chwilę.
table-refused-no-hints = Ten stół nie dopuszcza podpowiedzi.
table-refused-no-adviser = Boty są zajęte. Zapytaj za chwilę.
table-refused-no-spectator = Tego widza już nie ma.
table-refused-seat-taken = To miejsce jest zajęte.
table-refused-bad-bot = Ten bot nie jest tu dostępny.
table-refused-name-too-long = To imię jest za długie.
table-refused-name-marks = To imię ma za dużo znaków diakrytycznych.
table-refused-unavailable = Nie udało się zapisać ruchu. Spróbuj za chwilę.
table-refused-moved = Stół jest przenoszony. Spróbuj ponownie.
table-refused-id-used = Ten numer został już użyty do innego żądania. Spróbuj ponownie.
table-refused-malformed = Serwer nie mógł tego odczytać. Spróbuj odświeżyć stronę.
table-refused-known = Jesteś już przy tym stole.
table-refused-ready-already = Twoja gotowość jest już zgłoszona.
table-refused-no-seat = Przy tym stole nie ma takiego miejsca.
table-refused-bad-seat = Nie można tak przydzielić miejsca.
table-refused-no-input = Ta rozgrywka nie ma tylu kroków.
table-refused-no-bot = Na tym miejscu od początku nie grał bot.
table-refused-chat-too-long = Ta wiadomość jest za długa.
table-refused-chat-marks = Ta wiadomość ma za dużo znaków diakrytycznych.

## Panel boczny

table-panel = Panel boczny
table-panel-close = Zamknij panel
table-log = Dziennik
table-log-empty = Nic się jeszcze nie wydarzyło.
table-log-recall = Pokaż wcześniejsze wpisy
table-log-recalled = { $count ->
    [one] Jeden wcześniejszy wpis
    [few] { $count } wcześniejsze wpisy
    [many] { $count } wcześniejszych wpisów
   *[other] { $count } wcześniejszego wpisu
}
table-rules = Zasady
table-rules-search = Szukaj zasad i kart
table-rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Jeden wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
table-rules-none = Brak wyników.
table-rules-all = Wszystkie zasady
table-rules-neighbours = W tym samym rozdziale
table-rule-open = Otwórz zasadę { $rule }
table-rule-unknown = Nie ma tu zasady { $rule }.
table-rule-ruling = Rozstrzygnięcie
table-rule-house = Zasada domowa
table-rule-component = Element gry
table-rule-advice = Porada
table-rule-pending = Otwarta
table-provenance-house = Domowa
table-provenance-completed = Uzupełniona
table-chat = Czat
table-chat-empty = Brak wiadomości.
table-chat-label = Wiadomość
table-chat-send = Wyślij
table-chat-onlooker = Pisać mogą tylko gracze przy stole.
table-chat-hushed = Cisza: teraz nie wolno pisać. Gesty przy stole są nadal dozwolone.
table-chat-unread = { $count ->
    [one] nowa wiadomość
    [few] nowe wiadomości
   *[many] nowych wiadomości
}
table-emotes = Szybkie wiadomości
table-emote-hello = Cześć!
table-emote-luck = Powodzenia!
table-emote-nice = Dobra gra!
table-emote-wow = O rany!
table-emote-ouch = Auć!
table-emote-think = Niech pomyślę…
table-emote-sorry = Przepraszam!
table-emote-thanks = Dzięki!

## Okna dialogowe

table-window-menu = Menu
table-window-people = Przy stole
table-window-elsewhere = Inne urządzenie
table-window-hand = Niech zagra bot
table-window-leave = Odejść od stołu?
table-window-hint = Podpowiedź
table-window-offer = Na pewno?
table-window-report = Zgłoszenie
table-window-keys = Skróty klawiszowe
table-window-adventure = Przygoda
table-window-result = Koniec rozgrywki

table-elsewhere = Graj dalej na innym urządzeniu
table-adventure = Przygoda
table-adventure-text = Możecie przerwać w każdej chwili. Stół jest zapisany: wrócicie do niego ze strony głównej albo na innym urządzeniu, przez link do miejsca.
table-hand = Niech bot zagra za mnie
table-hand-text = Bot gra za ciebie, dopóki nie odbierzesz miejsca. Który?
table-hand-trouble = Boty są teraz niedostępne.
table-settings = Ustawienia
table-keys = Skróty klawiszowe
table-leave = Odejdź od stołu
table-leave-text = Odchodzisz na dobre: twój klucz przestanie otwierać to miejsce i może je zająć ktoś inny. Jeśli to tylko przerwa, zamknij stronę; miejsce pozostanie twoje.
table-leave-do = Odejdź od stołu
table-offer-text = „{ $what }”: nie można tego cofnąć.
table-rename = Twoje imię
table-rename-do = Zmień
table-mute = Wycisz
table-unmute = Wyłącz wyciszenie
table-report = Zgłoś
table-report-name = Zgłoś imię
table-report-text = Zgłoś wypowiedź: { $name }
table-report-text-long = Zgłoszenie trafi do osób prowadzących ten serwer, razem z imieniem i miejscem.
table-report-what = Co jest nie w porządku?
table-report-send = Wyślij zgłoszenie
table-report-done = Zgłoszenie zostało wysłane.
table-onlookers = { $count ->
    [0] Brak widzów
    [one] Jeden widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
table-onlooker = Widz { $number }
table-onlooker-you = Widz { $number }: ty
table-remove = Usuń

table-hint-thinks = Silny bot myśli…
table-hint-not-now = To nie twoja kolej na odpowiedź. Poproś, gdy nadejdzie.
table-hint-late = Pytanie się zmieniło.
table-hint-best = Najlepsza
table-hint-only = Twoja jedyna odpowiedź
table-hint-next = Druga w kolejności
table-hint-do = Zagraj to
table-hint-plan = Możliwy dalszy ciąg
table-hint-chance = { $word }: na 100 takich rozgrywek wygrywa się około { $percent }.
table-hint-sure = Pierwsza jest wyraźnie lepsza.
table-hint-likely = Pierwsza jest chyba lepsza.
table-hint-close = Obie są mniej więcej równie dobre.
table-hint-kept = Druga daje więcej, ale niewiele: żeton lepiej zachować na później.
table-hint-hasty = Zabrakło czasu, żeby sprawdzić coś innego.
table-chance-slim = Prawie przegrana
table-chance-poor = Duża strata
table-chance-behind = Lekka strata
table-chance-even = Równo
table-chance-ahead = Lekka przewaga
table-chance-good = Duża przewaga
table-chance-great = Prawie wygrana

table-result-you = Wygrywasz!
table-result-lost = Wygrywa { $name }
table-result-won = Wygrywa { $name }
table-result-draw = Remis
table-result-look = Zobacz stół
table-rematch = Rewanż
table-rematch-waits = Oczekiwanie na innych…
table-rematch-wished = { $name } chce rewanżu.
table-rematch-wished-stay = { $name } chce rewanżu bez zamiany stron.
table-rematch-sides = Strony
    .swap = Zamienione
    .stay = Te same
table-rematch-fighters-before = Jak poprzednio
table-again-otherwise = Nowy stół z innymi opcjami
table-again-elsewhere = Nowy stół z nowym linkiem
table-recount = { $name }: jaki był plan?
table-recount-thinks = { $name } wspomina rozgrywkę…
table-recount-heading = { $name } wspomina
table-replay = Obejrzyj powtórkę
table-record = Pobierz zapis
table-fair = Czy było uczciwie?
table-verify = { $command } oblicza ponownie każde tasowanie i każdą kość z zapisu.

## Powtórka

table-replay-title = Powtórka
table-replay-loading = Wczytywanie rozgrywki…
table-replay-none = Ta rozgrywka nie ma powtórki: jeszcze trwa albo jest prywatna.
table-replay-step = Krok { $input } z { $inputs }
table-replay-before = Nic się jeszcze nie wydarzyło.
table-replay-first = Pierwszy krok
table-replay-back = Poprzedni krok
table-replay-play = Odtwarzaj
table-replay-pause = Pauza
table-replay-next = Następny krok
table-replay-last = Ostatni krok
table-replay-slider = Krok rozgrywki
table-replay-view = Punkt widzenia
table-replay-view-public = Widz
table-replay-quiet = Widzowie nie widzieli tego kroku.
table-replay-skipped = { $count ->
    [one] (pominięto jeden krok)
    [few] (pominięto { $count } kroki)
   *[many] (pominięto { $count } kroków)
}
table-replay-table = Przejdź do stołu

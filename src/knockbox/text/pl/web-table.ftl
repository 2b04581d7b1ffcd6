# Rama każdego stołu: pasek, miejsca, dziennik, zasady, czat, koniec i powtórka.

## Pasek

table-title-turn = ● Twój ruch · { $title }
table-your-turn = Twój ruch
table-menu = Menu
table-people = Kto jest przy stole
table-hint = Podpowiedź
table-result = Wynik
table-round = Runda { $round }
table-connected = Połączono
table-disconnected = Brak połączenia
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
table-empty = jeszcze nikogo
table-thinks = myśli
table-to-move = ma ruch

## Pośrodku

table-loading = Rozkładanie gry…
table-undrawn = Ta gra nie ma jeszcze stołu w przeglądarce. Dziennik obok mówi, co się dzieje; zagrać można w terminalu.
table-skip = Przewiń do teraz
table-why-not = { $what }: dlaczego nie?
table-asked-attack = W odpowiedzi na: { $attack }. { $question }
table-asked-step = { $fighter } się porusza. { $question }

table-seating = Kogo jeszcze brakuje?
table-seating-ready = Karty są rozdawane…
table-ready = można zaczynać
table-not-ready = jeszcze chwila
table-sit = Usiądź
table-fill = Posadź bota
table-free = Zwolnij miejsce
table-invite = Nowy link
table-stand-in = Niech zastąpi bot
table-stand-in-text = Tu siedzi { $name }, ale nie ma połączenia. Bot zagra w zastępstwie do czasu powrotu. Który?
table-wait-for = Czekaj bez bota
table-missed = Wszyscy czekają: { $name } nie ma połączenia.
table-vacated = Wszyscy czekają: jedno miejsce jest puste.
table-fill-text = Nikt tu jeszcze nie siedzi. Który bot ma grać?
table-open-link = Link do stołu: kto go otworzy, może zająć wolne miejsce
table-open-qr = Kod QR linku do stołu
table-share-open = Inne komputery mogą się połączyć z tym serwerem, ale on sam nie wie, pod jakim adresem. Otwórz tę stronę pod adresem, jaki ten komputer ma w sieci, na przykład http://192.168.1.20{ $port }: wtedy linki będą się od niego zaczynać.

table-luck = Tasowanie jest zapieczętowane: nikt nie może go wybrać, nawet serwer.
table-luck-text = Zanim ktokolwiek usiądzie, serwer chowa sekret i pokazuje jego pieczęć. Każdy dodaje losowe słowo. Z obu wynika talia, a po meczu sekret jest jawny, więc każdy może sprawdzić każdą kartę i każdą kość.
table-luck-commitment = Pieczęć:
table-luck-secret = Sekret:
table-luck-daily = Rozdanie publiczne: dziś wszyscy mają te same karty i nikt nie dokłada własnego losu.

table-curtain = { $name }, twój ruch
table-curtain-text = Przekaż ekran. To, co teraz, może zobaczyć tylko { $name }.
table-curtain-draw = To ja, { $name }: pokaż stół
table-curtain-undo = { $name } cofa ostatnią odpowiedź
table-curtain-log = Dziennik też jest za kurtyną.

table-bye = To już koniec
table-bye-no-table = Nie ma takiego stołu. Może został usunięty.
table-bye-deleted = Ten stół został usunięty.
table-bye-removed = Gospodarz wyprosił cię od tego stołu.
table-bye-left = To miejsce nie jest już twoje.
table-bye-not-yours = Twój klucz nie otwiera tu już żadnego miejsca. Może zostało zwolnione na innym urządzeniu.
table-bye-not-host = Twój klucz nie jest od tego stołu.
table-bye-no-spectators = Ten stół jest tylko dla grających.
table-bye-protocol = Ta strona jest starsza niż serwer. Wczytaj ją jeszcze raz.
table-bye-unreadable = Nie można odczytać tego stołu: jest uszkodzony albo zapisała go inna wersja programu.
table-bye-origin = { home-refused-origin }
table-bye-bad-language = Serwer nie zna tego języka.
table-bye-not-allowed = Serwer cię nie wpuszcza.
table-bye-crowded = Przygląda się już tyle osób, że nikt więcej się nie zmieści.
table-bye-too-many = Zbyt wiele wejść do tego stołu w krótkim czasie.
table-bye-full = Wszystkie stoły na tym serwerze są zajęte.
table-bye-closing = Serwer jest właśnie zatrzymywany.
table-bye-shutdown = Serwer został zatrzymany. Stół wróci razem z nim.
table-bye-unavailable = Zapis tego stołu jest chwilowo niedostępny.
table-bye-moved = Stół był właśnie przenoszony.
table-bye-failure = Serwer zawiódł; to nie twoja wina.
table-bye-silent = Serwer zbyt długo nic stąd nie słyszał.
table-bye-slow = To łącze jest za wolne na wszystko, co było do opowiedzenia.
table-bye-flood = Ta strona powiedziała zbyt wiele naraz.
table-bye-oversize = Ta strona powiedziała coś zbyt długiego.
table-bye-no-hello = Ta strona nie powiedziała, kto tu jest.
table-bye-other = Serwer zakończył rozmowę.
table-look-on = Obserwuj
table-reload = Wczytaj stronę ponownie

## Co stoi na drodze

table-lost = Połączenie się zerwało. Wróci samo i nic nie zginie.
table-frozen = Ten stół jest zamrożony: zaczęła go inna wersja programu. Czeka na taką, która potrafi grać dalej.
table-frozen-unplayed = Co zagrano do tej pory
table-frozen-unseen = coś, czego stąd nie było widać
table-paused = Mecz ma przerwę.
table-go-on = Grajmy dalej
table-pause = Poproś o przerwę
table-pause-wished = { $count ->
    [one] { $name } chce przerwy.
   *[other] { $name } chcą przerwy.
}
table-pause-agree = Zgoda na przerwę
table-pause-waits = Przerwa zacznie się, gdy wszyscy będą jej chcieli.
table-handed = { $bot } gra za ciebie.
table-take-back = Wracam do gry
table-followed = Jest rewanż.
table-follow = Do rewanżu

table-refused = Nie udało się.
table-refused-stale = Stół właśnie się zmienił. Zobacz, o co pyta teraz.
table-refused-illegal = Tego nie można teraz zrobić.
table-refused-no-question = Nikt cię teraz o to nie pyta.
table-refused-not-asked = Nikt cię teraz o nic nie pyta.
table-refused-not-dealt = Mecz jeszcze się nie zaczął.
table-refused-over = Mecz się skończył.
table-refused-not-over = Mecz jeszcze się nie skończył.
table-refused-frozen = Ten stół nie może tu grać dalej.
table-refused-handed = Za ciebie gra bot. Najpierw odbierz mu miejsce.
table-refused-paused = Mecz ma przerwę.
table-refused-no-pause = Korespondencyjnie nie ma pośpiechu, więc nie ma i przerw.
table-refused-not-seated = To mogą tylko ci, którzy siedzą przy stole.
table-refused-not-yours = To nie jest twoje miejsce.
table-refused-not-host = To może tylko ten, kto otworzył stół.
table-refused-nothing-to-undo = Tego nie można już cofnąć.
table-refused-no-tower = Nie ma teraz wieży do zbudowania.
table-refused-bad-cubes = Wieża ma od jednej do pięćdziesięciu kostek.
table-refused-not-attacker = Zegar uruchamia tylko atakujący.
table-refused-no-builder = Budującego nie ma przy stole. Jeśli nie wróci, zegar ruszy sam.
table-refused-elsewhere = Tego nie można zrobić przy tym stole.
table-refused-silence = Teraz nikt nie może mówić.
table-refused-chat-empty = Nie ma tu nic do czytania.
table-refused-talked-out = Padło tu już od ciebie tyle słów, że musisz chwilę poczekać.
table-refused-too-long = Ta partia jest dłuższa, niż się tu mieści. Można już tylko się poddać.
table-refused-too-many = Za często. Odczekaj chwilę.
table-refused-no-hints = Przy tym stole gra się bez podpowiedzi.
table-refused-no-adviser = Nikt nie ma czasu o tym pomyśleć. Zapytaj za chwilę.
table-refused-no-spectator = Nikt z tym numerem już nie patrzy.
table-refused-seat-taken = Ktoś już tu siedzi.
table-refused-bad-bot = Taki bot tu nie gra.
table-refused-name-too-long = To imię jest za długie.
table-refused-name-marks = To imię ma za dużo znaków nad literami.
table-refused-unavailable = Nie udało się tego zapisać. Spróbuj za chwilę.
table-refused-moved = Stół był właśnie przenoszony. Spróbuj jeszcze raz.
table-refused-id-used = Pod tym samym numerem zrobiono już coś innego. Spróbuj jeszcze raz.
table-refused-malformed = Serwer nie umiał tego odczytać. Może pomoże ponowne wczytanie strony.
table-refused-known = Serwer już wie, kto tu jest.
table-refused-ready-already = Gotowość została już zgłoszona.
table-refused-no-seat = Ten stół nie ma takiego miejsca.
table-refused-bad-seat = Tak nie można oddać miejsca.
table-refused-no-input = Ta partia nie ma tylu kroków.
table-refused-no-bot = Na tym miejscu od początku nie grał bot.
table-refused-chat-too-long = To jest za długie na czat.
table-refused-chat-marks = To ma zbyt wiele znaków nad literami.

## Obok stołu

table-panel = Obok stołu
table-panel-close = Zamknij panel
table-log = Dziennik
table-log-empty = Nic się jeszcze nie zdarzyło.
table-log-recall = Wcześniejsze wpisy
table-log-recalled = { $count ->
    [one] Jeden wcześniejszy wpis
    [few] { $count } wcześniejsze wpisy
    [many] { $count } wcześniejszych wpisów
   *[other] { $count } wcześniejszego wpisu
}
table-rules = Zasady
table-rules-search = Znajdź zasadę albo kartę
table-rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Jeden wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
table-rules-none = Nic nie zawiera tych słów.
table-rules-all = Wszystkie zasady
table-rules-neighbours = W tym samym rozdziale
table-rule-open = Otwórz zasadę { $rule }
table-rule-unknown = Nie ma tu zasady { $rule }.
table-rule-ruling = Rozstrzygnięcie
table-rule-house = Domowa
table-rule-component = Element
table-rule-advice = Rada
table-rule-pending = Otwarta
table-provenance-house = Domowa
table-provenance-completed = Uzupełniona
table-chat = Czat
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-label = Powiedz coś
table-chat-send = Wyślij
table-chat-onlooker = Mówić mogą tylko ci, którzy siedzą przy stole.
table-chat-hushed = Cisza: nikomu nie wolno teraz pisać. Gesty przy stole są nadal dozwolone.
table-chat-unread = { $count ->
    [one] nowa wiadomość
    [few] nowe wiadomości
   *[many] nowych wiadomości
}
table-emotes = Szybkie zwroty
table-emote-hello = Cześć!
table-emote-luck = Powodzenia!
table-emote-nice = Dobra gra!
table-emote-wow = O rany!
table-emote-ouch = Auć!
table-emote-think = Niech pomyślę…
table-emote-sorry = Przepraszam!
table-emote-thanks = Dzięki!

## Okna

table-window-menu = Menu
table-window-people = Przy stole
table-window-elsewhere = Inne urządzenie
table-window-hand = Bot na to miejsce
table-window-leave = Wstać od stołu?
table-window-hint = Podpowiedź
table-window-offer = Na pewno?
table-window-report = Zgłoszenie
table-window-keys = Klawisze
table-window-adventure = Przygoda
table-window-result = Koniec meczu

table-elsewhere = Graj dalej na innym urządzeniu
table-adventure = Przygoda
table-adventure-text = Możecie przerwać w każdej chwili. Stół zostaje: wrócicie do niego ze strony początkowej albo na innym urządzeniu, przez link do miejsca.
table-hand = Niech bot zagra za mnie
table-hand-text = Bot gra za ciebie, dopóki nie odbierzesz mu miejsca. Który?
table-hand-trouble = Botów nie można teraz zapytać.
table-settings = Ustawienia
table-keys = Klawiatura
table-leave = Wstań od stołu
table-leave-text = Wstajesz na dobre: twój klucz do tego miejsca nic już nie otworzy i może usiąść ktoś inny. Jeśli to tylko przerwa, zamknij stronę; miejsce pozostanie twoje.
table-leave-do = Wstań od stołu
table-offer-text = „{ $what }”: tego nie można cofnąć.
table-rename = Jak widzą cię inni
table-rename-do = Zmień
table-mute = Wycisz
table-unmute = Słuchaj znowu
table-report = Zgłoś
table-report-name = Zgłoś imię
table-report-text = Zgłoś wypowiedź: { $name }
table-report-text-long = To trafi do tych, którzy prowadzą ten serwer, razem z imieniem i miejscem.
table-report-what = Co jest nie w porządku?
table-report-send = Wyślij zgłoszenie
table-report-done = Zgłoszenie zostało wysłane.
table-onlookers = { $count ->
    [0] Nikt się nie przygląda
    [one] Przygląda się jedna osoba
    [few] Przyglądają się { $count } osoby
   *[many] Przygląda się { $count } osób
}
table-onlooker = Widz { $number }
table-onlooker-you = Widz { $number }: ty
table-remove = Wyproś

table-hint-thinks = Silny bot się zastanawia…
table-hint-not-now = Teraz nikt cię o nic nie pyta. Poproś, gdy przyjdzie twój ruch.
table-hint-late = Pytanie jest już inne.
table-hint-best = Najlepsze
table-hint-only = Jedyna odpowiedź
table-hint-next = Następne
table-hint-do = Zrób to
table-hint-plan = Jak może być dalej
table-hint-chance = { $word }: na 100 takich meczów wygrywa się około { $percent }.
table-hint-sure = Pierwsza jest wyraźnie lepsza.
table-hint-likely = Pierwsza jest chyba lepsza.
table-hint-close = Obie są mniej więcej równie dobre.
table-hint-kept = Druga możliwość daje więcej, ale nie dość wiele: żeton lepiej zachować na później.
table-hint-hasty = W tak krótkim czasie niczego innego nie sprawdzono.
table-chance-slim = Prawie bez szans
table-chance-poor = Słabe szanse
table-chance-behind = Trochę z tyłu
table-chance-even = Mecz wyrównany
table-chance-ahead = Trochę z przodu
table-chance-good = Dobre szanse
table-chance-great = Prawie wygrane

table-result-you = Wygrywasz!
table-result-lost = Wygrywa { $name }
table-result-won = Wygrywa { $name }
table-result-draw = Nikt nie wygrywa
table-result-look = Popatrz na stół
table-rematch = Rewanż
table-rematch-waits = Czekamy na innych…
table-rematch-wished = { $name } chce rewanżu.
table-rematch-wished-stay = { $name } chce rewanżu bez zamiany stron.
table-rematch-sides = Strony
    .swap = Zamienione
    .stay = Jak były
table-rematch-fighters-before = Jak poprzednio
table-again-otherwise = Inny stół, z innymi opcjami
table-again-elsewhere = Inny stół, z nowym linkiem
table-recount = Co knuł bot { $name }?
table-recount-thinks = { $name } jeszcze raz rozważa całą partię…
table-recount-heading = { $name } wspomina
table-replay = Obejrzyj jeszcze raz
table-record = Pobierz zapis
table-fair = Czy było uczciwie?
table-verify = { $command } liczy od nowa każde tasowanie i każdą kość z zapisu.

## Powtórka

table-replay-title = Powtórka
table-replay-loading = Mecz się wczytuje…
table-replay-none = Tego meczu nie można obejrzeć: jeszcze trwa albo nie wolno.
table-replay-step = Krok { $input } z { $inputs }
table-replay-before = Jeszcze nic się nie wydarzyło.
table-replay-first = Na początek
table-replay-back = Krok wstecz
table-replay-play = Odtwarzaj
table-replay-pause = Zatrzymaj
table-replay-next = Krok dalej
table-replay-last = Na koniec
table-replay-slider = Krok meczu
table-replay-view = Punkt widzenia
table-replay-view-public = Wszyscy
table-replay-quiet = Nikt z patrzących nie mógł zobaczyć tego kroku.
table-replay-skipped = { $count ->
    [one] (pominięto jeden krok)
    [few] (pominięto { $count } kroki)
   *[many] (pominięto { $count } kroków)
}
table-replay-table = Do stołu

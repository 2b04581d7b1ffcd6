# Dlaczego wybór jest niedostępny w Knockdown; obok każdego powodu podaje się zasadę.

## Czyje to pytanie

reason-unknown-choice = { $choice } nie oznacza niczego w tej grze.
reason-match-over = Pojedynek jest zakończony.
reason-not-your-question = To nie twoja kolej na odpowiedź.
reason-not-your-turn = To można zrobić tylko we własnej turze.
reason-another-question = To nie jest odpowiedź na zadane ci pytanie.
reason-already-answered = Twoja odpowiedź już padła; pozostanie tajna, dopóki nie odpowiecie oboje.
reason-only-players-resign = Pojedynek mogą poddać tylko jego uczestnicy.
reason-no-time-out = Koniec czasu ogłasza sama gra, i to tylko w pojedynku z limitem czasu.
reason-must-choose = Nie możesz tego pominąć: wybierz jedną z możliwości.

## Tura

reason-two-actions = Każda tura to dokładnie dwie akcje; { $has ->
    [0] nie masz jeszcze za sobą żadnej.
    [one] na razie zaczęta jest tylko jedna.
   *[other] dokończ tę, która trwa.
}
reason-third-action = Obie akcje tej tury są już wykorzystane.

## Pola

reason-off-arena = Pole { $space } leży poza areną, która kończy się na polu { $last }.
reason-opponents-space = Na polu { $space } stoi rywal.
reason-beyond-opponent = Pole { $space } jest za rywalem, a przez niego nie można przejść.
reason-own-space = Stoisz już na polu { $space }, a pozostanie w miejscu to nie ruch.
reason-not-adjacent = Pole { $space } nie sąsiaduje z twoim: stoisz na polu { $place }.
reason-hemmed-in = Obok ciebie nie ma wolnego pola, więc Ruch jest niemożliwy.
reason-blink-onto-opponent = Skok nigdy nie kończy się na polu rywala ({ $space }).
reason-blink-exactly = Ten Skok to dokładnie { $needs } { $needs ->
    [one] pole
    [few] pola
   *[many] pól
}; odległość do pola { $space } to { $has }.
reason-blink-too-far = Ten Skok to najwyżej { $needs } { $needs ->
    [one] pole
    [few] pola
   *[many] pól
}; odległość do pola { $space } to { $has }.
reason-blink-in-place = Już stoisz na polu { $space }; jeśli chcesz tam zostać, zrezygnuj ze Skoku.
reason-yank-must-move = Rywal nie może pozostać na polu { $space }.
reason-yank-not-beside-you = Pole { $space } nie sąsiaduje z twoim: stoisz na polu { $place }.
reason-space-occupied = Na polu { $space } stoi wojownik.
reason-token-there = Na polu { $space } leży już twój żeton ({ $token }).
reason-token-out-of-range = Żeton ({ $token }) musi leżeć w zasięgu { $range } od ciebie; odległość do pola { $space } to { $has }.
reason-no-token-there = Na polu { $space } nie ma twojego żetonu ({ $token }).
reason-corridor-closed = Z korytarzy korzysta się tylko we własnej turze, przed każdą ze swoich dwóch akcji.
reason-not-at-entrance = Stoisz na polu { $space }, a to nie jest wejście do korytarza.
reason-no-entrance = Pole { $space } nie jest dla ciebie wejściem do korytarza.
reason-own-entrance = Stoisz już na polu { $space }.
reason-entrance-taken = Na wejściu na polu { $space } stoi rywal.
reason-entrance-used = Przed tą akcją twój wojownik był już na polu { $space }; do każdego wejścia można przejść tylko raz.
reason-does-not-reach = „{ $special }” nie dosięga rywala.
reason-line-broken = „{ $special }” to pocisk, a coś przerywa jego linię.
reason-symbol-spent = Karta „{ $card }” opłaciła już inny atak specjalny w tym Kombo; jej drugi symbol nie opłaci tego.
reason-token-not-waiting = „{ $token }” nie czeka na swoją kolej.

## Karty

reason-not-in-row = Karty „{ $card }” nie ma w rzędzie.
reason-hand-card-attack = Karta „{ $card }” jest na twojej ręce: liczy się już tylko jej symbol, nigdy atak.
reason-not-in-hand = Nie masz na ręce karty „{ $card }” albo masz za mało jej egzemplarzy.
reason-wrong-number = Weź { $needs } { $needs ->
    [one] kartę
    [few] karty
   *[many] kart
}, a nie { $has }.
reason-no-blind-draw = „{ $skill }” nie jest twoją odkrytą umiejętnością, która dobiera z talii.
reason-deck-empty = „{ $skill }” dobiera z talii, a talia jest pusta.
reason-nothing-to-draw = W talii nie ma już karty, którą można by dobrać.
reason-nothing-to-do = To niczego by teraz nie zmieniło.
reason-card-not-seen = Karty „{ $card }” nie ma wśród znanych ci kart na ręce rywala.
reason-no-unknown-card = Znasz wszystkie karty na ręce rywala.
reason-cost-not-covered = Te karty dają { $has } z { $needs } potrzebnych symboli.
reason-superfluous-card = Karta „{ $card }” jest zbędna: reszta już wystarczy.
reason-wrong-symbol = Karta „{ $card }” nie ma wymaganego symbolu.

## Kombo i Reakcje

reason-combo-empty = { $has ->
    [0] Masz pustą rękę: w Kombo nie ma czego zagrać.
   *[other] Nie możesz teraz wykonać Zrywu ani ataku specjalnego, więc Kombo jest niemożliwe.
}
reason-stop-too-soon = W Kombo musi się znaleźć co najmniej jeden Zryw lub atak specjalny; dopiero potem możesz przerwać.
reason-combo-first = Ataki specjalne i Zrywy należą do Kombo: najpierw je rozpocznij.
reason-no-dash-symbol = Karta „{ $card }” nie ma symbolu zrywu.
reason-no-dash-step = Obok ciebie nie ma wolnego pola, więc Zryw jest niemożliwy.
reason-not-your-special = „{ $special }” nie znajduje się na planszy twojego wojownika.
reason-special-used = Atak specjalny „{ $special }” został już wykonany w tym Kombo.
reason-special-out-of-range = „{ $special }” ma zasięg { $range }; odległość do rywala to { $has }.
reason-cannot-pay = „{ $special }” kosztuje { $needs } { $needs ->
    [one] symbol
    [few] symbole
   *[many] symboli
}; z ręki możesz opłacić { $has }.
reason-reaction-in-combo = „{ $special }” to Reakcja: jest odpowiedzią na działanie rywala i nie wchodzi w skład twojego Kombo.
reason-not-a-reaction = „{ $special }” nie jest Reakcją.
reason-no-trigger = Nie stało się nic, na co „{ $special }” może odpowiedzieć.
reason-reaction-used = Ta Reakcja („{ $special }”) została już tutaj użyta.
reason-reaction-out-of-range = „{ $special }” ma zasięg { $range }; odległość do rywala to { $has }.

## Bloki i test nokautu

reason-nothing-to-block = Żaden Cios nie jest w ciebie wymierzony.
reason-not-a-strike = „{ $attack }” nie jest Ciosem i nie można go zablokować.
reason-no-block-symbol = Karta „{ $card }” nie ma symbolu bloku.
reason-both-need-two = Zablokowanie i ran, i efektu wymaga dwóch kart bloku.
reason-one-card-a-part = Jedna karta bloku na rany i jedna na efekt, nigdy więcej.
reason-no-wounds-to-block = Ten atak nie zadaje ran, które można by zablokować.
reason-no-effect-to-block = Ten atak nie ma efektu, który można by zablokować.
reason-other-window = W tym pojedynku rany i efekt blokuje się osobno; tę część blokuje się w innej chwili.
reason-over-budget = Twój blok jest wart { $has }, a do tego potrzeba { $needs }.
reason-more-than-inflicted = Atak nie zadaje więcej ran niż: ciężkie – { $heavy }, lekkie – { $light }.
reason-not-maximal = Twój blok może zignorować więcej ran: wykorzystujesz tylko { $needs } z { $has }.
reason-no-test = Test nokautu możesz zarządzić tylko po swoim ataku z ikoną K.O.
reason-no-icon = „{ $attack }” nie ma ikony K.O.

## Przygotowanie i możliwości do wyboru

reason-fighter-taken = Rywal gra już jako { $fighter }.
reason-skill-not-offered = „{ $skill }” nie jest jedną z oferowanych ci umiejętności.
reason-skill-not-yours = „{ $skill }” nie jest jedną z dwóch zatrzymanych przez ciebie umiejętności.
reason-skill-not-waiting = „{ $skill }” nie czeka na swoją kolej.
reason-no-such-mode = Tekst daje do wyboru tylko tyle możliwości: { $last }.

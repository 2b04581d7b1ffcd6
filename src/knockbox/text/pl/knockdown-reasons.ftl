# Dlaczego wybór jest niedostępny w Knockdown; obok każdego powodu podaje się zasadę.

## Czyje to pytanie

reason-unknown-choice = { $choice } nie oznacza niczego w tej grze.
reason-match-over = Rozgrywka jest zakończona.
reason-not-your-question = To nie twoja kolej na odpowiedź.
reason-not-your-turn = To można zrobić tylko w swojej turze.
reason-another-question = To nie jest odpowiedź na obecne pytanie.
reason-already-answered = Twoja odpowiedź już padła; pozostaje tajna, dopóki nie odpowiedzą obie strony.
reason-only-players-resign = Poddać rozgrywkę mogą tylko jej uczestnicy.
reason-no-time-out = Koniec czasu ogłasza sama gra, i to tylko w rozgrywce z limitem czasu.
reason-must-choose = Nie możesz tego pominąć: wybierz jedną z możliwości.

## Tura

reason-two-actions = Każda tura to dokładnie dwie akcje; { $has ->
    [0] nie masz jeszcze za sobą żadnej.
    [one] na razie zaczęta jest tylko jedna.
   *[other] dokończ tę, która trwa.
}
reason-third-action = Obie akcje tej tury są już wykorzystane.

## Pola

reason-off-arena = Pole { $space } leży poza Areną, która kończy się na polu { $last }.
reason-opponents-space = Na polu { $space } stoi przeciwnik.
reason-beyond-opponent = Pole { $space } jest za przeciwnikiem, a przez niego nie można przejść.
reason-own-space = Stoisz już na polu { $space }, a pozostanie w miejscu to nie ruch.
reason-not-adjacent = Pole { $space } nie sąsiaduje z twoim: stoisz na polu { $place }.
reason-hemmed-in = Obok ciebie nie ma wolnego pola, więc Ruch jest niemożliwy.
reason-blink-onto-opponent = Skok nigdy nie kończy się na polu przeciwnika ({ $space }).
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
reason-yank-must-move = Przeciwnik nie może pozostać na polu { $space }.
reason-yank-not-beside-you = Pole { $space } nie sąsiaduje z twoim: stoisz na polu { $place }.
reason-space-occupied = Na polu { $space } stoi Zawodnik.
reason-token-there = Na polu { $space } leży już twój żeton ({ $token }).
reason-token-out-of-range = Żeton ({ $token }) musi leżeć w zasięgu { $range } od ciebie; odległość do pola { $space } to { $has }.
reason-no-token-there = Na polu { $space } nie ma twojego żetonu ({ $token }).
reason-corridor-closed = Z korytarzy korzysta się tylko w swojej turze, przed każdą z dwóch akcji.
reason-not-at-entrance = Stoisz na polu { $space }, a to nie jest wejście do korytarza.
reason-no-entrance = Pole { $space } nie jest dla ciebie wejściem do korytarza.
reason-own-entrance = Stoisz już na polu { $space }.
reason-entrance-taken = Na polu { $space } z wejściem stoi przeciwnik.
reason-entrance-used = Twój Zawodnik stał już na polu { $space } przed tą akcją; do każdego wejścia można przejść tylko raz.
reason-does-not-reach = „{ $special }” nie dosięga przeciwnika.
reason-line-broken = „{ $special }” ma zasięg pocisku, a coś przerywa linię.
reason-symbol-spent = Karta „{ $card }” opłaciła już inny Atak Specjalny w tym Combo; jej drugi symbol nie opłaci tego.
reason-token-not-waiting = „{ $token }” nie czeka na swoją kolej.

## Karty

reason-not-in-row = Karty „{ $card }” nie ma w Rzędzie.
reason-hand-card-attack = Karta „{ $card }” jest na twojej ręce: liczy się tylko jej symbol, nigdy atak.
reason-not-in-hand = Nie masz na ręce karty „{ $card }” albo masz za mało jej egzemplarzy.
reason-wrong-number = Weź { $needs } { $needs ->
    [one] kartę
    [few] karty
   *[many] kart
}, a nie { $has }.
reason-no-blind-draw = „{ $skill }” nie jest twoją odkrytą Umiejętnością, która dobiera z talii.
reason-deck-empty = „{ $skill }” dobiera z talii, a talia jest pusta.
reason-nothing-to-draw = W talii nie ma już karty do dobrania.
reason-nothing-to-do = To niczego by teraz nie zmieniło.
reason-card-not-seen = Karty „{ $card }” nie ma wśród znanych ci kart na ręce przeciwnika.
reason-no-unknown-card = Znasz wszystkie karty na ręce przeciwnika.
reason-cost-not-covered = Te karty dają { $has } z { $needs } potrzebnych symboli.
reason-superfluous-card = Karta „{ $card }” jest zbędna: reszta już wystarczy.
reason-wrong-symbol = Karta „{ $card }” nie ma wymaganego symbolu.

## Combo i Reakcje

reason-combo-empty = { $has ->
    [0] Masz pustą rękę: w Combo nie ma czego zagrać.
   *[other] Nie możesz teraz wykonać Zrywu ani Ataku Specjalnego, więc Combo jest niemożliwe.
}
reason-stop-too-soon = Combo musi mieć co najmniej jeden Zryw lub Atak Specjalny; dopiero potem można je zakończyć.
reason-combo-first = Ataki Specjalne i Zrywy należą do Combo: najpierw je rozpocznij.
reason-no-dash-symbol = Karta „{ $card }” nie ma symbolu Zrywu.
reason-no-dash-step = Obok ciebie nie ma wolnego pola, więc Zryw jest niemożliwy.
reason-not-your-special = „{ $special }” nie znajduje się na planszy twojego Zawodnika.
reason-special-used = Atak Specjalny „{ $special }” został już wykonany w tym Combo.
reason-special-out-of-range = „{ $special }” ma zasięg { $range }; odległość do przeciwnika to { $has }.
reason-cannot-pay = „{ $special }” kosztuje { $needs } { $needs ->
    [one] symbol
    [few] symbole
   *[many] symboli
}; z ręki możesz opłacić { $has }.
reason-reaction-in-combo = „{ $special }” to Reakcja: jest odpowiedzią na działanie przeciwnika i nie wchodzi w skład twojego Combo.
reason-not-a-reaction = „{ $special }” nie jest Reakcją.
reason-no-trigger = Nie zdarzyło się nic, na co „{ $special }” może odpowiedzieć.
reason-reaction-used = Ta Reakcja („{ $special }”) została już tutaj użyta.
reason-reaction-out-of-range = „{ $special }” ma zasięg { $range }; odległość do przeciwnika to { $has }.

## Bloki i Test Knockdownu

reason-nothing-to-block = Żadne Uderzenie nie jest w ciebie wymierzone.
reason-not-a-strike = „{ $attack }” nie jest Uderzeniem i nie można tego zablokować.
reason-no-block-symbol = Karta „{ $card }” nie ma symbolu bloku.
reason-both-need-two = Zablokowanie i Obrażeń, i efektu wymaga dwóch kart z symbolem bloku.
reason-one-card-a-part = Jedna karta z symbolem bloku na Obrażenia i jedna na efekt, nigdy więcej.
reason-no-wounds-to-block = Ten atak nie zadaje Obrażeń, które można by zablokować.
reason-no-effect-to-block = Ten atak nie ma efektu, który można by zablokować.
reason-other-window = W tej rozgrywce Obrażenia i efekt blokuje się osobno; tę część blokuje się w innej chwili.
reason-over-budget = Twój blok jest wart { $has }, a do tego potrzeba { $needs }.
reason-more-than-inflicted = Atak zadaje najwyżej tyle Obrażeń: ciężkie – { $heavy }, lekkie – { $light }.
reason-not-maximal = Twój blok może zignorować więcej Obrażeń: wykorzystujesz tylko { $needs } z { $has }.
reason-no-test = Test Knockdownu możesz zarządzić tylko po swoim ataku z ikoną K.O.
reason-no-icon = „{ $attack }” nie ma ikony K.O.

## Przygotowanie i możliwości do wyboru

reason-fighter-taken = Przeciwnik gra już jako { $fighter }.
reason-skill-not-offered = „{ $skill }” nie jest jedną z oferowanych ci Umiejętności.
reason-skill-not-yours = „{ $skill }” nie jest jedną z dwóch zatrzymanych przez ciebie Umiejętności.
reason-skill-not-waiting = „{ $skill }” nie czeka na swoją kolej.
reason-no-such-mode = Do wyboru jest tylko tyle możliwości: { $last }.

# Każde pytanie Knockdown i każda odpowiedź, tak jak widzi je odpowiadający gracz. Pola liczy się od 0.

## Nazwy w zdaniu

choice-name = „{ $name }”
choice-name-copies = { choice-name } (×{ $count })
choice-and = { $first } i { $next }

## Przygotowanie gry

question-pick-fighter = Którym Zawodnikiem grasz?
choice-pick = Zagraj jako { $fighter }
question-keep-first = Którą z tych trzech Umiejętności zatrzymujesz? Dwie pozostałe dostanie przeciwnik.
question-keep-second = Którą z dwóch otrzymanych Umiejętności zatrzymujesz? Druga odpada z rozgrywki.
choice-keep = Zatrzymaj Umiejętność { $skill }
question-lay-skill = Którą z dwóch Umiejętności kładziesz odkrytą?
choice-lay = Połóż odkrytą Umiejętność { $skill }
question-draft-one = Którą kartę bierzesz z Rzędu?
question-draft-two = Które dwie karty bierzesz z Rzędu?
choice-take = Weź: { $cards }

## Akcje

question-take-action = Jaką akcję wykonujesz?
choice-move = Przejdź na pole { $space }
choice-attack = Zaatakuj kartą { $card }
choice-blind = Użyj Umiejętności { $skill }
choice-combo = Rozpocznij Combo
choice-hop = Przejdź korytarzem na pole { $space }
question-go-corridor = Którym wejściem wychodzisz z korytarza?
choice-end-turn = Zakończ turę
question-continue-combo = Co dalej w twoim Combo?
choice-perform = Wykonaj: { $special }
choice-dash = Wykonaj Zryw na pole { $space } kartą { $card }
question-dash-on = Karta ma jeszcze jeden symbol Zrywu. Dokąd dalej prowadzi Zryw?
choice-stop = { $question ->
    [continue-combo] Zakończ Combo
    [go-blink] Nie wykonuj Skoku
   *[other] Zostań na miejscu
}
question-pay-cost = Którymi kartami płacisz?
choice-pay = { $question ->
    [spend-cards] Odrzuć: { $cards }
   *[other] Zapłać: { $cards }
}

## Odpowiedzi na działania przeciwnika

question-use-reaction = Czy używasz Reakcji?
choice-react = Zareaguj: { $special }
question-declare-block = Czy blokujesz?
choice-block-wounds = Zablokuj Obrażenia kartą { $cards }
choice-block-effect = Zablokuj efekt kartą { $cards }
choice-block-both = Zablokuj Obrażenia i efekt kartami { $cards }
question-split-block = Które Obrażenia ignoruje twój blok?
choice-split = { $heavy ->
    [0] { $light ->
        [0] Nie ignoruj żadnego Obrażenia
        [one] Zignoruj { $light } Obrażenie lekkie
        [few] Zignoruj { $light } Obrażenia lekkie
       *[many] Zignoruj { $light } Obrażeń lekkich
    }
   *[other] Zignoruj { $heavy } { $heavy ->
        [one] Obrażenie ciężkie
        [few] Obrażenia ciężkie
       *[many] Obrażeń ciężkich
    }{ $light ->
        [0] { "" }
        [one] { " " }i { $light } lekkie
        [few] { " " }i { $light } lekkie
       *[many] { " " }i { $light } lekkich
    }
}
choice-pass = { $question ->
    [declare-block] Nie blokuj
    [use-reaction] Nie reaguj
    [call-test] Zrezygnuj z testu
    [choose-may] Zrezygnuj
    [spend-cards] Nic nie odrzucaj
   *[other] Spasuj
}

## Testy Knockdownu

question-call-test = Czy zarządzasz Test Knockdownu?
choice-call = Zarządź Test Knockdownu
question-judge-tower = Sędzio, czy wieża stoi?
choice-stands = Wieża stoi
choice-fell = Wieża runęła

## Teksty kart

question-choose-mode = Którą część efektu wybierasz?
choice-mode = { $text ->
    [none] Wybierz część { $number }
   *[other] { $text }
}
question-choose-may = Czy korzystasz z tego efektu?
choice-do = { $text ->
    [none] Skorzystaj
   *[other] { $text }
}
question-spend-cards = Czy odrzucasz karty, żeby wzmocnić efekt?
question-order-skills = Kilka Umiejętności czeka na swoją kolej. Która działa pierwsza?
choice-order = Najpierw { $skill }
question-go-step = Dokąd się przesuwasz?
question-go-blink = Dokąd wykonujesz Skok?
question-go-yank = Dokąd przesuwasz przeciwnika Skokiem?
choice-go = { $question ->
    [dash-on] Kontynuuj Zryw na pole { $space }
    [go-blink] Wykonaj Skok na pole { $space }
    [go-yank] Przesuń przeciwnika Skokiem na pole { $space }
   *[other] Przejdź na pole { $space }
}
question-place-token = Gdzie kładziesz żeton?
choice-place = Połóż żeton na polu { $space }
question-lift-token = Który żeton odzyskujesz?
choice-lift = Odzyskaj żeton z pola { $space }
question-take-row = Którą kartę bierzesz z Rzędu?
question-sweep-row = Którą kartę odrzucasz z Rzędu?
choice-sweep = Odrzuć z Rzędu kartę { $card }
question-obey-limit = Masz na ręce więcej niż 6 kart. Którą odrzucasz?
question-discard-own = Którą kartę odrzucasz?
choice-discard = Odrzuć kartę { $card }
question-pick-discard = Która karta przeciwnika zostaje odrzucona?
choice-back = Karta, której nie znasz

## Działania dodatkowe

choice-resign = Poddaj rozgrywkę
choice-time-out = Ogłoś koniec czasu

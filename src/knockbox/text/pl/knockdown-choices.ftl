# Każde pytanie Knockdown i każda odpowiedź, skierowane do gracza, który odpowiada. Pola liczy się od 0.

## Nazwy w zdaniu

choice-name = „{ $name }”
choice-name-copies = { choice-name } (×{ $count })
choice-and = { $first } i { $next }

## Przygotowanie gry

question-pick-fighter = Kim grasz?
choice-pick = Zagraj jako { $fighter }
question-keep-first = Którą z tych trzech umiejętności zatrzymujesz? Dwie pozostałe dostanie rywal.
question-keep-second = Którą z dwóch otrzymanych umiejętności zatrzymujesz? Druga odpada z pojedynku.
choice-keep = Zatrzymaj umiejętność { $skill }
question-lay-skill = Którą ze swoich dwóch umiejętności kładziesz odkrytą?
choice-lay = Połóż odkrytą umiejętność { $skill }
question-draft-one = Którą kartę bierzesz z rzędu?
question-draft-two = Które dwie karty bierzesz z rzędu?
choice-take = Weź: { $cards }

## Akcje

question-take-action = Jaką akcję wykonujesz?
choice-move = Przejdź na pole { $space }
choice-attack = Zaatakuj kartą { $card }
choice-blind = Użyj umiejętności { $skill }
choice-combo = Rozpocznij Kombo
choice-hop = Przejdź korytarzem na pole { $space }
question-go-corridor = Którym wejściem wychodzisz z korytarza?
choice-end-turn = Zakończ turę
question-continue-combo = Co dalej w twoim Kombo?
choice-perform = Wykonaj: { $special }
choice-dash = Wykonaj Zryw na pole { $space } kartą { $card }
question-dash-on = Karta ma jeszcze jeden symbol zrywu. Dokąd prowadzi dalszy Zryw?
choice-stop = { $question ->
    [continue-combo] Zakończ Kombo
    [go-blink] Nie wykonuj Skoku
   *[other] Zostań na miejscu
}
question-pay-cost = Którymi kartami płacisz?
choice-pay = { $question ->
    [spend-cards] Odrzuć: { $cards }
   *[other] Zapłać: { $cards }
}

## Odpowiedzi na działania rywala

question-use-reaction = Czy używasz Reakcji?
choice-react = Zareaguj: { $special }
question-declare-block = Czy blokujesz?
choice-block-wounds = Zablokuj rany kartą { $cards }
choice-block-effect = Zablokuj efekt kartą { $cards }
choice-block-both = Zablokuj rany i efekt kartami { $cards }
question-split-block = Które rany ignoruje twój blok?
choice-split = { $heavy ->
    [0] { $light ->
        [0] Nie ignoruj żadnej rany
        [one] Zignoruj { $light } lekką ranę
        [few] Zignoruj { $light } lekkie rany
       *[many] Zignoruj { $light } lekkich ran
    }
   *[other] Zignoruj { $heavy } { $heavy ->
        [one] ciężką ranę
        [few] ciężkie rany
       *[many] ciężkich ran
    }{ $light ->
        [0] { "" }
        [one] { " " }i { $light } lekką
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

## Testy nokautu

question-call-test = Czy zarządzasz test nokautu?
choice-call = Zarządź test nokautu
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
question-order-skills = Kilka umiejętności czeka na swoją kolej. Która działa pierwsza?
choice-order = Najpierw { $skill }
question-go-step = Dokąd się przesuwasz?
question-go-blink = Dokąd wykonujesz Skok?
question-go-yank = Dokąd przesuwasz rywala Skokiem?
choice-go = { $question ->
    [dash-on] Kontynuuj Zryw na pole { $space }
    [go-blink] Wykonaj Skok na pole { $space }
    [go-yank] Przesuń rywala Skokiem na pole { $space }
   *[other] Przejdź na pole { $space }
}
question-place-token = Gdzie kładziesz żeton?
choice-place = Połóż żeton na polu { $space }
question-lift-token = Który żeton odzyskujesz?
choice-lift = Odzyskaj żeton z pola { $space }
question-take-row = Którą kartę bierzesz z rzędu?
question-sweep-row = Którą kartę odrzucasz z rzędu?
choice-sweep = Odrzuć z rzędu kartę { $card }
question-obey-limit = Masz na ręce więcej niż 6 kart. Którą odrzucasz?
question-discard-own = Którą kartę odrzucasz?
choice-discard = Odrzuć kartę { $card }
question-pick-discard = Która karta rywala zostaje odrzucona?
choice-back = Karta, której nie znasz

## Poza pytaniem

choice-resign = Poddaj pojedynek
choice-time-out = Ogłoś koniec czasu

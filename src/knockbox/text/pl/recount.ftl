# Co bot mówi po rozgrywce o swoich zamiarach, w pierwszej osobie. Zagranie to nazwa w mianowniku, po dwukropku.
# Bot nazywa się Korvo albo Marta: mówi tak, by nie zdradzać rodzaju, a więc bez własnego czasu przeszłego.

recount-heading = { $name } wspomina rozgrywkę:

## Uwagi

recount-opening = { $style ->
    [aggressive] Plan był prosty: bić od razu i mocno.
    [patient] Nie śpieszyło mi się: najpierw karty, potem ciosy.
    [tricky] W zanadrzu czekało kilka niespodzianek.
   *[plain] { "" }
} { $thinks ->
    [yes] { $shared ->
        [yes] Na początku nasze szanse wyglądały na { $chance }%.
       *[no] Na początku moje szanse wyglądały na { $chance }%.
    }
   *[no] { $shared ->
        [yes] Nie patrzę dalej niż na następną kartę. Z perspektywy czasu na początku mieliśmy { $chance }% szans.
       *[no] Nie patrzę dalej niż na następny ruch. Z perspektywy czasu moje szanse na początku to { $chance }%.
    }
}
recount-aimless = Nie było planu: brało się, co się trafiło.
recount-round = { $own ->
    [yes] Runda { $last } była moja
   *[no] Runda { $last } była twoja
}; { $thinks ->
    [yes] przed rundą { $round } moje szanse wyglądały na { $chance }%.
   *[no] z perspektywy czasu moje szanse przed rundą { $round } to { $chance }%.
}
recount-plan = { $round ->
    [0] Był plan
   *[other] W rundzie { $round } był plan
}: najpierw { $feat }, potem { $goal }. { $kept ->
    [yes] I tak się stało.
   *[no] Nic z tego nie wyszło.
}
recount-reason = { $round ->
    [0] Jedno z moich zagrań
   *[other] Moje zagranie w rundzie { $round }
}: { $feat }. { $clear ->
    [yes] Na pierwszy rzut oka nic nie wyglądało lepiej.
   *[no] Kilka możliwości wyglądało równie dobrze, to jedna z nich.
}
recount-surprise = { $shared ->
    [yes] { $risen ->
        [yes] To nam pomogło bardziej, niż można się było spodziewać ({ $name }): { $feat }. Z { $before }% zrobiło się { $after }%.
       *[no] To mnie zaskoczyło ({ $name }): { $feat }. Z naszych { $before }% zrobiło się { $after }%.
    }
   *[no] { $risen ->
        [yes] Twoje zagranie mi pomogło: { $feat }. Z { $before }% zrobiło się { $after }%.
       *[no] Tu udało ci się mnie zaskoczyć: { $feat }. Z moich { $before }% zrobiło się { $after }%.
    }
}
recount-turn = { $shared ->
    [yes] { $own ->
        [yes] Przełom to moja sprawka
       *[no] Przełom ({ $name })
    }: { $feat }. Z { $before }% zrobiło się { $after }%.
   *[no] { $own ->
        [yes] Przełom to moja sprawka
       *[no] Przełom to twoja sprawka
    }: { $feat }. Z { $before }% zrobiło się { $after }%.
}
recount-ending = { $thinks ->
    [yes] { $shared ->
        [yes] Przy ostatniej decyzji nasze szanse wyglądały na { $chance }%.
       *[no] { $mood ->
            [sure] Przy ostatniej decyzji twoje szanse wyglądały na { $rest }%.
            [seen] Widać było, co się święci: przy ostatniej decyzji moje szanse wyglądały na { $chance }%.
           *[open] Przy ostatniej decyzji moje szanse wyglądały jeszcze na { $chance }%.
        }
    }
   *[no] { $shared ->
        [yes] Z perspektywy czasu przy ostatniej decyzji mieliśmy { $chance }%.
       *[no] Z perspektywy czasu moje szanse przy ostatniej decyzji to { $chance }%.
    }
} { $won ->
    [yes] { $shared ->
        [yes] Dobra robota, drużyno!
       *[no] { $style ->
            [aggressive] Tak lubię.
            [patient] Cierpliwość popłaca.
            [tricky] I co, zaskoczenie?
           *[plain] Dzięki za grę.
        }
    }
   *[no] { $shared ->
        [yes] Następnym razem pójdzie lepiej.
       *[no] { $style ->
            [aggressive] Następnym razem uderzę mocniej.
            [patient] Za dużo tego czekania.
            [tricky] Udało ci się mnie przejrzeć.
           *[plain] Dobra gra!
        }
    }
}

## Zagrania w Knockdown

recount-feat-move = Ruch na pole { $space }
recount-feat-hop = przejście korytarzem na pole { $space }
recount-feat-dash = Zryw na pole { $space }
recount-feat-attack = Atak kartą { $card }
recount-feat-blind = Umiejętność { $skill }
recount-feat-block-wounds = blok ({ $cards })
recount-feat-block-effect = { recount-feat-block-wounds }
recount-feat-block-both = { recount-feat-block-wounds }
recount-feat-react = Reakcja { $special }
recount-feat-perform = { $special }
recount-feat-call = Test Knockdownu

## Zagrania w lochu

recount-feat-lay = { $subject } na polu { $place }
recount-feat-fireball = kula ognia na polu { $place }
recount-feat-ice = błysk lodu na polu { $place }
recount-feat-poison = trucizna na rogu { $owner ->
    [none] karty
   *[other] { $owner }
}
recount-feat-silence-ball = kula ciszy

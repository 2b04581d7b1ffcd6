# Co bot mówi po partii: co zamierzał, w pierwszej osobie. Zagranie to nazwa w mianowniku, po dwukropku.

recount-heading = { $name } wspomina partię:

## Uwagi

recount-opening = { $style ->
    [aggressive] Chciałem uderzyć pierwszy i mocno.
    [patient] Nie śpieszyło mi się: najpierw karty, potem ciosy.
    [tricky] Miałem w zanadrzu kilka niespodzianek.
   *[plain] { "" }
} { $thinks ->
    [yes] { $shared ->
        [yes] Na początku dawałem nam { $chance }% szans.
       *[no] Na początku dawałem sobie { $chance }% szans.
    }
   *[no] { $shared ->
        [yes] Nie patrzę dalej niż na następną kartę. Z perspektywy czasu na początku mieliśmy { $chance }% szans.
       *[no] Nie patrzę dalej niż na następny ruch. Z perspektywy czasu na początku miałem { $chance }% szans.
    }
}
recount-aimless = Niczego szczególnego nie zamierzałem: brałem, co się trafiło.
recount-round = { $own ->
    [yes] Runda { $last } była moja
   *[no] Runda { $last } była twoja
}; { $thinks ->
    [yes] przed rundą { $round } dawałem sobie { $chance }%.
   *[no] z perspektywy czasu przed rundą { $round } miałem { $chance }%.
}
recount-plan = { $round ->
    [0] Miałem plan
   *[other] W rundzie { $round } miałem plan
}: najpierw { $feat }, potem { $goal }. { $kept ->
    [yes] I tak się stało.
   *[no] Nic z tego nie wyszło.
}
recount-reason = { $round ->
    [0] Raz zagrałem tak
   *[other] W rundzie { $round } zagrałem tak
}: { $feat }. { $clear ->
    [yes] Na pierwszy rzut oka nic nie wyglądało lepiej.
   *[no] Kilka możliwości wyglądało podobnie, wziąłem jedną z nich.
}
recount-surprise = { $shared ->
    [yes] { $risen ->
        [yes] To nam pomogło bardziej, niż się spodziewałem ({ $name }): { $feat }. Z { $before }% zrobiło się { $after }%.
       *[no] Tego się nie spodziewałem ({ $name }): { $feat }. Wcześniej dawałem nam { $before }%, potem { $after }%.
    }
   *[no] { $risen ->
        [yes] Twoje zagranie mi pomogło: { $feat }. Z { $before }% zrobiło się { $after }%.
       *[no] Tego się po tobie nie spodziewałem: { $feat }. Wcześniej dawałem sobie { $before }%, potem { $after }%.
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
        [yes] Przy ostatniej decyzji dawałem nam { $chance }%.
       *[no] { $mood ->
            [sure] Przy ostatniej decyzji dawałem ci { $rest }%.
            [seen] Wiedziałem, co się święci: przy ostatniej decyzji dawałem sobie { $chance }%.
           *[open] Przy ostatniej decyzji dawałem sobie jeszcze { $chance }%.
        }
    }
   *[no] { $shared ->
        [yes] Z perspektywy czasu przy ostatniej decyzji mieliśmy { $chance }%.
       *[no] Z perspektywy czasu przy ostatniej decyzji miałem { $chance }%.
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
            [patient] Za długo zwlekałem.
            [tricky] Dałem się przejrzeć.
           *[plain] Dobra gra!
        }
    }
}

## Zagrania w Knockdown

recount-feat-move = ruch na pole { $space }
recount-feat-hop = przejście korytarzem na pole { $space }
recount-feat-dash = Zryw na pole { $space }
recount-feat-attack = atak kartą { $card }
recount-feat-blind = umiejętność { $skill }
recount-feat-block-wounds = blok ({ $cards })
recount-feat-block-effect = { recount-feat-block-wounds }
recount-feat-block-both = { recount-feat-block-wounds }
recount-feat-react = Reakcja { $special }
recount-feat-perform = { $special }
recount-feat-call = test nokautu

## Zagrania w lochu

recount-feat-lay = { $subject } na polu { $place }
recount-feat-fireball = kula ognia na polu { $place }
recount-feat-ice = błysk lodu na polu { $place }
recount-feat-poison = trucizna na rogu { $owner ->
    [none] karty
   *[other] { $owner }
}
recount-feat-silence-ball = kula ciszy

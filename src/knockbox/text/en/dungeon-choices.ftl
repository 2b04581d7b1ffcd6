# Every question of the dungeon, every answer, side action, sentence and gesture. Places are counted from the start card.

## Cards: a title stands alone; a subject, an object and an owner stand inside a sentence

dungeon-card-corners = { $nw } { $ne } / { $sw } { $se }
dungeon-card-corners-of-level = { dungeon-card-corners } of dungeon { $level }
dungeon-card-title = { $name ->
    [none] { $sort ->
        [joker] Joker
       *[room] Room { $corners }
    }{ $chests ->
        [0] { "" }
        [one] { "" } ({ $chests } chest)
       *[other] { "" } ({ $chests } chests)
    }
   *[other] { $sort ->
        [joker] { $name } (joker)
       *[other] { $name }
    }
}
dungeon-card-subject = { $sort ->
    [joker] the joker
    [knight] the Black Knight
    [creature] the { $name }
   *[room] { $name ->
        [none] room { $corners }{ $chests ->
            [0] { "" }
            [one] { "" } ({ $chests } chest)
           *[other] { "" } ({ $chests } chests)
        }
       *[other] the { $name }
    }
}
dungeon-card-object = { dungeon-card-subject }
dungeon-card-owner = of { dungeon-card-subject }
dungeon-copies = { $name } (×{ $count })
dungeon-and = { $first } and { $next }
dungeon-player = player { $number }

## Places, as seen from the start card

dungeon-way-left = { $steps } left
dungeon-way-right = { $steps } right
dungeon-way-up = { $steps } up
dungeon-way-down = { $steps } down
dungeon-way-start = the start

## Grimoire tokens

dungeon-token-fireball = fireball
dungeon-token-ice = ice flash
dungeon-token-poison = poison
dungeon-token-silence = ball of silence

## Questions and answers

dungeon-question-choose-card = Which card do you lay?
dungeon-question-choose-cell = Where do you lay the card?
dungeon-question-last-chance = All hands are empty. Do you use a token, or give up?
dungeon-choice-card = Lay { $card }
dungeon-choice-lay = Lay it at { $where }{ $turn ->
    [turned] , turned
   *[upright] { "" }
}
dungeon-deed-lay = Lay { $card } at { $where }{ $turn ->
    [turned] , turned
   *[upright] { "" }
}
dungeon-choice-pass = Pass

## Side actions

dungeon-choice-fireball = Burn { $card ->
    [none] the creature
   *[other] { $card }
} at { $place } with the fireball
dungeon-choice-ice = Freeze { $card ->
    [none] the creature
   *[other] { $card }
} at { $place } with the ice flash
dungeon-choice-poison = Poison { $corner ->
    [none] the corner { $place }
    [nw] the upper left corner { $owner } ({ $place })
    [ne] the upper right corner { $owner } ({ $place })
    [sw] the lower left corner { $owner } ({ $place })
   *[se] the lower right corner { $owner } ({ $place })
}
dungeon-choice-silence-ball = Use the ball of silence
dungeon-choice-show = Show { $card } to the others
dungeon-choice-put-back = Put the card back and choose another
dungeon-choice-give-up = { $question ->
    [last-chance] Give up
   *[other] Agree to give up
}
dungeon-choice-time-up = Call time

## Spoken sentences

dungeon-choice-say = Say: “{ $words }”
dungeon-heard = { $name }: “{ $words }”
dungeon-choice-have-joker = I have a joker.
dungeon-choice-can-fix = I can beat { $card ->
    [none] the creature at { $place }
   *[other] { $card }
}.
dungeon-choice-leave-to-me = Leave { $card ->
    [none] the creature at { $place }
   *[other] { $card }
} to me.
dungeon-choice-spare = Do not cover { $corner ->
    [none] the corner { $place }
    [nw] the upper left corner { $owner } ({ $place })
    [ne] the upper right corner { $owner } ({ $place })
    [sw] the lower left corner { $owner } ({ $place })
   *[se] the lower right corner { $owner } ({ $place })
}.
dungeon-choice-help = Can anyone beat { $card ->
    [none] the creature at { $place }
   *[other] { $card }
}?
dungeon-choice-stuck = None of my cards help.
dungeon-choice-zeros = { $zeros ->
    [none] I have no zeros.
    [falling] I have zeros for upper left and lower right corners.
    [rising] I have zeros for upper right and lower left corners.
   *[both] I have zeros for any corner.
}

## Gestures

dungeon-choice-point-card = Point at { $card ->
    [none] the card at { $place }
   *[other] { $card } at { $place }
}
dungeon-choice-point-cell = Point at the free cell { $where }
dungeon-choice-point-player = Point at { $player }
dungeon-choice-nod = Nod
dungeon-choice-shake = Shake your head
dungeon-seen-point-card = { $name } points at { $card ->
    [none] the card at { $place }
   *[other] { $card } at { $place }
}.
dungeon-seen-point-cell = { $name } points at the free cell { $place }.
dungeon-seen-point-player = { $name } points at { $player }.
dungeon-seen-nod = { $name } nods.
dungeon-seen-shake = { $name } shakes their head.

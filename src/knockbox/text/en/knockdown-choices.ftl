# Every question of Knockdown and every answer to it, as shown to the player who answers. Spaces are counted from 0.

## Names inside a sentence

choice-name = { $name }
choice-name-copies = { choice-name } (×{ $count })
choice-and = { $first } and { $next }

## Setting up

question-pick-fighter = Which fighter do you play?
choice-pick = Play { $fighter }
question-keep-first = Which of these three skills do you keep? The other two go to your opponent.
question-keep-second = Which of the two skills passed to you do you keep? The other one is out of the match.
choice-keep = Keep { $skill }
question-lay-skill = Which of your two skills do you lay face up?
choice-lay = Lay { $skill } face up
question-draft-one = Which card of the row do you take?
question-draft-two = Which two cards of the row do you take?
choice-take = Take { $cards }

## Actions

question-take-action = Which action do you take?
choice-move = Move to space { $space }
choice-attack = Attack with { $card }
choice-blind = Use { $skill }
choice-combo = Start a Combo
choice-hop = Take the corridor to space { $space }
question-go-corridor = Where do you leave the corridor?
choice-end-turn = End the turn
question-continue-combo = What comes next in your Combo?
choice-perform = Perform { $special }
choice-dash = Dash to space { $space } with { $card }
question-dash-on = This card has another dash symbol. Where do you dash?
choice-stop = { $question ->
    [continue-combo] End the Combo
    [go-blink] Do not Blink
   *[other] Stay here
}
question-pay-cost = Which cards do you pay with?
choice-pay = { $question ->
    [spend-cards] Discard { $cards }
   *[other] Pay with { $cards }
}

## Answers to the opponent

question-use-reaction = Do you use a Reaction?
choice-react = React with { $special }
question-declare-block = Do you block?
choice-block-wounds = Block the wounds with { $cards }
choice-block-effect = Block the effect with { $cards }
choice-block-both = Block the wounds and the effect with { $cards }
question-split-block = Which wounds does your block ignore?
choice-split = { $heavy ->
    [0] { $light ->
        [0] Ignore no wounds
        [one] Ignore { $light } light wound
       *[other] Ignore { $light } light wounds
    }
   *[other] { $light ->
        [0] Ignore { $heavy } heavy { $heavy ->
            [one] wound
           *[other] wounds
        }
       *[other] Ignore { $heavy } heavy and { $light } light { $light ->
            [one] wound
           *[other] wounds
        }
    }
}
choice-pass = { $question ->
    [declare-block] Do not block
    [use-reaction] Do not react
    [call-test] Start no test
    [choose-may] Leave it
    [spend-cards] Discard nothing
   *[other] Pass
}

## Knockdown tests

question-call-test = Do you start a Knockdown test?
choice-call = Start a Knockdown test
question-judge-tower = Referee: does the tower stand?
choice-stands = The tower stands
choice-fell = The tower fell

## Texts of cards

question-choose-mode = Which part of the effect do you choose?
choice-mode = { $text ->
    [none] Choose part { $number }
   *[other] { $text }
}
question-choose-may = Do you use this effect?
choice-do = { $text ->
    [none] Use it
   *[other] { $text }
}
question-spend-cards = Do you discard cards for a stronger effect?
question-order-skills = Several skills are waiting. Which one comes first?
choice-order = { $skill } first
question-go-step = Where do you move?
question-go-blink = Where do you Blink?
question-go-yank = Where do you Blink the opponent?
choice-go = { $question ->
    [dash-on] Dash to space { $space }
    [go-blink] Blink to space { $space }
    [go-yank] Blink the opponent to space { $space }
   *[other] Move to space { $space }
}
question-place-token = Where do you place the token?
choice-place = Place the token on space { $space }
question-lift-token = Which token do you take back?
choice-lift = Take back the token on space { $space }
question-take-row = Which card of the row do you take?
question-sweep-row = Which card of the row do you discard?
choice-sweep = Discard { $card } from the row
question-obey-limit = You hold more than 6 cards. Which one do you discard?
question-discard-own = Which card do you discard?
choice-discard = Discard { $card }
question-pick-discard = Which of the opponent’s cards is discarded?
choice-back = A card you have not seen

## Side actions

choice-resign = Resign the match
choice-time-out = Call time

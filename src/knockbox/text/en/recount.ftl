# What a bot says after a match: what it was up to, in the first person. A feat is a noun phrase that follows a colon.

recount-heading = { $name } looks back:

## Remarks

recount-opening = { $style ->
    [aggressive] I wanted to hit first and hit hard.
    [patient] I was in no hurry: cards first, blows later.
    [tricky] I had a few surprises in store.
   *[plain] { "" }
} { $thinks ->
    [yes] { $shared ->
        [yes] At the start I gave us a chance of { $chance }%.
       *[no] At the start I gave myself a chance of { $chance }%.
    }
   *[no] { $shared ->
        [yes] I look no further than the next card. Looking back, our chance at the start was { $chance }%.
       *[no] I look no further than the next move. Looking back, my chance at the start was { $chance }%.
    }
}
recount-aimless = I had no plan: I took what came.
recount-round = { $own ->
    [yes] Round { $last } was mine
   *[no] Round { $last } was yours
}; { $thinks ->
    [yes] before round { $round } I gave myself { $chance }%.
   *[no] looking back, my chance before round { $round } was { $chance }%.
}
recount-plan = { $round ->
    [0] I had a plan
   *[other] In round { $round } I had a plan
}: first { $feat }, then { $goal }. { $kept ->
    [yes] And so it went.
   *[no] Nothing came of it.
}
recount-reason = { $round ->
    [0] Once I did this
   *[other] In round { $round } I did this
}: { $feat }. { $clear ->
    [yes] Nothing else looked as good at a glance.
   *[no] Several options looked equally good, and I took one of them.
}
recount-surprise = { $shared ->
    [yes] { $risen ->
        [yes] { $name } helped us more than I had hoped: { $feat }. That took us from { $before }% to { $after }%.
       *[no] I had not expected this from { $name }: { $feat }. I gave us { $before }% before it and { $after }% after.
    }
   *[no] { $risen ->
        [yes] You helped me there: { $feat }. That took me from { $before }% to { $after }%.
       *[no] I had not expected this from you: { $feat }. I gave myself { $before }% before it and { $after }% after.
    }
}
recount-turn = { $shared ->
    [yes] { $own ->
        [yes] The turning point was mine
       *[no] The turning point came from { $name }
    }: { $feat }. It took us from { $before }% to { $after }%.
   *[no] { $own ->
        [yes] The turning point was mine
       *[no] The turning point was yours
    }: { $feat }. It took me from { $before }% to { $after }%.
}
recount-ending = { $thinks ->
    [yes] { $shared ->
        [yes] At my last choice I gave us { $chance }%.
       *[no] { $mood ->
            [sure] At my last choice I gave you { $rest }%.
            [seen] I saw it coming: at my last choice I gave myself { $chance }%.
           *[open] At my last choice I still gave myself { $chance }%.
        }
    }
   *[no] { $shared ->
        [yes] Looking back, our chance at my last choice was { $chance }%.
       *[no] Looking back, my chance at my last choice was { $chance }%.
    }
} { $won ->
    [yes] { $shared ->
        [yes] Well done, all of us.
       *[no] { $style ->
            [aggressive] That is how I like it.
            [patient] Patience pays.
            [tricky] Did you see it coming?
           *[plain] Thank you for the match.
        }
    }
   *[no] { $shared ->
        [yes] We will do better next time.
       *[no] { $style ->
            [aggressive] Next time I hit harder.
            [patient] I waited too long.
            [tricky] You saw through me.
           *[plain] Well played.
        }
    }
}

## Feats in Knockdown

recount-feat-move = the move to space { $space }
recount-feat-hop = the corridor to space { $space }
recount-feat-dash = the dash to space { $space }
recount-feat-attack = the attack with { $card }
recount-feat-blind = { $skill }
recount-feat-block-wounds = the block with { $cards }
recount-feat-block-effect = { recount-feat-block-wounds }
recount-feat-block-both = { recount-feat-block-wounds }
recount-feat-react = the Reaction { $special }
recount-feat-perform = { $special }
recount-feat-call = the Knockdown test

## Feats in the dungeon

recount-feat-lay = { $subject } at { $place }
recount-feat-fireball = the fireball at { $place }
recount-feat-ice = the ice flash at { $place }
recount-feat-poison = the poison on { $owner ->
    [none] a corner
   *[other] a corner { $owner }
}
recount-feat-silence-ball = the ball of silence

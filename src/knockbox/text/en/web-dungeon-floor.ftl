# The dungeon floor: cards, danger, and laying a card.

## Regions

dungeon-floor-name = { $count ->
    [0] The floor: no card lies there
    [one] The floor: one card
   *[other] The floor: { $count } cards
}
dungeon-floor-cards = Cards on the floor, in the order of laying
dungeon-floor-cells = Open cells
dungeon-floor-targets = Targets
dungeon-floor-controls = View
dungeon-floor-map = Map of the floor: arrow keys move, + and - zoom, Enter shows all
dungeon-floor-all = Show all
dungeon-floor-danger = Show the danger
dungeon-floor-look = Look at a card
dungeon-floor-looking = Which card do you want to look at?
dungeon-floor-looked = Back to the table
dungeon-floor-nearer = Zoom in
dungeon-floor-farther = Zoom out

## Places, counted from the start card

dungeon-floor-right = { $count } right
dungeon-floor-left = { $count } left
dungeon-floor-up = { $count } up
dungeon-floor-down = { $count } down
dungeon-floor-middle = the start
dungeon-floor-lies = At { $place }:

## Danger

dungeon-floor-danger-calm = Danger { $danger }: quiet.
dungeon-floor-danger-warm = Danger { $danger }: safe.
dungeon-floor-danger-brim = Danger { $danger }: still safe, one more loses.
dungeon-floor-danger-fight = Danger { $danger }: the fight goes on until it is 5 or less.
dungeon-floor-danger-alarm = Danger { $danger }: the alarm is raised.

## Laying a card

dungeon-floor-where = Choose an open cell: 5 is safe, 6 loses.
dungeon-floor-turn = Turn (R)
dungeon-floor-turned = Upside down
dungeon-floor-upright = Upright
dungeon-floor-lay-here = Lay it here
dungeon-floor-put-back = Put it back
dungeon-floor-lay-at = Lay at { $place }
dungeon-floor-this-card = this card
dungeon-floor-changes = { $count ->
    [0] no sum changes
    [one] one sum changes
   *[other] { $count } sums change
}
dungeon-floor-sum = { $name } from { $before } to { $after }
dungeon-floor-falls = { $name } is beaten
dungeon-floor-chain = the chain of chests goes from { $before } to { $after }
dungeon-floor-wins = this wins the dungeon
dungeon-floor-alarm = this loses: { $name } rises to { $danger }
dungeon-floor-alarm-unsummed = this loses: { $name } raises the alarm
dungeon-floor-expires = this loses: time runs out for { $name }
dungeon-floor-short = this loses: the reserve has too few time tokens
dungeon-floor-empty-hands = this loses: it is the last card, and the Black Knight is not beaten
dungeon-floor-sign-falls = beaten!
dungeon-floor-sign-alarm = alarm!
dungeon-floor-sign-expires = time is up!
dungeon-floor-sign-short = no tokens!
dungeon-floor-sign-burnt = burnt!
dungeon-floor-sign-frozen = frozen!

## Before a card that loses

dungeon-floor-loses-title = This loses the dungeon
dungeon-floor-doubt = { $kind ->
    [alarm] { $name } ({ $place }) would rise to { $danger }: 5 is safe, 6 loses.
    [alarm-unsummed] { $name } ({ $place }) would raise the alarm.
    [expires] Time would run out for { $name } ({ $place }).
    [short] The reserve has too few time tokens.
   *[empty-hands] It is the last card, and the Black Knight is not beaten.
}
dungeon-floor-loses-ask = Lay the card anyway?
dungeon-floor-loses-no = Think again
dungeon-floor-loses-yes = Lay it anyway

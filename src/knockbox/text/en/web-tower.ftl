# The tower of a Knockdown test: building, result, practice, and dice instead.

## On the table

tower-region = The tower of { $name }
tower-field = The building table: the highest column has { $height ->
    [one] one cube
   *[other] { $height } cubes
} of { $cubes }
tower-field-own = Your building table. Arrow keys move the hand, space picks up and lets go. The highest column has { $height ->
    [one] one cube
   *[other] { $height } cubes
} of { $cubes }.
tower-title = Knockdown test
tower-builds = builds
tower-counts = counts
tower-wait-builder = { $attacker } starts the clock. Then you have { $seconds } seconds to pile { $cubes ->
    [one] your cube
   *[other] all { $cubes } cubes
} into one column.
tower-wait-attacker = You start the clock. Then { $builder } has { $seconds } seconds to pile { $cubes ->
    [one] the cube
   *[other] all { $cubes } cubes
} into one column.
tower-wait-shared = { $attacker } starts the clock, then { $builder } has { $seconds } seconds to pile { $cubes ->
    [one] the cube
   *[other] all { $cubes } cubes
} into one column.
tower-wait-other = { $attacker } is about to start the clock, then { $builder } builds.
tower-wait-practice = { $seconds } seconds to pile { $cubes ->
    [one] the cube
   *[other] all { $cubes } cubes
} into one column. The clock runs when you start it.
tower-how-drag = Drag a cube and let it go on top of the column.
tower-how-keys = Or use the keyboard: arrow keys move the hand, space picks up and lets go.
tower-odds = About { $odds }% of towers with { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} fall.
tower-start = Start the clock
tower-start-soon = starts automatically in { $seconds } s
tower-building = { $name } is building …
tower-hands-off = Hands off!
tower-settling = Time! The tower has a second to settle and must stand for another.
tower-restarted = The server restarted: the test starts over, with the cubes as they lay.
tower-stands = Still standing
tower-ko = K.O.
tower-missed = Not this time
tower-go-on = Continue
tower-pad = Build with keys
tower-key-left = Next column to the left
tower-key-right = Next column to the right
tower-key-up = Up, above everything
tower-key-down = Down, onto what is below
tower-key-grab = Pick up
tower-key-release = Let go
tower-space = space

## Result

tower-outcome-stands = { $cubes ->
    [one] The cube lies where it should.
   *[other] All { $cubes } cubes stand in one column.
}
tower-outcome-held = A cube was still in the hand at the end.
tower-outcome-table = { $count ->
    [0] No cube stood on the table.
    [one] One cube too many lay on the table.
   *[other] { $count } cubes lay on the table; only one may.
}
tower-outcome-crowded = A cube touched more than two others.
tower-outcome-chain = Not all cubes were in one column.

## For screen readers

tower-heard-waiting = Knockdown test: { $name } builds a tower of { $light ->
    [one] one light
   *[other] { $light } light
} and { $heavy ->
    [one] one heavy cube
   *[other] { $heavy } heavy cubes
}.
tower-heard-you-start = You start the clock.
tower-heard-start = The clock runs: { $seconds } seconds for { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}.
tower-heard-left = { $seconds } seconds left, highest column: { $height }.
tower-heard-light = A light cube in your hand.
tower-heard-heavy = A heavy cube in your hand.
tower-heard-let-go = Let go. Highest column: { $height }.

## Dice instead

tower-ready-title = Knockdown tests are towers here
tower-ready-text = The tested fighter’s player has { $seconds } seconds to pile all wound cubes into one column, with mouse, finger or keys.
tower-ready-dice = Roll dice instead
tower-ready-dice-text = If you cannot or would rather not build. Your opponent still builds, and sees that you roll.
tower-ready = I am ready
tower-rolls = rolls dice

## Practice

tower-practice = Practise the tower
tower-practice-text = Ten seconds, one column: practise before it counts.
tower-practice-you = You
tower-practice-cubes = Cubes
tower-practice-light = Light cubes
tower-practice-heavy = Heavy cubes
tower-practice-fewer = One { $kind ->
    [heavy] heavy cube
   *[light] light cube
} less
tower-practice-more = One { $kind ->
    [heavy] heavy cube
   *[light] light cube
} more
tower-practice-clock = Clock
tower-practice-seconds = { $seconds } s
tower-practice-scatter = Scatter again
tower-practice-again = Again
tower-practice-another = One cube more
tower-practice-best = Your highest tower in { $seconds } seconds
tower-practice-best-none = none yet
tower-practice-best-cubes = { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}
tower-practice-rates = How often a tower stands
tower-practice-own = yours
tower-practice-model = a normal hand
tower-practice-dice = three dice
tower-practice-share = { $percent }%
tower-practice-tries = { $percent }% of { $tries }
tower-practice-nothing = not tried
tower-practice-rates-text = “A normal hand” is a model, not measured players; “three dice” rolls for the same wounds. Yours are saved on this device for the selected clock.
tower-practice-forget = Clear mine
tower-practice-loading = Setting up the table …
tower-practice-lost = Connection lost. Reconnecting …
tower-practice-refused = No practice table is free right now. Try again in a moment.

## Replay

tower-replay = Watch the tower
tower-replay-doubt = Tower not confirmed here: rebuilt on this machine, it gives a different result. The recorded result counts.
tower-replay-refused = Tower not confirmed here: this machine cannot rebuild it. The recorded result counts.

## On the home page

tower-mode = Knockdown test
tower-mode-dice = Dice
tower-mode-tower = Tower
tower-mode-dice-text = Three dice against the wounds.
tower-mode-tower-text = Pile all wounds into one column in ten seconds.
tower-mode-rolls = Roll dice for me
tower-mode-rolls-text = If you cannot or would rather not build: players on this device roll, everyone else builds.

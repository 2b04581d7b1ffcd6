# What each match option does, shown when a table is opened and in docs/reference/<game>/options.md.

option-knockdown-fighters = The players pick, chance draws, or both fighters are set, seat A first.
option-knockdown-arena = The box whose arena is played, with its own deck, or `draw` for a token; by default the only box.
option-knockdown-skills = The box whose twelve skills are played, or `draw` for a token; by default the only box.
option-knockdown-ko-test = A Knockdown test is rolled with three dice, or built as a tower that the referee judges.
option-knockdown-dice-always = With `ko_test=tower`: these seats roll dice instead.
option-knockdown-tower-seconds = With `ko_test=tower`: how many seconds there are to build, for both players.
option-knockdown-decision-time = Seconds for each answer; the referee calls time. Three time-outs in a row lose the match.
option-knockdown-ko-relief = Which wounds are halved after a passed test.
option-knockdown-edge-wound = Which wound a dangerous edge adds. Only in arenas that have dangerous edges.
option-knockdown-candle-wound = Which wound a candle inflicts. Only in arenas with candles.
option-knockdown-range-through-corridors = Corridors shorten distances. Only in arenas with corridors.
option-knockdown-stall-guard = After six turns in which no player took a card, the oldest row card is discarded.
option-knockdown-allow-empty-combo = A Combo may be started with nothing to play in it.
option-knockdown-block-windows = One declaration against wounds and effect, or one before each of them.
option-knockdown-redraft = Later rounds also begin with an opening draft.
option-knockdown-memory = The board shows the known cards of a hand, or only its size. What a seat may know is the same.

option-dungeon-timer = Minutes for the whole dungeon; the referee keeps the clock and calls time.
option-dungeon-level = Which of the four dungeons is entered; later ones have level cards.
option-dungeon-adventure = The dungeon is one of an adventure: there are grimoire tokens, and one is drawn after a win.
option-dungeon-tokens = The grimoire tokens held at the start. Only in an adventure.
option-dungeon-level-cards = Level cards of all levels up to this one, or of this one. Only above dungeon 1 or in an adventure.
option-dungeon-adventure-loss = After a loss the same dungeon is tried again, or the adventure starts over. Only in an adventure.
option-dungeon-chest-hunt = After a win the chests of the best chain score points.
option-dungeon-solo-silence-ball = The ball of silence is left out, or draws a card. Only alone in an adventure.
option-dungeon-first-player = Chance decides who begins, or it is set.

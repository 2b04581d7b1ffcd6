# Labels around the rules: the command `rules` and the pages of docs/rules.
rules-house = house rule
rules-kind-rule = rule
rules-kind-component = component
rules-kind-advice = advice
rules-intro = Every rule has an id that the game cites when it refuses something or writes it in the log. A mark after the id says what is not an ordinary rule: a component describes the box, advice decides nothing and a house rule is our own addition.
rules-options = Match options
rules-option = option
rules-option-values = values, default first
rules-option-rules = see
rules-versions = Versions
rules-versions-intro = The rules version goes up whenever a recorded match could replay differently.
rules-version-knockdown-1 = Version 1: the common rules and Siege Storm.
rules-version-knockdown-2 = Version 2: Nemesis, Tainted Grail and mixed boxes; tokens that wait at once are ordered like skills.
rules-version-knockdown-3 = Version 3: with `redraft`, turn and stall counters restart before each round's draft.
rules-version-dungeon-1 = Version 1: the dungeon for one to six players, the chest hunt and the Adventure.

# The names of Siege Storm in English.

pack-siege-storm = Siege Storm
arena-siege-storm = The Storming Wall

## Attack cards

attack-high-jab = High Jab
attack-gut-punch = Gut Punch
attack-drawbridge-uppercut = Drawbridge Uppercut
attack-haymaker = Haymaker
attack-hammer-fist = Hammer Fist
attack-backfist = Backfist
attack-over-the-parapet = Over the Parapet
attack-high-kick = High Kick
attack-low-sweep = Low Sweep
attack-roundhouse = Roundhouse
attack-gate-breaker = Gate Breaker
attack-flying-kick = Flying Kick
attack-stomp = Stomp
attack-axe-kick = Axe Kick
attack-shield-bash = Shield Bash
attack-hold-the-rampart = Hold the Rampart
attack-counter-jab = Counter Jab
attack-feint = Feint
attack-spear-wall = Spear Wall
attack-war-horn = War Horn
attack-sortie = Sortie
attack-smoke-roll = Smoke Roll
attack-throwing-knife = Throwing Knife
attack-boiling-oil = Boiling Oil
attack-grappling-hook = Grappling Hook
attack-hit-and-run = Hit and Run
attack-pillage = Pillage

## Skills

skill-whatever-is-at-hand = Whatever’s at Hand
skill-scrounger = Scrounger
skill-second-wind = Second Wind
skill-old-scores = Old Scores
skill-back-to-the-wall = Back to the Wall
skill-pavise = Pavise
skill-riposte = Riposte
skill-quick-feet = Quick Feet
skill-shoulder-charge = Shoulder Charge
skill-bloodhound = Bloodhound
skill-spoils-of-war = Spoils of War
skill-no-quarter = No Quarter

## Fighters

fighter-veroth = Veroth
    .class = Berserker
special-veroth-fists-of-fury = Fists of Fury
special-veroth-frenzied-blow = Frenzied Blow
special-veroth-fury-grab = Fury Grab
special-veroth-double-block = Double Block

fighter-xingo = Xin'go
    .class = Half-Machine
special-xingo-phase-cut = Phase Cut
special-xingo-glaive-arc = Glaive Arc
special-xingo-short-circuit = Short Circuit
special-xingo-flicker = Flicker

fighter-driana = Driana
    .class = Archer
special-driana-heartseeker = Heartseeker
special-driana-set-the-snare = Set the Snare
special-driana-tripwire-arrow = Tripwire Arrow
special-driana-parting-shot = Parting Shot

## Tokens

token-trap = Trap
    .object = a trap
    .own = one of your traps
    .each = each trap
    .all = all your traps

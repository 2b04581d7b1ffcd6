# The names of Nemesis in English.

pack-nemesis = Nemesis
arena-nemesis = The Silent Deck

## Attack cards

attack-wrench-swing = Wrench Swing
attack-airlock-hook = Airlock Hook
attack-overcharged-fist = Overcharged Fist
attack-bulkhead-uppercut = Bulkhead Uppercut
attack-cutting-torch = Cutting Torch
attack-shakedown = Shakedown
attack-out-of-the-vent = Out of the Vent
attack-visor-kick = Visor Kick
attack-deck-sweep = Deck Sweep
attack-blast-door-kick = Blast-Door Kick
attack-magboot-stomp = Magboot Stomp
attack-zero-g-somersault = Zero-G Somersault
attack-through-the-legs = Through the Legs
attack-ricochet-kick = Ricochet Kick
attack-riot-shield = Riot Shield
attack-first-aid-locker = First-Aid Locker
attack-rifle-butt = Rifle Butt
attack-contamination = Contamination
attack-red-alert = Red Alert
attack-raid-the-stores = Raid the Stores
attack-gangway-rush = Gangway Rush
attack-duct-crawl = Duct Crawl
attack-rivet-gun = Rivet Gun
attack-tow-cable = Tow Cable
attack-decompression = Decompression
attack-bite-and-vanish = Bite and Vanish
attack-crossfire = Crossfire

## Skills

skill-last-round = Last Round
skill-hair-trigger = Hair Trigger
skill-caustic-blood = Caustic Blood
skill-half-light = Half-Light
skill-cornered-prey = Cornered Prey
skill-strict-rations = Strict Rations
skill-pattern-reader = Pattern Reader
skill-jumpy = Jumpy
skill-salvager = Salvager
skill-autodoc = Autodoc
skill-stand-clear = Stand Clear
skill-light-fingers = Light Fingers

## Fighters

fighter-imke = Imke
    .class = Duct Rat
special-imke-pop-the-hatch = Pop the Hatch
special-imke-out-of-nowhere = Out of Nowhere
special-imke-vent-the-deck = Vent the Deck
special-imke-gone-to-ground = Gone to Ground

fighter-skarn = Skarn
    .class = Headhunter
special-skarn-flush-out = Flush Out
special-skarn-stun-net = Stun Net
special-skarn-take-the-trophy = Take the Trophy
special-skarn-on-your-heels = On Your Heels

fighter-oolith = Oolith
    .class = Brood Mother
special-oolith-tend-the-nest = Tend the Nest
special-oolith-drag-to-the-nest = Drag to the Nest
special-oolith-they-wake = They Wake
special-oolith-guard-the-clutch = Guard the Clutch

## Tokens

token-egg = Egg
    .object = an egg
    .own = one of your eggs
    .each = each egg
    .all = all your eggs

token-hatch = Hatch
    .object = a hatch
    .own = one of your hatches
    .each = each hatch
    .all = all your hatches

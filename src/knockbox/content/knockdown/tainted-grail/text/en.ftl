# The names of Tainted Grail in English.

pack-tainted-grail = Tainted Grail
arena-tainted-grail = The Dying Menhir

## Attack cards

attack-rusted-gauntlet = Rusted Gauntlet
attack-blow-from-the-dark = Blow from the Dark
attack-snuffed-wick = Snuffed Wick
attack-weight-of-oaths = Weight of Oaths
attack-oathbreaker = Oathbreaker
attack-brawl-among-the-graves = Brawl among the Graves
attack-mailed-fist = Mailed Fist
attack-scythe-sweep = Scythe Sweep
attack-kick-into-the-mist = Kick into the Mist
attack-menhir-stamp = Menhir Stamp
attack-leap-from-the-cairn = Leap from the Cairn
attack-trample-the-fallen = Trample the Fallen
attack-snaring-roots = Snaring Roots
attack-last-charge = Last Charge
attack-dead-lords-shield = Dead Lord’s Shield
attack-relit-wick = Relit Wick
attack-last-rites = Last Rites
attack-grey-litany = Grey Litany
attack-pilgrims-step = Pilgrim’s Step
attack-out-of-the-mist = Out of the Mist
attack-false-light = False Light
attack-bone-dart = Bone Dart
attack-dragged-into-the-dark = Dragged into the Dark
attack-shelter-of-shadows = Shelter of Shadows
attack-lantern-thief = Lantern Thief
attack-headlong-flight = Headlong Flight
attack-cairn-stone = Cairn Stone

## Skills

skill-bitter-draught = Bitter Draught
skill-nothing-left-to-lose = Nothing Left to Lose
skill-gnawing-hunger = Gnawing Hunger
skill-fading-silhouette = Fading Silhouette
skill-ghostly-charge = Ghostly Charge
skill-jealous-graves = Jealous Graves
skill-mist-walker = Mist Walker
skill-unbowed = Unbowed
skill-long-shadow = Long Shadow
skill-splintered-shields = Splintered Shields
skill-child-of-the-dark = Child of the Dark
skill-changing-of-the-guard = Changing of the Guard

## Fighters

fighter-mgielec = Mgielec
    .class = Avenger of the Mist
special-mgielec-doom = Doom
special-mgielec-chain-yank = Chain Yank
special-mgielec-revenge = Revenge
special-mgielec-lay-curse = Curse

fighter-czerwi = Czerwi
    .class = Host of Worms
special-czerwi-larval-spit = Larval Spit
special-czerwi-through-the-soil = Through the Soil
special-czerwi-feast-of-worms = Feast of Worms
special-czerwi-rotten-blood = Rotten Blood

fighter-lost-knight = The Lost Knight
    .class = Last of His Order
special-lost-knight-bitter-brew = Bitter Brew
special-lost-knight-tainted-blade = Tainted Blade
special-lost-knight-quests-end = Quest’s End
special-lost-knight-flask-of-last-hope = Flask of Last Hope

## Tokens

token-curse = Curse
    .object = the curse
    .own = the curse
    .each = each curse
    .all = the curse
token-fog = Fog
    .object = a patch of fog
    .own = one of your patches of fog
    .each = each patch of fog
    .all = all your patches of fog
token-poison = Poison
    .object = a dose of poison
    .own = one of your doses of poison
    .each = each dose of poison
    .all = all your doses of poison
token-elixir = Elixir
    .object = an elixir
    .own = one of your elixirs
    .each = each elixir
    .all = all your elixirs

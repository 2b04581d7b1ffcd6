# The names of the first dungeon in English.

pack-first-dungeon = The First Dungeon

## Creatures, each surprised at home

creature-skeleton-in-a-hurry = Skeleton in a Hurry
    .scene = He put himself together in the dark and has a rib left over.

creature-peckish-goblin = Peckish Goblin
    .scene = His hand is stuck in the biscuit tin, and he blames the cat.

creature-timid-ghost = Timid Ghost
    .scene = He won't sleep without a night light and a story with no ghosts in it.

creature-laundry-day-mummy = Laundry-Day Mummy
    .scene = Her bandages are on the line, so she is wearing the tablecloth.

creature-vain-vampire = Vain Vampire
    .scene = No mirror shows him, so he asks the bat if his parting is straight.

creature-absent-minded-cyclops = Absent-Minded Cyclops
    .scene = He is searching the whole cave for the monocle he is wearing.

creature-ironing-ogre = Ironing Ogre
    .scene = He is ironing a crease into his loincloth, as Mother taught him.

creature-spider-in-slippers = Spider in Slippers
    .scene = Seven slippers found, and she won't get up without the eighth.

creature-waltzing-witch = Waltzing Witch
    .scene = She is waltzing with her broom, and the broom is leading.

creature-troll-at-the-spa = Troll at the Spa
    .scene = Cucumber on his eyes, feet in a bucket: the bridge is closed today.

creature-lost-minotaur = Lost Minotaur
    .scene = He has been looking for the loo in his own labyrinth for an hour.

creature-black-knight = Black Knight
    .scene = He gallops on a rocking horse and does all the neighing himself.

creature-werewolf-in-curlers = Werewolf in Curlers
    .scene = Tonight the moon is full, and his fringe will not behave.

creature-smiling-basilisk = Smiling Basilisk
    .scene = He practises a smile at the mirror, eyes shut to be on the safe side.

creature-singing-harpy = Singing Harpy
    .scene = She is singing opera in the shower, and the soap has fled.

creature-shivering-demon = Shivering Demon
    .scene = Three pairs of socks, a hot-water bottle, and his horns still freeze.

creature-dishevelled-gorgon = Dishevelled Gorgon
    .scene = Half her hair wants plaits; the other half has bitten the comb.

creature-lovesick-golem = Lovesick Golem
    .scene = He is writing a love letter and has just broken his ninth chisel.

creature-gardening-necromancer = Gardening Necromancer
    .scene = He can raise anyone from the grave, except his potted parsley.

creature-knitting-dragon = Knitting Dragon
    .scene = One sneeze in the last row, and there goes another scarf.

creature-kraken-in-the-bath = Kraken in the Bath
    .scene = Eight arms, and not one of them can reach his back.

creature-hydra-at-the-basin = Hydra at the Basin
    .scene = Seven heads, one toothbrush and a great deal of pushing.

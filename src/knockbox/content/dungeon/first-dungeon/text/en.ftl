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

## Rooms, each with its own household troubles

room-joker = Snoring Library
    .scene = The bookworm dozed off on the last page. Hush!

room-room-1112 = Kitchen with a View
    .scene = The soup is looking back.

room-room-1112-chest = Toothsome Parlour
    .scene = The coffee table has teeth, and would like sugar.

room-room-1121 = Bedroom with a Lodger
    .scene = A bed for two: one in it, one under it.

room-room-1121-chest = Bathroom under Guard
    .scene = The duck guards the bath and has the helmet for it.

room-room-0122 = Blooming Guardroom
    .scene = The guards are out, but somebody watered the helmet.

room-room-0212 = All-Weather Armoury
    .scene = An axe, a spear and an umbrella: something for every weather.

room-room-0221 = Beginners’ Well
    .scene = Whoever lives in the well has not learnt to swim yet.

room-room-1022 = Dog’s Dinner Hall
    .scene = Dinner is over, and the dog had the best of it.

room-room-1202 = Express Staircase
    .scene = Somebody left a roller skate on the stairs. Again.

room-room-2012 = Night Owl’s Crypt
    .scene = Blanket, bear, and the alarm set for midnight.

room-room-0122-chest = Thrifty Treasury
    .scene = The treasure is saving up for something.

room-room-0212-chest = Tipsy Cellar
    .scene = The mouse only wanted a sip.

room-room-0113 = Sharp Dresser’s Wardrobe
    .scene = The iron maiden makes a splendid wardrobe.

room-room-0131 = Teatime Laboratory
    .scene = One of these potions is tea.

room-room-0311 = Welcoming Pit
    .scene = Kindly wipe your feet before you fall in.

room-room-1013 = Whoopee Throne
    .scene = Long live the king, if he looks before he sits.

room-room-1031-chest = Paper Harbour
    .scene = The whole navy: one ship and a goldfish.

room-room-1112-level-2 = Funny-Bone Music Room
    .scene = Grandfather always was musical.

room-room-1121-level-2 = Snappy Conservatory
    .scene = It was told to drink, not to bite.

room-room-0221-level-2 = Mushroom to Let
    .scene = To let: central, furnished, a little damp.

room-room-1022-level-2 = Spirited Laundry
    .scene = One of the sheets is not quite a sheet.

room-room-1112-level-3 = Occupied Fireside
    .scene = Four stockings, and all of them the cat’s.

room-room-1121-level-3 = Soft-Boiled Nursery
    .scene = Tiptoe, please: it hatches once it has slept enough.

room-room-1202-level-3 = Cheese Observatory
    .scene = Now the mouse has proof: it is cheese.

room-room-1112-level-4 = Bare-Bones Bakery
    .scene = Gingerbread bones, fresh from the oven.

room-room-1121-level-4 = Wrong-Number Circle
    .scene = They called a demon, and the cat came.

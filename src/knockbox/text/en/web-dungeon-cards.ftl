# Cards and tokens of the dungeon: what is said of them. (dungeon-cards.ftl has the words of the fixed parts for everybody.)

dungeon-face-name = { $name }.
dungeon-face-back = The back of a card.
dungeon-face-said-corners = Corners: top { $nw } and { $ne }, bottom { $sw } and { $se }.
dungeon-face-said-sum = Danger { $sum }.
dungeon-face-said-time = A creature that gets { $time } time { $time ->
    [one] token
   *[other] tokens
}.
dungeon-face-said-left = A creature with { $time } time { $time ->
    [one] token
   *[other] tokens
} left.
dungeon-face-said-beaten = A beaten creature.
dungeon-face-said-frozen = A frozen creature.
dungeon-face-said-held = Held until the last frozen creature is beaten.
dungeon-face-said-silence = Silence icon.
dungeon-face-said-chests = { $chests } { $chests ->
    [one] chest
   *[other] chests
}.
dungeon-face-said-level = From dungeon { $level } on.
dungeon-face-said-turned = Turned upside down.

## Tokens

dungeon-face-token-fireball = Fireball
dungeon-face-token-ice = Ice flash
dungeon-face-token-poison = Poison
dungeon-face-token-silence = Ball of silence
dungeon-face-token-other = Grimoire token { $token }
dungeon-face-time-tokens = { $count } time { $count ->
    [one] token
   *[other] tokens
}
dungeon-face-talk = Talk side up: you may speak.
dungeon-face-silent = Silence side up: nobody may speak.
dungeon-face-hourglass = Hourglass, { $percent } per cent of the sand left.
dungeon-face-poisoned = Poisoned corner: worth 0.

## What is going on in the rooms

dungeon-face-scene-joker = The bookworm dozed off on the last page. Hush!
dungeon-face-scene-room-1112 = The soup is looking back.
dungeon-face-scene-room-1112-chest = The coffee table has teeth, and would like sugar.
dungeon-face-scene-room-1121 = A bed for two: one in it, one under it.
dungeon-face-scene-room-1121-chest = The duck guards the bath and has the helmet for it.
dungeon-face-scene-room-0122 = The guards are out, but somebody watered the helmet.
dungeon-face-scene-room-0212 = An axe, a spear and an umbrella: something for every weather.
dungeon-face-scene-room-0221 = Whoever lives in the well has not learnt to swim yet.
dungeon-face-scene-room-1022 = Dinner is over, and the dog had the best of it.
dungeon-face-scene-room-1202 = Somebody left a roller skate on the stairs. Again.
dungeon-face-scene-room-2012 = Blanket, bear, and the alarm set for midnight.
dungeon-face-scene-room-0122-chest = The treasure is saving up for something.
dungeon-face-scene-room-0212-chest = The mouse only wanted a sip.
dungeon-face-scene-room-0113 = The iron maiden makes a splendid wardrobe.
dungeon-face-scene-room-0131 = One of these potions is tea.
dungeon-face-scene-room-0311 = Kindly wipe your feet before you fall in.
dungeon-face-scene-room-1013 = Long live the king, if he looks before he sits.
dungeon-face-scene-room-1031-chest = The whole navy: one ship and a goldfish.
dungeon-face-scene-room-1112-level-2 = Grandfather always was musical.
dungeon-face-scene-room-1121-level-2 = It was told to drink, not to bite.
dungeon-face-scene-room-0221-level-2 = To let: central, furnished, a little damp.
dungeon-face-scene-room-1022-level-2 = One of the sheets is not quite a sheet.
dungeon-face-scene-room-1112-level-3 = Four stockings, and all of them the cat’s.
dungeon-face-scene-room-1121-level-3 = Tiptoe, please: it hatches once it has slept enough.
dungeon-face-scene-room-1202-level-3 = Now the mouse has proof: it is cheese.
dungeon-face-scene-room-1112-level-4 = Gingerbread bones, fresh from the oven.
dungeon-face-scene-room-1121-level-4 = They called a demon, and the cat came.

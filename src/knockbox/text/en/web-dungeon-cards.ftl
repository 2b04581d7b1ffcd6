# Descriptions of dungeon cards and tokens for screen readers. (dungeon-cards.ftl holds the fixed parts of a card.)

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

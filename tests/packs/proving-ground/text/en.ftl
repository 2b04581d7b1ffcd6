# The names of the proving ground in English.

pack-proving-ground = Proving Ground
arena-proving-ground = The Proving Ground

## Attack cards

attack-plain-punch = Plain Punch
attack-plain-kick = Plain Kick
attack-plain-guard = Plain Guard
attack-plain-sprint = Plain Sprint
attack-double-sprint = Double Sprint
attack-double-guard = Double Guard
attack-one-two = One-Two
attack-early-answer = Early Answer
attack-recoil = Recoil
attack-full-hands = Full Hands
attack-salt = Salt
attack-jolt = Jolt
attack-mercy = Mercy
attack-second-blow = Second Blow
attack-chain = Chain
attack-jump-through = Jump Through
attack-draw-in = Draw In
attack-squeeze = Squeeze
attack-backing-shot = Backing Shot
attack-crossroads = Crossroads
attack-ransom = Ransom
attack-toll = Toll
attack-muddle = Muddle
attack-search = Search
attack-crowbar = Crowbar
attack-clearance = Clearance

## Skills

skill-early-bird = Early Bird
skill-rolling-fall = Rolling Fall
skill-step-away = Step Away
skill-shove-back = Shove Back
skill-pain-teaches = Pain Teaches
skill-iron-will = Iron Will
skill-hard-corner = Hard Corner
skill-follow-up = Follow-Up
skill-thick-coat = Thick Coat
skill-blind-throw = Blind Throw
skill-sour-grapes = Sour Grapes
skill-last-stand = Last Stand

## Fighters

fighter-mason = Mason
    .class = Builder
special-mason-double-punch = Double Punch
special-mason-stone-answer = Stone Answer
special-mason-mortar = Mortar
special-mason-dig-in = Dig In

fighter-runner = Runner
    .class = Courier
special-runner-kick-chain = Kick Chain
special-runner-lasso = Lasso
special-runner-trip = Trip
special-runner-free-dance = Free Dance

fighter-warden = Warden
    .class = Gatekeeper
special-warden-all-four = All Four
special-warden-refusal = Refusal
special-warden-scatter = Scatter
special-warden-gather = Gather

## Tokens

token-mine = Mine
    .object = a mine
    .own = one of your mines
    .each = each mine
    .all = all your mines
token-caltrop = Caltrop
    .object = a caltrop
    .own = one of your caltrops
    .each = each caltrop
    .all = all your caltrops
token-flag = Flag
    .object = a flag
    .own = one of your flags
    .each = each flag
    .all = all your flags

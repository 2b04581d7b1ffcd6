"""What a client says."""

from typing import Annotated

import msgspec
from msgspec import Meta

from knockbox.server.protocol.bounds import (
    LONGEST_CHAT,
    LONGEST_REPORT,
    PROTOCOL,
    ActionId,
    BotName,
    Choice,
    Count,
    Language,
    Name,
    NewToken,
    Nonce,
    Options,
    Seat,
    Token,
)


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """What a client says."""


class Hello(Request, frozen=True):
    """Who is there; the first message of a socket."""

    token: Token = ""  # of your seat; without one you are a spectator
    host: Token = ""  # if you opened the table
    seq: Count | None = None  # the last one you have, if you were here before: only what followed is told
    lang: Language = ""  # of texts in questions, refusals and hints; without one there are none
    protocol: int = PROTOCOL


class Ready(Request, frozen=True):
    """You have seen the commitment; the deal waits for the nonces of all people, and is made of them but on a daily."""

    id: ActionId
    nonce: Nonce  # given once: whoever says it again changes `dice` alone, until the deal
    dice: bool = False  # whether your seat wants to roll where others build a tower; everybody is shown that it does


class Choose(Request, frozen=True):
    """Answer your question; without `question`, do or say something beside it."""

    id: ActionId
    choice: Choice
    question: Count | None = None  # its id


class Preview(Request, frozen=True):
    """What would follow from a choice, as far as your seat can know."""

    id: ActionId
    choice: Choice
    then: Choice | None = None  # what you would choose next, if that is open to you then
    unhindered: bool = False  # whether to go on as if others let it happen, and you paid with whatever pays


class Undo(Request, frozen=True):
    """Take back your last deed, if nobody has noticed it, no chance followed and you learnt nothing by it."""

    id: ActionId


class Hint(Request, frozen=True):
    """What a strong bot would do in your place."""

    id: ActionId


class Chat(Request, frozen=True):
    """Say something in your own words."""

    id: ActionId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Pause(Request, frozen=True):
    """Vote for a pause; it begins when all people want it, and ends when one of them does not."""

    id: ActionId
    on: bool


class Rename(Request, frozen=True):
    """Be called otherwise."""

    id: ActionId
    name: Name


class Leave(Request, frozen=True):
    """Leave your seat; your token stops working, and the host may invite another player to the seat."""

    id: ActionId


class Hand(Request, frozen=True):
    """Let a bot play a seat: yours, or as the host an empty or a lost one; without a name, take it back.

    As the host, free a seat so that is played by a bot, or whose person has never come.
    """

    id: ActionId
    seat: Seat
    bot: BotName = ""


class Invite(Request, frozen=True):
    """As the host, make a new link to an empty seat; the previous link stops working."""

    id: ActionId
    seat: Seat
    invitation: NewToken  # 32 to 64 random letters; sitting down takes the same ones


class Mute(Request, frozen=True):
    """Hear the chat of a seat no more, or again."""

    id: ActionId
    seat: Seat
    on: bool


class Remove(Request, frozen=True):
    """As the host, send a spectator away, for good."""

    id: ActionId
    spectator: Count


class Report(Request, frozen=True):
    """Tell the people who run this server of a name or of chat."""

    id: ActionId
    seat: Seat
    text: Annotated[str, Meta(max_length=LONGEST_REPORT)]


class Rematch(Request, frozen=True):
    """Play on: the next dungeon or another try on the same seats, else again with swapped ones; when all want it so.

    Whoever wishes it otherwise than the others did is the first to wish it.
    """

    id: ActionId
    stay: bool = False  # whether everybody stays on the seat he has
    options: Options = {}  # that shall be others than now


class Look(Request, frozen=True):
    """After the end: the table as any seat saw it after any input."""

    id: ActionId
    seat: Seat | None = None  # without one, as spectators saw it
    input: Count | None = None  # without one, at the end


class Recount(Request, frozen=True):
    """After the end: what the bot on a seat was up to; it thinks its choices over again, which takes a while."""

    id: ActionId
    seat: Seat


class Recall(Request, frozen=True):
    """Older events and lines of the log, of which a snapshot has the latest."""

    id: ActionId
    before: Count  # as the snapshot, or what was recalled last, says it


class Pong(Request, frozen=True):
    """The answer to a ping."""

    n: Count

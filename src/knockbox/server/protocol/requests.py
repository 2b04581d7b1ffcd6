"""Messages of a client."""

from typing import Annotated

import msgspec
from msgspec import Meta

from knockbox.server.protocol.limits import (
    MAX_CHAT_LENGTH,
    MAX_REPORT_LENGTH,
    PROTOCOL,
    ActionId,
    BotName,
    Choice,
    Count,
    Language,
    NewToken,
    Nonce,
    Options,
    PlayerName,
    SeatNumber,
    Token,
)


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """A message of a client."""


class Hello(Request, frozen=True):
    """Identify yourself; the first message of a socket."""

    token: Token = ""  # of your seat; without one you are a spectator
    host: Token = ""  # host token, if you opened the table
    seq: Count | None = None  # the last one you received, if you reconnect: you are sent only what followed
    lang: Language = ""  # of texts in questions, refusals and hints; without it there are none
    protocol: int = PROTOCOL


class Ready(Request, frozen=True):
    """You have seen the commitment. The deal waits for the nonces of all people and, unless daily, depends on them."""

    id: ActionId
    nonce: Nonce  # set once; repeating the request can change only `dice`, until the deal
    dice: bool = False  # whether your seat rolls dice where others build a tower; visible to everyone


class Choose(Request, frozen=True):
    """Answer your question or, without `question`, take another action or talk."""

    id: ActionId
    choice: Choice
    question: Count | None = None  # its id


class Preview(Request, frozen=True):
    """Show what would follow from a choice, as far as your seat can know."""

    id: ActionId
    choice: Choice
    then: Choice | None = None  # your next choice, if it is legal then
    unhindered: bool = False  # whether to continue as if others did not interfere and you paid any cost


class Undo(Request, frozen=True):
    """Undo your last input, if no one else noticed it, it involved no chance and it revealed nothing to you."""

    id: ActionId


class Hint(Request, frozen=True):
    """Ask a strong bot what it would do in your place."""

    id: ActionId


class Chat(Request, frozen=True):
    """Send a chat message."""

    id: ActionId
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]


class Pause(Request, frozen=True):
    """Vote for or against a pause; it begins when all people want it, and ends when one does not."""

    id: ActionId
    on: bool


class Rename(Request, frozen=True):
    """Change your name."""

    id: ActionId
    name: PlayerName


class Leave(Request, frozen=True):
    """Leave your seat; your token stops working, and the host may invite another player to the seat."""

    id: ActionId


class Hand(Request, frozen=True):
    """Hand a seat to a bot: yours or, as the host, an empty one or one whose person is away; without a bot, take it.

    As the host, without a bot, also free a seat that a bot plays or whose person has never connected.
    """

    id: ActionId
    seat: SeatNumber
    bot: BotName = ""


class Invite(Request, frozen=True):
    """As the host, create a new link to an empty seat; the previous link stops working."""

    id: ActionId
    seat: SeatNumber
    invitation: NewToken  # 32 to 64 random letters, which are needed to sit down


class Mute(Request, frozen=True):
    """Mute or unmute the chat of a seat."""

    id: ActionId
    seat: SeatNumber
    on: bool


class Remove(Request, frozen=True):
    """As the host, remove a spectator for good."""

    id: ActionId
    spectator: Count


class Report(Request, frozen=True):
    """Report a name or chat to the operators of this server."""

    id: ActionId
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=MAX_REPORT_LENGTH)]


class Rematch(Request, frozen=True):
    """Vote to play on: the next dungeon or a retry on the same seats, else a rematch with swapped seats.

    It begins when all want the same terms; a vote for other terms voids the earlier votes.
    """

    id: ActionId
    stay: bool = False  # whether all players keep their seats
    options: Options = {}  # changed options


class Look(Request, frozen=True):
    """After the match: show the table as any seat saw it after any input."""

    id: ActionId
    seat: SeatNumber | None = None  # null for the view of spectators
    input: Count | None = None  # null for the end


class Recount(Request, frozen=True):
    """After the match: let the bot on a seat explain its play; it searches its choices again, which takes a while."""

    id: ActionId
    seat: SeatNumber


class Recall(Request, frozen=True):
    """Load older events and log lines; a snapshot has the latest."""

    id: ActionId
    before: Count  # as in the snapshot, or in the last `recalled`


class Pong(Request, frozen=True):
    """The answer to a ping."""

    n: Count

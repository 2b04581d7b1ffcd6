"""Limits on the fields of client messages."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

PROTOCOL: Final = 1
"""Incremented when an older client could misunderstand the server."""

MAX_NAME_LENGTH: Final = 40
MAX_CHAT_LENGTH: Final = 500
MAX_REPORT_LENGTH: Final = 1000

ActionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[\x21-\x7e]+\Z")]
Choice: TypeAlias = Annotated[int, Meta(ge=0, le=2**62 - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Token: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"\A[A-Za-z0-9_-]*\Z")]
NewToken: TypeAlias = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"\A[A-Za-z0-9_-]+\Z")]
Nonce: TypeAlias = Annotated[str, Meta(min_length=8, max_length=128, pattern=r"\A[\x21-\x7e]+\Z")]
PlayerName: TypeAlias = Annotated[str, Meta(max_length=MAX_NAME_LENGTH)]
Language: TypeAlias = Annotated[str, Meta(max_length=8, pattern=r"\A[a-z-]*\Z")]
OptionName: TypeAlias = Annotated[str, Meta(max_length=40)]
OptionValue: TypeAlias = Annotated[str, Meta(max_length=200)]
Options: TypeAlias = Annotated[dict[OptionName, OptionValue], Meta(max_length=40)]
BotName: TypeAlias = Annotated[str, Meta(max_length=32, pattern=r"\A[a-z:]*\Z")]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]

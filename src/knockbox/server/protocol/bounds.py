"""How long and how large things may be that a client says."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

PROTOCOL: Final = 1
"""Goes up when a client of before could misunderstand."""

LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
LONGEST_REPORT: Final = 1000

ActionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[\x21-\x7e]+\Z")]
Choice: TypeAlias = Annotated[int, Meta(ge=0, le=2**62 - 1)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Token: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"\A[A-Za-z0-9_-]*\Z")]
NewToken: TypeAlias = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"\A[A-Za-z0-9_-]+\Z")]
Nonce: TypeAlias = Annotated[str, Meta(min_length=8, max_length=128, pattern=r"\A[\x21-\x7e]+\Z")]
Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
Language: TypeAlias = Annotated[str, Meta(max_length=8, pattern=r"\A[a-z-]*\Z")]
OptionName: TypeAlias = Annotated[str, Meta(max_length=40)]
OptionValue: TypeAlias = Annotated[str, Meta(max_length=200)]
Options: TypeAlias = Annotated[dict[OptionName, OptionValue], Meta(max_length=40)]
BotName: TypeAlias = Annotated[str, Meta(max_length=32, pattern=r"\A[a-z:]*\Z")]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]

"""Whose question is searched next: tables take turns, and what is begun gets help as long as nobody waits."""

from collections import deque
from threading import Condition

from knockbox.bots.workers.shared import Shared
from knockbox.bots.workers.thinker import Piece


class Turns:
    """Questions on their way to the processes of one lane; a process that is free asks for the next piece."""

    def __init__(self) -> None:
        self.news = Condition()
        self.waiting: dict[str, deque[Shared]] = {}  # questions that nobody has begun, by table in the order of turns
        self.begun: deque[Shared] = deque()  # questions that more processes could search
        self.helping: list[Piece] = []  # pieces of questions that another process searches as well
        self.idle = 0  # processes that wait for work
        self.is_closed = False

    def put(self, table: str, question: Shared) -> None:
        """Let a question wait for its turn; for want of a free process somebody stops helping."""
        with self.news:
            self.waiting.setdefault(table, deque()).append(question)
            unserved = sum(map(len, self.waiting.values())) - self.idle
            helper = self.last_helper() if unserved > 0 else None
            self.news.notify_all()
        if helper is not None:
            helper.drop()

    def get(self) -> Piece | None:
        """Wait for the next piece; after the end there is none."""
        with self.news:
            while (piece := self.next_piece()) is None and not self.is_closed:
                self.idle += 1
                self.news.wait()
                self.idle -= 1
            return piece

    def close(self) -> None:
        """Whatever still waits is handed out, and then nothing more."""
        with self.news:
            self.is_closed = True
            self.news.notify_all()

    def next_piece(self) -> Piece | None:
        return self.first_piece() or self.helping_piece()

    def first_piece(self) -> Piece | None:
        """Begin with the question of the table whose turn it is; what else it asked waits until all others had one."""
        self.begun = deque(question for question in self.begun if not question.future.done())
        while self.waiting:
            table = next(iter(self.waiting))
            questions = self.waiting.pop(table)
            question = questions.popleft()
            if questions:
                self.waiting[table] = questions
            piece = question.next_piece()
            if piece is not None:
                self.begun.append(question)
                return piece
        return None

    def helping_piece(self) -> Piece | None:
        """Nobody waits: one more process for what was begun, each question in its turn."""
        while self.begun:
            question = self.begun.popleft()
            piece = question.next_piece()
            if piece is not None:
                self.begun.append(question)
                self.helping.append(piece)
                return piece
        return None

    def last_helper(self) -> Piece | None:
        """Who came last to help and shall stop, if there is one; what was found so far counts."""
        self.helping = [piece for piece in self.helping if not piece.future.done()]
        return self.helping.pop() if self.helping else None

"""Round-robin scheduling of searches by table; idle processes help with searches that are already running."""

from collections import deque
from threading import Condition

from knockbox.bots.workers.job import SearchJob
from knockbox.bots.workers.worker_process import JobPart


class Scheduler:
    """The jobs of one queue; a free process asks for the next part."""

    def __init__(self) -> None:
        self.condition = Condition()
        self.waiting: dict[str, deque[SearchJob]] = {}  # jobs not started yet, by table in the order of turns
        self.in_progress: deque[SearchJob] = deque()  # running jobs that more processes could help with
        self.helper_parts: list[JobPart] = []  # parts of jobs that another process works on as well
        self.idle_workers = 0  # processes that wait for work
        self.is_closed = False

    def put(self, table: str, job: SearchJob) -> None:
        """Enqueue a job; if no process is free, stop one helper."""
        with self.condition:
            self.waiting.setdefault(table, deque()).append(job)
            unserved = sum(map(len, self.waiting.values())) - self.idle_workers
            helper = self.pop_newest_helper() if unserved > 0 else None
            self.condition.notify_all()
        if helper is not None:
            helper.cancel()

    def get(self) -> JobPart | None:
        """Wait for the next part; return None after closing."""
        with self.condition:
            while (part := self.next_part()) is None and not self.is_closed:
                self.idle_workers += 1
                self.condition.wait()
                self.idle_workers -= 1
            return part

    def close(self) -> None:
        """Hand out what is still waiting, then nothing more."""
        with self.condition:
            self.is_closed = True
            self.condition.notify_all()

    def next_part(self) -> JobPart | None:
        return self.next_first_part() or self.next_helper_part()

    def next_first_part(self) -> JobPart | None:
        """Start a job of the table whose turn it is; its other jobs wait until every other table had a turn."""
        self.in_progress = deque(question for question in self.in_progress if not question.future.done())
        while self.waiting:
            table = next(iter(self.waiting))
            questions = self.waiting.pop(table)
            question = questions.popleft()
            if questions:
                self.waiting[table] = questions
            part = question.next_part()
            if part is not None:
                self.in_progress.append(question)
                return part
        return None

    def next_helper_part(self) -> JobPart | None:
        """Return one more part of a running job, taking the jobs in turn; called when no job waits."""
        while self.in_progress:
            question = self.in_progress.popleft()
            part = question.next_part()
            if part is not None:
                self.in_progress.append(question)
                self.helper_parts.append(part)
                return part
        return None

    def pop_newest_helper(self) -> JobPart | None:
        """Return the newest helper part that still runs, which is to be stopped; its result so far counts."""
        self.helper_parts = [part for part in self.helper_parts if not part.future.done()]
        return self.helper_parts.pop() if self.helper_parts else None

"""Who plays the games of a run: this process, all cores, or a cluster; the figures are the same."""

import os
import socket
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from importlib import import_module
from typing import Any

from joblib import Parallel, delayed, effective_n_jobs, parallel_config

from ludoreille.core import Refused
from ludoreille.simulate.field import Field, Played

ALONE = 2.0
"""Seconds for which this process plays before it asks others to help: a short run is over by then."""
ROUND = 5.0
"""Seconds of play between two words of progress."""
BATCHES = 4
"""Batches in which a worker gets its games of a round, so that no one waits long for the last."""
CONNECTION = 10
"""Seconds that a cluster may take to answer."""

Progress = Callable[[int, int, float], None]
"""`progress(played, games, left)` is told every few seconds how far a long run is; *left* is in seconds."""


class NoEngine(Refused):
    """Say that an engine cannot be had: no library, no address, nobody who answers or knows us."""


def no_progress(played: int, games: int, left: float) -> None:
    """Tell nothing."""


def play_all(field: Field, games: int, engine: str, progress: Progress) -> list[Played]:
    """Play the first *games* games of *field* and return them in order; raise `NoEngine` without *engine*."""
    with ENGINES[engine]():
        start = time.monotonic()
        played: list[Played] = []
        while len(played) < games and (time.monotonic() - start < ALONE or not played):
            played.append(field.play(len(played)))
        if len(played) < games:
            rate = len(played) / (time.monotonic() - start)
            _share(field, games, played, rate, progress)
    return played


def _share(field: Field, games: int, played: list[Played], rate: float, progress: Progress) -> None:
    """Let all workers of the engine go on from the games *played*, in rounds of a few seconds.

    *rate* is how many games one of them plays in a second.
    """
    workers = effective_n_jobs(-1)
    told = time.monotonic()
    with Parallel(n_jobs=workers, batch_size=1) as parallel:
        while len(played) < games:
            start, done = time.monotonic(), len(played)
            each = max(1, round(rate * ROUND))
            size = -(-each // BATCHES)
            last = min(games, done + each * workers)
            batches = [range(first, min(first + size, last)) for first in range(done, last, size)]
            for batch in parallel(delayed(_play_batch)(field, numbers) for numbers in batches):
                played += batch
            rate = (last - done) / (time.monotonic() - start) / workers
            if last < games and time.monotonic() - told >= ROUND / 2:
                told = time.monotonic()
                progress(last, games, (games - last) / (rate * workers))


def _play_batch(field: Field, numbers: Sequence[int]) -> list[Played]:
    return [field.play(number) for number in numbers]


@contextmanager
def _dask() -> Iterator[None]:
    try:
        from distributed import Client  # noqa: PLC0415 - an optional library
    except ImportError as error:
        raise NoEngine("no-library", engine="dask") from error
    address = _address("dask", "DASK_SCHEDULER_ADDRESS")
    with ExitStack() as stack:
        try:
            client = stack.enter_context(Client(address, timeout=CONNECTION))  # type: ignore[no-untyped-call]
            client.wait_for_workers(1, timeout=CONNECTION)
            client.run(import_module, __name__)
        except (OSError, ValueError) as error:
            raise NoEngine("no-cluster", engine="dask", address=address) from error
        except ImportError as error:
            raise NoEngine("not-on-cluster", engine="dask") from error
        stack.enter_context(parallel_config("dask"))
        yield


@contextmanager
def _ray() -> Iterator[None]:
    try:
        import ray  # noqa: PLC0415 - an optional library
        from ray.util.joblib import register_ray  # noqa: PLC0415
    except ImportError as error:
        raise NoEngine("no-library", engine="ray") from error
    address = _address("ray", "RAY_ADDRESS")
    try:
        _knock(address)
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        ray.get(ray.remote(import_module).remote(__name__))
    except (OSError, ValueError) as error:
        raise NoEngine("no-cluster", engine="ray", address=address) from error
    except ImportError as error:
        raise NoEngine("not-on-cluster", engine="ray") from error
    register_ray()
    try:
        with parallel_config("ray"):
            yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError if nobody listens at `host:port`: Ray itself would go on trying for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=CONNECTION).close()


def _address(engine: str, variable: str) -> str:
    address = os.environ.get(variable, "")
    if not address:
        raise NoEngine("no-address", engine=engine, variable=variable)
    return address


ENGINES: Mapping[str, Callable[[], AbstractContextManager[Any]]] = {
    "local": nullcontext,
    "dask": _dask,
    "ray": _ray,
}
"""What joblib hands the games to while the context lasts."""

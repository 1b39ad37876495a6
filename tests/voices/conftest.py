"""Parts that several tests of voices share."""

import pytest
from sink import NullSink
from voices.ears import Ears, KeptSink


@pytest.fixture
def ears():
    return Ears()


@pytest.fixture
def sink():
    return KeptSink()


@pytest.fixture(scope="session")
def null_sink(tmp_path_factory):
    with NullSink(tmp_path_factory.mktemp("pulse")) as sink:
        # Somebody who listens closely keeps the latency of the sink, and so the tests, short.
        listening = sink.record()
        yield sink
        listening.stop()


@pytest.fixture
def heard(null_sink, monkeypatch):
    """Send what this process starts to the null sink."""
    for name, value in null_sink.env.items():
        monkeypatch.setenv(name, value)
    return null_sink

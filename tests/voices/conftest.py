"""Parts that several tests of voices share."""

import pytest
from voices.ears import Ears, KeptSink
from voices.null_sink import NullSink


@pytest.fixture
def ears():
    return Ears()


@pytest.fixture
def sink():
    return KeptSink()


@pytest.fixture(scope="session")
def null_sink(tmp_path_factory):
    sink = NullSink(tmp_path_factory.mktemp("pulse"))
    yield sink
    sink.close()


@pytest.fixture
def heard(null_sink, monkeypatch):
    """Send what this process starts to the null sink."""
    for name, value in null_sink.env.items():
        monkeypatch.setenv(name, value)
    return null_sink

"""What is measured where it happens, for Prometheus; what the parts of the server count for themselves: `figures.py`.

The names stand here once for all of a process, and `REGISTRY` has all of them.
"""

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
MOVES = Histogram(
    "saleroom_move_seconds", "From a move's arrival until it was stored.", buckets=SECONDS, registry=REGISTRY
)
MOVES_REFUSED = Counter("saleroom_moves_refused", "Moves of people that were refused.", registry=REGISTRY)
BATCHES = Histogram(
    "saleroom_batch_seconds", "Time to store a batch of writes.", buckets=SECONDS, registry=REGISTRY
)
BATCH_SIZE = Histogram(
    "saleroom_batch_writes", "Writes that were stored together.", buckets=SIZES, registry=REGISTRY
)
LOOP_LAG = Histogram(
    "saleroom_loop_lag_seconds", "How late the event loop woke up.", buckets=SECONDS, registry=REGISTRY
)
BOT_MOVES = Histogram(
    "saleroom_bot_move_late_seconds",
    "How long after its planned moment a bot's move was made.",
    buckets=SECONDS,
    registry=REGISTRY,
)
RESPONSES = Counter(
    "saleroom_http_responses", "Answers to HTTP requests by class of status.", ["status"], registry=REGISTRY
)

CLASSES = {number: RESPONSES.labels(f"{number}xx") for number in range(1, 6)}
"""The counter of each class of status: to look it up for every answer takes longer than to count."""


def batch_written(size: int, seconds: float) -> None:
    """Writes were stored together."""
    BATCHES.observe(seconds)
    BATCH_SIZE.observe(size)


def answered(status: int) -> None:
    """A request was answered."""
    CLASSES[status // 100].inc()

"""Settings for every test: Hypothesis draws the same examples in every run, and tells how to see a failure again."""

from hypothesis import HealthCheck, settings

from tests.engines import databases

__all__ = ["databases"]

settings.register_profile(
    "faience",
    derandomize=True,
    deadline=None,
    print_blob=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("faience")

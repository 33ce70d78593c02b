"""Programs that tests start hear the signals that people send, however the tests themselves were started."""

import signal


def hear() -> None:
    """For `preexec_fn`: tests in the background, or started to outlive their terminal, would hand deafness on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

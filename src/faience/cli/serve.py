"""`faience serve`: the live table in the browser."""

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from faience.cli.errors import Misuse


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any free one.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where tables are stored; the user's data folder by default.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="FAIENCE_DATABASE",
            help="Keep tables in PostgreSQL, for one or more servers.",
        ),
    ] = None,
    announce: Annotated[
        str | None,
        typer.Option(
            metavar="URL", envvar="FAIENCE_ANNOUNCE", help="Redis or Valkey: servers tell each other what is new."
        ),
    ] = None,
    key_file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The key that cookies are signed with, for all servers."),
    ] = None,
    prefix: Annotated[str | None, typer.Option(metavar="PATH", help="A path to serve under, such as /faience.")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="The public address behind a proxy.")] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another address whose pages may make changes and open sockets."),
    ] = None,
    trust_proxy: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Proxies whose X-Forwarded headers to trust.")
    ] = "127.0.0.1,::1",
    expire_days: Annotated[
        int, typer.Option(min=0, help="Remove unfinished tables after this long without activity; 0 keeps them.")
    ] = 30,
    finished_days: Annotated[
        int, typer.Option(min=0, help="Remove finished tables after this long; 0 keeps them for good.")
    ] = 0,
    thinkers: Annotated[int, typer.Option(min=0, max=64, help="How many processes think for bots; 0 chooses.")] = 0,
    worker_key_file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Let workers in that show a key of this file (or FAIENCE_WORKER_KEY)."),
    ] = None,
    workers_only: Annotated[bool, typer.Option("--workers-only", help="Let bots think in workers alone.")] = False,
    work_lease: Annotated[
        float, typer.Option(min=0.1, help="How many seconds a worker has for an answer beyond the time to think.")
    ] = 5.0,
    bot_pause: Annotated[
        int | None,
        typer.Option(min=0, metavar="MS", help="Bots move this long after the last move, whatever the table's speed."),
    ] = None,
    rate_factor: Annotated[float, typer.Option(min=0, help="Multiply rate limits by this; 0 turns them off.")] = 1.0,
    waiting_replays: Annotated[int, typer.Option(min=0, help="How many games to step through may wait.")] = 16,
    allow_host: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Another name that the server answers to; * for any.")
    ] = None,
    connections: Annotated[int, typer.Option(min=0, help="How many connections there may be; 0 for what fits.")] = 0,
    connections_per_address: Annotated[
        int, typer.Option(min=0, help="How many connections an address may have that is no trusted proxy; 0 for any.")
    ] = 512,
    header_kib: Annotated[int, typer.Option(min=0, help="How long headers may be, in KiB; 0 for any length.")] = 32,
    header_seconds: Annotated[float, typer.Option(min=0, help="How long headers may take; 0 for ever.")] = 10.0,
    body_seconds: Annotated[float, typer.Option(min=0, help="How long a body may take; 0 for ever.")] = 30.0,
    control_frames: Annotated[
        int, typer.Option(min=0, help="How many pings, pongs and tiny fragments a socket may send a minute.")
    ] = 100,
    metrics: Annotated[
        str, typer.Option(metavar="[ADDRESS:]PORT", help="Where Prometheus can read measurements; nowhere if not said.")
    ] = "",
    log_format: Annotated[str, typer.Option(help="How to log: text, or json.")] = "text",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Serve the live table: play in the browser, with friends and bots."""
    from faience.server import logs
    from faience.server import settings as setup
    from faience.server.announcing import read_announce

    if log_format not in logs.FORMATS:
        raise Misuse(f"the log is written as {' or '.join(logs.FORMATS)}, not {log_format}")
    try:
        if announce and not database:
            raise setup.WrongSetting("--announce is for several servers on one database: say --database, too")
        public = setup.read_public_url(public_url)
        settings = setup.ServerSettings(
            data=(data or setup.default_data()).expanduser().absolute(),
            database=database,
            announce=read_announce(announce),
            key_file=key_file,
            prefix=setup.read_prefix(prefix, public),
            public_url=public,
            origins=tuple(origin or ()),
            trusted_proxies=trust_proxy,
            expire_days=expire_days,
            finished_days=finished_days,
            thinkers=thinkers,
            worker_keys=_keys(worker_key_file, workers_only),
            workers_only=workers_only,
            work_lease=work_lease,
            bot_pause=bot_pause,
            rate_factor=rate_factor,
            waiting_replays=waiting_replays,
            allowed_hosts=tuple(allow_host or ()),
            connections=setup.ConnectionLimits(
                header_bytes=header_kib * 1024,
                header_seconds=header_seconds,
                body_seconds=body_seconds,
                connections_per_address=connections_per_address,
                connections=connections,
                control_frames=control_frames,
            ),
        )
        listening = setup.bind(host, port)
        measuring = setup.bind_metrics(metrics) if metrics else None
    except setup.WrongSetting as error:
        raise Misuse(str(error)) from None
    address = setup.address_of(listening, settings)
    with listening:
        warm_up()
        _log(log_format, verbose)
        from faience.server import run  # loads everything

        ready = partial(_tell, address, open_browser)
        run.serve(settings, listening, ready, is_verbose=verbose, measuring=measuring)
    if sys.stdout.isatty():
        typer.echo("Stopped; every table is saved.")


def _keys(path: Path | None, is_needed: bool) -> tuple[str, ...]:
    """The keys of workers."""
    from faience.work.keys import VARIABLE, WrongKey, read_keys

    try:
        keys = read_keys(path)
    except WrongKey as error:
        raise Misuse(str(error)) from None
    if is_needed and not keys:
        raise Misuse(f"--workers-only needs a key for workers: --worker-key-file FILE, or {VARIABLE}")
    return keys


def warm_up() -> None:
    """Compile the games of the page if that was not done yet: nobody should wait for it at the table."""
    from faience.rules import cache
    from faience.rules.kernel import IS_COMPILED

    if not IS_COMPILED or cache.is_warm():
        return
    from faience.games import GAMES

    cold = [book.name for book in GAMES.values() if book.has_page and not cache.is_warm(book.name)]
    if not cold:
        return
    from faience.cli.warm import compile_games

    typer.echo("Compiling the rules, which is needed only once; `faience warm` does it for all games.")
    compile_games(cold)
    for name in cold:
        cache.mark_warm(name)


def _log(form: str, is_verbose: bool) -> None:
    from faience.server import logs

    logs.begin(form, is_verbose=is_verbose)


def _tell(address: str, is_opening: bool) -> None:
    typer.echo(f"Faience is at {address}")
    sys.stdout.flush()
    if is_opening and sys.stdout.isatty():
        import webbrowser

        webbrowser.open(address)

"""`faience doctor`: what is wrong with a data folder, and what to do."""

import json
from pathlib import Path
from typing import Annotated

import typer

from faience.cli.folders import found

SIGNS = {"fine": "ok     ", "note": "note   ", "problem": "PROBLEM"}


def doctor(
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where tables are stored; the user's data folder by default.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check a data folder, also while it is being served; exit status 1 if something is wrong with it."""
    folder = found(data)
    from faience.server.checkup import check

    findings = []
    for finding in check(folder):
        findings.append(finding)
        if not as_json:
            typer.echo(f"{SIGNS[finding.state]}  {finding.about}: {finding.told}")
            if finding.advice:
                typer.echo(f"         {finding.advice}")
    is_fine = all(finding.state != "problem" for finding in findings)
    if as_json:
        shown = [{name: getattr(finding, name) for name in finding.__struct_fields__} for finding in findings]
        typer.echo(json.dumps({"folder": str(folder), "is_fine": is_fine, "findings": shown}))
    if not is_fine:
        raise typer.Exit(1)

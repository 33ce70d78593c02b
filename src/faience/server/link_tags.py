"""What messengers show of a link: tags in the head of the page, in the language of whoever asks for it.

They tell what any stranger may see, since a messenger that follows a link is one.
"""

import re
from contextlib import suppress
from html import escape

from faience.server.keepers import Keepers
from faience.table import Table, Who
from faience.words import LANGUAGES, Words

_ANYONE = Who("")
_TABLE = re.compile(r"[tg]/([^/]+)/?")
_WISH = re.compile(r"([a-z]+)(?:-[^,;]*)?\s*(?:;\s*q=([01](?:\.\d*)?))?")


async def tags_for(path: str, keepers: Keepers, accepted: str) -> str:
    """The tags for an address of the page; `accepted` is the header `Accept-Language`."""
    words = Words(language_of(accepted))
    title, text = words.say("home-title"), words.say("home-lead")
    if found := _TABLE.fullmatch(path):
        with suppress(Exception):  # whatever is wrong with the table, the page comes and says so itself
            title, text = _of_table((await keepers.get(found[1])).table, words)
    facts = {"og:site_name": "Faience", "og:type": "website", "og:title": title, "og:description": text}
    tags = [f'<meta property="{name}" content="{escape(fact)}">' for name, fact in facts.items()]
    card = '<meta name="twitter:card" content="summary">'
    return "\n".join([*tags, card, f'<meta name="description" content="{escape(text)}">'])


def language_of(accepted: str) -> str:
    """The language that somebody would rather read, of those there are."""
    wishes = sorted(_WISH.findall(accepted.lower()), key=lambda wish: float(wish[1] or 1), reverse=True)
    return next((name for name, _ in wishes if name in LANGUAGES), LANGUAGES[0])


def _of_table(table: Table, words: Words) -> tuple[str, str]:
    """A title and a sentence; nothing but the game where strangers may not look."""
    name = f"game-{table.settings.game}"
    game = words.say(name) if words.has(name) else table.settings.game
    if not table.may_see(_ANYONE):
        return words.say("link-game", game=game), words.say("home-lead")
    free = sum(seat.kind in ("friend", "open") for seat in table.seats)
    text = words.say("link-waiting", seats=free) if table.status == "waiting" else words.say(f"link-{table.status}")
    host = next((seat.name for seat in table.seats if table.host in seat.owners and seat.name), None)
    if host is None or table.status != "waiting":
        return words.say("link-game", game=game), text
    return words.say("link-invited", name=host, game=game), text

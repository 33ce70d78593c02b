"""In French: every page, with no message missing and with the spaces that French wants."""

import re
from pathlib import Path

from playwright.sync_api import expect

import faience.locale
from tests.browser.arranging import ADA, BLAISE, Finished, do, make_table, open_table, play_moves
from tests.browser.classic import ClassicPlayer, FrenchPlayer
from tests.browser.touring import tour
from tests.browser.visiting import Visits

LOCALE = Path(faience.locale.__file__).parent
_MESSAGE = re.compile(r"^(?P<id>[a-z][\w-]*) = (?P<text>[^{}\n]+)$", re.MULTILINE)
TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement.closest("code, pre, textarea, script, style, [lang=en]")) found.add(textContent.trim());
  }
  for (const one of document.querySelectorAll("[aria-label], [placeholder], [title], [alt], [aria-valuetext]"))
    for (const name of ["aria-label", "placeholder", "title", "alt", "aria-valuetext"])
      if (one.getAttribute(name)) found.add(one.getAttribute(name));
  found.add(document.title);
  found.delete("");
  return [...found];
}"""
"""Everything that is read, by eyes or aloud."""


def messages(lang: str) -> dict[str, str]:
    """The messages of a language that are plain text."""
    texts = [file.read_text("utf-8") for file in sorted(LOCALE.glob(f"*.{lang}.ftl"))]
    return {found["id"]: found["text"].strip() for text in texts for found in _MESSAGE.finditer(text)}


AREAS = {message.partition("-")[0] for message in messages("en")}
_ID = re.compile(rf"(?<![\w/.-])(?:{'|'.join(sorted(AREAS))})(?:-[a-zA-Z0-9]+)+(?![\w/.-])")
_TYPOGRAPHY = {
    "a narrow no-break space before ; ! ?": re.compile(r"[^\u202f/][;!?](?=\s|$)"),
    "a no-break space before :": re.compile(r"[^\u00a0/]:(?=\s|$)"),
    "no-break spaces within « »": re.compile(r"«(?!\u00a0)|(?<!\u00a0)»"),
    "the apostrophe ’": re.compile(r"\w'\w"),
    "French quotes": re.compile(r"[“”\"]"),
}


def problems(texts: list[str]) -> list[str]:
    """What is wrong with what is read on a page in French."""
    english, french = messages("en"), messages("fr")
    untranslated = {text for text in english.values() if text not in french.values() and " " in text}
    found = [f"a message is missing: {text!r}" for text in texts if _ID.search(text)]
    found += [f"this is English: {text!r}" for text in texts if text in untranslated]
    for rule, wrong in _TYPOGRAPHY.items():
        found += [f"{rule}: {text!r}" for text in texts if wrong.search(text)]
    return found


def test_every_page_speaks_french(visit: Visits, finished: Finished) -> None:
    page = visit("/", locale="fr-FR", state=finished.state, forgives=("400",))
    found = {}
    for name in tour(page, finished):
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        texts = page.evaluate(TEXTS)
        assert len(texts) > 5
        found[name] = problems(texts)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_what_is_wrong_in_french_is_found() -> None:
    right = ["À vous de jouer\u202f!", "«\u00a0bleu\u00a0»", "12:30", "http://127.0.0.1:8000/t/x", "peut-être"]
    assert problems(right) == []
    missing = ["table-your-turn", "À vous : table-seat-nobody".replace(" :", "\u00a0:"), "Your name"]
    for wrong in (*missing, "Jouer !", "Jouer!", "l'ami", "« bleu »", '"bleu"'):
        assert problems([wrong]), wrong


def test_a_game_is_played_and_told_in_french(visit: Visits) -> None:
    page = visit("/", locale="fr-FR")
    open_table(page)
    player = FrenchPlayer(page)
    player.wait_for_turn()
    player.hand.press(player.groups.first)
    player.lay("Ligne 2")
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"prend \d tuile"))
    player.wait_for_turn()
    page.get_by_role("button", name="Annuler").click()
    expect(page.get_by_role("button", name="Annuler")).to_be_disabled()


def test_moves_are_typed_with_the_letters_on_the_tiles(visit: Visits) -> None:
    page = visit("/", locale="fr-FR")
    open_table(page, ADA, BLAISE)
    player = FrenchPlayer(page)
    player.wait_for_turn()
    yellow = player.groups.and_(page.get_by_role("button", name="jaune")).first
    source = str(yellow.get_attribute("data-source"))
    page.keyboard.type(f"{source}j5")
    expect(page.locator("kbd")).to_have_text(f"{source}J5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"prend \d tuiles? jaunes?"))


def test_a_move_taken_back_past_a_deal_is_told_in_french(visit: Visits) -> None:
    page = visit("/", locale="fr-FR")
    table = make_table(page, ADA, BLAISE)
    play_moves(page, table, until_round=2)
    do(page, table, do="undo")
    page.goto(f"/g/{table}")
    told = page.get_by_role("region", name="Les tirages").get_by_role("listitem").filter(has_text="coup")
    expect(told).to_have_text(re.compile(r"^coup \d+ \((Ada|Blaise)\), après le tirage 2$"))


def test_another_language_is_spoken_at_once_at_the_table(visit: Visits) -> None:
    page = visit("/")
    open_table(page)
    ClassicPlayer(page).play(moves=1)
    ClassicPlayer(page).wait_for_turn()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Language").select_option("Français")
    page.keyboard.press("Escape")
    FrenchPlayer(page).wait_for_turn()
    told = page.get_by_role("list", name="Coups").get_by_role("listitem")
    expect(told.filter(has_text=re.compile(r"pren(d|ez) \d"))).to_have_count(2)
    expect(page).to_have_title(re.compile("À vous de jouer"))

"""The pictures that messengers show beside a link, made anew: `python -m tests.browser.covers`.

They are drawn from the boxes on the start page, and carry no words but the name, so that they fit every language.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.serving import Serving
from tests.browser.visiting import Visitor, launch

COVERS = Path(__file__).parents[2] / "frontend" / "public" / "covers"
SIZE = (1200, 630)
"""What messengers ask for."""
QUALITY = 82
DRAW = """([games, width, height]) => {
  const boxes = [...document.querySelectorAll("main article")];
  const size = (one, width, height) => Object.assign(one.style, { width: `${width}px`, height: `${height}px` });
  const stage = document.createElement("div");
  stage.id = "cover";
  size(stage, width, height);
  Object.assign(stage.style, { position: "fixed", inset: "0 auto auto 0", zIndex: "99", display: "flex" });
  for (const at of games) {
    const lid = boxes[at].style.getPropertyValue("--lid");
    const frame = document.createElement("div");
    size(frame, width / games.length, height);
    Object.assign(frame.style, { flex: "none", boxSizing: "border-box", padding: "22px", background: lid });
    const art = boxes[at].querySelector(".art svg").cloneNode(true);
    size(art, width / games.length - 44, height - 44);
    Object.assign(art.style, { boxShadow: "0 0 0 4px #f3e6c8" });
    frame.append(art);
    stage.append(frame);
  }
  const plaque = document.createElement("div");
  plaque.textContent = "Faience";
  Object.assign(plaque.style, {
    position: "absolute", bottom: "64px", left: "50%", transform: "translateX(-50%)", padding: "14px 52px 20px",
    borderRadius: "6px", background: "#fbf6ea", color: "#1c2733", font: "600 84px/1.1 'Fraunces Variable', serif",
    boxShadow: "inset 0 0 0 6px #fbf6ea, inset 0 0 0 9px #1b4f9e, 0 8px 28px rgb(0 0 0 / 0.45)",
  });
  stage.append(plaque);
  document.getElementById("cover")?.remove();
  document.body.append(stage);
}"""
"""Lay the covers of some games side by side, with the name on a plaque."""


def main() -> None:
    """Write all pictures."""
    COVERS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Serving(Path(data) / "data", "--rate-factor", "0", "--thinkers", "1").start()
        browser = launch(playwright)
        try:
            draw_all(Visitor(browser, server.address, size=SIZE).page)
        finally:
            browser.close()
            server.kill()


def draw_all(page: Page) -> None:
    """One picture for each game, and one with all of them for every other page."""
    page.goto("/")
    page.get_by_role("article").last.wait_for()
    names = [game["name"] for game in page.request.get("/api/catalog").json()["games"]]
    for name, games in [("faience", list(range(len(names)))), *((name, [at]) for at, name in enumerate(names))]:
        page.evaluate(DRAW, [games, *SIZE])
        page.locator("#cover").screenshot(path=COVERS / f"{name}.jpg", type="jpeg", quality=QUALITY)
        print(f"frontend/public/covers/{name}.jpg")


if __name__ == "__main__":
    main()

/** Arrow keys among things that share one tab stop. */

type Box = { x: number; y: number };

/** The index of the nearest other box in a direction, or -1: near along the arrow counts, beside it counts twice. */
export function nearest(boxes: Box[], from: number, key: string): number {
  const here = boxes[from]!;
  let best = -1;
  let least = Infinity;
  boxes.forEach(({ x, y }, index) => {
    const [along, across] = distances(key, x - here.x, y - here.y);
    const far = along + 2 * Math.abs(across);
    if (along > 1 && far < least) [best, least] = [index, far];
  });
  return best;
}

function distances(key: string, dx: number, dy: number): [number, number] {
  if (key === "ArrowRight") return [dx, dy];
  if (key === "ArrowLeft") return [-dx, dy];
  if (key === "ArrowDown") return [dy, dx];
  return [-dy, dx];
}

/** One of the elements that match can be reached with Tab, the others with arrows, Home and End. */
export function rove(root: HTMLElement, selector: string): { destroy(): void } {
  const items = () => [...root.querySelectorAll<HTMLElement>(selector)];

  function settle(): void {
    const all = items();
    const kept =
      all.find((item) => item === document.activeElement) ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === kept ? 0 : -1;
  }

  function onkeydown(event: KeyboardEvent): void {
    const all = items();
    const from = all.indexOf(document.activeElement as HTMLElement);
    if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    let to = -1;
    if (event.key === "Home") to = 0;
    else if (event.key === "End") to = all.length - 1;
    else if (event.key.startsWith("Arrow")) to = nearest(all.map(middle), from, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[to];
    if (!next) return;
    for (const item of all) item.tabIndex = item === next ? 0 : -1;
    next.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  root.addEventListener("keydown", onkeydown);
  root.addEventListener("focusin", settle);
  settle();
  return {
    destroy() {
      observer.disconnect();
      root.removeEventListener("keydown", onkeydown);
      root.removeEventListener("focusin", settle);
    },
  };
}

function middle(item: HTMLElement): Box {
  const { x, y, width, height } = item.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

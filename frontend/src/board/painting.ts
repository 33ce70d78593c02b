/** Long work in several tasks, so that the page answers in between. */

/** A tab that goes behind others is not drawn any more. */
const LONGEST = 100;

/** Wait until what has changed is on the screen. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

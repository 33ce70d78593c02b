/** Heads that take all tiles of one kind from one source, and nothing else: `3B`. */

/** Whether a head takes a kind from a source. */
export function takes(head: string, source: string, kind: string): boolean {
  return head === source + kind;
}

/** The head after tiles of a kind were clicked: clicking again lets go of them. */
export function headAfter(head: string, source: string, kind: string, heads: Set<string>): string {
  const wanted = source + kind;
  return head !== wanted && heads.has(wanted) ? wanted : "";
}

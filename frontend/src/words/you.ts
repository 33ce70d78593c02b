/** The reader is "you", not one name among others. */

import { readerName } from "./words.svelte";

/** Names of all seats as the person reads them who holds these seats; somebody who plays several reads names only. */
export function namesFor(you: readonly number[], names: readonly string[]): string[] {
  const [seat] = you.length === 1 ? you : [];
  return names.map((name, index) => (index + 1 === seat ? readerName() : name));
}

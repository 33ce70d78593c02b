/** The chapters of a game's rules: the id of each is its address, its heading and its paragraphs are messages. */

export interface Chapter {
  id: string;
  title: string;
  texts: string[];
  /** Whether its paragraphs are items of a list. */
  isList?: boolean;
}

/** Makes the chapters of a game, by their id and the number of their paragraphs. */
export function chaptersOf(game: string): (id: string, paragraphs: number) => Chapter {
  return (id, paragraphs) => ({
    id,
    title: `rules-${game}-${id}`,
    texts: Array.from({ length: paragraphs }, (_, index) => `rules-${game}-${id}-${index + 1}`),
  });
}

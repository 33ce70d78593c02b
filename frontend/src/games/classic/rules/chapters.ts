/** The chapters of the rules page: the id of each is its address, its heading and its paragraphs are messages. */

export interface Chapter {
  id: string;
  title: string;
  texts: string[];
  /** Whether its paragraphs are items of a list. */
  isList?: boolean;
}

const chapter = (id: string, paragraphs: number): Chapter => ({
  id,
  title: `rules-classic-${id}`,
  texts: Array.from({ length: paragraphs }, (_, index) => `rules-classic-${id}-${index + 1}`),
});

export const CHAPTERS: readonly Chapter[] = [
  chapter("goal", 2),
  chapter("setup", 2),
  chapter("taking", 2),
  chapter("laying", 3),
  chapter("tiling", 2),
  chapter("scoring", 2),
  chapter("floor", 2),
  chapter("next", 1),
  chapter("end", 2),
  chapter("gray", 2),
  chapter("jokers", 4),
  { ...chapter("rulings", 7), isList: true },
  chapter("here", 2),
];

/** The chapters of Pavilion's rules. */

import { chaptersOf, type Chapter } from "../../../rules/chapters";

const chapter = chaptersOf("pavilion");

export const CHAPTERS: readonly Chapter[] = [
  chapter("goal", 2),
  chapter("setup", 3),
  chapter("wild", 2),
  chapter("taking", 3),
  chapter("placing", 3),
  chapter("scoring", 2),
  chapter("ornaments", 3),
  chapter("passing", 2),
  chapter("next", 1),
  chapter("end", 2),
  chapter("free", 3),
  { ...chapter("rulings", 9), isList: true },
  chapter("here", 3),
];

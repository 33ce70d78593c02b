/** The chapters of the classic game's rules. */

import { chaptersOf, type Chapter } from "../../../rules/chapters";

const chapter = chaptersOf("classic");

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

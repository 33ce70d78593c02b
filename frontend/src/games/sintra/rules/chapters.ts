/** The chapters of Sintra's rules. */

import { chaptersOf, type Chapter } from "../../../rules/chapters";

const chapter = chaptersOf("sintra");

export const CHAPTERS: readonly Chapter[] = [
  chapter("goal", 2),
  chapter("setup", 3),
  chapter("taking", 3),
  chapter("placing", 3),
  chapter("home", 2),
  chapter("complete", 3),
  chapter("scoring", 2),
  chapter("glass", 2),
  chapter("next", 2),
  chapter("end", 3),
  { ...chapter("rulings", 9), isList: true },
  chapter("sets", 2),
  chapter("here", 3),
];

import { expect, test } from "vitest";
import { PLAYED } from "../playthroughs";
import { printedOn } from "./example";

test.each(PLAYED)("the boards of the examples are those that are played with ($name)", ({ start, printed }) => {
  const { ornaments, ...rest } = printedOn(start.side);
  const { ornaments: real, ...others } = printed;
  expect(rest).toEqual(others);
  const sorted = (all: typeof real) => all.map(({ around, ...one }) => ({ ...one, around: around.map(String).sort() }));
  expect(sorted(ornaments)).toEqual(sorted(real));
});

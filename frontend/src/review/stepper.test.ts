import { expect, test } from "vitest";
import { Stepper } from "./stepper.svelte";

/** A stepper through a game of four steps, and what it had played. */
function stepper(pause = 0) {
  const played: number[] = [];
  let release: (() => void) | undefined;
  const made = new Stepper({
    last: () => 3,
    perform: (step) => {
      played.push(step);
      return new Promise((done) => {
        release = done;
        setTimeout(done, 0);
      });
    },
    hurry: () => release?.(),
    pause: () => pause,
  });
  return { stepper: made, played };
}

test("one step ahead is played, a jump is shown", async () => {
  const { stepper: at, played } = stepper();
  await at.go(1);
  expect([at.step, at.settled, played]).toEqual([1, 1, [1]]);
  await at.go(3);
  await at.go(2);
  expect([at.step, at.settled, played]).toEqual([2, 2, [1]]);
});

test("there is nothing before the first step and beyond the last", async () => {
  const { stepper: at } = stepper();
  await at.go(-1);
  expect(at.step).toBe(0);
  await at.go(99);
  expect(at.step).toBe(3);
});

test("a step that is asked for while another is played comes after it", async () => {
  const { stepper: at, played } = stepper();
  const first = at.go(1);
  await Promise.resolve();
  const second = at.go(2);
  await Promise.all([first, second]);
  expect([at.step, at.settled, played.at(-1)]).toEqual([2, 2, 2]);
});

test("playing goes on to the end and stops there", async () => {
  const { stepper: at, played } = stepper();
  const playing = at.play();
  expect(at.isPlaying).toBe(true);
  await playing;
  expect([at.step, at.isPlaying, played]).toEqual([3, false, [1, 2, 3]]);
});

test("playing at the end begins anew", async () => {
  const { stepper: at, played } = stepper();
  await at.go(3);
  await at.play();
  expect([at.step, played]).toEqual([3, [1, 2, 3]]);
});

test("going somewhere ends playing", async () => {
  const { stepper: at } = stepper(5);
  const playing = at.play();
  await at.go(0);
  await playing;
  expect([at.step, at.isPlaying]).toEqual([0, false]);
});

/** Where in a game one is while stepping through it, and the way to the next step. */

import { tick } from "svelte";

interface Stage {
  /** The number of the last step. */
  last: () => number;
  /** Play the way from the step before to this one; done when it is over or was hurried. */
  perform: (step: number) => Promise<void>;
  /** Jump to the end of what is being played. */
  hurry: () => void;
  /** How long to look at a step before the next one, in milliseconds. */
  pause: () => number;
}

export class Stepper {
  step = $state(0);
  /** The step whose position is on the table; behind `step` while tiles fly. */
  settled = $state(0);
  isPlaying = $state(false);
  #stage: Stage;
  /** Which step, and which run of steps, was asked for last; older ones give way. */
  #wish = 0;
  #run = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Go to a step, and stay there. */
  go(to: number): Promise<void> {
    this.stop();
    return this.#show(to);
  }

  /** Step on by oneself to the end, from the beginning if one is there already; or stop doing so. */
  async play(): Promise<void> {
    if (this.isPlaying) return this.stop();
    const run = ++this.#run;
    this.isPlaying = true;
    if (this.step === this.#stage.last()) await this.#show(0);
    while (run === this.#run && this.step < this.#stage.last()) {
      await this.#show(this.step + 1);
      await new Promise((done) => setTimeout(done, this.#stage.pause()));
    }
    if (run === this.#run) this.stop();
  }

  stop(): void {
    this.#run += 1;
    this.isPlaying = false;
  }

  /** One step ahead is played, anything else is simply shown. */
  async #show(to: number): Promise<void> {
    const step = Math.min(this.#stage.last(), Math.max(0, to));
    const wish = ++this.#wish;
    const isNext = step === this.step + 1;
    this.#stage.hurry();
    this.settled = this.step;
    this.step = step;
    await tick();
    if (wish === this.#wish && isNext) await this.#stage.perform(step);
    if (wish === this.#wish) this.settled = step;
  }
}

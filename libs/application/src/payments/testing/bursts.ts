import fc from 'fast-check';
import type { Pace } from './crashing-process.ts';

/** One of several that work side by side does so many steps, and the others none. */
export interface Burst {
  readonly worker: number;
  readonly steps: number;
}

/**
 * Few steps, or as many as there are: somebody who stops between two looks while the others get to their end is rarely found by
 * turns that are drawn one by one.
 */
export const burstsOf = (workers: number): fc.Arbitrary<readonly Burst[]> =>
  fc.array(
    fc.record({
      worker: fc.nat({ max: workers - 1 }),
      steps: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant(100)),
    }),
    { maxLength: 8 },
  );

/** A worker on ports in memory is at its next step, or at its end, after so many turns of the loop. */
const leases = 50;

/** Lets workers on ports in memory go on in bursts; once these are over, everybody goes on. */
export class Bursts {
  readonly #waiting = new Map<number, (() => void)[]>();
  #areOver = false;

  /** A worker may be at several steps at once. */
  paceOf(worker: number): Pace {
    return () =>
      this.#areOver
        ? undefined
        : new Promise((resolve) => {
            this.#waiting.set(worker, [...(this.#waiting.get(worker) ?? []), resolve]);
          });
  }

  async run(bursts: readonly Burst[], work: Promise<unknown>): Promise<void> {
    for (const { worker, steps } of bursts) {
      for (let step = 0; step < steps; step += 1) {
        if (!(await this.#goesOn(worker))) break;
      }
    }
    this.#areOver = true;
    for (const steps of this.#waiting.values()) for (const go of steps) go();
    await work;
  }

  /** False where the worker has come to its end. */
  async #goesOn(worker: number): Promise<boolean> {
    for (let turn = 0; turn < leases && !this.#waiting.get(worker)?.length; turn += 1) await undefined;
    const go = this.#waiting.get(worker)?.shift();
    go?.();
    return go !== undefined;
  }
}

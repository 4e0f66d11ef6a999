import fc from 'fast-check';
import type { Pace } from './crashing-process.ts';

/** One of several concurrent workers takes so many steps, and the others none. */
export interface Burst {
  readonly worker: number;
  readonly steps: number;
}

/**
 * Few steps, or as many as there are. Drawing each step separately rarely finds the case in which one worker stalls
 * between two reads while the others finish.
 */
export const burstsOf = (workers: number): fc.Arbitrary<readonly Burst[]> =>
  fc.array(
    fc.record({
      worker: fc.nat({ max: workers - 1 }),
      steps: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant(100)),
    }),
    { maxLength: 8 },
  );

/** Event-loop turns after which a worker on in-memory ports has reached its next step or its end. */
const leases = 50;

/** Runs workers on in-memory ports in bursts; after the last burst all run freely. */
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

  /** False once the worker has finished. */
  async #goesOn(worker: number): Promise<boolean> {
    for (let turn = 0; turn < leases && !this.#waiting.get(worker)?.length; turn += 1) await undefined;
    const go = this.#waiting.get(worker)?.shift();
    go?.();
    return go !== undefined;
  }
}

import { Unavailable } from '@portico/domain/kernel';
import type { Caller, CallerRequest } from './caller-of-statements.ts';
import { fairQueue, type FairQueue, type Path } from './fair-queue.ts';

/** Calls `tick` again and again; the returned function ends that. A process that was held up itself has not ticked. */
export type Ticking = (milliseconds: number, tick: () => void) => () => void;

export const tickMilliseconds = 250;
/** A request that waited for so long is told that the database is busy. */
export const longestWaitTicks = 16;
/** While the first in line has waited for so long, those who come are told so at once. */
const patienceTicks = 8;
/** While the party whose turn comes next has waited for so long, the database is not ready. */
const standstillTicks = 4;

export const systemTicking: Ticking = (milliseconds, tick) => {
  const timer = setInterval(tick, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Admits requests to the connections of a database. A request waits once, for its first connection, and goes ahead of those
 * that come later from then on: what has begun is finished before anything else begins.
 */
export class Admission {
  readonly #free: () => number;
  readonly #ticking: Ticking;
  readonly #queue: FairQueue = fairQueue(2);
  /** The practice under which each caller waits: one that names a thousand practices still gets the turns of one. */
  readonly #practices = new Map<string, { readonly practice: string; waiting: number }>();
  #now = 0;
  #stop: (() => void) | undefined;

  /** `free` returns the number of connections that are neither in use nor waited for. */
  constructor(free: () => number, ticking: Ticking) {
    this.#free = free;
    this.#ticking = ticking;
  }

  /** Whether the party whose turn comes next has waited too long for an instance that is well. */
  get isBusy(): boolean {
    return this.#hasWaited(this.#queue.waitsSince(), standstillTicks);
  }

  get waiting(): number {
    let all = 0;
    for (const { waiting } of this.#practices.values()) all += waiting;
    return all;
  }

  /** What a statement of `request` has to wait for, if anything. Rejects with `Unavailable` when that takes too long. */
  turnOf(request: CallerRequest): Promise<void> | undefined {
    if (request.turn === undefined && this.#queue.isEmpty && this.#free() > 0) {
      request.turn = Promise.resolve();
      return undefined;
    }
    return (request.turn ??= this.#wait(request.caller));
  }

  /** To be called whenever a connection may have become free. */
  pulse(): void {
    for (let free = this.#free(); free > 0; free -= 1) {
      const waiting = this.#queue.next(this.#now);
      if (waiting === undefined) return;
      waiting.admit();
    }
  }

  async #wait(caller: Caller): Promise<void> {
    const path = this.#pathOf(caller);
    if (this.#hasWaited(this.#queue.waitsSince(path), patienceTicks)) throw new Unavailable('busy');
    this.#stop ??= this.#ticking(tickMilliseconds, () => this.#tick());
    this.#count(caller, 1);
    try {
      await new Promise<void>((admit, fail) => {
        const refuse = (): void => fail(new Unavailable('busy'));
        this.#queue.add(path, { since: this.#now, admit, refuse });
      });
    } finally {
      this.#count(caller, -1);
    }
  }

  #pathOf({ name, practice }: Caller): Path {
    return [this.#practices.get(name)?.practice ?? practice, name];
  }

  #count({ name, practice }: Caller, more: 1 | -1): void {
    const known = this.#practices.get(name) ?? { practice, waiting: 0 };
    known.waiting += more;
    if (known.waiting === 0) this.#practices.delete(name);
    else this.#practices.set(name, known);
  }

  #tick(): void {
    this.#now += 1;
    this.pulse();
    for (const waiting of this.#queue.before(this.#now - longestWaitTicks + 1)) waiting.refuse();
    if (!this.#queue.isEmpty) return;
    this.#stop?.();
    this.#stop = undefined;
  }

  #hasWaited(since: number | undefined, ticks: number): boolean {
    return since !== undefined && this.#now - since >= ticks;
  }
}

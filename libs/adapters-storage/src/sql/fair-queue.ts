/** An entry of the queue; `since` is the tick at which it was added. */
export interface Waiting {
  readonly since: number;
  readonly admit: () => void;
  readonly refuse: () => void;
}

/** The parties that share turns: first practices, then the callers of each. */
export type Path = readonly string[];

/** A queue in which each party gets one turn per round, regardless of how many entries it has. Time is in ticks. */
export interface FairQueue {
  readonly isEmpty: boolean;
  add(path: Path, waiting: Waiting): void;
  /** Removes the entry whose turn is next. */
  next(now: number): Waiting | undefined;
  /** Since when the first entry on `path` waits for a turn; if none waits there, the party whose turn comes next. */
  waitsSince(path?: Path): number | undefined;
  /** Removes all entries added before `tick`. */
  before(tick: number): readonly Waiting[];
}

/** The entries of one caller, first in first out. */
class CallerQueue implements FairQueue {
  #line: Waiting[] = [];

  get isEmpty(): boolean {
    return this.#line.length === 0;
  }

  add(_path: Path, waiting: Waiting): void {
    this.#line.push(waiting);
  }

  next(): Waiting | undefined {
    return this.#line.shift();
  }

  waitsSince(): number | undefined {
    return this.#line[0]?.since;
  }

  before(tick: number): readonly Waiting[] {
    const late = this.#line.filter(({ since }) => since < tick);
    this.#line = this.#line.filter(({ since }) => since >= tick);
    return late;
  }
}

interface Party {
  readonly queue: FairQueue;
  /** When it had its last turn, or was added. */
  readonly since: number;
}

class RoundRobin implements FairQueue {
  /** In the order of their turns. */
  readonly #parties = new Map<string, Party>();
  readonly #levels: number;

  constructor(levels: number) {
    this.#levels = levels;
  }

  get isEmpty(): boolean {
    return this.#parties.size === 0;
  }

  add([name = '', ...rest]: Path, waiting: Waiting): void {
    const known = this.#parties.get(name);
    const party = known ?? { queue: fairQueue(this.#levels - 1), since: waiting.since };
    party.queue.add(rest, waiting);
    if (known === undefined) this.#parties.set(name, party);
  }

  next(now: number): Waiting | undefined {
    for (const [name, { queue }] of this.#parties) {
      this.#parties.delete(name);
      const waiting = queue.next(now);
      if (!queue.isEmpty) this.#parties.set(name, { queue, since: now });
      if (waiting !== undefined) return waiting;
    }
    return undefined;
  }

  waitsSince(path?: Path): number | undefined {
    const [name = '', ...rest] = path ?? [];
    const party = path && this.#parties.get(name);
    if (party !== undefined) return party.queue.waitsSince(rest);
    for (const { since } of this.#parties.values()) return since;
    return undefined;
  }

  before(tick: number): readonly Waiting[] {
    const late: Waiting[] = [];
    for (const [name, { queue }] of this.#parties) {
      late.push(...queue.before(tick));
      if (queue.isEmpty) this.#parties.delete(name);
    }
    return late;
  }
}

/** Shares turns among the parties on this many levels. */
export const fairQueue = (levels: number): FairQueue => (levels === 0 ? new CallerQueue() : new RoundRobin(levels));

import type { Tries } from '@portico/domain/access';

/** Work on this key begins while less than `atOnce` of it is under way. */
interface TurnKey {
  readonly key: string;
  readonly atOnce: number;
}

interface Turns {
  underWay: number;
  readonly waiting: (() => void)[];
}

/** More than so many wait for no key: whoever comes then is refused, so that a flood of guesses holds no more memory. */
const mostWaiting = 100;

/** Who waits for turns in this instance: first come, first served. Work that has its turn waits for no key once more. */
export class GuessTurns {
  readonly #turns = new Map<string, Turns>();

  /**
   * Waits for a turn at each key in their order, which is the same for all work on the same keys. Undefined, and nothing
   * done, where too many wait already.
   */
  async run<T>([first, ...others]: readonly TurnKey[], work: () => Promise<T>): Promise<T | undefined> {
    if (first === undefined) return work();
    const { key, atOnce } = first;
    const turns = this.#turns.get(key) ?? { underWay: 0, waiting: [] };
    this.#turns.set(key, turns);
    if (turns.underWay < atOnce) turns.underWay += 1;
    else if (turns.waiting.length >= mostWaiting) return undefined;
    else await new Promise<void>((begin) => turns.waiting.push(begin));
    try {
      return await this.run(others, work);
    } finally {
      this.#over(key, turns);
    }
  }

  #over(key: string, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next !== undefined) return next();
    turns.underWay -= 1;
    if (turns.underWay === 0) this.#turns.delete(key);
  }
}

const known = new WeakMap<Tries, GuessTurns>();

/** The turns of all guesses that are counted at these tries; a `GuessLimit` lives for one call only. */
export const guessTurnsOf = (tries: Tries): GuessTurns => {
  const turns = known.get(tries) ?? new GuessTurns();
  known.set(tries, turns);
  return turns;
};

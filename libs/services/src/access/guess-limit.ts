import { guessCounts, type GuessKind, type Tries } from '@portico/domain/access';
import { failed, MINUTE, ok, plus, type CountedGuess, type Instant, type Result } from '@portico/domain/kernel';
import type { Clock } from '../kernel/index.ts';
import { guessTurnsOf } from './guess-turns.ts';

/** Who guesses, and when. */
export interface Guesser {
  readonly now: Instant;
  /** The time as it passes: a guess that waited for its turn is judged by the time of its turn. Without it, by `now`. */
  readonly clock?: Clock;
  readonly address?: string;
  /** Set for signed-in callers. */
  readonly origin?: { readonly address?: string };
}

/**
 * A lock on the guessed item itself, such as a link or a sent code: after `most` wrong guesses it cannot be opened.
 */
export interface GuessLock {
  /** What is locked, under a name of its own: guesses of it wait for each other. */
  readonly of: string;
  readonly most: number;
  /** Counts a wrong guess and returns the new count. Atomic, so that concurrent guesses are all counted. */
  readonly count: () => Promise<number>;
  /** Resets the count after a right guess. */
  readonly clear?: () => Promise<unknown>;
}

export interface Guess {
  readonly kind: GuessKind;
  /** What the secret belongs to, such as an account; absent where the secret alone names it. */
  readonly of?: string;
  readonly lock?: GuessLock;
}

export type GuessRefused =
  /** `wasLast`: this guess locked the item. */
  | { readonly kind: 'wrong'; readonly wasLast: boolean }
  | { readonly kind: 'locked' }
  | { readonly kind: 'must-wait'; readonly until: Instant };

/** Milliseconds until a guess may be made again that found too many waiting before it. */
const turnsFullFor = MINUTE;

/**
 * The one place where secrets are verified: a guess is counted first, and verified only if it is allowed. In one instance,
 * guesses of one thing at once are answered as if they were made one after the other; in a fleet, those that are under way
 * at other instances count as failures until they are known to be right.
 */
export class GuessLimit {
  readonly #tries: Tries;
  readonly #guesser: Guesser;

  constructor(tries: Tries, guesser: Guesser) {
    this.#tries = tries;
    this.#guesser = guesser;
  }

  /**
   * `weigh` returns what the guess opens, or undefined if it is wrong. It makes no guess itself. What it compares with is
   * read by `read`, at the guess's turn: a guess that waited is not compared with a secret that was replaced meanwhile.
   */
  async guess<Right, Read = undefined>(
    { kind, of, lock }: Guess,
    weigh: (counted: CountedGuess, read: Read, now: Instant) => Promise<Right | undefined>,
    read: () => Promise<Read> = async () => undefined as Read,
  ): Promise<Result<Right, GuessRefused>> {
    const { address, origin } = this.#guesser;
    const counts = guessCounts(kind, of, address ?? origin?.address);
    const turns = lock === undefined ? counts : [{ key: `lock of ${lock.of}`, atOnce: 1 }, ...counts];
    const answer = await guessTurnsOf(this.#tries).run(turns, () => this.#guessInTurn(counts, lock, weigh, read));
    return answer ?? failed({ kind: 'must-wait', until: plus(this.#now, turnsFullFor) });
  }

  async #guessInTurn<Right, Read>(
    counts: ReturnType<typeof guessCounts>,
    lock: GuessLock | undefined,
    weigh: (counted: CountedGuess, read: Read, now: Instant) => Promise<Right | undefined>,
    read: () => Promise<Read>,
  ): Promise<Result<Right, GuessRefused>> {
    const now = this.#now;
    // In one round trip.
    const [verdict, known] = await Promise.all([
      counts.length === 0 ? undefined : this.#tries.take(counts, now),
      read(),
    ]);
    if (verdict?.kind === 'must-wait') return failed(verdict);
    const counted = (await lock?.count()) ?? 0;
    if (lock !== undefined && counted > lock.most) {
      // Nothing was verified, so the guess does not count.
      for (const { key } of counts) await this.#tries.giveBack(key, now);
      return failed({ kind: 'locked' });
    }
    const right = await weigh({} as CountedGuess, known, now);
    if (right === undefined) return failed({ kind: 'wrong', wasLast: counted === lock?.most });
    await Promise.all(
      counts.map(({ key, clearedByRight }) =>
        clearedByRight ? this.#tries.forget(key) : this.#tries.giveBack(key, now),
      ),
    );
    await lock?.clear?.();
    return ok(right);
  }

  /** Until when no guess of an item is allowed; counts nothing. */
  async lockedUntil(kind: GuessKind, of: string): Promise<Instant | undefined> {
    const now = this.#now;
    const counts = guessCounts(kind, of, undefined);
    const verdict = await this.#tries.take(counts, now);
    if (verdict.kind === 'must-wait') return verdict.until;
    for (const { key } of counts) await this.#tries.giveBack(key, now);
    return undefined;
  }

  /** Clears the wrong guesses of one item, for example after a new password. */
  async clear(kind: GuessKind, of: string): Promise<void> {
    for (const { key } of guessCounts(kind, of, undefined)) await this.#tries.forget(key);
  }

  get #now(): Instant {
    const { now, clock } = this.#guesser;
    return clock?.() ?? now;
  }
}

import { MINUTE, plus, type Instant } from '../kernel/index.ts';

/** So many failures within `window` milliseconds block further tries for `pause` milliseconds. */
export interface AttemptLimit {
  readonly failures: number;
  readonly window: number;
  readonly pause: number;
}

/** Five failures in 15 minutes close sign-in for an account for 15 minutes (`ACC-188`). */
export const attemptLimit: AttemptLimit = { failures: 5, window: 15 * MINUTE, pause: 15 * MINUTE };

/** A whole practice may share one network address, so it may fail more often than one account. */
export const addressLimit: AttemptLimit = { failures: 100, window: 15 * MINUTE, pause: 15 * MINUTE };

export type AttemptVerdict = { readonly kind: 'may-try' } | { readonly kind: 'must-wait'; readonly until: Instant };

/**
 * Judges from the times of failed tries, in any order, whether another may be made now. The pause runs from the last
 * failure that filled a window; success elsewhere does not shorten it.
 */
export const judgeAttempts = (
  failures: readonly Instant[],
  now: Instant,
  limit: AttemptLimit = attemptLimit,
): AttemptVerdict => {
  const times = [...failures].filter((at) => at <= now).sort((a, b) => a - b);
  for (let last = times.length - 1; last >= limit.failures - 1; last -= 1) {
    const first = times[last - limit.failures + 1];
    const at = times[last];
    if (first === undefined || at === undefined || at - first > limit.window) continue;
    const until = plus(at, limit.pause);
    if (now < until) return { kind: 'must-wait', until };
  }
  return { kind: 'may-try' };
};

/** A key whose tries are counted: an account's login, or the caller's network address. */
export interface Counted {
  readonly key: string;
  readonly limit: AttemptLimit;
}

/** The count of all tries from one network address. */
export const addressCount = (address: string | undefined): readonly Counted[] =>
  address === undefined ? [] : [{ key: `address ${address}`, limit: addressLimit }];

/** The tries that still count at `now`; older ones may be deleted. */
export const recentTries = (
  tries: readonly Instant[],
  now: Instant,
  { window, pause }: AttemptLimit,
): readonly Instant[] => tries.filter((at) => at >= plus(now, -(window + pause)));

/** The longest wait among several counts; none if every one permits a try. */
export const judgeAll = (
  counted: readonly Counted[],
  triesOf: (key: string) => readonly Instant[],
  now: Instant,
): AttemptVerdict =>
  counted
    .map(({ key, limit }) => judgeAttempts(triesOf(key), now, limit))
    .reduce(
      (longest, verdict) =>
        verdict.kind === 'must-wait' && (longest.kind === 'may-try' || verdict.until > longest.until)
          ? verdict
          : longest,
      { kind: 'may-try' },
    );

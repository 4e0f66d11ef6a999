import { MINUTE, plus, type Instant } from '../kernel/index.ts';

/** Five failures in 15 minutes close sign-in for an account for 15 minutes (`ACC-188`). */
export const attemptLimit = { failures: 5, window: 15 * MINUTE, pause: 15 * MINUTE } as const;

export type AttemptVerdict = { readonly kind: 'may-try' } | { readonly kind: 'must-wait'; readonly until: Instant };

/**
 * Decides from the times of the account's failed tries, in any order, whether another may be made now. The pause runs
 * from the last failure that filled a window; success elsewhere does not shorten it.
 */
export const judgeAttempts = (failures: readonly Instant[], now: Instant): AttemptVerdict => {
  const times = [...failures].filter((at) => at <= now).sort((a, b) => a - b);
  for (let last = times.length - 1; last >= attemptLimit.failures - 1; last -= 1) {
    const first = times[last - attemptLimit.failures + 1];
    const at = times[last];
    if (first === undefined || at === undefined || at - first > attemptLimit.window) continue;
    const until = plus(at, attemptLimit.pause);
    if (now < until) return { kind: 'must-wait', until };
  }
  return { kind: 'may-try' };
};

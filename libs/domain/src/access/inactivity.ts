import { SECOND, type Instant } from '../kernel/index.ts';

/** Countdown of 600 s, checked every 500 ms; a warning in the last 60 s (`ACC-230`, `ACC-231`). */
export const inactivity = { countdown: 600 * SECOND, tick: 500, warning: 60 * SECOND } as const;

export type Idle =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/**
 * Based on real time since the last activity, so that a device that slept is signed out on waking (`ACC-238`).
 * `secondsLeft` is rounded up: 60 down to 1.
 */
export const judgeIdle = (lastActivity: Instant, now: Instant, countdown: number = inactivity.countdown): Idle => {
  const left = countdown - Math.max(0, now - lastActivity);
  if (left <= 0) return { kind: 'over' };
  return left <= inactivity.warning ? { kind: 'warning', secondsLeft: Math.ceil(left / SECOND) } : { kind: 'active' };
};

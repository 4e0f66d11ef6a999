import { SECOND, type Instant } from '../kernel/index.ts';

/** Countdown of 600 s compared every 500 ms; a warning from 60 s on (`ACC-230`, `ACC-231`). */
export const inactivity = { countdown: 600 * SECOND, tick: 500, warning: 60 * SECOND } as const;

export type Idle =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/**
 * Real time since the last activity decides, so that a device that slept is signed out on waking (`ACC-238`).
 * `secondsLeft` is rounded up: 60 down to 1.
 */
export const judgeIdle = (lastActivity: Instant, now: Instant, countdown: number = inactivity.countdown): Idle => {
  const left = countdown - Math.max(0, now - lastActivity);
  if (left <= 0) return { kind: 'over' };
  return left <= inactivity.warning ? { kind: 'warning', secondsLeft: Math.ceil(left / SECOND) } : { kind: 'active' };
};

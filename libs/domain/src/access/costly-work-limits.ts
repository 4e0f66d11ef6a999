import { HOUR, MINUTE } from '../kernel/index.ts';
import type { AttemptLimit, Counted } from './attempt-limit.ts';

/** Expensive work, or work that calls outside services, counted per caller. */
export const workKinds = [
  'mail',
  'message',
  'pdf',
  'summary',
  'upload',
  'lookup',
  'passkey-question',
  'provider-question',
] as const;
export type WorkKind = (typeof workKinds)[number];

export interface WorkLimit extends AttemptLimit {
  /** How many may run at the same time for one person in one instance; unlimited if absent. */
  readonly atOnce?: number;
}

/** So many in a window, and then a pause of the same length, so that no window of that length has more. */
const within = (window: number, failures: number): AttemptLimit => ({ failures, window, pause: window });

/** How much of each kind may be requested by one account, or by one network address without sign-in. */
export const workLimits: Readonly<Record<WorkKind, WorkLimit>> = {
  /** Mails to other people: invitations of delegates, and records that are sent on. */
  mail: within(HOUR, 10),
  message: within(HOUR, 30),
  pdf: { ...within(HOUR, 30), atOnce: 2 },
  summary: { ...within(HOUR, 20), atOnce: 5 },
  upload: { ...within(HOUR, 60), atOnce: 3 },
  /**
   * Directory lookups, which may call outside services: postal codes, and physicians and drugs while a name is typed.
   */
  lookup: within(HOUR, 600),
  'passkey-question': within(15 * MINUTE, 60),
  /** Sign-ins started at an identity provider. */
  'provider-question': within(15 * MINUTE, 60),
};

/** `who` identifies the caller, such as `account ID`. */
export const workCount = (kind: WorkKind, who: string): Counted => ({
  key: `work ${kind} ${who}`,
  limit: workLimits[kind],
});

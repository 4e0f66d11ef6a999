import { HOUR, MINUTE } from '../kernel/index.ts';
import type { AttemptLimit, Counted } from './attempts.ts';

/** Work that costs much, or goes out of the house, and is counted by whoever asks for it. */
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
  /** How many of one person are worked on at the same time by one instance; as many as are asked for where none is said. */
  readonly atOnce?: number;
}

/** So many in a window, and then a pause as long: in no window are there more. */
const within = (window: number, failures: number): AttemptLimit => ({ failures, window, pause: window });

/** How much of each kind one account, or one address where nobody is signed in, may ask for. */
export const workLimits: Readonly<Record<WorkKind, WorkLimit>> = {
  /** Mails to somebody else: invitations of delegates, and records that are sent on. */
  mail: within(HOUR, 10),
  message: within(HOUR, 30),
  pdf: { ...within(HOUR, 30), atOnce: 2 },
  summary: { ...within(HOUR, 20), atOnce: 5 },
  upload: { ...within(HOUR, 60), atOnce: 3 },
  /** Questions to directories, which may go out of the house: postal codes, and physicians and drugs while a name is typed. */
  lookup: within(HOUR, 600),
  'passkey-question': within(15 * MINUTE, 60),
  /** Sign-ins that are begun at an identity provider. */
  'provider-question': within(15 * MINUTE, 60),
};

/** `who` is what somebody is known by, such as `account ID`. */
export const workCount = (kind: WorkKind, who: string): Counted => ({
  key: `work ${kind} ${who}`,
  limit: workLimits[kind],
});

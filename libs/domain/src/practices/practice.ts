import type { Language, PracticeId, TimeZone } from '../kernel/index.ts';
import type { PracticeBehavior } from './behavior.ts';

export interface Practice {
  readonly id: PracticeId;
  readonly name: string;
  readonly phone: string;
  readonly timeZone: TimeZone;
  readonly behavior: PracticeBehavior;
  readonly payments: PaymentExecution;
  /** `#rrggbb`; shown only as far as it stays readable. */
  readonly accent?: string;
  /** A picture as a `data:` address. */
  readonly logo?: string;
  /** What the practice lets guests do online; nothing when not given. */
  readonly guestActions?: readonly OnlineService[];
  /** Somebody may register as a new patient online. */
  readonly takesNewPatients?: boolean;
  /** A retail shop sells to its patients. */
  readonly hasShop?: true;
  /** What everybody is to read who comes in now (`ACC-261`). */
  readonly importantMessage?: ImportantMessage;
}

/** Another message has another id, so that whoever put away the last one reads it. */
export interface ImportantMessage {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
}

/** What this portal can do for somebody without an account. A practice offers some of it. */
export const onlineServices = ['check-in', 'pay', 'book', 'reschedule'] as const;
export type OnlineService = (typeof onlineServices)[number];

/** How a practice takes card payments (`ACC-014`). */
export type PaymentExecution = 'cloverapi' | 'payeezy' | 'no-value';

/** The practice's two flags decide; Clover wins where both are set (`ACC-015`). */
export const paymentExecution = (flags: { readonly cloverapi: boolean; readonly payeezy: boolean }): PaymentExecution =>
  flags.cloverapi ? 'cloverapi' : flags.payeezy ? 'payeezy' : 'no-value';

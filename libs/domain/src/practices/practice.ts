import type { PracticeId, TimeZone, Localized } from '../kernel/index.ts';
import type { PracticeBehavior } from './practice-system-behavior.ts';

export interface Practice {
  readonly id: PracticeId;
  readonly name: string;
  readonly phone: string;
  readonly timeZone: TimeZone;
  readonly behavior: PracticeBehavior;
  readonly payments: PaymentExecution;
  /** `#rrggbb`; used only as far as it stays readable. */
  readonly accent?: string;
  /** A picture as a `data:` address. */
  readonly logo?: string;
  /** What the practice offers guests online; nothing if absent. */
  readonly guestActions?: readonly OnlineService[];
  /** New patients may register online. */
  readonly takesNewPatients?: boolean;
  /** The practice has a retail shop for its patients. */
  readonly hasShop?: true;
  /** A message shown to every user after sign-in (`ACC-261`). */
  readonly importantMessage?: ImportantMessage;
  /** What its receipts and bills say of it beside name and phone. */
  readonly billing?: BillingIdentity;
}

/** By which its patients know a practice. */
export type PracticeFace = Pick<Practice, 'accent' | 'logo'>;

export const faceOf = ({ accent, logo }: PracticeFace): PracticeFace => ({
  ...(accent === undefined ? {} : { accent }),
  ...(logo === undefined ? {} : { logo }),
});

/** Who bills, as insurers and tax offices want it on a receipt. */
export interface BillingIdentity {
  /** Line by line, as on an envelope. */
  readonly address?: readonly string[];
  /** Employer Identification Number, as 12-3456789. */
  readonly taxId?: string;
}

/** A new message has a new id, so that it is shown to people who dismissed the last one. */
export interface ImportantMessage {
  readonly id: string;
  readonly title: Localized;
  readonly text: Localized;
}

/** What this portal can do for people without an account. A practice offers some of it. */
export const onlineServices = ['check-in', 'pay', 'book', 'reschedule'] as const;
export type OnlineService = (typeof onlineServices)[number];

/** The processors that there are adapters for; if several are named for a practice, the first one counts. */
export const processorIds = ['cloverapi', 'payeezy'] as const;
export type ProcessorId = (typeof processorIds)[number];

/** How a practice takes card payments (`ACC-014`). */
export type PaymentExecution = ProcessorId | 'no-value';

export type PaymentFlags = Readonly<Record<ProcessorId, boolean>>;

/** Derived from the practice's flags; Clover wins if several are set (`ACC-015`). */
export const paymentExecution = (flags: PaymentFlags): PaymentExecution =>
  processorIds.find((id) => flags[id]) ?? 'no-value';

export const paymentFlags = (execution: PaymentExecution): PaymentFlags =>
  Object.fromEntries(processorIds.map((id) => [id, id === execution])) as PaymentFlags;

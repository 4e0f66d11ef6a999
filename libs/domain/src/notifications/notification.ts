import type { Cents, Instant, LocalDate, PracticeId, TimeZone } from '../kernel/index.ts';
import type { OfficeCounts } from '../practices/index.ts';

/** The week, days and times of day of a request, by the words that are sent for them (`ACC-331`). */
export interface AskedTimes {
  readonly week: string;
  readonly days: readonly string[];
  readonly times: readonly string[];
}

/**
 * What the portal sends a person by mail or text message. Contains no health data, because others may read the person's
 * screen.
 */
export type Notification =
  | { readonly kind: 'one-time-code'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'reset-password'; readonly link: string; readonly minutes: number }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'email-changed' }
  /** An operator of the installation changed the account, or its codes were guessed at too often. */
  | { readonly kind: 'account-changed'; readonly news: AccountNotification }
  | { readonly kind: 'confirm-email'; readonly link: string; readonly hours: number }
  /** Sign-up was tried with an email that already has an account; sent to its owner only. */
  | { readonly kind: 'already-registered'; readonly link: string }
  | { readonly kind: 'invitation'; readonly practice: string; readonly link: string; readonly days: number }
  | {
      readonly kind: 'delegate-invitation';
      readonly from: string;
      /** The practices of the person who asks; absent from a notification that an earlier release kept. */
      readonly practice?: string;
      readonly link: string;
      readonly days: number;
    }
  | { readonly kind: 'delegate-accepted'; readonly delegate: string }
  | { readonly kind: 'delegation-ended'; readonly from: string }
  | { readonly kind: 'guest-link'; readonly opens: GuestAction; readonly practice: string; readonly link: string }
  /**
   * The agreement to a plan: `total` in `count` payments from `first` on, and the terms as shown, with their version.
   */
  | {
      readonly kind: 'plan-agreed';
      readonly change: 'made' | 'added' | 'changed';
      readonly total: Cents;
      readonly count: number;
      readonly first: LocalDate;
      readonly last4: string;
      readonly terms: string;
      readonly version: number;
      readonly practice: string;
      readonly link: string;
    }
  /** The agreement to keeping a card on file, as shown. */
  | {
      readonly kind: 'card-agreed';
      readonly last4: string;
      readonly terms: string;
      readonly version: number;
      readonly practice: string;
      readonly link: string;
    }
  /** A card on file expires after `month` (from 1) of `year`, and a plan has payments after that. */
  | {
      readonly kind: 'card-expiring';
      readonly last4: string;
      readonly month: number;
      readonly year: number;
      readonly practice: string;
      readonly link: string;
    }
  /** A card was charged or refunded: the amount, the card, and the reference by which the practice finds it. */
  | {
      readonly kind: 'payment-receipt';
      readonly event: ReceiptEvent;
      readonly amount: Cents;
      /** Absent for a wallet's card of which the processor reports nothing. */
      readonly last4?: string;
      /** The name of the wallet that the card is in. */
      readonly wallet?: string;
      /** What is left to pay; absent where it is not known. */
      readonly left?: { readonly balance: Cents; readonly copay?: Cents; readonly plan?: Cents };
      readonly reference: string;
      readonly practice: string;
      /** Absent for a payer without an account: a guest has no list of payments. */
      readonly link?: string;
    }
  /**
   * A follow-up for a payer who was told that a payment is being looked into, or that a visit is booked or canceled
   * without its money having been taken.
   */
  | {
      readonly kind: 'payment-settled';
      readonly outcome: 'not' | 'booked-unpaid' | 'canceled-unpaid';
      readonly practice: string;
      /** As of a receipt. */
      readonly link?: string;
    }
  /** A payment of a plan will be charged on `day` to the card that ends in `last4`. */
  | {
      readonly kind: 'payment-due';
      readonly amount: Cents;
      readonly day: LocalDate;
      readonly last4?: string;
      readonly practice: string;
      readonly link: string;
    }
  | {
      readonly kind: 'installment-paid';
      readonly amount: Cents;
      readonly last4: string;
      /** What is left to pay of the plan; absent where it is not known. */
      readonly left?: Cents;
      readonly practice: string;
      readonly link: string;
    }
  /** It is tried again on `retry`, or no more if absent. */
  | {
      readonly kind: 'installment-declined';
      readonly amount: Cents;
      readonly retry?: LocalDate;
      readonly practice: string;
      readonly link: string;
    }
  /** It was not tried. */
  | { readonly kind: 'installment-by-hand'; readonly amount: Cents; readonly practice: string; readonly link: string }
  /** When the visit is, in its office's local time; without provider or reason. */
  | {
      readonly kind: 'visit-news';
      readonly event: VisitEvent;
      /** The link opens the visit without an account; after a cancellation, the page to book another one. */
      readonly byLink?: true;
      /** Of what somebody did for a person whom they help: the name of that person. */
      readonly helped?: string;
      /** A request for no certain time: start is none to be told. */
      readonly timeOpen?: true;
      /** What such a request asks for, between `start` and `end`; absent where that is not known. */
      readonly asked?: { readonly preference: AskedTimes; readonly end: Instant };
      /** Of a request: the visit that it asks to move, which stays booked until the practice answers. */
      readonly moves?: { readonly start: Instant; readonly timeZone: TimeZone };
      /** Of a request: it takes the place of one that was sent before. */
      readonly replaces?: true;
      /** Nobody comes to an office. */
      readonly video?: true;
      /** With whom; absent from a notification that an earlier release kept. */
      readonly provider?: string;
      readonly practice: string;
      readonly start: Instant;
      readonly timeZone: TimeZone;
      readonly link: string;
    }
  /** A reminder of an upcoming visit; the link leads to where it is confirmed or changed. */
  | {
      readonly kind: 'visit-reminder';
      /** Nobody comes to an office. */
      readonly video?: true;
      readonly practice: string;
      readonly start: Instant;
      readonly timeZone: TimeZone;
      readonly link: string;
    }
  /** A time earlier than the booked one is held for so many minutes. */
  | { readonly kind: 'earlier-time'; readonly practice: string; readonly minutes: number; readonly link: string }
  /** Records of the chart were mailed to an address chosen by the patient, or by a person who may act for them. */
  | { readonly kind: 'records-sent'; readonly practice: string; readonly address: string }
  /** The practice answered a request for a refill; the link leads to where the answer is read. */
  | { readonly kind: 'refill-answered'; readonly practice: string; readonly link: string }
  /** The practice answered a request to amend an entry; the link leads to where the answer is read. */
  | { readonly kind: 'amendment-answered'; readonly practice: string; readonly link: string }
  /**
   * Results are there that the person has not seen, and neither which nor how many. `commented`: the practice wrote about
   * them. `helps`: they are of somebody whom the person helps.
   */
  | {
      readonly kind: 'new-results';
      readonly commented: boolean;
      readonly helps: boolean;
      readonly practice: string;
      readonly link: string;
    }
  /** The practice wrote; `helps`: to somebody whom the person helps. The link leads to where it is read. */
  | { readonly kind: 'new-message'; readonly helps: boolean; readonly practice: string; readonly link: string }
  /** How much waits for the office of a practice, for those who work there; `id` is how commands name the practice. */
  | {
      readonly kind: 'office-digest';
      readonly practice: string;
      readonly id: PracticeId;
      readonly waiting: OfficeCounts;
    }
  /** The person allowed an app to read a record at a practice; the link leads to where it can be removed. */
  | { readonly kind: 'app-connected'; readonly app: string; readonly practice: string; readonly link: string }
  | { readonly kind: 'new-device' }
  | { readonly kind: 'second-factors-changed' };

/** What happened to a visit: `changed` has a new time, `withdrawn` is a request that was canceled. */
export const visitEvents = ['booked', 'requested', 'changed', 'cancelled', 'withdrawn'] as const;
export type VisitEvent = (typeof visitEvents)[number];

/**
 * `looked-into`: the payer was told before that it was unknown whether it was paid. `returned-by-bank`: the cardholder
 * disputed it, and the bank decided in their favor.
 */
export const receiptEvents = ['paid', 'looked-into', 'refunded', 'returned-by-bank'] as const;
export type ReceiptEvent = (typeof receiptEvents)[number];

export type GuestAction = 'appointment' | 'reschedule' | 'check-in' | 'pay' | 'survey';

export type NotificationKind = Notification['kind'];

/** The ways that notifications go; for each, whether links in them are shortened. */
export const shortensLinks = { email: false, sms: true } as const;
export type Channel = keyof typeof shortensLinks;
export const channels = Object.keys(shortensLinks) as readonly Channel[];

/** The address of a notification. */
export interface Recipient {
  readonly channel: Channel;
  /** An email address, or a telephone number as `+` and digits. */
  readonly address: string;
}

export const accountNews = [
  'disabled',
  'enabled',
  'sessions-ended',
  'factor-removed',
  'unlocked',
  'data-exported',
  'erased',
  'merged',
  'wrong-codes',
  'identity-linked',
  'identity-unlinked',
] as const;
export type AccountNotification = (typeof accountNews)[number];

import type { Cents, Instant, LocalDate, TimeZone } from '../kernel/index.ts';

/** What the portal tells a person by mail or text message. Holds no health data: whoever reads the screen may read it. */
export type Notification =
  | { readonly kind: 'one-time-code'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'reset-password'; readonly link: string; readonly minutes: number }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'email-changed' }
  /** The operator of the installation changed something about the account, or somebody guessed at its codes. */
  | { readonly kind: 'account-changed'; readonly news: AccountNotification }
  | { readonly kind: 'confirm-email'; readonly link: string; readonly hours: number }
  /** Somebody wants an account with an address that has one: its owner is told, nobody else. */
  | { readonly kind: 'already-registered'; readonly link: string }
  | { readonly kind: 'invitation'; readonly practice: string; readonly link: string; readonly days: number }
  | { readonly kind: 'delegate-invitation'; readonly from: string; readonly link: string; readonly days: number }
  | { readonly kind: 'delegate-accepted'; readonly delegate: string }
  | { readonly kind: 'delegation-ended'; readonly from: string }
  | { readonly kind: 'guest-link'; readonly opens: GuestAction; readonly practice: string; readonly link: string }
  /** What was agreed to for a plan: `total` in `count` payments from `first` on, and the terms as they were shown, with their version. */
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
  /** What was agreed to for a card that was put on file, as it was shown. */
  | {
      readonly kind: 'card-agreed';
      readonly last4: string;
      readonly terms: string;
      readonly version: number;
      readonly practice: string;
      readonly link: string;
    }
  /** A card on file is over after `month`, counted from 1, of `year`, and a plan is to be paid with it after that. */
  | {
      readonly kind: 'card-expiring';
      readonly last4: string;
      readonly month: number;
      readonly year: number;
      readonly practice: string;
      readonly link: string;
    }
  /** A card was charged, or money went back to it: how much, which card, and by what the practice finds it. */
  | {
      readonly kind: 'payment-receipt';
      readonly event: ReceiptEvent;
      readonly amount: Cents;
      /** Missing of a card in a wallet that the processor says nothing of. */
      readonly last4?: string;
      /** The name of the wallet that the card is in. */
      readonly wallet?: string;
      readonly reference: string;
      readonly practice: string;
      /** Missing for whoever paid as a guest: they have no list of payments. */
      readonly link?: string;
    }
  /**
   * Of a payment of which the payer was told that it is being looked into, or that a visit is booked or canceled without its
   * money having been taken.
   */
  | {
      readonly kind: 'payment-settled';
      readonly outcome: 'not' | 'booked-unpaid' | 'canceled-unpaid';
      readonly practice: string;
      /** As of a receipt. */
      readonly link?: string;
    }
  /** A payment of a plan is made by itself on `day`, from the card that ends in `last4`. */
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
      readonly practice: string;
      readonly link: string;
    }
  /** It is tried again on `retry`, or not any more. */
  | {
      readonly kind: 'installment-declined';
      readonly amount: Cents;
      readonly retry?: LocalDate;
      readonly practice: string;
      readonly link: string;
    }
  /** It was not tried. */
  | { readonly kind: 'installment-by-hand'; readonly amount: Cents; readonly practice: string; readonly link: string }
  /** When the visit is, on the clock of its office; not with whom or why. */
  | {
      readonly kind: 'visit-news';
      readonly event: VisitEvent;
      /** The link opens the visit without an account; after a cancellation, where another is booked. */
      readonly byLink?: true;
      readonly practice: string;
      readonly start: Instant;
      readonly timeZone: TimeZone;
      readonly link: string;
    }
  /** The same of a visit that is coming; the link leads to where it is confirmed, or changed. */
  | {
      readonly kind: 'visit-reminder';
      readonly practice: string;
      readonly start: Instant;
      readonly timeZone: TimeZone;
      readonly link: string;
    }
  /** A time earlier than the booked one is kept for so many minutes. */
  | { readonly kind: 'earlier-time'; readonly practice: string; readonly minutes: number; readonly link: string }
  /** Records of the chart were mailed to an address that somebody chose who may act for the patient, or the patient. */
  | { readonly kind: 'records-sent'; readonly practice: string; readonly address: string }
  | { readonly kind: 'new-device' }
  | { readonly kind: 'second-factors-changed' };

/** What happened to a visit: `changed` has a new time, `withdrawn` is a request that was taken back. */
export const visitEvents = ['booked', 'requested', 'changed', 'cancelled', 'withdrawn'] as const;
export type VisitEvent = (typeof visitEvents)[number];

/**
 * `looked-into`: the payer was told before that it is not known whether it was paid. `returned-by-bank`: the cardholder
 * disputed it, and the bank decided for them.
 */
export const receiptEvents = ['paid', 'looked-into', 'refunded', 'returned-by-bank'] as const;
export type ReceiptEvent = (typeof receiptEvents)[number];

export type GuestAction = 'appointment' | 'reschedule' | 'check-in' | 'pay' | 'survey';

export type NotificationKind = Notification['kind'];

/** Where a notice goes. */
export interface Recipient {
  readonly channel: 'email' | 'sms';
  /** An email address, or a telephone number as `+` and digits. */
  readonly address: string;
}

export const accountNews = [
  'disabled',
  'enabled',
  'sessions-ended',
  'factor-removed',
  'unlocked',
  'wrong-codes',
  'identity-linked',
  'identity-unlinked',
] as const;
export type AccountNotification = (typeof accountNews)[number];

/** What the portal tells a person by mail or text message. Holds no health data: whoever reads the screen may read it. */
export type Notice =
  | { readonly kind: 'one-time-code'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'reset-password'; readonly link: string; readonly minutes: number }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'email-changed' }
  | { readonly kind: 'confirm-email'; readonly link: string; readonly hours: number }
  /** Somebody wants an account with an address that has one: its owner is told, nobody else. */
  | { readonly kind: 'already-registered'; readonly link: string }
  | { readonly kind: 'invitation'; readonly practice: string; readonly link: string; readonly days: number }
  | { readonly kind: 'delegate-invitation'; readonly from: string; readonly link: string; readonly days: number }
  | { readonly kind: 'delegate-accepted'; readonly delegate: string }
  | { readonly kind: 'delegation-ended'; readonly from: string }
  | { readonly kind: 'guest-link'; readonly opens: GuestErrand; readonly practice: string; readonly link: string }
  /** Of a payment of which the payer was told that it is being looked into. */
  | {
      readonly kind: 'payment-settled';
      readonly outcome: 'captured' | 'not';
      readonly practice: string;
      readonly link: string;
    }
  | { readonly kind: 'new-device' }
  | { readonly kind: 'second-factors-changed' };

export type GuestErrand = 'appointment' | 'reschedule' | 'check-in' | 'pay' | 'survey';

export type NoticeKind = Notice['kind'];

/** Where a notice goes. */
export interface Recipient {
  readonly channel: 'email' | 'sms';
  /** An email address, or a telephone number as `+` and digits. */
  readonly address: string;
}

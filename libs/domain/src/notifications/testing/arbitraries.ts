import fc from 'fast-check';
import type { Cents, PracticeId } from '../../kernel/index.ts';
import { officeWaitingKinds, type OfficeCount } from '../../practices/index.ts';
import {
  characters,
  ids,
  instants,
  integers,
  localDates,
  timeZones,
  withOptional,
} from '../../kernel/testing/index.ts';
import {
  accountNews,
  receiptEvents,
  visitEvents,
  type GuestAction,
  type Notification,
  type Recipient,
} from '../notification.ts';

/** No store of the portal keeps a NUL in a text, so none ever reaches a notification. */
const text = fc.string({ unit: characters, minLength: 1, maxLength: 60 }).map((raw) => raw.replaceAll('\0', '·'));

/** Like `fc.webUrl`, which lists every character there is before it makes its first. */
const ofPath = fc.oneof(fc.constantFrom(..."aZ0-._~!$&'()*+,;=:@"), characters.map(encodeURIComponent));
const part = fc.string({ unit: ofPath, maxLength: 10 });
const link = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(part, { maxLength: 4 }), fc.option(part))
  .map(([scheme, host, path, query]) => {
    const place = path.map((segment) => `/${segment}`).join('');
    return `${scheme}://${host}${place}${query === null ? '' : `?${query}`}`;
  });
const days = integers(1, 90);
const guestActions = fc.constantFrom<GuestAction>('appointment', 'reschedule', 'check-in', 'pay', 'survey');

const amounts = integers<Cents>(1, 100_000_000);
const last4 = integers(0, 9_999).map((digits) => String(digits).padStart(4, '0'));

/** Any notification of any kind; names in it are arbitrary typed text. */
export const notifications: fc.Arbitrary<Notification> = fc.oneof(
  fc.record({
    kind: fc.constant('one-time-code' as const),
    code: integers(0, 99_999).map((code) => String(code).padStart(5, '0')),
    minutes: integers(1, 60),
  }),
  fc.record({ kind: fc.constant('reset-password' as const), link, minutes: integers(1, 120) }),
  fc.record({ kind: fc.constant('confirm-email' as const), link, hours: integers(1, 72) }),
  fc.record({ kind: fc.constant('already-registered' as const), link }),
  fc.record({ kind: fc.constant('invitation' as const), practice: text, link, days }),
  fc.record({ kind: fc.constant('delegate-invitation' as const), from: text, link, days }),
  fc.record({ kind: fc.constant('records-sent' as const), practice: text, address: text }),
  fc.record({
    kind: fc.constant('office-digest' as const),
    practice: text,
    id: ids<PracticeId>('p-'),
    waiting: fc.array(
      fc
        .tuple(fc.constantFrom(...officeWaitingKinds), fc.integer({ min: 1, max: 999 }), fc.nat(400), localDates)
        .map(([kind, count, days, answerBy]): OfficeCount => {
          if (kind === 'amendment') return { kind, count, days, answerBy };
          return kind === 'payment-by-hand' || kind === 'form-by-hand' ? { kind, count, days } : { kind, count };
        }),
    ),
  }),
  fc.record({ kind: fc.constant('refill-answered' as const), practice: text, link }),
  fc.record({ kind: fc.constant('amendment-answered' as const), practice: text, link }),
  fc.record({
    kind: fc.constant('new-results' as const),
    commented: fc.boolean(),
    helps: fc.boolean(),
    practice: text,
    link,
  }),
  fc.record({ kind: fc.constant('new-message' as const), helps: fc.boolean(), practice: text, link }),
  fc.record({ kind: fc.constant('app-connected' as const), app: text, practice: text, link }),
  fc.record({ kind: fc.constant('delegate-accepted' as const), delegate: text }),
  fc.record({ kind: fc.constant('delegation-ended' as const), from: text }),
  fc.record({ kind: fc.constant('guest-link' as const), opens: guestActions, practice: text, link }),
  fc.record(
    {
      kind: fc.constant('payment-settled' as const),
      outcome: fc.constantFrom('not' as const, 'booked-unpaid' as const, 'canceled-unpaid' as const),
      practice: text,
      link,
    },
    { requiredKeys: ['kind', 'outcome', 'practice'] },
  ),
  fc.record({
    kind: fc.constant('plan-agreed' as const),
    change: fc.constantFrom('made' as const, 'added' as const, 'changed' as const),
    total: amounts,
    count: integers(1, 60),
    first: localDates,
    last4,
    terms: text,
    version: integers(1, 99),
    practice: text,
    link,
  }),
  fc.record({
    kind: fc.constant('card-expiring' as const),
    last4,
    month: integers(1, 12),
    year: integers(2026, 2099),
    practice: text,
    link,
  }),
  fc.record({
    kind: fc.constant('card-agreed' as const),
    last4,
    terms: text,
    version: integers(1, 99),
    practice: text,
    link,
  }),
  fc.record(
    {
      kind: fc.constant('payment-receipt' as const),
      event: fc.constantFrom(...receiptEvents),
      amount: amounts,
      last4,
      wallet: fc.constantFrom('Apple Pay', 'Google Pay'),
      reference: fc.stringMatching(/^[A-Z0-9]{12}$/),
      practice: text,
      link,
    },
    { requiredKeys: ['kind', 'event', 'amount', 'reference', 'practice'] },
  ),
  fc.record(
    { kind: fc.constant('payment-due' as const), amount: amounts, day: localDates, last4, practice: text, link },
    { requiredKeys: ['kind', 'amount', 'day', 'practice', 'link'] },
  ),
  withOptional(
    { kind: fc.constant('installment-paid' as const), amount: amounts, last4, practice: text, link },
    { left: amounts },
  ),
  fc.record(
    { kind: fc.constant('installment-declined' as const), amount: amounts, retry: localDates, practice: text, link },
    { requiredKeys: ['kind', 'amount', 'practice', 'link'] },
  ),
  fc.record({ kind: fc.constant('installment-by-hand' as const), amount: amounts, practice: text, link }),
  withOptional(
    {
      kind: fc.constant('visit-news' as const),
      event: fc.constantFrom(...visitEvents),
      practice: text,
      start: instants,
      timeZone: timeZones,
      link,
    },
    {
      byLink: fc.constant(true as const),
      helped: text,
      timeOpen: fc.constant(true as const),
      video: fc.constant(true as const),
    },
  ),
  fc.record({
    kind: fc.constant('visit-reminder' as const),
    practice: text,
    start: instants,
    timeZone: timeZones,
    link,
  }),
  fc.record({
    kind: fc.constant('earlier-time' as const),
    practice: text,
    minutes: integers(1, 120),
    link,
  }),
  fc.record({ kind: fc.constant('account-changed' as const), news: fc.constantFrom(...accountNews) }),
  fc.constantFrom<Notification>(
    { kind: 'password-changed' },
    { kind: 'email-changed' },
    { kind: 'new-device' },
    { kind: 'second-factors-changed' },
  ),
);

export const recipients: fc.Arbitrary<Recipient> = fc.oneof(
  fc.emailAddress().map((address) => ({ channel: 'email' as const, address })),
  integers(2_000_000_000, 9_999_999_999).map((number) => ({ channel: 'sms' as const, address: `+1${number}` })),
);

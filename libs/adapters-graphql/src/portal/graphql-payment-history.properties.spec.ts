import { describe, expect, it } from '@jest/globals';
import {
  paymentsPerPage,
  type Bill,
  type PaidVisit,
  type PaymentEntry,
  type PaymentHistory,
  type PaymentsScreen,
  type Receipt,
} from '@portico/application/payments';
import { ok, type AppointmentId, type Page, type PatientId, type PracticeId } from '@portico/domain/kernel';
import {
  cents,
  ids,
  instants,
  localDates,
  patientRefs,
  timeZones,
  withOptional,
  words,
} from '@portico/domain/kernel/testing';
import type { ChargeId, PaymentStatus } from '@portico/domain/payments';
import { balances, brands, statements } from '@portico/domain/payments/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { copaysLeft, leftsToPay, plans } from '../testing/arbitrary-payment-answers.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { paymentHistoryWire } from '../wire/payment-history.wire.ts';

const statuses: readonly PaymentStatus[] = [
  'paid',
  'processing',
  'declined',
  'refunding',
  'refunded',
  'part-refunded',
  'voided',
];
const purposes: readonly PaymentEntry['purpose'][] = [
  'balance',
  'check-in',
  'check-out',
  'prepayment',
  'cancellation',
  'installment',
  'shop',
];

const disputeOutcomes = ['open', 'won', 'lost'] as const;

const entry = {
  charge: ids<ChargeId>('charge-'),
  at: instants,
  date: localDates,
  amount: cents,
  refunded: cents,
  disputes: fc.array(fc.record({ amount: cents, outcome: fc.constantFrom(...disputeOutcomes), date: localDates }), {
    maxLength: 2,
  }),
  purpose: fc.constantFrom(...purposes),
  status: fc.constantFrom(...statuses),
  card: fc.record({ brand: brands, last4: fc.stringMatching(/^\d{4}$/) }),
  reference: fc.stringMatching(/^[A-Z0-9]{12}$/),
};
const paidVisits: fc.Arbitrary<PaidVisit> = withOptional(
  { appointment: ids<AppointmentId>('visit-'), start: instants, timeZone: timeZones, provider: words() },
  { visitType: words() },
);
const entries: fc.Arbitrary<PaymentEntry> = withOptional(entry, { visit: paidVisits });
const pages: fc.Arbitrary<Page<PaymentEntry>> = fc.record({
  entries: fc.array(entries, { maxLength: 4 }),
  page: fc.integer({ min: 1, max: 1_000 }),
  perPage: fc.constant(paymentsPerPage),
  total: fc.nat(10_000),
});
const screens: fc.Arbitrary<PaymentsScreen> = fc.record({
  patient: patientRefs,
  practice: fc.record({ name: words(), phone: words(), timeZone: timeZones }),
  balance: balances,
  pending: cents,
  payable: cents,
  copays: fc.array(copaysLeft, { maxLength: 2 }),
  takesPayments: fc.boolean(),
  takesPart: fc.boolean(),
  payments: pages,
  plans: fc.array(plans, { maxLength: 2 }),
  statements: fc.array(statements, { maxLength: 3 }),
  years: fc.array(fc.integer({ min: 1970, max: 2100 }), { maxLength: 3 }),
});
const receipts: fc.Arbitrary<Receipt> = withOptional(
  {
    ...entry,
    practice: withOptional(
      { id: ids<PracticeId>('practice-'), name: words(), phone: words() },
      { address: fc.array(words(), { minLength: 1, maxLength: 3 }), taxId: words() },
    ),
    patientName: words(),
  },
  {
    visit: paidVisits,
    place: fc.array(words(), { minLength: 1, maxLength: 3 }),
    plan: words(),
    left: leftsToPay,
    lines: fc.array(fc.record({ description: words(), amount: cents }), { minLength: 1, maxLength: 3 }),
  },
);
const bills: fc.Arbitrary<Bill> = fc.record({
  id: fc.stringMatching(/^st-\d{1,3}$/),
  date: localDates,
  total: cents,
  practice: fc.record({ id: ids<PracticeId>('practice-'), name: words(), phone: words(), timeZone: timeZones }),
  lines: fc.array(
    withOptional(
      { date: localDates, description: words(), amount: cents },
      { visit: paidVisits, insurance: fc.record({ charged: cents, paid: cents, adjusted: cents }), open: cents },
    ),
    { maxLength: 3 },
  ),
});
const files = fc.record({
  name: words(),
  mediaType: fc.constant('application/pdf'),
  bytes: fc.uint8Array({ maxLength: 50 }).map((bytes) => Uint8Array.from(bytes)),
});

/** The wire with one service behind it, whose questions are noted and answered with what stands in `place`. */
const across = () => {
  const { asked, place, service } = notingService<PaymentHistory>();
  const context: Partial<GatewayContext> = {
    own: () => ({ paymentHistory: service }) as Partial<OwnServices> as OwnServices,
  };
  const { client } = tab(gatewayFetch(() => context as GatewayContext));
  return { asked, place, history: client.port(paymentHistoryWire) };
};

describe('what was paid, over the wire', () => {
  const { asked, place, history } = across();
  const carries = async <T>(made: fc.Arbitrary<T>, question: readonly unknown[], ask: () => Promise<unknown>) => {
    await fc.assert(
      fc.asyncProperty(made, async (answer) => {
        place.answer = ok(answer);
        expect(await ask()).toEqual(ok(answer));
        expect(asked.at(-1)).toEqual(question);
      }),
      { numRuns: 50 },
    );
  };

  it('MON-178 MON-180 the whole screen arrives as it is', async () => {
    await carries(screens, ['screen', '1001'], () => history.screen('1001' as PatientId));
    await carries(screens, ['screen', undefined], () => history.screen());
  });

  it('MON-179 a further page arrives as it is', () => carries(pages, ['more', 7], () => history.more(7)));

  it('a receipt arrives as it is', () =>
    carries(receipts, ['receipt', 'charge-1'], () => history.receipt('charge-1' as ChargeId)));

  it('a bill arrives line by line, with what its books say and nothing else', () =>
    carries(bills, ['bill', 'st-1'], () => history.bill('st-1')));

  it('MON-184 ACC-359 ACC-360 papers arrive byte by byte', async () => {
    await carries(files, ['statementPdf', 'st-1'], () => history.statementPdf('st-1'));
    await carries(files, ['receiptPdf', 'charge-1'], () => history.receiptPdf('charge-1' as ChargeId));
  });

  it('the payments of a year arrive as they are', () =>
    carries(fc.array(entries, { maxLength: 5 }), ['year', 2026], () => history.year(2026)));
});

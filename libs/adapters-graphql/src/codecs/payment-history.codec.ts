import {
  paymentsPerPage,
  type Bill,
  type BillLine,
  type DisputeView,
  type PaidVisit,
  type PaymentEntry,
  type PaymentsScreen,
  type Receipt,
} from '@portico/application/payments';
import type { Page } from '@portico/domain/kernel';
import { shownAfter, type InsuranceShare } from '@portico/domain/payments';
import { chargedCard } from './charged-card.codec.ts';
import { codec, list, type Codec, type Read, type Written } from './codec.ts';
import { copayLeft } from './copay-left.codec.ts';
import { leftToPay } from './left-to-pay.codec.ts';
import { lineItem } from './line-items.codec.ts';
import { plan } from './plans.codec.ts';
import { both, field, flat, record, under } from './object-codec.ts';
import { day, id, maybe, moment, money, timeZone, word } from './scalars.ts';

const dispute = record<DisputeView>()({
  amount: field('amount', money),
  outcome: field('outcome', word(['open', 'won', 'lost'])),
  date: field('date', day),
});

const paidVisit = record<PaidVisit>()({
  appointment: id('appointment_id'),
  start: field('start_time', moment),
  timeZone: field('timeZone', timeZone),
  provider: 'providerName',
  visitType: 'appointment_type',
});

const entryFields = record<PaymentEntry>()({
  charge: id('charge_id'),
  at: field('at', moment),
  date: field('date', day),
  amount: field('amount', money),
  refunded: field('refunded', money),
  disputes: field('disputes', list(dispute)),
  purpose: field(
    'purpose',
    word(['balance', 'check-in', 'check-out', 'prepayment', 'cancellation', 'installment', 'shop']),
  ),
  visit: maybe('visit', paidVisit),
  status: field('status', word(['paid', 'processing', 'declined', 'refunding', 'refunded', 'part-refunded', 'voided'])),
  card: flat(chargedCard),
  reference: 'reference',
});

export const paymentEntry: Codec<
  PaymentEntry,
  Written<typeof entryFields> & { readonly processing: boolean },
  Read<typeof entryFields>
> = codec((entry) => ({ ...entryFields.write(entry), processing: entry.status === 'processing' }), entryFields.read);

export const paymentEntries = list(paymentEntry);

export const paymentsPage: Codec<
  Page<PaymentEntry>,
  {
    readonly payments: Written<typeof paymentEntries>;
    /** So many are shown before the list is unfolded. */
    readonly collapsedPayments: number;
    readonly pageDetails: { readonly page: number; readonly total_pages: number; readonly total_entries: number };
  },
  {
    readonly payments: Read<typeof paymentEntries>;
    readonly pageDetails: { readonly page: number; readonly total_entries: number };
  }
> = codec(
  ({ entries, page, total }) => ({
    payments: paymentEntries.write(entries),
    collapsedPayments: Math.min(shownAfter(total, 0), entries.length),
    pageDetails: { page, total_pages: Math.ceil(total / paymentsPerPage), total_entries: total },
  }),
  ({ payments, pageDetails: { page, total_entries: total } }) => ({
    entries: paymentEntries.read(payments),
    page,
    perPage: paymentsPerPage,
    total,
  }),
);

const statement = record<PaymentsScreen['statements'][number]>()({
  id: 'statement_id',
  date: field('date', day),
  total: field('total', money),
});

export const paymentsScreen = record<PaymentsScreen>()({
  patient: { practice: id('practice_id'), patient: id('patient_id') },
  practice: { name: 'practice_name', phone: 'practice_phone', timeZone: field('practice_time_zone', timeZone) },
  balance: { due: field('balanceDue', money), asOf: field('balanceAsOf', moment) },
  pending: field('pending', money),
  payable: field('payable', money),
  copays: field('copays', list(copayLeft)),
  takesPayments: 'takesPayments',
  takesPart: 'takesPart',
  payments: field('paymentsList', paymentsPage),
  plans: field('paymentPlans', list(plan)),
  statements: field('statements', list(statement)),
  years: 'years',
});

const noLines: Codec<Receipt['lines'], Written<typeof lines>, Read<typeof lines>> = codec(
  (value) => lines.write(value ?? []),
  (json) => (json.length === 0 ? undefined : lines.read(json)),
);

const lines = list(lineItem);

export const receipt = both(
  under('payment', paymentEntry),
  record<Omit<Receipt, keyof PaymentEntry>>()({
    practice: {
      id: id('practice_id'),
      name: 'practice_name',
      phone: 'practice_phone',
      address: 'practice_address',
      taxId: 'practice_tax_id',
    },
    place: 'place',
    patientName: 'patient_name',
    left: maybe('left', leftToPay),
    plan: 'plan_name',
    lines: field('lineItems', noLines),
  }),
);

const insurance = record<InsuranceShare>()({
  charged: field('charged', money),
  paid: field('paid', money),
  adjusted: field('adjusted', money),
});

const billLine = record<BillLine>()({
  date: field('date', day),
  description: 'description',
  amount: field('amount', money),
  visit: maybe('visit', paidVisit),
  insurance: maybe('insurance', insurance),
  open: maybe('open', money),
});

export const bill = record<Bill>()({
  id: 'statement_id',
  date: field('date', day),
  total: field('total', money),
  practice: {
    id: id('practice_id'),
    name: 'practice_name',
    phone: 'practice_phone',
    timeZone: field('practice_time_zone', timeZone),
  },
  lines: field('lines', list(billLine)),
});

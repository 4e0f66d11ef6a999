import { paymentsPerPage, type PaymentEntry, type PaymentsScreen } from '@portico/application/payments';
import { decimalOf, isoOf, type Page, type PatientId } from '@portico/domain/kernel';
import { shownAfter, type ChargeId } from '@portico/domain/payments';
import type {
  HistoryPayment,
  PaymentsList,
  QueryResolvers,
  PaymentsScreen as WireScreen,
} from '../generated/resolvers.ts';
import { toWire } from '../wire-words.ts';
import type { GatewayContext } from './context.ts';
import { fileToWire } from './file.wire.ts';
import { idFrom } from './payment-input.ts';
import { lineToWire, planToWire } from './payment.wire.ts';
import { valueOf } from './refusal.ts';
import { chargedCardToWire } from './payment.wire.ts';

export const paymentHistoryQueries: Pick<
  QueryResolvers<GatewayContext>,
  | 'getPayments'
  | 'getMoreTransactions'
  | 'getPaymentReceipt'
  | 'getPaymentReceiptPdf'
  | 'getPatientStatement'
  | 'getPaymentsOfYear'
> = {
  getPayments: async (_, { patientId }, { own }) => {
    const patient = patientId == null ? undefined : idFrom<PatientId>(patientId);
    return screenToWire(valueOf(await own().paymentHistory.screen(patient)));
  },
  getMoreTransactions: async (_, { page }, { own }) => ({
    moreTransactions: listToWire(valueOf(await own().paymentHistory.more(page))),
  }),
  getPaymentReceipt: async (_, { chargeId }, { own }) => {
    const receipt = valueOf(await own().paymentHistory.receipt(idFrom<ChargeId>(chargeId)));
    return {
      payment: paymentToWire(receipt),
      practice_name: receipt.practice.name,
      practice_phone: receipt.practice.phone,
      patient_name: receipt.patientName,
      plan_name: receipt.plan ?? null,
      lineItems: (receipt.lines ?? []).map(lineToWire),
    };
  },
  getPaymentReceiptPdf: async (_, { chargeId }, { own }) =>
    fileToWire(valueOf(await own().paymentHistory.receiptPdf(idFrom<ChargeId>(chargeId)))),
  getPatientStatement: async (_, { statementId }, { own }) =>
    fileToWire(valueOf(await own().paymentHistory.statementPdf(idFrom(statementId)))),
  getPaymentsOfYear: async (_, { year }, { own }) => valueOf(await own().paymentHistory.year(year)).map(paymentToWire),
};

const screenToWire = (screen: PaymentsScreen): WireScreen => {
  const { patient, practice, balance, pending, payable, takesPayments, payments, plans, statements, years } = screen;
  return {
    patient_id: patient.patient,
    practice_id: patient.practice,
    practice_name: practice.name,
    practice_phone: practice.phone,
    practice_time_zone: practice.timeZone,
    balanceDue: decimalOf(balance.due),
    balanceAsOf: isoOf(balance.asOf),
    pending: decimalOf(pending),
    payable: decimalOf(payable),
    takesPayments,
    paymentsList: listToWire(payments),
    paymentPlans: plans.map(planToWire),
    statements: statements.map(({ id, date, total }) => ({ statement_id: id, date, total: decimalOf(total) })),
    years: [...years],
  };
};

const listToWire = ({ entries, page, total }: Page<PaymentEntry>): PaymentsList => ({
  payments: entries.map(paymentToWire),
  pageDetails: { page, total_pages: Math.ceil(total / paymentsPerPage), total_entries: total },
  collapsedPayments: Math.min(shownAfter(total, 0), entries.length),
});

const paymentToWire = (entry: PaymentEntry): HistoryPayment => ({
  charge_id: entry.charge,
  amount: decimalOf(entry.amount),
  refunded: decimalOf(entry.refunded),
  disputes: entry.disputes.map(({ amount, outcome, date }) => ({
    amount: decimalOf(amount),
    outcome: toWire(outcome),
    date,
  })),
  at: isoOf(entry.at),
  date: entry.date,
  processing: entry.status === 'processing',
  status: toWire(entry.status),
  purpose: toWire(entry.purpose),
  ...chargedCardToWire(entry.card),
  reference: entry.reference,
});

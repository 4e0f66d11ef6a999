import type { PaymentEntry } from '@portico/application/payments';
import type { Page, PatientId } from '@portico/domain/kernel';
import { shownAfter, type ChargeId } from '@portico/domain/payments';
import { optional } from '../codecs/codec.ts';
import { file } from '../codecs/files.codec.ts';
import { paymentEntry, paymentsPage, paymentsScreen, receipt } from '../codecs/payment-history.codec.ts';
import { idOf, textId } from '../codecs/scalars.ts';
import type { HistoryPayment, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

const patients = optional(idOf<PatientId>());
const charges = idOf<ChargeId>();

export const paymentHistoryQueries = {
  getPayments: async (_, { patientId }, { own }) => {
    const screen = valueOf(await own().paymentHistory.screen(patients.read(patientId)));
    return { ...paymentsScreen.write(screen), paymentsList: listed(screen.payments) };
  },
  getMoreTransactions: async (_, { page }, { own }) => ({
    moreTransactions: listed(valueOf(await own().paymentHistory.more(page))),
  }),
  getPaymentReceipt: async (_, { chargeId }, { own }) => {
    const one = valueOf(await own().paymentHistory.receipt(charges.read(chargeId)));
    return { ...receipt.write(one), payment: shown(one) };
  },
  getPaymentReceiptPdf: async (_, { chargeId }, { own }) =>
    file.write(valueOf(await own().paymentHistory.receiptPdf(charges.read(chargeId)))),
  getPatientStatement: async (_, { statementId }, { own }) =>
    file.write(valueOf(await own().paymentHistory.statementPdf(textId.read(statementId)))),
  getPaymentsOfYear: async (_, { year }, { own }) => valueOf(await own().paymentHistory.year(year)).map(shown),
} satisfies QueryResolvers<GatewayContext>;

const shown = (entry: PaymentEntry): HistoryPayment => ({
  ...paymentEntry.write(entry),
  processing: entry.status === 'processing',
});

const listed = (page: Page<PaymentEntry>) => ({
  ...paymentsPage.write(page),
  payments: page.entries.map(shown),
  collapsedPayments: Math.min(shownAfter(page.total, 0), page.entries.length),
});

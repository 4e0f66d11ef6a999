import type { FileContent, ServiceResult } from '@portico/application/kernel';
import {
  paymentsPerPage,
  type DisputeView,
  type PaymentEntry,
  type PaymentHistory,
  type PaymentsScreen,
  type Receipt,
} from '@portico/application/payments';
import { ok, type LocalDate, type Page, type PatientId, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import type { AttemptReference, ChargeId } from '@portico/domain/payments';
import {
  GetMoreTransactionsDocument,
  GetPatientStatementDocument,
  GetPaymentReceiptDocument,
  GetPaymentReceiptPdfDocument,
  GetPaymentsDocument,
  GetPaymentsOfYearDocument,
  type GetPaymentReceiptQuery,
  type GetPaymentsQuery,
  type HistoryPaymentPartsFragment,
  type PaymentsListPartsFragment,
} from '../generated/operations.ts';
import { fromWire } from '../wire-words.ts';
import { instantFromWire } from './appointments.wire.ts';
import { fileFromWire } from './file.wire.ts';
import type { GatewayClient } from './gateway-client.ts';
import { centsFromWire, lineFromWire, planFromWire } from './payment.wire.ts';
import { present } from './present.ts';
import { chargedCardFromWire } from './charged-card.wire.ts';

export class GraphqlPaymentHistory implements PaymentHistory {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async screen(patient?: PatientId): ServiceResult<PaymentsScreen> {
    const answer = await this.#client.query(GetPaymentsDocument, { patientId: patient ?? null });
    return answer.ok ? ok(screenFromWire(answer.value.getPayments)) : answer;
  }

  async more(page: number): ServiceResult<Page<PaymentEntry>> {
    const answer = await this.#client.query(GetMoreTransactionsDocument, { page });
    return answer.ok ? ok(pageFromWire(answer.value.getMoreTransactions.moreTransactions)) : answer;
  }

  async receipt(chargeId: ChargeId): ServiceResult<Receipt> {
    const answer = await this.#client.query(GetPaymentReceiptDocument, { chargeId });
    return answer.ok ? ok(receiptFromWire(answer.value.getPaymentReceipt)) : answer;
  }

  async receiptPdf(chargeId: ChargeId): ServiceResult<FileContent> {
    const answer = await this.#client.query(GetPaymentReceiptPdfDocument, { chargeId });
    return answer.ok ? ok(fileFromWire(answer.value.getPaymentReceiptPdf)) : answer;
  }

  async statementPdf(statementId: string): ServiceResult<FileContent> {
    const answer = await this.#client.query(GetPatientStatementDocument, { statementId });
    return answer.ok ? ok(fileFromWire(answer.value.getPatientStatement)) : answer;
  }

  async year(year: number): ServiceResult<readonly PaymentEntry[]> {
    const answer = await this.#client.query(GetPaymentsOfYearDocument, { year });
    return answer.ok ? ok(answer.value.getPaymentsOfYear.map(entryFromWire)) : answer;
  }
}

const screenFromWire = (wire: GetPaymentsQuery['getPayments']): PaymentsScreen => ({
  patient: { practice: wire.practice_id as PracticeId, patient: wire.patient_id as PatientId },
  practice: { name: wire.practice_name, phone: wire.practice_phone, timeZone: wire.practice_time_zone as TimeZone },
  balance: { due: centsFromWire(wire.balanceDue), asOf: instantFromWire(wire.balanceAsOf) },
  pending: centsFromWire(wire.pending),
  payable: centsFromWire(wire.payable),
  takesPayments: wire.takesPayments,
  payments: pageFromWire(wire.paymentsList),
  plans: wire.paymentPlans.map(planFromWire),
  statements: wire.statements.map(({ statement_id, date, total }) => ({
    id: statement_id,
    date: date as LocalDate,
    total: centsFromWire(total),
  })),
  years: wire.years,
});

const pageFromWire = ({ payments, pageDetails }: PaymentsListPartsFragment): Page<PaymentEntry> => ({
  entries: payments.map(entryFromWire),
  page: pageDetails.page,
  perPage: paymentsPerPage,
  total: pageDetails.total_entries,
});

const entryFromWire = (wire: HistoryPaymentPartsFragment): PaymentEntry => ({
  charge: wire.charge_id as ChargeId,
  at: instantFromWire(wire.at),
  date: wire.date as LocalDate,
  amount: centsFromWire(wire.amount),
  refunded: centsFromWire(wire.refunded),
  disputes: wire.disputes.map(({ amount, outcome, date }) => ({
    amount: centsFromWire(amount),
    outcome: fromWire(outcome) as DisputeView['outcome'],
    date: date as LocalDate,
  })),
  purpose: fromWire(wire.purpose) as PaymentEntry['purpose'],
  status: fromWire(wire.status) as PaymentEntry['status'],
  card: cardFromWire(wire),
  reference: wire.reference as AttemptReference,
});

const receiptFromWire = (wire: GetPaymentReceiptQuery['getPaymentReceipt']): Receipt =>
  present({
    ...entryFromWire(wire.payment),
    practice: { name: wire.practice_name, phone: wire.practice_phone },
    patientName: wire.patient_name,
    plan: wire.plan_name,
    lines: wire.lineItems.length === 0 ? undefined : wire.lineItems.map(lineFromWire),
  });

const cardFromWire = (wire: HistoryPaymentPartsFragment): PaymentEntry['card'] => {
  const card = chargedCardFromWire(wire);
  if (card === undefined) throw new Error('The answer holds a card of no brand.');
  return card;
};

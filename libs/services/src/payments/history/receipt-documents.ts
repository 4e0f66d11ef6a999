import type { Appointment } from '@portico/domain/appointments';
import { dayIn, type PatientRef } from '@portico/domain/kernel';
import {
  paymentStatusOf,
  refundedOf,
  shownCard,
  type Charge,
  type Dispute,
  type Disputes,
  type DocumentHeading,
  type PaymentDocuments,
  type PaymentPlans,
  type Shop,
  type StatementDocument,
} from '@portico/domain/payments';
import { faceOf, type Practice } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import type { FileContent } from '@portico/application/kernel';
import type { PaymentEntry, Receipt } from '@portico/application/payments';
import { fileNameWords, sayIn, type ServiceCall } from '../../kernel/index.ts';
import type { LeftAfter } from './left-to-pay.ts';
import { paidVisitOf, placeOf, type PaidVisits } from './paid-visits.ts';

/** The chart and practice whose history is read. */
export interface HistoryPlace {
  readonly chart: PatientRef;
  readonly practice: Practice;
}

/** Receipts and statements, as data and as PDFs in the person's language. */
export class ReceiptDocuments {
  readonly #disputes: Pick<Disputes, 'of'>;
  readonly #patients: Pick<PatientRegistry, 'identity'>;
  readonly #plans: Pick<PaymentPlans, 'byId'>;
  readonly #shop: Pick<Shop, 'transaction'>;
  readonly #paidVisits: PaidVisits;
  readonly #documents: PaymentDocuments;
  readonly #leftAfter: LeftAfter;

  constructor(
    disputes: Pick<Disputes, 'of'>,
    patients: Pick<PatientRegistry, 'identity'>,
    plans: Pick<PaymentPlans, 'byId'>,
    shop: Pick<Shop, 'transaction'>,
    paidVisits: PaidVisits,
    documents: PaymentDocuments,
    leftAfter: LeftAfter,
  ) {
    this.#disputes = disputes;
    this.#patients = patients;
    this.#plans = plans;
    this.#shop = shop;
    this.#paidVisits = paidVisits;
    this.#documents = documents;
    this.#leftAfter = leftAfter;
  }

  async of(charge: Charge, { chart, practice }: HistoryPlace, call: ServiceCall): Promise<Receipt> {
    const { purpose } = charge;
    const [disputed, identity, visits, plan, bought, left] = await Promise.all([
      this.#disputes.of(chart),
      this.#patients.identity(chart),
      this.#paidVisits.ofCharges(chart, [charge], call),
      purpose.kind === 'installment' ? this.#plans.byId(chart, purpose.plan) : undefined,
      purpose.kind === 'shop' ? this.#shop.transaction(chart, purpose.store, purpose.transaction) : undefined,
      this.#leftAfter(charge),
    ]);
    const visit = visits.get(charge.id);
    return {
      ...entryOf(charge, practice, disputed, visits),
      practice: {
        id: practice.id,
        name: practice.name,
        phone: practice.phone,
        ...practice.billing,
        ...faceOf(practice),
      },
      patientName: identity?.name ?? '',
      ...(visit === undefined ? {} : { place: placeOf(visit) }),
      ...(plan === undefined ? {} : { plan: plan.name }),
      ...(left === undefined ? {} : { left }),
      ...(bought?.ok === true && bought.value !== undefined ? { lines: bought.value.lines } : {}),
    };
  }

  async pdf(charge: Charge, place: HistoryPlace, call: ServiceCall): Promise<FileContent> {
    const receipt = await this.of(charge, place, call);
    const head = await this.#headOf(place, call);
    const bytes = await this.#documents.receipt({ ...receipt, ...head }, call.language);
    return {
      name: `${sayIn(call.language)(fileNameWords.receipt)}_${receipt.date}.pdf`,
      mediaType: 'application/pdf',
      bytes,
    };
  }

  async statementPdf(
    statement: StatementDocument['statement'],
    place: HistoryPlace,
    call: ServiceCall,
  ): Promise<FileContent> {
    const head = await this.#headOf(place, call);
    const bytes = await this.#documents.statement({ ...head, statement }, call.language);
    return {
      name: `${sayIn(call.language)(fileNameWords.statement)}_${statement.date}.pdf`,
      mediaType: 'application/pdf',
      bytes,
    };
  }

  async #headOf({ chart, practice }: HistoryPlace, { now }: ServiceCall): Promise<DocumentHeading> {
    const identity = await this.#patients.identity(chart);
    return {
      patientName: identity?.name ?? '',
      practice: { name: practice.name, phone: practice.phone, ...practice.billing },
      printedOn: dayIn(practice.timeZone, now),
    };
  }
}

export const entryOf = (
  charge: Charge,
  { timeZone }: Practice,
  disputed: readonly Dispute[],
  visits?: ReadonlyMap<Charge['id'], Appointment>,
): PaymentEntry => ({
  charge: charge.id,
  at: charge.createdAt,
  date: dayIn(timeZone, charge.createdAt),
  amount: charge.amount,
  refunded: refundedOf(charge),
  disputes: disputed
    .filter((dispute) => dispute.charge === charge.id)
    .map(({ amount, outcome, openedAt }) => ({ amount, outcome, date: dayIn(timeZone, openedAt) })),
  purpose: charge.purpose.kind,
  ...visitAt(visits?.get(charge.id)),
  status: paymentStatusOf(charge),
  card: shownCard(charge.card),
  reference: charge.reference,
});

const visitAt = (visit: Appointment | undefined): Pick<PaymentEntry, 'visit'> =>
  visit === undefined ? {} : { visit: paidVisitOf(visit) };

import type { BookingKey } from '../../appointments/index.ts';
import { interleaved, samePatient, type Instant, type PatientRef } from '../../kernel/index.ts';
import { notGivenBackOf, type Charge } from '../charge.ts';
import type { PaymentLedger } from '../ports/payment-ledger.ts';
import type { ClaimedRefund, KeptRefund, PrepaymentRefunds } from '../ports/prepayment-refunds.ts';
import type { PrepaymentRefund, PrepaymentRefundState } from '../prepayment-refund.ts';

interface Row {
  readonly refund: PrepaymentRefund;
  readonly state: PrepaymentRefundState;
  readonly lookAt: Instant;
}

/** In-memory prepayment refunds. Changes are atomic. */
export class MemoryPrepaymentRefunds implements PrepaymentRefunds {
  readonly #ledger: Pick<PaymentLedger, 'byId'>;
  #rows: readonly Row[] = [];

  constructor(ledger: Pick<PaymentLedger, 'byId'>) {
    this.#ledger = ledger;
  }

  async promise(refunds: readonly PrepaymentRefund[], lookAt: Instant): Promise<boolean> {
    const charges = await Promise.all(refunds.map(({ charge }) => this.#ledger.byId(charge)));
    const isLeft = (refund: PrepaymentRefund, charge: Charge | undefined): boolean =>
      charge !== undefined && samePatient(charge.patient, refund.patient) && notGivenBackOf(charge) === refund.amount;
    if (!refunds.every((refund, at) => isLeft(refund, charges[at]) || this.#isFurther(refund))) return false;
    for (const refund of refunds) {
      if (this.#isFurther(refund)) continue;
      const known = this.#rows.find((row) => isOf(row, refund));
      this.#rows = [...this.#rows.filter((row) => row !== known), { refund, state: 'promised', lookAt }];
    }
    return true;
  }

  #isFurther(refund: PrepaymentRefund): boolean {
    return this.#rows.some((row) => isOf(row, refund) && row.state !== 'promised' && row.state !== 'dropped');
  }

  async due(patient: PatientRef, key: BookingKey, at: Instant): Promise<void> {
    this.#rows = this.#rows.map((row) =>
      samePatient(row.refund.patient, patient) &&
      row.refund.key === key &&
      (row.state === 'promised' || row.state === 'dropped')
        ? { ...row, state: 'due', lookAt: at }
        : row,
    );
  }

  async claim(now: Instant, until: Instant, limit: number): Promise<readonly ClaimedRefund[]> {
    const due = this.#rows
      .filter(({ state, lookAt }) => (state === 'promised' || state === 'due') && lookAt <= now)
      .sort((a, b) => a.lookAt - b.lookAt || (a.refund.charge < b.refund.charge ? -1 : 1));
    const taken = interleaved(due, ({ refund }) => refund.patient.practice).slice(0, limit);
    this.#rows = this.#rows.map((row) => (taken.includes(row) ? { ...row, lookAt: until } : row));
    return taken.flatMap(({ refund, state }) => (state === 'promised' || state === 'due' ? { refund, state } : []));
  }

  async settle(
    refund: Pick<PrepaymentRefund, 'patient' | 'charge'>,
    from: PrepaymentRefundState,
    to: PrepaymentRefundState,
    at: Instant,
  ): Promise<void> {
    this.#rows = this.#rows.map((row) =>
      isOf(row, refund) && row.state === from ? { ...row, state: to, lookAt: at } : row,
    );
  }

  async of(patient: PatientRef): Promise<readonly KeptRefund[]> {
    return this.#rows
      .filter(({ refund }) => samePatient(refund.patient, patient))
      .map(({ refund, state }) => ({ refund, state }));
  }
}

const isOf = (row: Row, { patient, charge }: Pick<PrepaymentRefund, 'patient' | 'charge'>): boolean =>
  row.refund.charge === charge && samePatient(row.refund.patient, patient);

import {
  instant,
  samePatient,
  type AppointmentId,
  type Cents,
  type Instant,
  type PatientRef,
  type PracticeId,
} from '../../kernel/index.ts';
import type { Balance, Statement, StatementContents, VisitDues } from '../billing.ts';
import type { Billing } from '../ports/billing.ts';
import type { BookPosting } from '../posting.ts';
import { noPlans, type PaymentSettings } from '../settings.ts';

export { noPlans };

/** The money side in memory. A patient without an account owes nothing. What is posted lowers the balance. */
export class MemoryBilling implements Billing {
  readonly posted: BookPosting[] = [];
  readonly #now: () => Instant;
  readonly #accounts: {
    readonly patient: PatientRef;
    readonly balance: Balance;
    readonly statements: readonly Statement[];
  }[] = [];
  readonly #visits: { readonly patient: PatientRef; readonly appointment: AppointmentId; readonly dues: VisitDues }[] =
    [];
  readonly #settings = new Map<PracticeId, PaymentSettings>();

  constructor(now: () => Instant = () => instant(0)) {
    this.#now = now;
  }

  put(patient: PatientRef, balance: Balance, statements: readonly Statement[] = []): void {
    this.#accounts.unshift({ patient, balance, statements });
  }

  putVisit(patient: PatientRef, appointment: AppointmentId, dues: VisitDues): void {
    this.#visits.unshift({ patient, appointment, dues });
  }

  putSettings(practice: PracticeId, settings: PaymentSettings): void {
    this.#settings.set(practice, settings);
  }

  async balance(patient: PatientRef): Promise<Balance> {
    const opening = this.#of(patient)?.balance;
    const paid = this.posted
      .filter((entry) => samePatient(entry.patient, patient))
      .reduce((sum, entry) => sum + entry.amount, 0);
    return paid === 0 && opening !== undefined
      ? opening
      : { due: ((opening?.due ?? 0) - paid) as Cents, asOf: this.#now() };
  }

  async statements(patient: PatientRef, limit: number): Promise<readonly Statement[]> {
    return [...(this.#of(patient)?.statements ?? [])]
      .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? 1 : -1))
      .slice(0, limit);
  }

  async statement(patient: PatientRef, id: string): Promise<StatementContents | undefined> {
    const found = this.#of(patient)?.statements.find((one) => one.id === id);
    return found && { ...found, lines: [{ date: found.date, description: 'Office visit', amount: found.total }] };
  }

  async visitDues(patient: PatientRef, appointment: AppointmentId): Promise<VisitDues | undefined> {
    return this.#visits.find((visit) => samePatient(visit.patient, patient) && visit.appointment === appointment)?.dues;
  }

  async settings(practice: PracticeId): Promise<PaymentSettings> {
    return this.#settings.get(practice) ?? noPlans;
  }

  async post(posting: BookPosting): Promise<void> {
    if (this.posted.every(({ id }) => id !== posting.id)) this.posted.push(posting);
  }

  #of(patient: PatientRef) {
    return this.#accounts.find((account) => samePatient(account.patient, patient));
  }
}

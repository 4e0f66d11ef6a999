import {
  instant,
  samePatient,
  type AppointmentId,
  type Cents,
  type Instant,
  type Language,
  type PatientRef,
  type PracticeId,
  inLanguageOf,
  type Localized,
} from '../../kernel/index.ts';
import type { Balance, OpenCopay, Statement, StatementContents, VisitDues } from '../billing.ts';
import { reducesBalance } from '../charge.ts';
import type { Billing } from '../ports/billing.ts';
import type { LedgerPosting } from '../ledger-posting.ts';
import { noPlans, type PaymentSettings } from '../payment-settings.ts';

export { noPlans };

interface Visit {
  readonly patient: PatientRef;
  readonly appointment: AppointmentId;
  readonly dues: VisitDues;
  /** Of a completed visit: when it started. */
  readonly seen?: Instant;
}

interface Decided {
  readonly settings: PaymentSettings;
  readonly terms?: Localized;
}

/** In-memory billing. A patient without an account owes nothing. Postings lower the balance. */
export class MemoryBilling implements Billing {
  readonly posted: LedgerPosting[] = [];
  readonly #now: () => Instant;
  readonly #accounts: {
    readonly patient: PatientRef;
    readonly balance: Balance;
    readonly statements: readonly (Statement | StatementContents)[];
  }[] = [];
  #visits: readonly Visit[] = [];
  readonly #settings = new Map<PracticeId, Decided>();

  constructor(now: () => Instant = () => instant(0)) {
    this.#now = now;
  }

  put(patient: PatientRef, balance: Balance, statements: readonly (Statement | StatementContents)[] = []): void {
    this.#accounts.unshift({ patient, balance, statements });
  }

  putVisit(patient: PatientRef, appointment: AppointmentId, dues: VisitDues, seen?: Instant): void {
    const others = this.#visits.filter((one) => !samePatient(one.patient, patient) || one.appointment !== appointment);
    this.#visits = [...others, { patient, appointment, dues, ...(seen === undefined ? {} : { seen }) }];
  }

  putSettings(practice: PracticeId, settings: PaymentSettings, terms?: Localized): void {
    this.#settings.set(practice, { settings, ...(terms === undefined ? {} : { terms }) });
  }

  async balance(patient: PatientRef, _look?: 'anew'): Promise<Balance> {
    const opening = this.#of(patient)?.balance;
    const own = this.posted.filter((entry) => samePatient(entry.patient, patient) && reducesBalance(entry.purpose));
    const copays = this.#visits
      .filter((visit) => samePatient(visit.patient, patient))
      .reduce((sum, visit) => sum + this.#copayPaid(visit), 0);
    const paid = own.reduce((sum, entry) => sum + entry.amount, 0) - copays;
    return own.length === 0 && opening !== undefined
      ? opening
      : { due: ((opening?.due ?? 0) - paid) as Cents, asOf: this.#now() };
  }

  async statements(patient: PatientRef, limit: number): Promise<readonly Statement[]> {
    return [...(this.#of(patient)?.statements ?? [])]
      .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? 1 : -1))
      .slice(0, limit)
      .map(({ id, date, total }) => ({ id, date, total }));
  }

  async statement(patient: PatientRef, id: string): Promise<StatementContents | undefined> {
    const found = this.#of(patient)?.statements.find((one) => one.id === id);
    return found && { lines: linesOf(found), ...found };
  }

  async visitDues(patient: PatientRef, appointment: AppointmentId): Promise<VisitDues | undefined> {
    const found = this.#visits.find(
      (visit) => samePatient(visit.patient, patient) && visit.appointment === appointment,
    );
    return found && { ...found.dues, copay: this.#copayOpen(found) };
  }

  async openCopays(patient: PatientRef, since: Instant): Promise<readonly OpenCopay[]> {
    return this.#visits
      .flatMap((visit) =>
        samePatient(visit.patient, patient) && visit.seen !== undefined && visit.seen >= since
          ? [{ appointment: visit.appointment, start: visit.seen, copay: this.#copayOpen(visit) }]
          : [],
      )
      .filter(({ copay }) => copay > 0)
      .sort((a, b) => b.start - a.start);
  }

  async settings(practice: PracticeId, language: Language): Promise<PaymentSettings> {
    const { settings, terms } = this.#settings.get(practice) ?? { settings: noPlans };
    return terms === undefined ? settings : { ...settings, planTerms: inLanguageOf(terms, language) };
  }

  async post(posting: LedgerPosting): Promise<void> {
    if (this.posted.every(({ id }) => id !== posting.id)) this.posted.push(posting);
  }

  #copayOpen(visit: Visit): Cents {
    return (visit.dues.copay - this.#copayPaid(visit)) as Cents;
  }

  /** A payment at a visit goes to its copay first. */
  #copayPaid({ patient, appointment, dues }: Visit): number {
    const paid = this.posted
      .filter((entry) => samePatient(entry.patient, patient) && entry.amount > 0)
      .filter(
        ({ purpose }) =>
          'appointment' in purpose && purpose.kind !== 'cancellation' && purpose.appointment === appointment,
      )
      .reduce((sum, { amount }) => sum + amount, 0);
    return Math.min(dues.copay, paid);
  }

  #of(patient: PatientRef) {
    return this.#accounts.find((account) => samePatient(account.patient, patient));
  }
}

const linesOf = ({ date, total }: Statement): StatementContents['lines'] => [
  { date, description: 'Office visit', amount: total },
];

import { can } from '@portico/domain/access';
import {
  cancellationTerms,
  type Appointment,
  type BookingKey,
  type CancellationRules,
  type CancellationTerms,
  type PrepaidTerms,
  type Schedule,
  type VisitPolicies,
} from '@portico/domain/appointments';
import {
  failed,
  ok,
  type AppointmentId,
  type Cents,
  type Instant,
  type PatientRef,
  type Result,
} from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { PrepaymentChanged, VisitRef } from '@portico/application/appointments';
import type { Failure } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';

/** The practice's fee for canceling a visit now; 0 if there is none. */
export type CancellationFee = (patient: PatientRef, appointment: AppointmentId) => Promise<Cents>;

/** Prepayments of visits, and their refund when a visit is canceled. */
export interface PrepaidVisits {
  /** Undefined if nothing was prepaid. */
  terms(visit: Appointment): Promise<PrepaidTerms | undefined>;
  /**
   * Cancels a visit. The refund is written down first and made after the cancellation; nothing is done if its amount is
   * not `shown`.
   */
  canceling<T, E>(
    visit: Appointment,
    key: BookingKey,
    shown: Cents | undefined,
    cancel: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | PrepaymentChanged>>;
}

/** A visit that the person may cancel, with the practice's rules and terms. */
export interface CancelableVisit {
  readonly visit: Appointment;
  readonly practice: Practice;
  readonly rules: CancellationRules;
  readonly terms: CancellationTerms;
  readonly prepaid?: PrepaidTerms;
}

/** Finds what a person may cancel, and on which terms. */
export class CancelableVisits {
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #visitPolicies: VisitPolicies;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #prepaid: Pick<PrepaidVisits, 'terms'>;
  readonly #cancellationFee: CancellationFee;
  readonly #ledgerClock: () => Promise<Instant> | Instant;

  constructor(
    schedule: Pick<Schedule, 'visit'>,
    visitPolicies: VisitPolicies,
    practices: Pick<PracticeDirectory, 'practices'>,
    prepaid: Pick<PrepaidVisits, 'terms'>,
    cancellationFee: CancellationFee,
    ledgerClock: () => Promise<Instant> | Instant,
  ) {
    this.#schedule = schedule;
    this.#visitPolicies = visitPolicies;
    this.#practices = practices;
    this.#prepaid = prepaid;
    this.#cancellationFee = cancellationFee;
    this.#ledgerClock = ledgerClock;
  }

  /** The ledger's clock decides whether a cancellation is in time, and so what it costs. */
  async find(
    call: Pick<ServiceCall, 'acting'>,
    { patient, appointment }: VisitRef,
  ): Promise<Result<CancelableVisit, Failure>> {
    if (!can(call.acting, 'appointments:act', { kind: 'chart', chart: patient })) {
      return failed({ kind: 'not-found' });
    }
    const [visit, [practice]] = await Promise.all([
      this.#schedule.visit(patient, appointment),
      this.#practices.practices([patient.practice]),
    ]);
    if (visit === undefined || practice === undefined) return failed({ kind: 'not-found' });
    const [{ cancellation: rules }, fee, prepaid] = await Promise.all([
      this.#visitPolicies.rules(patient.practice),
      this.#cancellationFee(patient, appointment),
      this.#prepaid.terms(visit),
    ]);
    const terms = cancellationTerms(visit, rules, fee, await this.#ledgerClock());
    return ok({ visit, practice, rules, terms, ...(prepaid === undefined ? {} : { prepaid }) });
  }
}

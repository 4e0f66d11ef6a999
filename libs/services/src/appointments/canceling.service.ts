import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  cancellationReason,
  cancellationTerms,
  meansAnotherTime,
  needsComments,
  type AlreadyCanceled,
  type Appointment,
  type CancellationRules,
  type CancellationTerms,
  type NotCancellable,
  type Schedule,
  type AppointmentBooking,
  type VisitPolicies,
  type BookingKey,
  type PrepaidTerms,
} from '@portico/domain/appointments';
import {
  failed,
  ok,
  type AppointmentId,
  type Cents,
  type Instant,
  type PatientRef,
  type Result,
  inLanguageOf,
} from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import { log } from '../activity/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type {
  VisitRef,
  CancellationOrder,
  Canceling,
  CancellationOffer,
  CancelRefusal,
  PrepaymentChanged,
} from '@portico/application/appointments';
import type { VisitNotifications } from './visit-notifications.ts';

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

export interface CancelingDeps {
  readonly schedule: Pick<Schedule, 'visit'>;
  readonly appointmentBooking: Pick<AppointmentBooking, 'cancel'>;
  readonly visitPolicies: VisitPolicies;
  readonly cancellationFee: CancellationFee;
  readonly prepaid: PrepaidVisits;
  /** Decides whether a cancellation is in time, and so what it costs. */
  readonly ledgerClock: () => Promise<Instant> | Instant;
  readonly practices: PracticeDirectory;
  readonly visitNotifications: VisitNotifications;
  readonly activityLog: ActivityLog;
}

/** A visit that the person may cancel, with the practice's rules and terms. */
interface AtHand {
  readonly visit: Appointment;
  readonly practice: Practice;
  readonly rules: CancellationRules;
  readonly terms: CancellationTerms;
  readonly prepaid?: PrepaidTerms;
}

/** Without a fee, the idempotency key is the visit itself. */
const keyWithoutFee = (visit: AppointmentId): BookingKey => `free.${visit}` as BookingKey;

export class CancelingService implements Canceling {
  readonly #deps: CancelingDeps;
  readonly #call: ServiceCall;

  constructor(deps: CancelingDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async offer(ref: VisitRef): ServiceResult<CancellationOffer> {
    const atHand = await this.#atHand(ref);
    if (!atHand.ok) return atHand;
    const { visit, practice, rules, terms, prepaid } = atHand.value;
    const { language } = this.#call;
    await log(this.#deps.activityLog, callAt(this.#call, ref.patient), 'viewed-appointments', visit.id);
    return ok({
      terms,
      reasons: rules.reasons.map((choice) => ({
        id: choice.id,
        name: inLanguageOf(choice.name, language),
        needsComments: needsComments(choice),
        anotherTime: meansAnotherTime(choice),
      })),
      practiceName: practice.name,
      practicePhone: practice.phone,
      payable: practice.payments !== 'no-value',
      ...(prepaid === undefined ? {} : { prepaid }),
    });
  }

  async cancel(ref: VisitRef, said: CancellationOrder): ServiceResult<void, CancelRefusal> {
    const atHand = await this.#atHand(ref);
    if (!atHand.ok) return atHand;
    const { visit, practice, rules, terms } = atHand.value;
    // The response to the first request may have been lost, so a repeat succeeds.
    if (visit.status === 'CANCELLED') return ok(undefined);
    if (terms.kind === 'over') return failed({ kind: 'not-cancellable' });
    if (terms.kind === 'too-late') return failed({ kind: 'too-late-to-cancel', phone: practice.phone });
    if (terms.fee > 0) return failed({ kind: 'fee-due', amount: terms.fee });
    const reason = cancellationReason(said, rules.reasons);
    if (!reason.ok) return reason;
    const { appointmentBooking, visitNotifications, activityLog } = this.#deps;
    const key = keyWithoutFee(visit.id);
    const done = await this.#deps.prepaid.canceling(visit, key, said.givenBack, () =>
      appointmentBooking.cancel(ref.patient, visit.id, reason.value, key),
    );
    if (!done.ok) return this.#notDone(ref, done.error);
    visitNotifications(visit.status === 'REQUESTED' ? 'withdrawn' : 'cancelled', visit);
    await log(activityLog, this.#call, 'cancelled-visit', visit.id);
    return done;
  }

  /** Another request may have canceled the visit first; that counts as success. */
  async #notDone(
    { patient, appointment }: VisitRef,
    error: NotCancellable | AlreadyCanceled | PrepaymentChanged,
  ): Promise<Result<void, CancelRefusal>> {
    if (error.kind === 'already-canceled') return ok(undefined);
    if (error.kind === 'not-cancellable') return failed(error);
    const visit = await this.#deps.schedule.visit(patient, appointment);
    return visit?.status === 'CANCELLED' ? ok(undefined) : failed(error);
  }

  async #atHand({ patient, appointment }: VisitRef): Promise<Result<AtHand, Failure>> {
    if (!can(this.#call.acting, 'appointments:act', { kind: 'chart', chart: patient })) {
      return failed({ kind: 'not-found' });
    }
    const { schedule, visitPolicies, cancellationFee, practices } = this.#deps;
    const [visit, [practice]] = await Promise.all([
      schedule.visit(patient, appointment),
      practices.practices([patient.practice]),
    ]);
    if (visit === undefined || practice === undefined) return failed({ kind: 'not-found' });
    const [{ cancellation: rules }, fee, prepaid] = await Promise.all([
      visitPolicies.rules(patient.practice),
      cancellationFee(patient, appointment),
      this.#deps.prepaid.terms(visit),
    ]);
    const terms = cancellationTerms(visit, rules, fee, await this.#deps.ledgerClock());
    return ok({ visit, practice, rules, terms, ...(prepaid === undefined ? {} : { prepaid }) });
  }
}

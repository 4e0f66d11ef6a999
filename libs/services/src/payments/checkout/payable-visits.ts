import { can } from '@portico/domain/access';
import {
  cancellationTerms,
  type Appointment,
  type AppointmentBooking,
  type CancellationRules,
  type HeldSlot,
  type Schedule,
  type VisitPolicies,
} from '@portico/domain/appointments';
import {
  failed,
  ok,
  type AppointmentId,
  type Cents,
  type HoldId,
  type Instant,
  type PatientRef,
  type Result,
} from '@portico/domain/kernel';
import type { Billing, VisitDues } from '@portico/domain/payments';
import { orElse, partOf } from '../../kernel/index.ts';
import { maySeeVisits } from '../history/paid-visits.ts';
import type { PaymentScope } from './payer-and-chart.ts';

/** Sanity cap: no person has more open visits than this. */
const most = 100;

export interface DueVisit {
  readonly id: AppointmentId;
  readonly dues: VisitDues;
}

/** A visit that is canceled against a fee, with its practice's terms. */
export interface CancellableVisit {
  readonly visit: Appointment;
  readonly fee: Cents;
  readonly rules: CancellationRules;
}

type At = Pick<PaymentScope, 'chart' | 'call'>;

/** The visits and held slots that something is paid for. */
export class PayableVisits {
  readonly #schedule: Pick<Schedule, 'upcoming' | 'visit'>;
  readonly #billing: Pick<Billing, 'visitDues'>;
  readonly #booking: Pick<AppointmentBooking, 'held' | 'isCanceled'>;
  readonly #policies: Pick<VisitPolicies, 'rules'>;

  constructor(
    schedule: Pick<Schedule, 'upcoming' | 'visit'>,
    billing: Pick<Billing, 'visitDues'>,
    booking: Pick<AppointmentBooking, 'held' | 'isCanceled'>,
    policies: Pick<VisitPolicies, 'rules'>,
  ) {
    this.#schedule = schedule;
    this.#billing = billing;
    this.#booking = booking;
    this.#policies = policies;
  }

  /** The visit with this id, or the next one, with what is due for it. */
  async due({ chart, call }: At, named: AppointmentId | undefined): Promise<DueVisit | undefined> {
    const id = named ?? (await this.#next(chart, call.now))?.id;
    const dues = id && (await this.#billing.visitDues(chart, id));
    return id === undefined || dues === undefined ? undefined : { id, dues };
  }

  /** The visit with this id, where this person may see visits and its practice's system answers. */
  async named({ chart, call }: At, id: AppointmentId): Promise<Appointment | undefined> {
    if (!maySeeVisits(chart, call)) return undefined;
    return orElse(await partOf(this.#schedule.visit(chart, id)), undefined);
  }

  /**
   * The visit with this id, if this person may cancel it and its practice lets it be canceled online now (`APT-130`):
   * paying bypasses neither check.
   */
  async cancellable(
    { chart, call }: At,
    appointment: AppointmentId,
  ): Promise<Result<CancellableVisit, { readonly kind: 'not-found' | 'not-cancellable' }>> {
    if (!can(call.acting, 'appointments:act', { kind: 'chart', chart })) return failed({ kind: 'not-found' });
    const [visit, dues, { cancellation: rules }, isCanceled] = await Promise.all([
      this.#schedule.visit(chart, appointment),
      this.#billing.visitDues(chart, appointment),
      this.#policies.rules(chart.practice),
      this.#booking.isCanceled(chart, appointment),
    ]);
    if (visit === undefined || dues === undefined) return failed({ kind: 'not-found' });
    const terms = cancellationTerms(visit, rules, dues.cancellationFee, call.now);
    return isCanceled || terms.kind !== 'open'
      ? failed({ kind: 'not-cancellable' })
      : ok({ visit, fee: terms.fee, rules });
  }

  /** The slot with this id, or the one held for the patient, while it is held. */
  async slot({ chart, call }: At, named: HoldId | undefined): Promise<HeldSlot | undefined> {
    return (await this.#booking.held(chart)).find(
      ({ id, until }) => (named === undefined || id === named) && until > call.now,
    );
  }

  async #next(chart: PatientRef, now: Instant): Promise<Appointment | undefined> {
    return (await this.#schedule.upcoming(chart, now, most)).find(({ status }) => status !== 'REQUESTED');
  }
}

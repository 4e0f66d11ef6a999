import type { CancelableVisits, PrepaidVisits } from './cancelable-visits.ts';
import type { ActivityLog } from '@portico/domain/activity';
import {
  cancellationReason,
  meansAnotherTime,
  needsComments,
  type AlreadyCanceled,
  type NotCancellable,
  type Schedule,
  type AppointmentBooking,
  type BookingKey,
} from '@portico/domain/appointments';
import { failed, ok, type AppointmentId, type Result, inLanguageOf } from '@portico/domain/kernel';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import { log } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type {
  VisitRef,
  CancellationOrder,
  Canceling,
  CancellationOffer,
  CancelRefusal,
  PrepaymentChanged,
} from '@portico/application/appointments';
import type { VisitNotifications } from './visit-notifications.ts';

export interface CancelingDeps {
  readonly cancelable: CancelableVisits;
  readonly schedule: Pick<Schedule, 'visit'>;
  readonly appointmentBooking: Pick<AppointmentBooking, 'cancel'>;
  readonly prepaid: PrepaidVisits;
  readonly visitNotifications: VisitNotifications;
  readonly activityLog: ActivityLog;
}

/** Without a fee, the idempotency key is the visit itself. */
const keyWithoutFee = (visit: AppointmentId): BookingKey => `free.${visit}` as BookingKey;

export class CancelingService implements Canceling {
  readonly #cancelable: CancelableVisits;
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'cancel'>;
  readonly #prepaid: PrepaidVisits;
  readonly #visitNotifications: VisitNotifications;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    cancelable: CancelableVisits,
    schedule: Pick<Schedule, 'visit'>,
    appointmentBooking: Pick<AppointmentBooking, 'cancel'>,
    prepaid: PrepaidVisits,
    visitNotifications: VisitNotifications,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#cancelable = cancelable;
    this.#schedule = schedule;
    this.#appointmentBooking = appointmentBooking;
    this.#prepaid = prepaid;
    this.#visitNotifications = visitNotifications;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async offer(ref: VisitRef): ServiceResult<CancellationOffer> {
    const atHand = await this.#cancelable.find(this.#call, ref);
    if (!atHand.ok) return atHand;
    const { visit, practice, rules, terms, prepaid } = atHand.value;
    const { language } = this.#call;
    await log(this.#activityLog, callAt(this.#call, ref.patient), 'viewed-appointments', visit.id);
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
    const atHand = await this.#cancelable.find(this.#call, ref);
    if (!atHand.ok) return atHand;
    const { visit, practice, rules, terms } = atHand.value;
    // The response to the first request may have been lost, so a repeat succeeds.
    if (visit.status === 'CANCELLED') return ok(undefined);
    if (terms.kind === 'over' || terms.kind === 'by-phone') return failed({ kind: 'not-cancellable' });
    if (terms.kind === 'too-late') return failed({ kind: 'too-late-to-cancel', phone: practice.phone });
    if (terms.fee > 0) return failed({ kind: 'fee-due', amount: terms.fee });
    const reason = cancellationReason(said, rules.reasons);
    if (!reason.ok) return reason;
    const key = keyWithoutFee(visit.id);
    const done = await this.#prepaid.canceling(visit, key, said.givenBack, () =>
      this.#appointmentBooking.cancel(ref.patient, visit.id, reason.value, key),
    );
    if (!done.ok) return this.#notDone(ref, done.error);
    this.#visitNotifications(visit.status === 'REQUESTED' ? 'withdrawn' : 'cancelled', visit, this.#call.acting);
    await log(this.#activityLog, callAt(this.#call, ref.patient), 'cancelled-visit', visit.id);
    return done;
  }

  /** Another request may have canceled the visit first; that counts as success. */
  async #notDone(
    { patient, appointment }: VisitRef,
    error: NotCancellable | AlreadyCanceled | PrepaymentChanged,
  ): Promise<Result<void, CancelRefusal>> {
    if (error.kind === 'already-canceled') return ok(undefined);
    if (error.kind === 'not-cancellable') return failed(error);
    const visit = await this.#schedule.visit(patient, appointment);
    return visit?.status === 'CANCELLED' ? ok(undefined) : failed(error);
  }
}

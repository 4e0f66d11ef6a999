import { can } from '@portico/domain/access';
import {
  cancellationTerms,
  type Appointment,
  type CancellationRules,
  type HeldSlot,
} from '@portico/domain/appointments';
import {
  failed,
  ok,
  type AppointmentId,
  type Cents,
  type HoldId,
  type PatientRef,
  type Result,
} from '@portico/domain/kernel';
import type { VisitDues } from '@portico/domain/payments';
import type { MakePaymentDeps } from './make-payment.deps.ts';
import type { PaymentScope } from './payment-scope.ts';

/** Sanity cap: no person has more open visits than this. */
const most = 100;

export interface DueVisit {
  readonly id: AppointmentId;
  readonly dues: VisitDues;
}

/** The visit with this id, or the next one, with what is due for it. */
export const visitFor = async (
  { schedule, billing }: Pick<MakePaymentDeps, 'schedule' | 'billing'>,
  { chart, call }: Pick<PaymentScope, 'chart' | 'call'>,
  named: AppointmentId | undefined,
): Promise<DueVisit | undefined> => {
  const id = named ?? (await next(schedule, chart, call.now))?.id;
  const dues = id && (await billing.visitDues(chart, id));
  return id === undefined || dues === undefined ? undefined : { id, dues };
};

const next = async (
  schedule: MakePaymentDeps['schedule'],
  chart: PatientRef,
  now: PaymentScope['call']['now'],
): Promise<Appointment | undefined> =>
  (await schedule.upcoming(chart, now, most)).find(({ status }) => status !== 'REQUESTED');

/** A visit that is canceled against a fee, with its practice's terms. */
export interface CancellableVisit {
  readonly visit: Appointment;
  readonly fee: Cents;
  readonly rules: CancellationRules;
}

/**
 * The visit with this id, if this person may cancel it and its practice lets it be canceled online now (`APT-130`):
 * paying bypasses neither check.
 */
export const cancellableVisit = async (
  {
    schedule,
    billing,
    appointmentBooking,
    visitPolicies,
  }: Pick<MakePaymentDeps, 'schedule' | 'billing' | 'appointmentBooking' | 'visitPolicies'>,
  { chart, call }: Pick<PaymentScope, 'chart' | 'call'>,
  appointment: AppointmentId,
): Promise<Result<CancellableVisit, { readonly kind: 'not-found' | 'not-cancellable' }>> => {
  if (!can(call.acting, 'appointments:act', { kind: 'chart', chart })) return failed({ kind: 'not-found' });
  const [visit, dues, { cancellation: rules }, isCanceled] = await Promise.all([
    schedule.visit(chart, appointment),
    billing.visitDues(chart, appointment),
    visitPolicies.rules(chart.practice),
    appointmentBooking.isCanceled(chart, appointment),
  ]);
  if (visit === undefined || dues === undefined) return failed({ kind: 'not-found' });
  const terms = cancellationTerms(visit, rules, dues.cancellationFee, call.now);
  return isCanceled || terms.kind !== 'open'
    ? failed({ kind: 'not-cancellable' })
    : ok({ visit, fee: terms.fee, rules });
};

/** The slot with this id, or the one held for the patient, while it is held. */
export const slotFor = async (
  { appointmentBooking }: Pick<MakePaymentDeps, 'appointmentBooking'>,
  { chart, call }: Pick<PaymentScope, 'chart' | 'call'>,
  named: HoldId | undefined,
): Promise<HeldSlot | undefined> =>
  (await appointmentBooking.held(chart)).find(
    ({ id, until }) => (named === undefined || id === named) && until > call.now,
  );

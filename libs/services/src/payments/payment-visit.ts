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

/** More open visits than this are not one person's. */
const most = 100;

export interface DueVisit {
  readonly id: AppointmentId;
  readonly dues: VisitDues;
}

/** The visit that is named, or the one that comes next, with what is to be paid around it. */
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

/** A visit that is canceled against its fee, and how its practice lets it be. */
export interface CancellableVisit {
  readonly visit: Appointment;
  readonly fee: Cents;
  readonly rules: CancellationRules;
}

/**
 * The visit that is named, if this person may cancel it and its practice lets it be canceled online now (`APT-130`): by
 * paying, nobody gets around either.
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

/** The slot that is named, or the one that is kept for the patient, as long as it is kept. */
export const slotFor = async (
  { appointmentBooking }: Pick<MakePaymentDeps, 'appointmentBooking'>,
  { chart, call }: Pick<PaymentScope, 'chart' | 'call'>,
  named: HoldId | undefined,
): Promise<HeldSlot | undefined> =>
  (await appointmentBooking.held(chart)).find(
    ({ id, until }) => (named === undefined || id === named) && until > call.now,
  );

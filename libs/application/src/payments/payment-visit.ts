import type { Appointment, HeldSlot } from '@portico/domain/appointments';
import type { AppointmentId, PatientRef, HoldId } from '@portico/domain/kernel';
import type { VisitDues } from '@portico/domain/payments';
import type { MakePaymentDeps } from './make-payment.deps.ts';
import type { Place } from './payment-place.ts';

/** More open visits than this are not one person's. */
const most = 100;

export interface DueVisit {
  readonly id: AppointmentId;
  readonly dues: VisitDues;
}

/** The visit that is named, or the one that comes next, with what is to be paid around it. */
export const visitFor = async (
  { schedule, billing }: Pick<MakePaymentDeps, 'schedule' | 'billing'>,
  { chart, call }: Pick<Place, 'chart' | 'call'>,
  named: AppointmentId | undefined,
): Promise<DueVisit | undefined> => {
  const id = named ?? (await next(schedule, chart, call.now))?.id;
  const dues = id && (await billing.visitDues(chart, id));
  return id === undefined || dues === undefined ? undefined : { id, dues };
};

const next = async (
  schedule: MakePaymentDeps['schedule'],
  chart: PatientRef,
  now: Place['call']['now'],
): Promise<Appointment | undefined> =>
  (await schedule.upcoming(chart, now, most)).find(({ status }) => status !== 'REQUESTED');

/** The slot that is named, or the one that is kept for the patient, as long as it is kept. */
export const slotFor = async (
  { visitDesk }: Pick<MakePaymentDeps, 'visitDesk'>,
  { chart, call }: Pick<Place, 'chart' | 'call'>,
  named: HoldId | undefined,
): Promise<HeldSlot | undefined> =>
  (await visitDesk.held(chart)).find(({ id, until }) => (named === undefined || id === named) && until > call.now);

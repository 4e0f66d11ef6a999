import { can, chartIn, type Action } from '@portico/domain/access';
import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { BookingPlace } from '@portico/application/scheduling';

/** The chart that a booking is about, if this person may do this there; the first line of every service method of booking. */
export const bookingChart = (
  { acting }: ServiceCall,
  place: BookingPlace,
  action: Action,
): Result<PatientRef, Failure> => {
  const chart = chartIn(acting, place.practice ?? acting.practice);
  const isOther = chart === undefined || (place.patient !== undefined && place.patient !== chart.patient);
  return isOther || !can(acting, action, { kind: 'chart', chart }) ? failed({ kind: 'not-found' }) : ok(chart);
};

/** The practice of a chart, and the call as if made there: activities are logged at that practice. */
export const bookingPractice = async (
  practices: Pick<PracticeDirectory, 'practices'>,
  call: ServiceCall,
  chart: PatientRef,
): Promise<Result<{ readonly practice: Practice; readonly call: ServiceCall }, Failure>> => {
  const [practice] = await practices.practices([chart.practice]);
  return practice === undefined ? failed({ kind: 'not-found' }) : ok({ practice, call: callAt(call, chart) });
};

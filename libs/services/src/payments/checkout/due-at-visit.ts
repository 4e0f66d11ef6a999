import type { AppointmentId, PatientRef } from '@portico/domain/kernel';
import type { MakePaymentDeps, PayingCall } from './make-payment.deps.ts';
import { openVisit } from './payable.ts';
import { chartFor, paymentScopeAt } from './payment-scope.ts';

/** Whether something is due at check-in for a visit that this person can pay online now (`APT-173`). */
export const isDueAtCheckIn = async (
  deps: MakePaymentDeps,
  call: PayingCall,
  visit: { readonly patient: PatientRef; readonly appointment: AppointmentId },
): Promise<boolean> => {
  const chart = chartFor(call, { kind: 'check-in', ...visit }, 'payments:act');
  const place = chart.ok ? await paymentScopeAt(deps, call, chart.value) : chart;
  if (!place.ok || place.value.merchant === undefined) return false;
  // The practice decides whether guests pay online.
  const isGuest = call.acting.actor.kind === 'guest';
  if (isGuest && place.value.practice.guestActions?.includes('pay') !== true) return false;
  const open = await openVisit(deps, visit.patient, visit.appointment);
  return open !== undefined && open.amount > 0;
};

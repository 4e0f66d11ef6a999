import type { AppointmentId, PatientRef } from '@portico/domain/kernel';
import type { MakePaymentDeps, PayingCall } from './make-payment.deps.ts';
import { openAtVisit, openBalance } from './payable.ts';
import { chartFor, placeAt } from './payment-place.ts';
import { visitFor } from './payment-visit.ts';

/** Whether something is due at check-in for a visit that this person can pay online now (`APT-173`). */
export const isDueAtCheckIn = async (
  deps: MakePaymentDeps,
  call: PayingCall,
  visit: { readonly patient: PatientRef; readonly appointment: AppointmentId },
): Promise<boolean> => {
  const chart = chartFor(call, { kind: 'check-in', ...visit }, 'payments:act');
  const place = chart.ok ? await placeAt(deps, call, chart.value) : chart;
  if (!place.ok || place.value.merchant === undefined) return false;
  const [found, open] = await Promise.all([
    visitFor(deps, place.value, visit.appointment),
    openBalance(deps, visit.patient),
  ]);
  return found !== undefined && openAtVisit(open, found.dues.copay).amount > 0;
};

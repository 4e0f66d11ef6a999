import type { AppointmentId, PatientRef } from '@portico/domain/kernel';
import type { OpenAmounts } from './payable-amounts.ts';
import { chartFor, type PaymentScopes, type PayingCall } from './payer-and-chart.ts';

/** Whether something is due at check-in for a visit that a person can pay online now (`APT-173`). */
export type IsDueAtCheckIn = (
  call: PayingCall,
  visit: { readonly patient: PatientRef; readonly appointment: AppointmentId },
) => Promise<boolean>;

export const dueAtCheckIn =
  (scopes: PaymentScopes, amounts: OpenAmounts): IsDueAtCheckIn =>
  async (call, visit) => {
    const chart = chartFor(call, { kind: 'check-in', ...visit }, 'payments:act');
    const place = chart.ok ? await scopes.at(call, chart.value) : chart;
    if (!place.ok || place.value.merchant === undefined) return false;
    // The practice decides whether guests pay online.
    const isGuest = call.acting.actor.kind === 'guest';
    if (isGuest && place.value.practice.guestActions?.includes('pay') !== true) return false;
    const open = await amounts.visit(visit.patient, visit.appointment);
    return open !== undefined && open.amount > 0;
  };

import { describe, expect, it } from '@jest/globals';
import type { AppointmentId, PatientId, PracticeId } from '@portico/domain/kernel';
import type { Portal } from '../composition/compose.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import { walk, type WalkOptions } from '../testing/press-every-button.ts';

interface Entry extends WalkOptions {
  readonly at: string;
  /** What is so, besides the address. */
  readonly where?: string;
}

const filled = true;
const visit = 'practiceId=mesa&patientId=p7&appointmentId=a7';
const identityProviders = [{ id: 'idp', name: { en: 'Clinic', es: 'Clínica' } }];
const checkedIn = { 'CheckInScreen.standing': 'ARRIVED', 'CheckInScreen.checkInPayment': true };

const entries: readonly Entry[] = [
  // A visit in other states than the usual one.
  { at: '/appointments', where: 'its summary is no job', canned: { 'Appointment.visitSummary': null } },
  { at: '/appointments', where: 'the visit is over', canned: { 'Appointment.status': 'COMPLETED' } },
  {
    at: '/appointments',
    by: ['Cancel visit', 'Cancel visit'],
    part: '[role=dialog]',
    where: 'it costs',
    canned: { 'CancellationAnswer.fee': '10.00' },
  },
  // Booking.
  { at: '/appointments/add_appointment' },
  { at: '/appointments/add_appointment', by: ['Check available times'] },
  {
    at: '/appointments/add_appointment',
    by: ['Check available times', 'Monday'],
    part: '[role=dialog]',
    canned: { 'KeptSlot.prePayment': '0.00' },
  },
  {
    at: '/appointments/add_appointment',
    by: ['Check available times', 'Monday', 'Book this time'],
    canned: { 'KeptSlot.prePayment': '0.00' },
  },
  {
    at: '/appointments/add_appointment',
    where: 'nothing is free',
    by: ['Check available times'],
    canned: { 'AvailableHours.slots': [] },
  },
  {
    at: '/appointments/intelligent_schedular',
    where: 'nothing is asked',
    canned: { 'IntelligentScheduler.questions': [] },
  },
  { at: '/appointments/check_out/add_appointment' },
  { at: `/appointments/check_out/add_appointment?${visit}`, by: ['Check available times'] },
  { at: '/appointments/add_appointment/prepayment?practiceId=mesa&patientId=p7&hold=h7', filled },
  // Checking out, at each step.
  { at: '/appointments/check_out' },
  { at: `/appointments/check_out?${visit}` },
  { at: `/appointments/check_out?${visit}&step=forms`, filled },
  { at: `/appointments/check_out?${visit}&step=payment` },
  { at: '/appointments/check_out/survey' },
  { at: `/appointments/check_out/survey?${visit}`, filled },
  // Checking in.
  { at: '/appointments/check_in' },
  { at: `/appointments/check_in?${visit}`, canned: checkedIn, where: 'something is due' },
  { at: `/appointments/check_in?${visit}&from=third_party` },
  { at: '/appointments/earlier_time/mesa/a7', filled },
  // Paying.
  { at: '/appointments/a7/cancellation' },
  { at: '/shop/pay' },
  { at: '/shop?practice_id=mesa&return_to=%2Fcart' },
  { at: '/shop?practice_id=mesa' },
  { at: '/shop', filled },
  { at: '/payments/plan/plan-1/practice/mesa/edit_payment_plan', filled },
  { at: '/profile_settings/payment', by: ['Add'], filled },
  // Writing.
  { at: '/messages?message_id=t7' },
  { at: '/messages?provider=r7' },
  { at: '/messages', filled },
  { at: '/messages', by: ['New message'], filled },
  { at: '/form_history/sign', filled },
  { at: '/form_history/sign?fromDashboard=true', filled },
  { at: '/form_history/_' },
  { at: '/surveys/view' },
  { at: '/surveys/view?uuid=s7', filled },
  { at: '/my_health/visit_summary?practiceId=mesa&day=2026-11-23', filled },
  { at: '/profile_settings/personal', filled },
  { at: '/profile_settings/demographics', filled },
  { at: '/profile_settings/notifications', filled },
  { at: '/profile_settings/authentication', config: { identityProviders }, where: 'there are providers' },
  { at: '/profile_settings/manage_delegates', filled },
  { at: '/nowhere?a=b' },
];

const left = {
  ids: { patient: { practice: 'mesa' as PracticeId, patient: 'p7' as PatientId }, appointment: 'a7' as AppointmentId },
  skipped: [],
  isCheckedOut: false,
};
export const leaving = ({ port }: Portal): void => port(checkOutDrafts).keep(left);

const named = ({ at, where, by = [], filled: isFilled }: Entry): string =>
  [at, ...by, ...(isFilled ? ['filled in'] : []), ...(where === undefined ? [] : [`where ${where}`])].join(', ');

describe('a page behind sign-in', () => {
  it.each(entries.map((one) => [named(one), one] as const))('at %s', async (_, { at, where: _where, ...options }) => {
    expect(await walk(at, options)).toMatchSnapshot();
  });
});

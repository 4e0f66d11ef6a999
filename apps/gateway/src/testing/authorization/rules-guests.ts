import { south } from '../clinic-fixture.ts';
import type { Rules } from './rule-types.ts';
import { ofAna } from './operation-variables.ts';

const ofAGuest = { patient_info: { practice_id: south.id, patient_id: '1001' } };
const byLink = { input: { code: 'unknown', practice_id: south.id, date_of_birth: '1980-02-29' } };

const aLink = { input: { code: 'unknown', practice_id: south.id } };

export const guestsRules: Rules = {
  getGuestPatientStatement: {
    to: ['guest-pay'],
    input: { ...ofAna, statementId: 'unknown' },
    told: 'NOT_FOUND',
  },
  getGuestPay: { to: ['guest-pay'], input: { input: ofAGuest } },
  getGuestPayNoCode: { to: ['guest-pay'], input: { input: ofAGuest } },
  getGuestPaymentReceipt: {
    to: ['guest-pay'],
    input: { successfulGuestData: { charge_id: 'unknown' }, guestPaymentData: ofAGuest },
    told: 'NOT_FOUND',
  },
  getGuestAppointment: { leaves: 'nothing', to: 'anybody', input: aLink },
  getGuestRescheduleAppointment: { leaves: 'nothing', to: 'anybody', input: aLink },
  getGuestCheckin: { leaves: 'nothing', to: 'anybody', input: aLink },
  getGuestEntry: { leaves: 'nothing', to: 'anybody', input: aLink },
  getGuestAlreadyDone: { leaves: 'nothing', to: 'anybody', input: { input: { done: 'pay', practice_id: south.id } } },
  getGuestVisit: { to: ['guest-reschedule', 'guest-check-in'] },
  getGuestWorkflowSuccess: { to: ['guest-appointment', 'guest-reschedule', 'guest-check-in'], told: 'NOT_FOUND' },
  extendGuestSession: { leaves: 'nothing', to: 'anybody', input: { token: 'unknown' }, told: 'UNAUTHENTICATED' },
  getUnshortenedUrl: { leaves: 'nothing', to: 'anybody', input: { type: 'm', hash: 'unknown' } },
  askForGuestLink: {
    leaves: 'nothing',
    to: 'anybody',
    input: {
      input: {
        door: 'CHECK_IN',
        practice_id: south.id,
        first_name: 'nobody',
        last_name: 'nobody',
        date_of_birth: '1980-02-29',
        contact: 'nobody@example.org',
      },
    },
  },
  guestAppointment: { leaves: 'nothing', to: 'anybody', input: byLink },
  guestCheckin: { leaves: 'nothing', to: 'anybody', input: byLink },
  guestPay: { leaves: 'nothing', to: 'anybody', input: byLink },
  guestPayNoCode: {
    leaves: 'nothing',
    to: 'anybody',
    input: {
      input: { practice_id: south.id, patient_number: '1001', last_name: 'nobody', date_of_birth: '1980-02-29' },
    },
  },
  guestRescheduleAppointment: { leaves: 'nothing', to: 'anybody', input: byLink },
};

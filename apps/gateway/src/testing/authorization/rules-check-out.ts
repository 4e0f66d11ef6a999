import { booking, openBooking } from '../bookable-clinic.ts';
import { south } from '../clinic-fixture.ts';
import { anaCame } from './test-preconditions.ts';
import type { Rules } from './rule-types.ts';
import { attempt } from './operation-variables.ts';

const visit = { practice_id: south.id, patient_id: '1001', appointment_id: '1001-past0' };
const foreign = [
  { ...visit, patient_id: '2002', appointment_id: '2002-past0' },
  { ...visit, appointment_id: '2002-past0' },
  { ...visit, practice_id: 'nowhere' },
];
const goOn = (checkoutIds: object) => ({ input: { checkoutIds, skipped: ['SURVEY'] } });
const inThePast = {
  ...attempt,
  practice_id: south.id,
  appointment: {
    resource_ids: [booking.resource],
    visit_reason_id: booking.checkUp,
    location_ids: [booking.location],
    start_time: '2020-01-06T15:00:00.000Z',
  },
};

/** Guests have no check-out: the link of a check-in ends with it. */
export const checkOutRules: Rules = {
  getAppointmentCheckOut: { to: 'appointments:act', given: anaCame, input: visit, foreign },
  continueCheckout: { to: 'appointments:act', given: anaCame, input: goOn(visit), foreign: foreign.map(goOn) },
  continueCheckoutPayment: { to: 'appointments:act', given: anaCame, input: goOn(visit), foreign: foreign.map(goOn) },
  postCheckoutForms: {
    to: 'appointments:act',
    given: anaCame,
    input: { input: { checkoutIds: visit } },
    foreign: [
      ...foreign.map((checkoutIds) => ({ input: { checkoutIds } })),
      { input: { checkoutIds: visit, pendingIds: { practiceId: south.id, patientId: '2002' } } },
      { input: { checkoutIds: visit, checkInIds: { practice_id: south.id, patient_id: '2002' } } },
    ],
  },
  makeCheckoutAppointment: {
    to: 'appointments:act',
    given: async (sql) => {
      await anaCame(sql);
      await openBooking(sql, south.id);
    },
    input: { input: { checkoutIds: visit, appointment: inThePast } },
    told: 'CONFLICT',
    foreign: foreign.map((checkoutIds) => ({ input: { checkoutIds, appointment: inThePast } })),
  },
};

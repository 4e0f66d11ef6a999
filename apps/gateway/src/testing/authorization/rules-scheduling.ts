import { booking, openBooking } from '../bookable-clinic.ts';
import { south } from '../clinic-fixture.ts';
import type { Rules } from './rule-types.ts';
import { attempt } from './operation-variables.ts';

const ofACheckUp = {
  practice_id: south.id,
  resource_ids: [booking.resource],
  visit_reason_id: booking.checkUp,
  location_ids: [booking.location],
};
const slotInThePast = {
  practice_id: south.id,
  resource_id: booking.resource,
  visit_reason_id: booking.checkUp,
  location_id: booking.location,
  start_time: '2020-01-06T15:00:00.000Z',
};
const bookingOf = (more: object) => {
  const { practice_id, ...appointment } = ofACheckUp;
  return { ...attempt, practice_id, appointment: { ...appointment, start_time: slotInThePast.start_time, ...more } };
};
const ofAnyVisit = { practice_id: south.id, resource_ids: ['ng'], location_ids: ['main'], visit_reason_id: 'check-up' };
const preferenceOfAnyVisit = {
  ...attempt,
  ...ofAnyVisit,
  weekString: 'Any',
  days_of_week: ['Any'],
  times_of_day: ['Any'],
};

export const schedulingRules: Rules = {
  getAddAppointment: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'answers', 'guest-reschedule': 'answers' },
    foreign: [{ practiceId: 'nowhere' }, { patientId: '2002' }, { practiceId: south.id, patientId: '2002' }],
  },
  getIntelligentScheduler: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'answers', 'guest-reschedule': 'answers' },
    foreign: [{ practiceId: 'nowhere' }],
  },
  getAvailableVertexTime: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'CONFLICT', 'guest-reschedule': 'CONFLICT' },
    input: { input: ofAnyVisit },
    told: 'CONFLICT',
    foreign: [{ input: { ...ofAnyVisit, practice_id: 'nowhere' } }, { input: { ...ofAnyVisit, patient_id: '2002' } }],
  },
  getVertexRequestAppointment: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'CONFLICT', 'guest-reschedule': 'CONFLICT' },
    input: { input: preferenceOfAnyVisit },
    told: 'CONFLICT',
    foreign: [
      { input: { ...preferenceOfAnyVisit, practice_id: 'nowhere' } },
      { input: { ...preferenceOfAnyVisit, patient_id: '2002' } },
    ],
  },
  getAvailableHours: {
    leaves: 'nothing',
    counts: ['clinic.appointments'],
    to: 'appointments:act',
    guests: { 'guest-appointment': 'answers', 'guest-reschedule': 'CONFLICT' },
    given: (sql) => openBooking(sql, south.id),
    input: { input: ofACheckUp },
    foreign: [{ input: { ...ofACheckUp, patient_id: '2002' } }, { input: { ...ofACheckUp, practice_id: 'nowhere' } }],
  },
  getCalendarFile: {
    to: 'appointments:view',
    guests: { 'guest-reschedule': 'answers' },
    input: { practiceId: south.id, appointmentId: '1001-next' },
    foreign: [
      { practiceId: south.id, appointmentId: '2002-next' },
      { practiceId: 'nowhere', appointmentId: '1001-next' },
    ],
  },
  getRequestAppointment: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'CONFLICT', 'guest-reschedule': 'CONFLICT' },
    given: (sql) => openBooking(sql, south.id),
    input: { input: bookingOf({}) },
    told: 'CONFLICT',
    foreign: [{ input: bookingOf({ patient_id: '2002' }) }],
  },
  keepSlot: {
    to: 'appointments:act',
    guests: { 'guest-appointment': 'CONFLICT', 'guest-reschedule': 'CONFLICT' },
    given: (sql) => openBooking(sql, south.id),
    input: { input: slotInThePast },
    told: 'CONFLICT',
    foreign: [{ input: { ...slotInThePast, practice_id: 'nowhere' } }],
  },
  releaseSlot: {
    leaves: 'nothing',
    to: 'appointments:act',
    guests: { 'guest-appointment': 'answers', 'guest-reschedule': 'answers' },
    input: { practiceId: south.id, holdId: 'none' },
    foreign: [{ practiceId: 'nowhere', holdId: 'none' }],
  },
};

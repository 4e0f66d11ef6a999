import { south } from '../clinic-fixture.ts';
import type { Rules } from './rule-types.ts';
import { ofAna } from './operation-variables.ts';

const askedByAna = { ...ofAna, appointmentId: '1001-asked' };

export const appointmentsRules: Rules = {
  getAppointments: { to: 'appointments:view' },
  getCancellation: {
    to: 'appointments:act',
    guests: {},
    input: askedByAna,
    foreign: [
      { ...askedByAna, patientId: '2002' },
      { ...askedByAna, appointmentId: '2002-asked' },
    ],
  },
  cancelAppointment: {
    to: 'appointments:act',
    guests: {},
    input: { input: askedByAna },
    foreign: [
      { input: { ...askedByAna, patientId: '2002' } },
      { input: { ...askedByAna, appointmentId: '2002-asked' } },
    ],
  },
  getVideoVisitUrl: {
    to: 'appointments:act',
    input: { practice_id: south.id, patient_id: '1001', appointment_id: '1001-next' },
    // It is a visit at the office.
    told: 'CONFLICT',
    foreign: [
      { practice_id: south.id, patient_id: '2002', appointment_id: '2002-next' },
      { practice_id: south.id, patient_id: '1001', appointment_id: '2002-next' },
    ],
  },
  getVisit: {
    to: 'appointments:view',
    input: { practiceId: south.id, appointmentId: '1001-next' },
    foreign: [
      { practiceId: south.id, appointmentId: '2002-next' },
      { practiceId: 'nowhere', appointmentId: '1001-next' },
    ],
  },
  getMoreAppointments: { to: 'appointments:view', input: { page: 1 }, foreign: [{ page: 1, practiceId: 'nowhere' }] },
};

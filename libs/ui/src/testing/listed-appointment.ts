import type { ListedAppointment } from '@portico/application/appointments';
import type { Appointment } from '@portico/domain/appointments';
import type {
  AppointmentId,
  Instant,
  LocationId,
  PatientId,
  PracticeId,
  ProviderId,
  TimeZone,
} from '@portico/domain/kernel';
import { noon } from './render-in-language.tsx';

export const practice = { id: 'desert' as PracticeId, name: 'Desert Bloom' };
export const otherPractice = { id: 'harbor' as PracticeId, name: 'Harbor Heart' };

/** A listed appointment: booked, tomorrow at 2:30 PM in Phoenix, unless changed. */
export const listed = (id: string, changes: Partial<Appointment> = {}, at = practice): ListedAppointment => ({
  practice: at,
  today: false,
  booking: 'slots',
  mayAct: true,
  canCheckIn: false,
  canCheckOut: false,
  appointment: {
    id: id as AppointmentId,
    patient: { practice: at.id, patient: 'p' as PatientId },
    status: 'SCHEDULED',
    start: (noon + 26.5 * 3_600_000) as Instant,
    end: (noon + 27 * 3_600_000) as Instant,
    video: false,
    visitType: 'Annual physical',
    provider: { id: 'd' as ProviderId, name: 'Dr. Ana López, MD', specialty: 'Family medicine' },
    location: {
      id: 'l' as LocationId,
      office: 'Central Office',
      addressLines: ['2410 N Central Ave', 'Suite 300'],
      city: 'Phoenix',
      state: 'AZ',
      zip: '85004',
      phone: '(602) 555-0142',
      timeZone: 'America/Phoenix' as TimeZone,
    },
    ...changes,
  },
});

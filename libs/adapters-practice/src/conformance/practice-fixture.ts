import type { Appointment, AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import { atWallClock, instant, type LocalDate } from '@portico/domain/kernel';
import type {
  AppointmentId,
  Instant,
  LocationId,
  PatientId,
  PatientRef,
  PracticeId,
  ProviderId,
  TimeZone,
} from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { PatientIdentity } from '@portico/domain/profile';
import { carecloudBehavior } from '../carecloud/index.ts';
import { vertexBehavior } from '../vertex/index.ts';

/*
 * The people and places that every contract plays with. An adapter's stage puts these practices, offices and patients
 * in place before a contract starts; the contract brings the rest.
 */

export const phoenix = 'America/Phoenix' as TimeZone;
export const newYork = 'America/New_York' as TimeZone;

export const here: Practice = {
  id: 'here' as PracticeId,
  name: 'Saguaro Family Medicine',
  phone: '602-555-0101',
  timeZone: phoenix,
  behavior: vertexBehavior,
  payments: 'payeezy',
  accent: '#7a4b00',
  logo: 'data:image/svg+xml;base64,PHN2Zy8+',
  guestActions: ['check-in', 'pay'],
  takesNewPatients: true,
  importantMessage: {
    id: 'flu-2026',
    title: { en: 'Flu shots', es: 'Vacuna contra la gripe' },
    text: { en: 'Every weekday until noon.', es: 'De lunes a viernes hasta el mediodía.' },
  },
  billing: { address: ['1 Mesa Road, Suite 4', 'Phoenix, AZ 85006'], taxId: '12-3456789' },
};

export const elsewhere: Practice = {
  id: 'elsewhere' as PracticeId,
  name: 'Clínica Peñasco',
  phone: '212-555-0102',
  timeZone: newYork,
  behavior: carecloudBehavior,
  payments: 'no-value',
};

export const practices: readonly Practice[] = [here, elsewhere];

export const offices: readonly AppointmentLocation[] = [
  {
    id: 'north' as LocationId,
    office: 'North office',
    addressLines: ['1 Mesa Road', 'Suite 4'],
    city: 'Phoenix',
    state: 'AZ',
    zip: '85001',
    phone: '602-555-0110',
    timeZone: phoenix,
  },
  // No phone, one address line, and a clock that changes twice a year.
  {
    id: 'east' as LocationId,
    office: "O'Hara Pavilion",
    addressLines: ['20 East Street'],
    city: 'New York',
    state: 'NY',
    zip: '10001',
    timeZone: newYork,
  },
];

export const doctors: readonly AppointmentProvider[] = [
  { id: 'ng' as ProviderId, name: 'Dr. Ana Núñez', specialty: 'Family Medicine' },
  // A provider without a specialty.
  { id: 'quiet' as ProviderId, name: 'Lee O’Neil' },
];

export const longName = `María-José ${'Ñandú '.repeat(48)}Öz`.padEnd(300, 'é').slice(0, 300);

const person = (
  practice: Practice,
  id: string,
  name: string,
  more: Partial<PatientIdentity> = {},
): PatientIdentity => ({
  patient: { practice: practice.id, patient: id as PatientId },
  name,
  language: 'en',
  ...more,
});

export const ana = person(here, 'ana', "Ana Peña-O'Brien", { birthDate: '1980-02-29' as LocalDate, language: 'es' });
export const ben = person(here, 'ben', longName);
/** Another person with Ana's id in the other practice. */
export const otherAna = person(elsewhere, 'ana', 'Ana Elsewhere', { birthDate: '1999-12-31' as LocalDate });

export const people: readonly PatientIdentity[] = [ana, ben, otherAna];

/** References to an unknown patient and an unknown practice. */
export const strangers: readonly PatientRef[] = [
  { practice: here.id, patient: 'nobody' as PatientId },
  { practice: 'nowhere' as PracticeId, patient: ana.patient.patient },
];

export const now: Instant = atWallClock(phoenix, '2026-03-04' as LocalDate, '10:00');

export const visit = (id: string, start: Instant, more: Partial<Appointment> = {}): Appointment => {
  const [provider] = doctors;
  const [location] = offices;
  if (provider === undefined || location === undefined) throw new Error('The stage has a doctor and an office.');
  return {
    id: id as AppointmentId,
    patient: ana.patient,
    status: 'SCHEDULED',
    start,
    end: instant(start + 1_800_000),
    video: false,
    provider,
    location,
    ...more,
  };
};

import type { Account, Email, Session } from '@portico/domain/access';
import type { Appointment, AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import type { FormAsked } from '@portico/domain/forms';
import type { ChartSummary } from '@portico/domain/health';
import {
  type Cents,
  type ClinicalDate,
  DAY,
  HOUR,
  instant,
  type LocalDate,
  MINUTE,
  plus,
  type TimeZone,
} from '@portico/domain/kernel';
import type { Balance, Statement } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';

/** One person with a full dashboard, as the stores would answer it: lists of twenty, in order. */
export const now = instant(Date.parse('2026-11-21T16:00:00Z'));
const timeZone = 'America/Phoenix' as TimeZone;

export const practice: Practice = {
  id: 'saguaro' as Practice['id'],
  name: 'Saguaro Family Medicine',
  phone: '602-555-0100',
  timeZone,
  behavior: {
    management: 'vertex',
    booking: 'slots',
    appointmentComments: true,
    visitReasonOnCard: true,
    messageAttachments: true,
    profileEditable: true,
    visitSummary: 'job',
    checkOut: ['forms', 'survey', 'payment', 'next-visit'],
  },
  payments: 'cloverapi',
};

const patient = { practice: practice.id, patient: '5b1f0c52-8a0e-4a55' as Account['charts'][number]['patient'] };

export const account: Account = {
  id: '0f4b7a6e-1c1d-4f39' as Account['id'],
  email: 'ana.munoz@people.example' as Email,
  username: 'ana.munoz',
  name: 'Ana Muñoz',
  passwordHash: 'none',
  charts: [patient],
  language: 'es',
};

export const session: Session = {
  id: '7c0d3f0a-52f3-4d0c' as Session['id'],
  account: account.id,
  device: 'device-1' as Session['device'],
  startedAt: now,
  userAgent: '',
  lastSeenAt: now,
  refresh: { current: 'hash', pending: [], expiresAt: plus(now, 12 * HOUR), version: 0 },
};

const cycled = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];
const twenty = <T>(make: (at: number) => T): readonly T[] => Array.from({ length: 20 }, (_, at) => make(at));

const doctors: readonly [AppointmentProvider, ...AppointmentProvider[]] = [
  { id: 'whitcomb' as AppointmentProvider['id'], name: 'Dr. Joan Whitcomb', specialty: 'Family medicine' },
  { id: 'okafor' as AppointmentProvider['id'], name: 'Chidi Okafor, PT', specialty: 'Physical therapy' },
  { id: 'lab' as AppointmentProvider['id'], name: 'Laboratory' },
];
const offices: readonly [AppointmentLocation, ...AppointmentLocation[]] = [
  {
    id: 'downtown' as AppointmentLocation['id'],
    office: 'Downtown office',
    addressLines: ['1200 North Central Avenue', 'Suite 310'],
    city: 'Phoenix',
    state: 'AZ',
    zip: '85004',
    phone: '602-555-0101',
    timeZone,
  },
  {
    id: 'mesa' as AppointmentLocation['id'],
    office: 'Mesa office',
    addressLines: ['455 East Main Street'],
    city: 'Mesa',
    state: 'AZ',
    zip: '85203',
    timeZone,
  },
];
const reasons = [
  'Follow-up for high blood pressure',
  'Knee pain after a fall',
  'Blood test before the next visit',
] as const;

const appointment = (id: string, days: number, at: number, status: Appointment['status']): Appointment => {
  const start = plus(now, days * DAY + (at % 8) * 15 * MINUTE + HOUR);
  return {
    id: id as Appointment['id'],
    patient,
    status,
    start,
    end: plus(start, 30 * MINUTE),
    video: at % 5 === 4,
    visitType: cycled(['Follow-up', 'Physical therapy', 'Blood draw'], at),
    ...(at % 3 === 1 ? {} : { visitReason: cycled(reasons, at) }),
    ...(at % 4 === 0 ? { comment: 'Please bring your list of medications and your insurance card.' } : {}),
    provider: cycled(doctors, at),
    location: cycled(offices, at),
  };
};

/** The first one is today. */
export const upcoming = twenty((at) =>
  appointment(`a-${2_071 + at}`, 7 * at, at, at === 3 ? 'REQUESTED' : 'SCHEDULED'),
);
export const visits = twenty((at) =>
  appointment(`a-${2_070 - at}`, -21 * (at + 1), at, at % 6 === 5 ? 'CANCELLED' : 'COMPLETED'),
);

const day = (year: number, month: number, of: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;

export const balance: Balance = { due: 12_050 as Cents, asOf: now };
export const statements: readonly Statement[] = twenty((at) => ({
  id: `s-${900 - at}`,
  date: day(2026 - Math.floor(at / 10), 10 - (at % 10), 3) as LocalDate,
  total: (8_420 + 137 * at) as Cents,
}));

const drugs = [
  'Lisinopril 10 mg tablet',
  'Metformin 500 mg tablet',
  'Atorvastatin 20 mg tablet',
  'Ibuprofen 400 mg',
] as const;
const diagnoses = [
  'Essential hypertension',
  'Type 2 diabetes mellitus',
  'Osteoarthritis of knee',
  'Acute bronchitis',
] as const;
const substances = ['Penicillin G', 'Peanut', 'Latex', 'Shellfish'] as const;

export const summary: ChartSummary = {
  medications: {
    kind: 'entries',
    entries: twenty((at) => ({
      id: `m-${at}`,
      name: cycled(drugs, at),
      dose: '1 tablet',
      instructions: 'Take one tablet by mouth every morning with food',
      started: day(2024, 1 + (at % 12), 9) as ClinicalDate,
      ...(at < 6 ? {} : { ended: day(2025, 1 + (at % 12), 9) as ClinicalDate }),
      status: at < 6 ? 'current' : 'past',
    })),
  },
  conditions: {
    kind: 'entries',
    entries: twenty((at) => ({
      id: `c-${at}`,
      name: cycled(diagnoses, at),
      onset: day(2015 + (at % 9), 1 + (at % 12), 20) as ClinicalDate,
      ...(at < 5 ? {} : { ended: day(2025, 2, 11) as ClinicalDate }),
      status: at < 5 ? 'active' : 'resolved',
    })),
  },
  allergies: {
    kind: 'entries',
    entries: substances.map((substance, at) => ({
      id: `al-${at}`,
      substance,
      reactions: at === 0 ? ['Hives', 'Shortness of breath'] : ['Rash'],
      severity: at === 0 ? 'severe' : 'mild',
      recorded: '2019' as ClinicalDate,
      status: 'active',
    })),
  },
};

export const forms: readonly FormAsked[] = [
  {
    id: 'f-1',
    title: { en: 'Health history', es: 'Cuestionario de historia clínica' },
    due: day(2026, 12, 1) as LocalDate,
    online: true,
  },
  { id: 'f-2', title: { en: 'Consent to treatment', es: 'Consentimiento para el tratamiento' }, online: true },
];

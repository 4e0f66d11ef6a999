import { carecloudBehavior } from '@portico/adapters-practice/carecloud';
import { EmbeddedSetup, EmbeddedMailSetup } from '@portico/adapters-practice/embedded';
import { vertexBehavior } from '@portico/adapters-practice/vertex';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Email, PasswordHasher } from '@portico/domain/access';
import type { Appointment, AppointmentStatus } from '@portico/domain/appointments';
import { unknownChart, type Chart } from '@portico/domain/health';
import {
  DAY,
  HOUR,
  plus,
  type AccountId,
  type AppointmentId,
  type Cents,
  type ClinicalDate,
  type DocumentId,
  type Instant,
  type LabId,
  type LocalDate,
  type LocationId,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type ProviderId,
  type TimeZone,
} from '@portico/domain/kernel';
import type { NodeId, ThreadId } from '@portico/domain/messages';
import type { Practice } from '@portico/domain/practices';
import { openBooking } from './bookable-clinic.ts';

/** Part of every private value in the fixture, so that a test can search for leaks. */
export const mark = 'SECRETMARK';

export const password = `${mark}-Password-1`;

const zone = 'America/Phoenix' as TimeZone;
const practice = (id: string, behavior: Practice['behavior'], payments: Practice['payments']): Practice => ({
  id: id as PracticeId,
  name: `${id} clinic`,
  phone: '602-555-0100',
  timeZone: zone,
  behavior,
  payments,
  accent: '#0b6e6e',
});

/** Ana has a chart in both, Ben in the second one only; both have the same patient id there and elsewhere on purpose. */
export const north = practice('north', vertexBehavior, 'cloverapi');
export const south = practice('south', carecloudBehavior, 'payeezy');
export const ana: readonly PatientRef[] = [
  { practice: north.id, patient: '1001' as PatientId },
  { practice: south.id, patient: '1001' as PatientId },
];
export const ben: readonly PatientRef[] = [{ practice: south.id, patient: '2002' as PatientId }];

export const anaEmail = `ana.${mark.toLowerCase()}@example.org`;
export const benEmail = `ben.${mark.toLowerCase()}@example.org`;

export const labId = 77 as LabId;
export const documentId = 'letter' as DocumentId;

/** Message ids of Ana and Ben differ, so that a test cannot pass by finding the other's by chance. */
export const [anasThread, bensThread] = ['1001-mail' as ThreadId, '2002-mail' as ThreadId];
export const [anasFile, bensFile] = ['1001-file' as NodeId, '2002-file' as NodeId];

const chart: Chart = {
  ...unknownChart,
  conditions: {
    kind: 'entries',
    entries: [{ id: 'c1', name: `${mark} asthma`, onset: '2019' as ClinicalDate, status: 'active' }],
  },
  allergies: { kind: 'none-known' },
  medications: { kind: 'narrative', text: [`${mark} inhaler when needed`] },
  immunizations: {
    kind: 'entries',
    entries: [{ id: 'i1', vaccine: `${mark} Td`, date: '2020' as ClinicalDate, status: 'completed' }],
  },
  labs: {
    kind: 'entries',
    entries: [
      {
        id: labId,
        name: `${mark} panel`,
        date: '2026-02-01' as ClinicalDate,
        status: 'final',
        results: [
          {
            code: '4548-4',
            name: 'HbA1c',
            value: { kind: 'quantity', value: '7.10', unit: '%' },
            reference: { high: '5.6' },
            flag: 'high',
          },
        ],
      },
    ],
  },
  vitalSigns: {
    kind: 'entries',
    entries: [
      {
        id: 'v1',
        name: `${mark} weight`,
        status: 'final',
        parts: [{ name: `${mark} weight`, value: { kind: 'quantity', value: '70', unit: 'kg' } }],
      },
    ],
  },
  procedures: { kind: 'entries', entries: [{ id: 'p1', name: `${mark} colonoscopy`, status: 'completed' }] },
  socialHistory: {
    kind: 'entries',
    entries: [
      {
        id: 's1',
        name: 'Smoking',
        value: { kind: 'text', text: `${mark} former smoker` },
        date: '2024' as ClinicalDate,
        status: 'final',
        details: [],
      },
    ],
  },
  documents: {
    kind: 'entries',
    entries: [{ id: documentId, title: `${mark} letter`, mediaType: 'text/plain', size: 5 }],
  },
  careTeam: { kind: 'entries', entries: [{ id: 't1', name: `Dr. ${mark}` }] },
};

/** Two practices and two people, around `now`. */
export const seed = async (sql: Sql, passwords: PasswordHasher, now: Instant): Promise<void> => {
  const setup = new EmbeddedSetup(sql);
  await setup.practices([north, south]);
  for (const { id } of [north, south]) {
    await setup.providers(id, [provider]);
    await setup.locations(id, [office]);
    await openBooking(sql, id);
  }
  const charts = [...ana, ...ben];
  await setup.patients(
    charts.map((patient) => ({
      patient,
      name: `${mark} Ñúñez`,
      birthDate: '1980-02-29' as LocalDate,
      language: 'es' as const,
    })),
  );
  await setup.charts(
    charts.map((patient) => ({
      patient,
      chart,
      bytes: new Map([[documentId, new TextEncoder().encode('hello')]]),
    })),
  );
  await setup.appointments(
    charts.flatMap((patient) => [
      visit(patient, 'next', plus(now, 2 * HOUR), 'SCHEDULED'),
      visit(patient, 'asked', plus(now, 3 * DAY), 'REQUESTED'),
      ...Array.from({ length: 12 }, (_, at) => visit(patient, `past${at}`, plus(now, -(at + 1) * DAY), 'COMPLETED')),
    ]),
  );
  await setup.charges(
    charts.map((patient) => ({ patient, id: 'visit', description: mark, amount: 12_50 as Cents, at: plus(now, -DAY) })),
  );
  await setup.forms(
    charts.map((patient) => ({ patient, id: 'intake', title: { en: 'Intake form', es: 'Formulario de ingreso' } })),
  );
  await new EmbeddedMailSetup(sql).threads(
    charts.map((patient) => ({
      patient,
      id: `${patient.patient}-mail`,
      provider: 'ng' as ProviderId,
      subject: `${mark} results`,
      messages: [
        {
          id: 'm1',
          fromPatient: false,
          sender: `Dr. ${mark}`,
          body: `${mark} all is well`,
          sentAt: plus(now, -HOUR),
          files: [
            {
              node: `${patient.patient}-file` as NodeId,
              name: 'letter.pdf',
              mediaType: 'application/pdf',
              bytes: new TextEncoder().encode(`%PDF-${mark}`),
            },
          ],
        },
      ],
    })),
  );
  const passwordHash = await passwords.hash(password);
  const account = (name: string, email: string, own: readonly PatientRef[]) => ({
    id: name as AccountId,
    email: email as Email,
    username: `${name}-${mark}`,
    name: `${mark} ${name}`,
    passwordHash,
    charts: own,
    language: 'en' as const,
    confirmedAt: now,
  });
  await new PostgresAccounts(sql).add([account('ana', anaEmail, ana), account('ben', benEmail, ben)]);
};

export const provider = { id: 'ng' as ProviderId, name: `Dr. ${mark}` };

export const office = {
  id: 'main' as LocationId,
  office: 'Main office',
  addressLines: ['1 Mesa Road'],
  city: 'Phoenix',
  state: 'AZ',
  zip: '85001',
  phone: '6025550100',
  timeZone: zone,
};

const visit = (patient: PatientRef, id: string, start: Instant, status: AppointmentStatus): Appointment => ({
  id: `${patient.patient}-${id}` as AppointmentId,
  patient,
  status,
  start,
  end: plus(start, HOUR),
  video: false,
  visitReason: `${mark} cough`,
  comment: `${mark} bring your inhaler`,
  provider,
  location: office,
});

import type { Call, PracticeConnection } from '@portico/practice-spi';
import { connect } from '../fhir-connection.ts';
import type { ClinicServer } from './medplum-clinic.ts';
import { overHttp, testHost, type TestHost } from './test-host.ts';

export const call: Call = { signal: new AbortController().signal, language: 'en' };

/** The ids of a small practice: two patients, one provider at one place, and a morning of free slots. */
export const ids = {
  patient: '11111111-1111-4111-8111-111111111111',
  other: '11111111-1111-4111-8111-111111111112',
  provider: '22222222-2222-4222-8222-222222222221',
  role: '22222222-2222-4222-8222-222222222222',
  place: '33333333-3333-4333-8333-333333333331',
  service: '44444444-4444-4444-8444-444444444441',
  schedule: '55555555-5555-4555-8555-555555555551',
  slot: (hour: number) => `66666666-6666-4666-8666-6666666666${String(hour).padStart(2, '0')}`,
};

export const offer = { calendar: ids.schedule, type: ids.service, place: ids.place };
export const days = { first: '2026-12-01', last: '2026-12-01' };

const practice = (): readonly Record<string, unknown>[] => [
  {
    resourceType: 'Patient',
    id: ids.patient,
    identifier: [{ type: { coding: [{ code: 'MR' }] }, value: 'MR-1' }],
    name: [{ use: 'official', family: "O'Neill-Núñez", given: ['Ana', 'María'] }],
    birthDate: '1980-02-29',
    telecom: [
      { system: 'phone', value: '(305) 555-0100' },
      { system: 'email', value: 'ana@example.com' },
    ],
  },
  { resourceType: 'Patient', id: ids.other, name: [{ family: 'Other', given: ['Olga'] }], birthDate: '1980-02-29' },
  { resourceType: 'Practitioner', id: ids.provider, name: [{ family: 'Rivera', given: ['Luz'], prefix: ['Dr.'] }] },
  {
    resourceType: 'PractitionerRole',
    id: ids.role,
    practitioner: { reference: `Practitioner/${ids.provider}` },
    specialty: [{ text: 'Family medicine' }],
    location: [{ reference: `Location/${ids.place}` }],
    healthcareService: [{ reference: `HealthcareService/${ids.service}` }],
  },
  {
    resourceType: 'Location',
    id: ids.place,
    name: 'Main Street',
    address: { line: ['1 Main St'], city: 'Miami', state: 'FL', postalCode: '33101' },
    telecom: [{ system: 'phone', value: '305-555-0199' }],
  },
  { resourceType: 'HealthcareService', id: ids.service, name: 'Office visit' },
  {
    resourceType: 'Schedule',
    id: ids.schedule,
    active: true,
    actor: [{ reference: `PractitionerRole/${ids.role}` }],
  },
  ...[9, 10, 11].map((hour) => ({
    resourceType: 'Slot',
    id: ids.slot(hour),
    schedule: { reference: `Schedule/${ids.schedule}` },
    status: 'free',
    start: `2026-12-01T${String(hour).padStart(2, '0')}:00:00-05:00`,
    end: `2026-12-01T${String(hour).padStart(2, '0')}:30:00-05:00`,
  })),
];

export const furnish = async (server: ClinicServer): Promise<void> => {
  server.clear();
  for (const resource of practice()) await server.put(resource);
};

/** One gateway's connection to a server, with a host of its own. */
export const connected = async (
  base: string,
  more: Record<string, unknown> = {},
): Promise<{ readonly connection: PracticeConnection; readonly host: TestHost }> => {
  const host = testHost({ http: overHttp });
  const made = await connect({ base, auth: { type: 'none' }, ...more }, host);
  if (!made.ok) throw new Error(made.mistakes.join('; '));
  return { connection: made.connection, host };
};

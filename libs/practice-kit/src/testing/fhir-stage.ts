import { startMedplum, type MedplumServer } from '@portico/fhir-servers';
import { adapter } from '@portico/practice-fhir';
import type { Claim } from '@portico/practice-spi';
import { fhirOffice } from '../fhir/fhir-office.ts';
import { intakeForm, observeFhir, taskToFill } from '../fhir/fhir-scene.ts';
import type { Furnished, Scene, SeededPractice, Stage } from '../conformance-stage.ts';

const tenant = 'clinic';
const id = (kind: number, place = 0): string =>
  `${String(kind).repeat(8)}-1111-4111-8111-${String(place).padStart(12, '0')}`;
const place = id(2);
const provider = id(3);
const service = id(4);
const schedule = id(5);

const patientOf = ({ firstName, lastName, birthDate, email }: Claim, at: number) => ({
  resourceType: 'Patient',
  id: id(1, at),
  name: [{ use: 'official', family: lastName, given: [firstName] }],
  birthDate,
  telecom: [{ system: 'email', value: email }],
});

const directory = (timeZone: string): readonly Record<string, unknown>[] => [
  {
    resourceType: 'Location',
    id: place,
    name: 'Main Street',
    extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/timezone', valueCode: timeZone }],
  },
  { resourceType: 'Practitioner', id: provider, name: [{ family: 'Rivera', given: ['Luz'] }] },
  {
    resourceType: 'PractitionerRole',
    id: id(6),
    practitioner: { reference: `Practitioner/${provider}` },
    location: [{ reference: `Location/${place}` }],
    healthcareService: [{ reference: `HealthcareService/${service}` }],
  },
  { resourceType: 'HealthcareService', id: service, name: 'Office visit' },
  { resourceType: 'Schedule', id: schedule, active: true, actor: [{ reference: `PractitionerRole/${id(6)}` }] },
];

const appointmentOf = (at: number, patient: number, start: string, end: string, status: string) => ({
  resourceType: 'Appointment',
  id: id(7, at),
  status,
  start,
  end,
  participant: [
    { actor: { reference: `Patient/${id(1, patient)}` }, status: 'accepted' },
    { actor: { reference: `Location/${place}` }, status: 'accepted' },
  ],
});

const furnish = async (server: MedplumServer, scene: Scene): Promise<Furnished> => {
  server.clear(tenant);
  const { patients, open, visits, timeZone } = scene;
  const [first] = visits;
  const unknownState = appointmentOf(visits.length, 0, first?.start ?? '', first?.end ?? '', 'in-orbit');
  const slots = open.map((span, at) => ({
    resourceType: 'Slot',
    id: id(8, at),
    schedule: { reference: `Schedule/${schedule}` },
    status: 'free',
    ...span,
  }));
  const booked = visits.map(({ start, end, patient }, at) => appointmentOf(at, patient, start, end, 'booked'));
  const forms = [
    { resourceType: 'Questionnaire', id: id(9), ...intakeForm },
    { resourceType: 'Task', id: id(9, 1), ...taskToFill(id(9), id(1)) },
  ];
  for (const resource of [
    ...directory(timeZone),
    ...patients.map(patientOf),
    ...slots,
    ...booked,
    unknownState,
    ...forms,
  ]) {
    await server.put(tenant, resource);
  }
  return {
    patients: patients.map((_, at) => id(1, at)),
    offer: { calendar: schedule, type: service, place },
    visits: booked.map((each) => each.id),
    unknownState: unknownState.id,
  };
};

export interface FhirStage extends Stage {
  close(): Promise<void>;
}

/** The FHIR adapter before Medplum's engine. */
export const startFhirStage = async (): Promise<FhirStage> => {
  const server = await startMedplum();
  const practice: SeededPractice = {
    furnish: (scene) => furnish(server, scene),
    observe: () => observeFhir(fhirOffice(server.base(tenant)), { hasCalendars: true, booksBySlot: false }),
  };
  return {
    adapter,
    settings: { base: server.base(tenant), auth: { type: 'none' } },
    timeZone: 'America/New_York',
    now: Date.parse('2026-10-12T09:00:00-04:00'),
    practice,
    close: () => server.close(),
  };
};

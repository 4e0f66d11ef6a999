import type { SeededPractice } from '../conformance-stage.ts';
import { fhirOffice, type StoredResource } from './fhir-office.ts';
import { furnishFhir, observeFhir } from './fhir-scene.ts';

/** What stands in the settings of the kit. */
export interface FhirPracticeSettings {
  readonly connection?: unknown;
  /** Has to be true: everything that the server has of these kinds is deleted. */
  readonly mayBeEmptied?: unknown;
  /** What lets the practice's staff in, such as an authorization. */
  readonly officeHeaders?: Readonly<Record<string, string>>;
}

/** From what refers to others to what is referred to. */
const kinds = [
  'Task',
  'PaymentNotice',
  'Communication',
  'QuestionnaireResponse',
  'Questionnaire',
  'Coverage',
  'Appointment',
  'Slot',
  'Schedule',
  'PractitionerRole',
  'HealthcareService',
  'Practitioner',
  'Location',
  'Patient',
];

const writtenAt = ({ meta }: StoredResource): number => {
  const { lastUpdated = '' } = (meta ?? {}) as { readonly lastUpdated?: string };
  return Date.parse(lastUpdated) || 0;
};

const whole = { hasCalendars: true, booksBySlot: false };

const baseOf = (connection: unknown): string => {
  const { base } = (connection ?? {}) as { readonly base?: unknown };
  if (typeof base !== 'string' || !URL.canParse(base)) throw new Error('connection.base is no address.');
  return base.replace(/\/+$/, '');
};

/** A practice on any FHIR server that lets its resources be written and deleted, such as a sandbox of one's own. */
export const practice = (settings: FhirPracticeSettings): SeededPractice => {
  if (settings.mayBeEmptied !== true) {
    throw new Error('The server is emptied for each law: the settings have to say "mayBeEmptied": true.');
  }
  const office = fhirOffice(baseOf(settings.connection), settings.officeHeaders);
  return {
    furnish: async (scene) => {
      for (const kind of kinds) {
        // What was written last may answer what was written before.
        const found = ((await office.all(kind)) ?? []).toSorted((a, b) => writtenAt(b) - writtenAt(a));
        for (const { id } of found) await office.remove(kind, id);
      }
      return furnishFhir(office, scene, whole);
    },
    observe: () => observeFhir(office, whole),
  };
};

import type { PermissionArea, SmartScope } from '../access/index.ts';
import { readableTypes, readScope, textOfScope, type ReadableType } from './smart-scopes.ts';

/** What records are about, in the order in which a person reads it. */
export const accessTopics = [
  'identity',
  'allergies',
  'medications',
  'conditions',
  'results',
  'immunizations',
  'procedures',
  'visits',
  'free-times',
  'documents',
  'care-plans',
  'insurance',
  'devices',
  'providers',
] as const;
export type AccessTopic = (typeof accessTopics)[number];

interface TypeFacts {
  readonly topic: AccessTopic;
  /** The permission that a delegate needs for it. */
  readonly area: PermissionArea;
}

const health = (topic: AccessTopic): TypeFacts => ({ topic, area: 'health' });

const facts: Readonly<Record<ReadableType, TypeFacts>> = {
  AllergyIntolerance: health('allergies'),
  Appointment: { topic: 'visits', area: 'appointments' },
  CarePlan: health('care-plans'),
  CareTeam: health('care-plans'),
  Condition: health('conditions'),
  Coverage: { topic: 'insurance', area: 'profile' },
  Device: health('devices'),
  DiagnosticReport: health('results'),
  DocumentReference: health('documents'),
  // A visit that took place stands in the same calendar.
  Encounter: { topic: 'visits', area: 'appointments' },
  Goal: health('care-plans'),
  Immunization: health('immunizations'),
  Location: health('providers'),
  Medication: health('medications'),
  MedicationRequest: health('medications'),
  MedicationStatement: health('medications'),
  Observation: health('results'),
  Organization: health('providers'),
  Patient: health('identity'),
  Practitioner: health('providers'),
  PractitionerRole: health('providers'),
  Procedure: health('procedures'),
  Provenance: health('documents'),
  Schedule: { topic: 'free-times', area: 'appointments' },
  Slot: { topic: 'free-times', area: 'appointments' },
};

const typesOf = (type: ReadableType | '*'): readonly ReadableType[] => (type === '*' ? readableTypes : [type]);

/** What the scopes let an app read, each topic once. */
export const topicsOf = (scopes: readonly SmartScope[]): readonly AccessTopic[] => {
  const types = scopes.flatMap((scope) => {
    const read = readScope(scope);
    return read === undefined ? [] : typesOf(read.type);
  });
  const topics = new Set(types.map((type) => facts[type].topic));
  return accessTopics.filter((topic) => topics.has(topic));
};

/** The scopes as far as the person who granted them may view the areas themselves. */
export const scopesWithin = (
  scopes: readonly SmartScope[],
  mayView: (area: PermissionArea) => boolean,
): readonly SmartScope[] =>
  scopes.flatMap((scope) => {
    const read = readScope(scope);
    if (read === undefined) return [scope];
    const open = typesOf(read.type).filter((type) => mayView(facts[type].area));
    if (open.length === typesOf(read.type).length) return [scope];
    return open.map((type) => textOfScope({ ...read, type }));
  });

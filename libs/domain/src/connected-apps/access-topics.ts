import { categoriesOf, type PermissionArea, type ScopeCategory, type SmartScope } from '../access/index.ts';
import { readableTypes, readScope, textOfScope, type ReadableType, type ReadScope } from './smart-scopes.ts';

/** What records are about, in the order in which a person reads it. */
export const accessTopics = [
  'identity',
  'allergies',
  'medications',
  'conditions',
  'visit-diagnoses',
  'health-concerns',
  'lab-results',
  'vital-signs',
  'exams',
  'social-history',
  'social-needs',
  'surveys',
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
  DiagnosticReport: health('lab-results'),
  DocumentReference: health('documents'),
  // A visit that took place stands in the same calendar.
  Encounter: { topic: 'visits', area: 'appointments' },
  Goal: health('care-plans'),
  Immunization: health('immunizations'),
  Location: health('providers'),
  Medication: health('medications'),
  MedicationRequest: health('medications'),
  MedicationStatement: health('medications'),
  // Of every category, as listed below.
  Observation: health('exams'),
  Organization: health('providers'),
  Patient: health('identity'),
  Practitioner: health('providers'),
  PractitionerRole: health('providers'),
  Procedure: health('procedures'),
  Provenance: health('documents'),
  Schedule: { topic: 'free-times', area: 'appointments' },
  Slot: { topic: 'free-times', area: 'appointments' },
};

const ofCategories: Readonly<Record<ScopeCategory, AccessTopic>> = {
  'http://terminology.hl7.org/CodeSystem/condition-category|problem-list-item': 'conditions',
  'http://terminology.hl7.org/CodeSystem/condition-category|encounter-diagnosis': 'visit-diagnoses',
  'http://hl7.org/fhir/us/core/CodeSystem/condition-category|health-concern': 'health-concerns',
  'http://terminology.hl7.org/CodeSystem/observation-category|laboratory': 'lab-results',
  'http://terminology.hl7.org/CodeSystem/observation-category|vital-signs': 'vital-signs',
  'http://terminology.hl7.org/CodeSystem/observation-category|social-history': 'social-history',
  'http://terminology.hl7.org/CodeSystem/observation-category|survey': 'surveys',
  'http://terminology.hl7.org/CodeSystem/observation-category|exam': 'exams',
  'http://hl7.org/fhir/us/core/CodeSystem/us-core-category|clinical-test': 'exams',
  'http://hl7.org/fhir/us/core/CodeSystem/us-core-category|sdoh': 'social-needs',
};

/** The least that a scope can name: a type, or one category of it. */
interface Part extends TypeFacts {
  readonly type: ReadableType;
  readonly category?: ScopeCategory;
}

const partsOfType = (type: ReadableType): readonly Part[] => {
  const categories = categoriesOf(type);
  if (categories.length === 0) return [{ type, ...facts[type] }];
  return categories.map((category) => ({ type, category, area: facts[type].area, topic: ofCategories[category] }));
};

const typesOf = (type: ReadableType | '*'): readonly ReadableType[] => (type === '*' ? readableTypes : [type]);

const partsOf = ({ type, category }: ReadScope): readonly Part[] =>
  typesOf(type)
    .flatMap(partsOfType)
    .filter((part) => category === undefined || part.category === category);

/** What the scopes let an app read, each topic once. */
export const topicsOf = (scopes: readonly SmartScope[]): readonly AccessTopic[] => {
  const topics = new Set(
    scopes.flatMap((scope) => {
      const read = readScope(scope);
      return read === undefined ? [] : partsOf(read).map(({ topic }) => topic);
    }),
  );
  return accessTopics.filter((topic) => topics.has(topic));
};

/** The scopes without the parts that are not kept; those of which everything is kept stay as they are written. */
const keeping = (scopes: readonly SmartScope[], isKept: (part: Part) => boolean): readonly SmartScope[] =>
  scopes.flatMap((scope) => {
    const read = readScope(scope);
    if (read === undefined || partsOf(read).every(isKept)) return [scope];
    return typesOf(read.type).flatMap((type) => {
      const parts = partsOf({ ...read, type });
      if (parts.every(isKept)) return [textOfScope({ ...read, type })];
      return parts.filter(isKept).map(({ category }) => textOfScope({ ...read, type, ...(category && { category }) }));
    });
  });

/** The scopes as far as the person who granted them may view the areas themselves. */
export const scopesWithin = (
  scopes: readonly SmartScope[],
  mayView: (area: PermissionArea) => boolean,
): readonly SmartScope[] => keeping(scopes, ({ area }) => mayView(area));

/** The scopes as far as they are about topics that the person chose. */
export const scopesAbout = (scopes: readonly SmartScope[], topics: readonly AccessTopic[]): readonly SmartScope[] =>
  keeping(scopes, ({ topic }) => topics.includes(topic));

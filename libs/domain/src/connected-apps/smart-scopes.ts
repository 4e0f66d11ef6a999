import { categoriesOf, type ScopeCategory, type SmartScope } from '../access/index.ts';

/** Whose records a scope is about: of one person, of all whom the signed-in person may see, of a service's patients. */
export type ScopeLevel = 'patient' | 'user' | 'system';

/** The kinds of FHIR resources that an app can be allowed to read. */
export const readableTypes = [
  'AllergyIntolerance',
  'Appointment',
  'CarePlan',
  'CareTeam',
  'Condition',
  'Coverage',
  'Device',
  'DiagnosticReport',
  'DocumentReference',
  'Encounter',
  'Goal',
  'Immunization',
  'Location',
  'Medication',
  'MedicationRequest',
  'MedicationStatement',
  'Observation',
  'Organization',
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Procedure',
  'Provenance',
  'Schedule',
  'Slot',
] as const;
export type ReadableType = (typeof readableTypes)[number];

/** Scopes that name no records: `offline_access` lets an app read while the person is away, `launch/patient` asks whose record it is. */
export const plainScopes = ['launch/patient', 'offline_access'] as const;

export interface ReadScope {
  readonly level: ScopeLevel;
  readonly type: ReadableType | '*';
  /** One resource by its id, and a search for many. */
  readonly reads: boolean;
  readonly searches: boolean;
  /** Of this category alone. */
  readonly category?: ScopeCategory;
}

const pattern = /^(patient|user|system)\/(\*|[A-Za-z]+)\.(read|\*|c?r?u?d?s?)(?:\?(.*))?$/s;

const isReadable = (type: string): type is ReadableType => readableTypes.some((known) => known === type);

/**
 * What a scope of SMART 1 or 2 lets read; undefined if nothing. Letters that write are left out: nothing is written
 * here. Of scopes with a query, those of SMART 2 with one category are understood, and no other: none opens more than
 * it says.
 */
export const readScope = (scope: string): ReadScope | undefined => {
  const [, level, type, verbs, query] = pattern.exec(scope) ?? [];
  if (level === undefined || type === undefined || verbs === undefined) return undefined;
  if (type !== '*' && !isReadable(type)) return undefined;
  const both = verbs === 'read' || verbs === '*';
  const category = query === undefined || both ? undefined : categoryIn(type, query);
  if (query !== undefined && category === undefined) return undefined;
  const read = { reads: both || verbs.includes('r'), searches: both || verbs.includes('s') };
  if (!read.reads && !read.searches) return undefined;
  return { level: level as ScopeLevel, type, ...read, ...(category === undefined ? {} : { category }) };
};

const categoryIn = (type: string, query: string): ScopeCategory | undefined => {
  const [, written = ''] = /^category=([^&]*)$/.exec(query) ?? [];
  return categoriesOf(type).find((one) => written === one || written === encodeURIComponent(one));
};

/** Whether a scope asks for a part of a type by a query that is not understood. */
export const isUnknownPart = (scope: string): boolean => scope.includes('?') && readScope(scope) === undefined;

/** The same scope as SMART 2 writes it. */
export const textOfScope = ({ level, type, reads, searches, category }: ReadScope): SmartScope => {
  const part = category === undefined ? '' : `?category=${category}`;
  return `${level}/${type}.${reads ? 'r' : ''}${searches ? 's' : ''}${part}` as SmartScope;
};

const narrowed = (wanted: ReadScope, most: ReadScope): ReadScope | undefined => {
  if (wanted.level !== most.level) return undefined;
  if (wanted.type !== most.type && wanted.type !== '*' && most.type !== '*') return undefined;
  const both = { reads: wanted.reads && most.reads, searches: wanted.searches && most.searches };
  if (!both.reads && !both.searches) return undefined;
  const type = wanted.type === '*' ? most.type : wanted.type;
  const category = wanted.category ?? most.category;
  if (category !== (most.category ?? category)) return undefined;
  return { level: wanted.level, type, ...both, ...(category === undefined ? {} : { category }) };
};

/** What was asked for, as far as `most` allows it, in the writing of SMART 2, each once. */
export const allowedScopes = (
  asked: readonly string[],
  most: readonly SmartScope[],
  level: ScopeLevel,
): readonly SmartScope[] => {
  const limits = most.flatMap((scope) => readScope(scope) ?? []);
  const granted = asked.flatMap((scope) => {
    if (plainScopes.some((plain) => plain === scope)) return most.filter((one) => one === scope);
    const wanted = readScope(scope);
    if (wanted?.level !== level) return [];
    return limits.flatMap((limit) => narrowed(wanted, limit) ?? []).map(textOfScope);
  });
  return [...new Set(granted)];
};

/** The scopes of a text that separates them by spaces. */
export const scopesIn = (text: string): readonly string[] => text.split(' ').filter((scope) => scope !== '');

/** Whether any of the scopes lets read records at all. */
export const opensRecords = (scopes: readonly string[]): boolean =>
  scopes.some((scope) => readScope(scope) !== undefined);

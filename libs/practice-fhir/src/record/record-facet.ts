import {
  sectionNames,
  type Answer,
  type Call,
  type HealthRecord,
  type HealthRecordFacet,
  type Id,
  type Result,
  type SectionName,
} from '@portico/practice-spi';
import { hasProblem, ok } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import type { Found, Query } from '../client/fhir-search.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { AuthorSearches, authorsBehind, searchOf } from './author-searches.ts';
import { readDocumentBytes } from './read-document-bytes.ts';
import { findingCategories } from './items/index.ts';
import { recordsOf, referredTo } from './read-patient-records.ts';
import { recordOf, typesOfSection } from './record-sections.ts';
import { keepsSummaries, readVisitSummary } from './read-visit-summary.ts';

/** What a search asks for beside the patient; the readers look at it again. */
const narrowed: ReadonlyMap<string, Query> = new Map(
  Object.entries({
    // Proposals are no prescriptions.
    MedicationRequest: { intent: 'plan,order,original-order,reflex-order,filler-order,instance-order' },
    CareTeam: { status: 'active' },
  }),
);

/** The categories of observations that the wanted sections are read from. */
const categories: Readonly<Partial<Record<SectionName, readonly string[]>>> = {
  labs: ['laboratory'],
  vitalSigns: ['vital-signs'],
  ...findingCategories,
};

const queryFor = (type: string, wanted: readonly SectionName[]): Query =>
  type === 'Observation'
    ? { category: wanted.flatMap((name) => categories[name] ?? []).join(',') }
    : { ...narrowed.get(type) };

/** Of the categories of observations that a section is read from, all have to be answered. */
const coversCategories = (capabilities: Capabilities, name: SectionName): boolean => {
  const answered = capabilities.categories('Observation');
  return answered === undefined || (categories[name] ?? []).every((code) => answered.has(code));
};

export const keptSections = (capabilities: Capabilities): readonly SectionName[] =>
  sectionNames.filter((name) => {
    const [type] = typesOfSection[name] ?? [];
    return type !== undefined && capabilities.can(type, 'search') && coversCategories(capabilities, name);
  });

export const recordFacet = (server: PracticeServer, capabilities: Capabilities): HealthRecordFacet => {
  const authors = new AuthorSearches(server);
  return {
    sections: (patient, wanted, call) => readSections(server, authors, patient, wanted, call),
    document: (patient, document, call) => readDocumentBytes(server, patient, document, call),
    ...(keepsSummaries(capabilities) && {
      summary: (patient, visit, call) => readVisitSummary(server, patient, visit, call),
    }),
  };
};

const readSections = async (
  server: PracticeServer,
  authors: AuthorSearches,
  patient: Id,
  asked: readonly SectionName[],
  call: Call,
): Answer<HealthRecord> => {
  const able = await server.client.capabilities();
  if (!able.ok) return able;
  const wanted = asked.filter((name) => coversCategories(able.value, name));
  const types = [...new Set(wanted.flatMap((name) => typesOfSection[name] ?? []))];
  const searches = types.map((type) => searchOf(type, patient, queryFor(type, wanted)));
  const searched = await authors.run(searches, able.value, call);
  for (const found of searched) if (!found.ok && !hasProblem(found, 'not-offered')) return found;
  const kept = wanted.filter((name) => searched[types.indexOf(typesOfSection[name]?.[0] ?? '')]?.ok);
  const found = searched.flatMap((each) => (each.ok ? [...each.value.matches, ...each.value.included] : []));
  const behind = await referredTo(server, found, call);
  if (!behind.ok) return behind;
  const told = [...found, ...(await authors.about(found, able.value, call))];
  const who = await authorsBehind(server, told, call);
  const { records, leftOut } = recordsOf(server, patient, told, [...behind.value, ...who]);
  const partial = new Set([...leftOut, ...types.filter((_, at) => isPartial(searched[at]))]);
  return ok(recordOf(records, kept, partial));
};

const isPartial = (searched: Result<Found> | undefined): boolean => searched?.ok === true && searched.value.isPartial;

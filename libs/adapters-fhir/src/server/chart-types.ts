import type { ScopeCategory } from '@portico/domain/access';
import type { ChartSection, EntryOf, Section } from '@portico/domain/health';
import { ok, type PatientId } from '@portico/domain/kernel';
import { usCoreUrl, type Face, type Resource } from '../resources/shared-elements.ts';
import { entryOf } from '../resources/fhir-ids.ts';
import { outcome, problemOf, problems, refuse } from './operation-outcome.ts';
import { askedOf, type FoundPage, type ResourceType, type SearchPage } from './resource-type.ts';

interface ChartType<S extends ChartSection> {
  readonly type: string;
  readonly profile?: string;
  readonly section: S;
  /** The categories that every resource of the section has, where scopes can be limited to one. */
  readonly categories?: readonly ScopeCategory[];
  readonly parameters: ResourceType['parameters'];
  /** The resources of this type that an entry is told by, always in the same order. */
  readonly resources: (face: Face, patient: PatientId, entry: EntryOf<S>) => readonly Resource[];
  /** The statement that nothing of the section is known. */
  readonly noneKnown?: (patient: PatientId) => Resource;
}

const nameOf = (section: ChartSection): string => section.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What a section says in place of entries. It is named: a type that is made of several sections says it of each. */
const noteOn = (section: ChartSection, kind: Section<unknown>['kind']): FoundPage['notes'] => {
  const words = nameOf(section);
  const notes: Readonly<Record<Section<unknown>['kind'], FoundPage['notes']>> = {
    entries: [],
    'none-known': [outcome('information', 'informational', `The practice says that there are no ${words}.`)],
    narrative: [
      outcome('warning', 'incomplete', `The practice keeps ${words} as text that is not coded and not answered here.`),
    ],
    // By its code no reader takes the list for an empty one.
    'no-information': [outcome('warning', 'incomplete', `The practice has no information on ${words}.`)],
  };
  return notes[kind];
};

/** Says that a list is without a section, so that it is not taken for one that is empty. */
const leftOut = (section: ChartSection): FoundPage => ({
  resources: [],
  notes: [outcome('information', 'suppressed', `The scopes of the access token do not cover ${nameOf(section)}.`)],
});

/** A type that is made of the entries of one section of the chart. */
export const chartType = <S extends ChartSection>(
  row: ChartType<S>,
): ResourceType & Required<Pick<ResourceType, 'search'>> => ({
  type: row.type,
  profiles: row.profile === undefined ? [] : [usCoreUrl(row.profile)],
  parameters: row.parameters,
  search: async (asked, page) => {
    const { patient, position, limit } = page;
    if (patient === undefined) return refuse(problems.noPatient);
    const { after } = position;
    // One more than fits tells whether there is a further page.
    const wanted = { ...(after === undefined ? {} : { after }), limit: limit + 1 };
    const whose = askedOf(asked, row.type, 'search', patient, row.categories);
    const said = await asked.records.section(whose, row.section, wanted);
    if (!said.ok && said.error.kind === 'other-category') return ok(leftOut(row.section));
    if (!said.ok) return refuse(problemOf(said.error));
    const section = said.value as Section<EntryOf<S> & { readonly id: string | number }>;
    if (section.kind === 'entries') {
      return ok(pageOf(section.entries, page, (entry) => row.resources(asked, patient, entry)));
    }
    if (section.kind === 'none-known' && row.noneKnown !== undefined)
      return ok({ resources: [row.noneKnown(patient)] });
    return ok({ resources: [], notes: noteOn(row.section, section.kind) ?? [] });
  },
  read: async (asked, id) => {
    const found = entryOf(id);
    const patient = (found?.patient ?? asked.own) as PatientId | undefined;
    const [entry] = found?.parts ?? [];
    // Without its scope an app is told so, whatever it names.
    const whose = askedOf(asked, row.type, 'read', patient ?? ('' as PatientId), row.categories);
    if (id === row.noneKnown?.(whose.patient).id) {
      const said = await asked.records.section({ ...whose }, row.section, { limit: 1 });
      if (!said.ok) return refuse(problemOf(said.error));
      return said.value.kind === 'none-known' ? ok(row.noneKnown(whose.patient)) : refuse(problems.notFound);
    }
    const said = await asked.records.entry(whose, row.section, entry ?? '');
    if (!said.ok) return refuse(problemOf(said.error));
    const resource = row.resources(asked, whose.patient, said.value).find((each) => each.id === id);
    return resource === undefined ? refuse(problems.notFound) : ok(resource);
  },
});

/** The resources of a page, of entries that make any number of them each. */
const pageOf = <Entry extends { readonly id: string | number }>(
  entries: readonly Entry[],
  { position, limit }: SearchPage,
  resourcesOf: (entry: Entry) => readonly Resource[],
): FoundPage => {
  const resources: Resource[] = [];
  let { after, skip = 0 } = position;
  for (const entry of entries) {
    const all = resourcesOf(entry);
    const fitting = all.slice(skip, skip + limit - resources.length);
    resources.push(...fitting);
    if (skip + fitting.length < all.length) {
      return { resources, next: { ...(after === undefined ? {} : { after }), skip: skip + fitting.length } };
    }
    [after, skip] = [String(entry.id), 0];
  }
  return entries.length > limit && after !== undefined ? { resources, next: { after } } : { resources };
};

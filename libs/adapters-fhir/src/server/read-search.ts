import { failed, ok, type PatientId, type Result, type Sealing } from '@portico/domain/kernel';
import { lookedUp } from '@portico/practice-fhir/record';
import { fhirId, idOf } from '../resources/fhir-ids.ts';
import { badValue, problems, refuse, unknownParameter, type Problem } from './operation-outcome.ts';
import type { Asked, FoundPage, Position, Query, ResourceType } from './resource-type.ts';
import { alternatives, idInReference, withoutBase } from './search-parameters.ts';

const usualCount = 50;
export const largestCount = 100;
const mostIds = 50;

/** A search as it was sent, or as the link to one of its pages has it. */
export interface Search {
  readonly query: Query;
  readonly count: number;
  readonly position: Position;
}

export type PageSeal = Pick<Sealing, 'seal' | 'open' | 'keyOf'>;

/** Whose link it is: another app, another patient and another type cannot use it. */
export const sealedPlace = ({ practice, own }: Asked, what: string): string =>
  `fhir ${JSON.stringify([practice, own ?? null, what])}`;

const placeOf = (asked: Asked, { type }: ResourceType): string => sealedPlace(asked, `page of ${type}`);

/** The text by which the next page is asked for: the whole search, sealed, so that its values stand in no address. */
export const pageText = (seal: PageSeal, asked: Asked, type: ResourceType, search: Search): string =>
  seal.seal(JSON.stringify(search), placeOf(asked, type));

const openedPage = (seal: PageSeal, asked: Asked, type: ResourceType, text: string): Result<Search, Problem> => {
  if (seal.keyOf(text) === undefined) return refuse(problems.badPage);
  try {
    return ok(JSON.parse(seal.open(text, placeOf(asked, type))) as Search);
  } catch {
    // What was sealed elsewhere, or changed since, does not open.
    return refuse(problems.badPage);
  }
};

/** Reads the parameters of a search; one that is not known, or whose value cannot be read, is refused. */
export const readSearch = (
  seal: PageSeal,
  asked: Asked,
  type: ResourceType,
  sent: URLSearchParams,
): Result<Search, Problem> => {
  const page = sent.get('_page');
  if (page !== null) {
    const other = [...sent.keys()].find((name) => name !== '_page' && name !== '_format');
    return other === undefined ? openedPage(seal, asked, type, page) : refuse(unknownParameter(other));
  }
  const query: (readonly [string, string])[] = [];
  for (const [name, written] of sent) {
    if (name === '_count' || name === '_format') continue;
    const parameter = lookedUp(type.parameters, name);
    const value = parameter?.type === 'reference' ? withoutBase(written, asked.base) : written;
    if (parameter === undefined && name !== '_id') return refuse(unknownParameter(name));
    if (parameter === undefined ? value === '' : !parameter.isReadable(value)) return refuse(badValue(name));
    query.push([name, value]);
  }
  const count = sent.get('_count') ?? String(usualCount);
  if (!/^[1-9]\d{0,8}$/.test(count)) return refuse(problems.badCount);
  return ok({ query, count: Math.min(Number(count), largestCount), position: {} });
};

/** The patient that a search names, or else the one whom the token is for. */
const patientIn = (query: Query, own: PatientId | undefined): PatientId | undefined => {
  const named = query.find(([name]) => name === 'patient')?.[1];
  if (named === undefined) return own;
  // A name that no id was made of is nobody's.
  return (idOf(idInReference(named, 'Patient') ?? '') ?? '') as PatientId;
};

const matching = (type: ResourceType, query: Query, { resources, ...page }: FoundPage): FoundPage => ({
  ...page,
  resources: resources.filter((resource) =>
    query.every(([name, value]) =>
      name === '_id'
        ? alternatives(value).includes(resource.id)
        : lookedUp(type.parameters, name)?.matches(resource, value) === true,
    ),
  ),
});

/** Resources that are named by their ids are read one by one. */
const byIds = async (asked: Asked, type: ResourceType, ids: readonly string[]): Promise<Result<FoundPage, Problem>> => {
  const found = await Promise.all([...new Set(ids)].slice(0, mostIds).map((id) => type.read(asked, id)));
  for (const each of found) if (!each.ok && each.error.status !== problems.notFound.status) return each;
  return ok({ resources: found.flatMap((each) => (each.ok ? each.value : [])) });
};

/** One page of a search. */
export const searchPage = async (
  asked: Asked,
  type: ResourceType,
  { query, count, position }: Search,
): Promise<Result<FoundPage, Problem>> => {
  const { search } = type;
  if (search === undefined) return failed(problems.badMethod);
  const ids = idsIn(asked, type, query);
  const patient = patientIn(query, asked.own);
  const found =
    ids === undefined
      ? await search(asked, { query, position, limit: count, ...(patient === undefined ? {} : { patient }) })
      : await byIds(asked, type, ids);
  return found.ok ? ok(matching(type, query, found.value)) : found;
};

/** The ids that a search names; a patient's identifier here is their id. */
const idsIn = ({ base }: Asked, { type }: ResourceType, query: Query): readonly string[] | undefined => {
  const ids = query.find(([name]) => name === '_id')?.[1];
  if (ids !== undefined) return alternatives(ids);
  const identifier = type === 'Patient' ? query.find(([name]) => name === 'identifier')?.[1] : undefined;
  if (identifier === undefined) return undefined;
  return alternatives(identifier).flatMap((each) => {
    const at = each.lastIndexOf('|');
    const isOurs = at < 0 || each.slice(0, at) === `${base}/patient-id`;
    return isOurs ? fhirId(each.slice(at + 1)) : [];
  });
};

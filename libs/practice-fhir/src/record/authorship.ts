import type { Authorship } from '@portico/practice-spi';
import { all, first, text, texts, type Json } from '../json/index.ts';
import { knownFields } from '../pick-known-fields.ts';
import { dateAt } from './analyte-code-and-date.ts';
import type { Resource } from './find-resources.ts';
import { entryPlaceOf } from './held-back.ts';
import { placesOf, type ReferenceIndex } from './reference-index.ts';
import { nameBehind } from './source-coding.ts';

/** A record whose entry was written by whom and when; care teams and documents say it themselves, or nothing of one entry. */
export const authored = <R extends { readonly type: string }>(record: R, authorship: Authorship | undefined): R => {
  const place = entryPlaceOf(record.type);
  if (authorship === undefined || place === undefined || notOfOneEntry.has(record.type)) return record;
  const entry = (record as Readonly<Record<string, unknown>>)[place] as object;
  return { ...record, [place]: { ...entry, authored: authorship } };
};

const notOfOneEntry = new Set(['care-team', 'document', 'note']);

/** A record with what the `Provenance` of its resource says of its author, else with the recorder that it names itself. */
export const authoredBySource = <R extends { readonly type: string; readonly sources: readonly string[] }>(
  record: R,
  resource: Resource,
  referenceIndex: ReferenceIndex,
): R => {
  const found = authorshipIn(resource, referenceIndex) ?? ownAuthorship(resource, referenceIndex);
  if (found === undefined) return record;
  const told = authored(record, found.authorship);
  return told === record ? record : { ...told, sources: [...told.sources, ...placesOf(...found.sources)] };
};

/** Of several the one that was recorded last; one that names no author says nothing of one. */
const authorshipIn = (
  resource: Resource,
  referenceIndex: ReferenceIndex,
): { readonly authorship: Authorship; readonly sources: readonly Resource[] } | undefined => {
  const provenances = referenceIndex.referring(resource, 'Provenance', 'target');
  const said = provenances.flatMap((each) => authorIn(each, referenceIndex) ?? []);
  const last = lastWritten(said);
  return last && { authorship: last, sources: provenances };
};

/** Of several the one of the latest moment; moments are written in different zones. */
export const lastWritten = <A extends Authorship>(said: readonly A[]): A | undefined =>
  [...said].sort((one, other) => momentOf(other) - momentOf(one))[0];

const momentOf = ({ at }: Authorship): number => (at === undefined ? Number.NEGATIVE_INFINITY : Date.parse(at));

/** The recorder of an entry, and when it was recorded; a day alone tells of nobody, and who asserts it may have recorded nothing. */
const ownAuthorship = (resource: Resource, referenceIndex: ReferenceIndex) => {
  const who = whoIn(resource, { who: first(resource.json, 'recorder') }, referenceIndex);
  if (who.by === undefined && who.organization === undefined) return undefined;
  const at = dateAt(resource.json, 'recordedDate', 'authoredOn');
  return { authorship: knownFields({ ...who, at }), sources: [] };
};

const authorIn = (provenance: Resource, referenceIndex: ReferenceIndex): Authorship | undefined => {
  const authors = all(provenance.json, 'agent').filter((each) => texts(each, 'type.coding.code').includes('author'));
  if (authors.length === 0) return undefined;
  const who = authors.map((author) => whoIn(provenance, author, referenceIndex));
  const by = eachOnce(who.map((each) => each.by));
  const organization = eachOnce(who.map((each) => each.organization));
  const at = dateAt(provenance.json, 'recorded', 'occurredDateTime', 'occurredPeriod.end');
  const authorship = knownFields({ by, organization, at });
  return Object.keys(authorship).length === 0 ? undefined : authorship;
};

/** Several who wrote it together, with a sign between them that names do not have. */
const eachOnce = (names: readonly (string | undefined)[]): string | undefined =>
  [...new Set(names.filter((name) => name !== undefined))].join('; ') || undefined;

/** The person, and the organization for which they wrote it: the one that is said, else that of their role. */
const whoIn = (provenance: Resource, author: Json, referenceIndex: ReferenceIndex) => {
  const reference = first(author, 'who');
  const who = referenceIndex.follow(provenance, reference);
  const name = nameBehind(provenance, referenceIndex, reference);
  const isOrganization = (who?.type ?? text(reference, 'type')) === 'Organization';
  const role = who?.resource?.type === 'PractitionerRole' ? who.resource : undefined;
  const organization =
    nameBehind(provenance, referenceIndex, first(author, 'onBehalfOf')) ??
    (isOrganization ? name : role && nameBehind(role, referenceIndex, first(role.json, 'organization')));
  return { by: isOrganization ? undefined : name, organization };
};

import {
  namespaceOf,
  type ReadInput,
  type ReadOutcome,
  type ReadRecord,
  type Refusal,
  type SourceId,
} from '../records/index.ts';
import { parseJson, type BadJson } from '@portico/practice-fhir/json';
import { readPatient } from './read-people.ts';
import { withoutSaidTwice } from './read-self-said.ts';
import { mayBePart, readerOf } from './reader-by-type.ts';
import {
  authoredBySource,
  containedIn,
  joinNotes,
  markedBySources,
  ReferenceIndex,
  resourcesIn,
  type Found,
  type NoResource,
  type Origin,
  type Resource,
} from '@portico/practice-fhir/record';
import { originOf, sourceIdIn, type Reading } from './reading-context.ts';
import { contradicts, lastUpdated, versions } from './latest-version.ts';

export interface FhirText {
  readonly input: ReadInput;
  readonly text: string;
  /** A resource a line (NDJSON) instead of one JSON text; a broken line is refused alone. */
  readonly lines: boolean;
}

/**
 * Reads FHIR R4 JSON: single resources and Bundles of any type. Texts that are given together may refer to each
 * other, as the files of a bulk export do.
 */
export const readFhir = (texts: readonly FhirText[]): ReadOutcome => {
  const refusals: Refusal[] = [];
  const found = texts.flatMap((text) => {
    const source = text.input.name;
    const origin = originOf(source, namespaceOf(text.input), texts.length > 1 ? `${source}#` : '', text.input.now);
    return piecesOf(text).map(({ place, piece }): Found => {
      const json = parseJson(piece);
      if (json.ok) return resourcesIn(json.value, origin, place);
      refusals.push(malformed(origin, place, json.error));
      return { resources: [], strays: [] };
    });
  });
  const { records, refusals: more } = readFound(found.flatMap(({ resources }) => resources));
  const strays = found.flatMap((each) => each.strays).map(strayRefusal);
  return { records, refusals: [...more, ...strays, ...refusals] };
};

const piecesOf = ({ text, lines }: FhirText): readonly { readonly place: string; readonly piece: string }[] =>
  lines
    ? text.split('\n').flatMap((piece, index) => (piece.trim() === '' ? [] : [{ place: `line ${index + 1}`, piece }]))
    : [{ place: '', piece: text }];

const malformed = ({ source }: Origin, record: string, { kind }: BadJson): Refusal =>
  kind === 'too-deep'
    ? { source, record, reason: 'too-large', detail: 'JSON nested deeper than any FHIR resource' }
    : { source, record, reason: 'malformed', detail: 'not well-formed JSON' };

const strayRefusal = ({ origin, place, expected }: NoResource): Refusal => ({
  source: origin.source,
  record: place,
  reason: place === '' ? 'unknown-format' : expected ? 'unreadable' : 'not-kept',
  detail: expected
    ? 'JSON that is no FHIR resource: resourceType is missing'
    : 'an entry that asks, deletes or answers',
});

const readFound = (resources: readonly Resource[]): ReadOutcome => {
  const { newest, older } = versions(resources);
  const referenceIndex = new ReferenceIndex(newest);
  const records = new Map<string, ReadRecord>();
  const refused = new Map<Resource, Refusal>();
  const claimed = new Set<string>();
  const take = (resource: Resource, reading: Reading): void => {
    if (!reading.ok) {
      refused.set(resource, refusalOf(resource, reading.error));
      return;
    }
    const read = reading.value.map((record) => authoredBySource(record, resource, referenceIndex));
    for (const record of [...read, ...peopleInside(resource, reading.value, referenceIndex)]) {
      keep(records, record, resource);
      for (const source of record.sources) claimed.add(source);
    }
  };
  for (const resource of newest) {
    if (!mayBePart(resource.type)) take(resource, readerOf(resource.type)(resource, referenceIndex));
  }
  for (const resource of panelsFirst(newest)) {
    const isAlone = mayBePart(resource.type) && !claimed.has(resource.place);
    if (isAlone) take(resource, readerOf(resource.type)(resource, referenceIndex));
  }
  for (const { resource, kept } of older)
    refused.set(resource, refusalOf(resource, contradicts(resource, kept) ? contradicted : superseded));
  const refusals = [...refused].flatMap(([{ place }, refusal]) => (claimed.has(place) ? [] : [refusal]));
  const read = withoutSaidTwice(joinNotes([...records.values()], newest), newest);
  return { records: versioned(markedBySources(read, newest), newest), refusals };
};

/** A record is as new as the newest resource it was made of. */
const versioned = (records: readonly ReadRecord[], resources: readonly Resource[]): readonly ReadRecord[] => {
  const at = new Map(resources.map((resource) => [resource.place, lastUpdated(resource)]));
  return records.map((record) => {
    const times = record.sources.flatMap((place) => at.get(place) ?? []);
    return times.length === 0 ? record : { ...record, version: Math.max(...times) };
  });
};

const superseded = { reason: 'superseded', detail: 'the same or a newer version of it is in this input' } as const;
const contradicted = {
  reason: 'conflict',
  detail: 'another file has another content of it and the same date',
} as const;

/** The same record from two resources (two roles of one provider) stays one, made of both. */
const keep = (records: Map<string, ReadRecord>, record: ReadRecord, { origin }: Resource): void => {
  const key = `${record.type} ${record.id}${record.type === 'patient' ? ` ${origin.source}` : ''}`;
  const known = records.get(key);
  const sources = [...new Set([...(known?.sources ?? []), ...record.sources])];
  records.set(key, { ...(known ?? record), sources });
};

const refusalOf = ({ origin, place }: Resource, { reason, detail }: Pick<Refusal, 'reason' | 'detail'>): Refusal => ({
  source: origin.source,
  record: place.slice(origin.prefix.length),
  reason,
  detail,
});

/** A patient who exists only inside the record that was read comes with it. */
const peopleInside = (
  resource: Resource,
  records: readonly ReadRecord[],
  referenceIndex: ReferenceIndex,
): readonly ReadRecord[] => {
  const subjects = new Set<SourceId | false>(records.map((record) => 'patient' in record && record.patient));
  return containedIn(resource)
    .filter((person) => subjects.has(sourceIdIn(person)))
    .flatMap((person) => {
      const reading = readPatient(person, referenceIndex);
      return reading.ok ? reading.value : [];
    });
};

/** Panels are read before their members, so that a member is not taken for a report of its own. */
const panelsFirst = (resources: readonly Resource[]): readonly Resource[] =>
  [...resources].sort((a, b) => Number('hasMember' in b.json) - Number('hasMember' in a.json));

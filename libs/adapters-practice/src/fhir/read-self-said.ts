import { all, first, text, type Json } from '@portico/practice-fhir/json';
import { placesOf, selfSaid, type Resource } from '@portico/practice-fhir/record';
import { partOf, type ItemRecord, type ReadRecord } from '../records/index.ts';
import { sourceIdIn } from './reading-context.ts';

/**
 * What an extension of US Core says of a person that a C-CDA document says among the social history: gender identity and
 * tribal affiliation, each an entry of it.
 */
export const readSelfSaid = (resource: Resource): readonly ItemRecord[] => {
  const { json } = resource;
  const patient = sourceIdIn(resource);
  const extensions = (holder: Json, ending: string): readonly Json[] =>
    all(holder, 'extension').filter((each) => text(each, 'url')?.endsWith(ending) === true);
  const said = [
    ...extensions(json, '/us-core-genderIdentity').map((each) => selfSaid('Gender identity', '76691-5', concept(each))),
    ...extensions(json, '/us-core-tribal-affiliation')
      .flatMap((each) => extensions(each, 'tribalAffiliation'))
      .map((each) => selfSaid('Tribal affiliation', '95370-3', concept(each))),
  ];
  return said.map((each, at) => {
    const id = partOf(patient, `${each.name} ${at + 1}`);
    const item = { id, ...each, status: 'final', details: [] };
    return {
      type: 'item',
      id,
      patient,
      sources: placesOf(resource),
      section: 'socialHistory',
      item,
    } as unknown as ItemRecord;
  });
};

const concept = (extension: Json): Json => first(extension, 'valueCodeableConcept') ?? {};

/** Without what an observation of the same patient says too, with its date: the extension says the same once more. */
export const withoutSaidTwice = (
  records: readonly ReadRecord[],
  resources: readonly Resource[],
): readonly ReadRecord[] => {
  const people = new Set(resources.flatMap(({ type, place }) => (type === 'Patient' ? [place] : [])));
  const isOfPerson = (record: ReadRecord): boolean => record.sources.every((source) => people.has(source));
  const observed = new Set(records.flatMap((record) => (isOfPerson(record) ? [] : keyOf(record))));
  return records.filter((record) => !isOfPerson(record) || !keyOf(record).some((key) => observed.has(key)));
};

const keyOf = (record: ReadRecord): readonly string[] => {
  if (record.type !== 'item' || record.section !== 'socialHistory') return [];
  const { code, value, valueCode } = record.item;
  return [JSON.stringify([record.patient, code?.code, valueCode?.code ?? value])];
};

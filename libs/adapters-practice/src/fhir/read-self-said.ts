import { all, first, text, type Json } from '@portico/practice-fhir/json';
import { lookedUp, placesOf, selfSaid, type Resource } from '@portico/practice-fhir/record';
import { inForce } from '@portico/practice-fhir/values';
import { partOf, type ItemRecord, type ReadRecord } from '../records/index.ts';
import { sourceIdIn } from './reading-context.ts';

/**
 * What an extension says of a person that a C-CDA document says among the social history: sex, sex assigned at birth,
 * pronouns, gender identity and tribal affiliation, each an entry of it; none stands for another.
 */
export const readSelfSaid = (resource: Resource): readonly ItemRecord[] => {
  const { json } = resource;
  const patient = sourceIdIn(resource);
  const extensions = (holder: Json, ending: string): readonly Json[] =>
    all(holder, 'extension').filter((each) => text(each, 'url')?.endsWith(ending) === true);
  const isNow = (each: Json): boolean =>
    inForce([{ period: first(each, 'valuePeriod') }], resource.origin.now).length > 0;
  const said = [
    ...extensions(json, '/us-core-sex').map((each) => selfSaid('Sex', '46098-0', codeIn(each, sexes))),
    ...extensions(json, '/us-core-birthsex').map((each) =>
      selfSaid('Sex assigned at birth', '76689-9', codeIn(each, birthSexes)),
    ),
    ...extensions(json, '/individual-pronouns')
      .filter((each) => extensions(each, 'period').every(isNow))
      .flatMap((each) => extensions(each, 'value'))
      .map((each) => selfSaid('Personal pronouns', '90778-2', concept(each))),
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

const terms = 'http://terminology.hl7.org/CodeSystem';
const snomed = 'http://snomed.info/sct';

/** Codes with their system and the words of it. */
type Codes = Readonly<Record<string, readonly [system: string, display: string]>>;

const sexes: Codes = {
  '248152002': [snomed, 'Female'],
  '248153007': [snomed, 'Male'],
  unknown: [`${terms}/data-absent-reason`, 'Unknown'],
  'asked-declined': [`${terms}/data-absent-reason`, 'Asked But Declined'],
};

const birthSexes: Codes = {
  F: [`${terms}/v3-AdministrativeGender`, 'Female'],
  M: [`${terms}/v3-AdministrativeGender`, 'Male'],
  ...Object.fromEntries(['UNK', 'ASKU', 'OTH'].map((code) => [code, [`${terms}/v3-NullFlavor`, '']])),
};

/** A code without words, or with those that the source sends; one that the standard does not know is told as it is. */
const codeIn = (extension: Json, codes: Codes): Json => {
  const coding = first(extension, 'valueCoding');
  if (coding !== undefined) return { coding: [coding] };
  const code = text(extension, 'valueCode');
  const [system, display] = lookedUp(codes, code) ?? [];
  return { coding: [{ code, system, display }] };
};

const concept = (extension: Json): Json => first(extension, 'valueCodeableConcept') ?? {};

/** Without what an observation of the same patient says too, with its date: the extension says the same once more. */
export const withoutSaidTwice = (
  records: readonly ReadRecord[],
  resources: readonly Resource[],
): readonly ReadRecord[] => {
  const people = new Set(resources.flatMap(({ type, place }) => (type === 'Patient' ? [place] : [])));
  const isOfPerson = (record: ReadRecord): boolean => record.sources.some((source) => people.has(source));
  const observed = new Set(records.filter((record) => !isOfPerson(record)).flatMap(keyOf));
  return records.filter((record) => !isOfPerson(record) || !keyOf(record).some((key) => observed.has(key)));
};

const keyOf = (record: ReadRecord): readonly string[] => {
  if (record.type !== 'item' || record.section !== 'socialHistory') return [];
  const { code, value, valueCode } = record.item;
  return [JSON.stringify([record.patient, code?.code, valueCode?.code ?? value])];
};

import type { Call, Id, PolicyHolder } from '@portico/practice-spi';
import type { FhirClient } from '../client/fhir-client.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
import { nameIn } from '../people/map-patient-resource.ts';
import { knownFields } from '../pick-known-fields.ts';
import { isTarget, targetOf } from '../resource-references.ts';

/** A Coverage says what the patient is to the policyholder; told is what the policyholder is to the patient. */
const relationships: ReadonlyMap<string, PolicyHolder['relationship']> = new Map(
  Object.entries({
    child: 'parent',
    parent: 'child',
    spouse: 'spouse',
    common: 'spouse',
    other: 'other',
  }),
);

const genders = ['female', 'male', 'other', 'unknown'] as const;

/** A name in three parts, as a person writes it: the given names after the first are the middle ones. */
const personIn = (json: Json, now: number): Omit<PolicyHolder, 'relationship'> => {
  const name = nameIn(json, now);
  const [firstName, ...middle] = texts(name, 'given');
  return knownFields({
    firstName,
    middleName: middle.length === 0 ? undefined : middle.join(' '),
    lastName: text(name, 'family'),
    birthDate: text(json, 'birthDate'),
    gender: genders.find((each) => each === text(json, 'gender')),
  });
};

/**
 * Whose insurance a Coverage is, where that is another person than the patient; undefined for the patient and for an
 * employer. Of a person who cannot be read no more is told than the relationship.
 */
export const policyHolderOf = async (
  client: FhirClient,
  coverage: Json,
  patient: Id,
  call: Call,
): Promise<PolicyHolder | undefined> => {
  const code = texts(coverage, 'relationship.coding.code')[0];
  if (code === 'self') return undefined;
  const relationship = code === undefined ? undefined : relationships.get(code);
  const reference = first(coverage, 'subscriber') ?? first(coverage, 'policyHolder');
  const target = targetOf(reference);
  if (target !== undefined && isTarget(target, 'Patient', patient)) return undefined;
  if (target?.type === 'Organization') return relationship && { relationship };
  const contained = all(coverage, 'contained').find((each) => `#${text(each, 'id')}` === text(reference, 'reference'));
  const person = contained ?? (target && (await readPerson(client, target, call)));
  const known = {
    ...knownFields({ relationship }),
    ...(person === undefined ? {} : personIn(person, client.host.now())),
  };
  return Object.keys(known).length === 0 ? undefined : known;
};

const readPerson = async (
  client: FhirClient,
  { type, id }: NonNullable<ReturnType<typeof targetOf>>,
  call: Call,
): Promise<Json | undefined> => {
  if (type !== 'Patient' && type !== 'RelatedPerson') return undefined;
  const stored = await client.read(type, id, call);
  return stored.ok ? stored.value.json : undefined;
};

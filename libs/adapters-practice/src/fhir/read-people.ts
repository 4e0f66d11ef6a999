import { ok, parseTimeZone, type Language, isLanguage } from '@portico/domain/kernel';
import {
  familyKey,
  knownFields,
  maskedNumber,
  reachedAt,
  type PatientRecord,
  type RecordIdentifier,
} from '../records/index.ts';
import { all, first, text, texts, type Json } from '@portico/practice-fhir/json';
import {
  isSecretNumber,
  placesOf,
  unreadable,
  type ReferenceIndex,
  type Resource,
} from '@portico/practice-fhir/record';
import { codesOf, conceptText, emailOf, familyNameIn, personNames, phoneOf } from '@portico/practice-fhir/values';
import { readDemographics } from './read-demographics.ts';
import { readSelfSaid } from './read-self-said.ts';
import { dateAt, sourceIdIn, type Reading } from './reading-context.ts';

/** A patient with those who say that they are related to them. */
export const readPatient = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const related = referenceIndex.referring(resource, 'RelatedPerson', 'patient');
  const [name, ...otherNames] = personNames(all(json, 'name'));
  if (name === undefined) return unreadable('Patient.name is missing');
  const birthDate = dateAt(json, 'birthDate');
  if (birthDate === undefined && text(json, 'birthDate') !== undefined)
    return unreadable('Patient.birthDate is no date');
  const family = familyKey([familyNameIn(all(json, 'name')) ?? '']);
  const reached = reachedAt(emailOf(json), phoneOf(json));
  const language = languageOf(all(json, 'communication'));
  const patient: PatientRecord = {
    type: 'patient',
    id: sourceIdIn(resource),
    sources: placesOf(resource, ...related),
    name,
    otherNames,
    ...knownFields({ family, birthDate, language }),
    identifiers: all(json, 'identifier').flatMap(identifierOf),
    ...reached,
    demographics: readDemographics(
      json,
      reached,
      related.map((each) => each.json),
    ),
  };
  return ok([patient, ...readSelfSaid(resource)]);
};

/** The preferred language where one is preferred, else the first that the portal speaks. */
const languageOf = (communication: readonly Json[]): Language | undefined => {
  const preferred = communication.filter((entry) => first(entry, 'preferred') === true);
  const spoken = (preferred.length > 0 ? preferred : communication).flatMap((entry) =>
    texts(entry, 'language.coding.code'),
  );
  return spoken.map((code) => code.slice(0, 2).toLowerCase()).find(isLanguage);
};

const identifierOf = (identifier: Json): readonly RecordIdentifier[] => {
  const value = text(identifier, 'value');
  if (value === undefined) return [];
  const system = text(identifier, 'system');
  const masked = isSecretNumber(system, codesOf(first(identifier, 'type'))) ? maskedNumber(value) : value;
  return [{ ...knownFields({ system }), value: masked }];
};

export const readPractitioner = (resource: Resource): Reading => {
  const [name] = personNames(all(resource.json, 'name'));
  if (name === undefined) return unreadable('Practitioner.name is missing');
  const phone = phoneOf(resource.json);
  const specialty = conceptText(first(resource.json, 'qualification.code'));
  return ok([
    {
      type: 'provider',
      id: sourceIdIn(resource),
      sources: placesOf(resource),
      name,
      ...knownFields({ specialty, phone }),
    },
  ]);
};

/** A role makes its person a provider with a specialty: one record of both resources, known by the person's id. */
export const readRole = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const person = referenceIndex.follow(resource, resource.json['practitioner']);
  if (person === undefined) return unreadable('PractitionerRole.practitioner is missing');
  const name = personNames(all(person.resource?.json, 'name'))[0] ?? person.display;
  if (name === undefined)
    return unreadable('PractitionerRole.practitioner is nobody of this input, and has no display');
  const specialty = conceptText(first(resource.json, 'specialty')) ?? conceptText(first(resource.json, 'code'));
  const phone = phoneOf(resource.json) ?? phoneOf(person.resource?.json);
  return ok([
    {
      type: 'provider',
      id: sourceIdIn(person),
      sources: placesOf(resource, person.resource),
      name,
      ...knownFields({ specialty, phone }),
    },
  ]);
};

export const readLocation = (resource: Resource): Reading => {
  const { json } = resource;
  const office = text(json, 'name') ?? text(json, 'description');
  if (office === undefined) return unreadable('Location.name is missing');
  const phone = phoneOf(json);
  const zone = parseTimeZone(
    text(
      all(json, 'extension').find((extension) => text(extension, 'url')?.endsWith('/timezone')),
      'valueCode',
    ),
  );
  return ok([
    {
      type: 'location',
      id: sourceIdIn(resource),
      sources: placesOf(resource),
      office,
      addressLines: texts(json, 'address.line'),
      city: text(json, 'address.city') ?? '',
      state: text(json, 'address.state') ?? '',
      zip: text(json, 'address.postalCode') ?? '',
      ...knownFields({ phone, timeZone: zone.ok ? zone.value : undefined }),
    },
  ]);
};

export const readOrganization = (resource: Resource): Reading => {
  const name = text(resource.json, 'name') ?? text(resource.json, 'alias');
  if (name === undefined) return unreadable('Organization.name is missing');
  const phone = phoneOf(resource.json);
  return ok([
    {
      type: 'organization',
      id: sourceIdIn(resource),
      sources: placesOf(resource),
      name,
      ...knownFields({ phone }),
    },
  ]);
};

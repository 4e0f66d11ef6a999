import type { Place, Provider } from '@portico/practice-spi';
import type { Stored } from '../client/stored-resource.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
import { knownFields } from '../pick-known-fields.ts';
import { isTimeZone } from '../parse-moments.ts';
import { targetOf, type Target } from '../resource-references.ts';
import { conceptText, personNames, phoneOf } from '../values/index.ts';

type Known = (target: Target) => Stored | undefined;

/** The provider that an actor stands for: a role for its person, who is the same one in every place. */
export const providerOf = (actor: Json, known: Known): Provider | undefined => {
  const target = targetOf(actor);
  if (target?.type !== 'Practitioner' && target?.type !== 'PractitionerRole') return undefined;
  const role = target.type === 'PractitionerRole' ? known(target)?.json : undefined;
  const person = role === undefined ? undefined : targetOf(first(role, 'practitioner'));
  const { id } = person ?? target;
  const shown =
    personNames(all(known(person ?? target)?.json, 'name'))[0] ??
    text(role, 'practitioner.display') ??
    text(actor, 'display');
  if (shown === undefined) return undefined;
  const specialty =
    conceptText(first(role, 'specialty')) ?? conceptText(first(known(target)?.json, 'qualification.code'));
  const languages = languagesOf(known(person ?? target)?.json);
  return {
    id,
    name: shown,
    ...(specialty === undefined ? {} : { specialty }),
    ...(languages.length === 0 ? {} : { languages }),
  };
};

/** The codes of BCP 47 by which a person's languages are coded; other codes and mere words are left out. */
const languagesOf = (person: Json | undefined): readonly string[] => {
  const codings = all(person, 'communication').flatMap((concept) => all(concept, 'coding'));
  const tags = codings.flatMap((coding) => (isLanguage(coding) ? (text(coding, 'code') ?? []) : []));
  return [...new Set(tags)];
};

const isLanguage = (coding: Json): boolean =>
  ['urn:ietf:bcp:47', undefined].includes(text(coding, 'system')) &&
  /^[a-z]{2,3}(?:-[\da-z]{2,8})*$/i.test(text(coding, 'code') ?? '');

const timeZoneUrl = 'http://hl7.org/fhir/StructureDefinition/timezone';

const timeZoneOf = (location: Json): string | undefined => {
  const extension = all(location, 'extension').find((each) => text(each, 'url') === timeZoneUrl);
  const name = text(extension, 'valueCode');
  return name !== undefined && isTimeZone(name) ? name : undefined;
};

export const placeOf = (actor: Json, known: Known): Place | undefined => {
  const target = targetOf(actor);
  if (target?.type !== 'Location') return undefined;
  const location = known(target)?.json;
  const name = text(location, 'name') ?? text(actor, 'display');
  if (name === undefined) return undefined;
  const address = first(location, 'address');
  const optional = {
    city: text(address, 'city'),
    state: text(address, 'state'),
    zip: text(address, 'postalCode'),
    phone: phoneOf(location),
    timeZone: location && timeZoneOf(location),
  };
  return {
    id: target.id,
    name,
    lines: texts(address, 'line'),
    ...knownFields(optional),
  };
};

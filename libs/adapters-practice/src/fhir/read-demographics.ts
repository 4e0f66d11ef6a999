import { all, first, text, texts, type Json } from '@portico/practice-fhir/json';
import { lookedUp } from '@portico/practice-fhir/record';
import { conceptText, namePartsIn, personNames } from '@portico/practice-fhir/values';
import type { CodedFact } from '@portico/domain/profile';
import {
  demographicsOf,
  isEmergency,
  reachedAt,
  roleCodeIn,
  roleInWords,
  type Demographics,
  type PatientRecord,
  type RoleCoding,
  type SaidAddress,
  type SaidOfPerson,
  type SaidContact,
} from '../records/index.ts';
import { dateAt } from './reading-context.ts';

/** What a Patient says beside name and birth date; number and address are such as were parsed. */
export const readDemographics = (
  json: Json,
  { email, phone }: Pick<PatientRecord, 'email' | 'phone'>,
  related: readonly Json[],
): Demographics =>
  demographicsOf({
    ...namePartsIn(all(json, 'name')),
    phone,
    phoneType: phoneTypeOf(json, phone),
    email,
    ...languagesIn(all(json, 'communication')),
    // Sex, and sex at birth, are facts of their own: no extension for them stands for the gender.
    gender: text(json, 'gender'),
    races: categoriesIn(json, 'us-core-race'),
    ethnicities: categoriesIn(json, 'us-core-ethnicity'),
    detailedRaces: detailedIn(json, 'us-core-race'),
    detailedEthnicities: detailedIn(json, 'us-core-ethnicity'),
    address: addressIn(json),
    formerNames: all(json, 'name')
      .filter((each) => ['old', 'maiden'].includes(text(each, 'use') ?? ''))
      .flatMap((each) => personNames([each])),
    formerAddresses: all(json, 'address').filter(isFormer).map(addressOf),
    death: deathIn(json),
    emergency: emergencyIn(json),
    related: [...all(json, 'contact'), ...related.filter(isStill)].map(contactOf),
  });

const phoneTypes: Readonly<Record<string, string>> = { mobile: 'Mobile', home: 'Home', work: 'Work' };

/** Of the number that stands. */
const phoneTypeOf = (json: Json, phone: string | undefined): string | undefined => {
  const point = all(json, 'telecom').find(
    (each) => text(each, 'system') === 'phone' && reachedAt(undefined, text(each, 'value')).phone === phone,
  );
  return lookedUp(phoneTypes, text(point, 'use'));
};

/** The one that is said to be preferred, else those that are said to be spoken. */
const languagesIn = (communication: readonly Json[]): Pick<SaidOfPerson, 'language' | 'spokenLanguages'> => {
  const tagsIn = (each: Json): readonly string[] => texts(each, 'language.coding.code').slice(0, 1);
  const preferred = communication.filter((each) => first(each, 'preferred') === true);
  return { language: preferred.flatMap(tagsIn)[0], spokenLanguages: [...new Set(communication.flatMap(tagsIn))] };
};

/** The one that is coded as an emergency contact; others may be an insurer or an employer. */
const emergencyIn = (json: Json): SaidContact | undefined =>
  all(json, 'contact')
    .filter((each) => codingsOf(each).some(isEmergency))
    .map(contactOf)[0];

const codingsOf = (contact: Json): readonly RoleCoding[] => all(contact, 'relationship').flatMap(roleCodings);

const roleCodings = (relationship: Json): readonly RoleCoding[] =>
  all(relationship, 'coding').map((each) => ({ system: text(each, 'system'), code: text(each, 'code') }));

const roleIn = (relationship: Json): string | undefined =>
  roleInWords([conceptText(relationship)], roleCodings(relationship));

const contactOf = (contact: Json): SaidContact => {
  const phones = all(contact, 'telecom').filter((each) => text(each, 'system') === 'phone');
  const relationships = all(contact, 'relationship');
  const isToCall = (each: Json): boolean => all(each, 'coding').length > 0 && roleCodings(each).every(isEmergency);
  const told = relationships.filter((each) => !isToCall(each));
  return {
    given: texts(contact, 'name.given'),
    family: text(contact, 'name.family'),
    name: personNames(all(contact, 'name'))[0],
    relationships: [
      ...codingsOf(contact)
        .filter((each) => !isEmergency(each))
        .flatMap((each) => each.code ?? []),
      ...relationships.flatMap((each) => texts(each, 'text')),
    ],
    words: [...told, ...relationships].flatMap((each) => roleIn(each) ?? [])[0],
    code: roleCodeIn(codingsOf(contact)),
    phone: reachedAt(undefined, phones.flatMap((each) => texts(each, 'value'))[0]).phone,
  };
};

/** A name or an address that was marked as a former one when it was read. */
const isFormer = (each: Json): boolean => text(each, 'use') === 'old';

const isStill = (related: Json): boolean =>
  first(related, 'active') !== false && first(related, 'period.end') === undefined;

/** A word about a death that cannot be read as one says nothing. */
const deathIn = (json: Json): string | false | undefined => {
  const deceased = first(json, 'deceasedBoolean');
  if (deceased === true || text(json, 'deceasedDateTime') !== undefined) return dateAt(json, 'deceasedDateTime') ?? '';
  return deceased === false ? false : undefined;
};

const extensionsOf = (json: Json, name: string): readonly Json[] =>
  all(json, 'extension').filter((each) => text(each, 'url')?.endsWith(`/${name}`) === true);

const codingsIn = (json: Json, name: string, url: string): readonly Json[] =>
  extensionsOf(json, name)
    .flatMap((each) => all(each, 'extension'))
    .filter((each) => text(each, 'url') === url)
    .flatMap((each) => all(each, 'valueCoding'));

/** A race of none of the five categories, which some send among the detailed ones. */
const other = '2131-1';

/** The categories of an extension of US Core; `UNK` says nothing. */
const categoriesIn = (json: Json, name: string): readonly string[] => [
  ...codingsIn(json, name, 'ombCategory').flatMap((each) => texts(each, 'code')),
  ...codingsIn(json, name, 'detailed')
    .flatMap((each) => texts(each, 'code'))
    .filter((code) => code === other),
];

const detailedIn = (json: Json, name: string): readonly CodedFact[] =>
  codingsIn(json, name, 'detailed').flatMap((each) => {
    const code = text(each, 'code');
    const words = text(each, 'display') ?? code;
    return words === undefined || code === other ? [] : [{ text: words, ...(code && { code }) }];
  });

/** The one at home before others; none that was left, is for a time, or is for bills. */
const addressIn = (json: Json): SaidAddress | undefined => {
  const addresses = all(json, 'address').filter(
    (each) => !['old', 'temp', 'billing'].includes(text(each, 'use') ?? ''),
  );
  return [...addresses.filter((each) => text(each, 'use') === 'home'), ...addresses].map(addressOf)[0];
};

const addressOf = (address: Json): SaidAddress => ({
  text: text(address, 'text'),
  lines: texts(address, 'line'),
  city: text(address, 'city'),
  state: text(address, 'state'),
  zip: text(address, 'postalCode'),
  country: text(address, 'country'),
});

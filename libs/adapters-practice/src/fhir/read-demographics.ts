import { all, first, text, texts, type Json } from '@portico/practice-fhir/json';
import { namePartsIn, personNames } from '@portico/practice-fhir/values';
import { demographicsOf, reachedAt, type Demographics, type SaidAddress, type SaidContact } from '../records/index.ts';
import { dateAt } from './reading-context.ts';

/** What a Patient says beside name and birth date; the number is one that was parsed. */
export const readDemographics = (json: Json, phone: string | undefined): Demographics =>
  demographicsOf({
    ...namePartsIn(all(json, 'name')),
    phone,
    gender: text(json, 'gender'),
    races: categoriesIn(json, 'us-core-race'),
    ethnicities: categoriesIn(json, 'us-core-ethnicity'),
    address: addressIn(json),
    formerNames: all(json, 'name')
      .filter((each) => isOver(each) || text(each, 'use') === 'maiden')
      .flatMap((each) => personNames([each])),
    formerAddresses: all(json, 'address').filter(isOver).map(addressOf),
    death: deathIn(json),
    emergency: emergencyIn(json),
  });

/** How those name an emergency contact that have a code for it: table 0131 of HL7 version 2, under all its names, and RoleClass. */
const emergencyCodes: Readonly<Record<string, string>> = {
  'http://terminology.hl7.org/CodeSystem/v2-0131': 'C',
  'http://hl7.org/fhir/v2/0131': 'C',
  'urn:oid:2.16.840.1.113883.18.57': 'C',
  'urn:oid:2.16.840.1.113883.18.58': 'C',
  'urn:oid:2.16.840.1.113883.12.131': 'C',
  'http://terminology.hl7.org/CodeSystem/v3-RoleClass': 'ECON',
  'http://hl7.org/fhir/v3/RoleClass': 'ECON',
  'urn:oid:2.16.840.1.113883.5.110': 'ECON',
};

const isEmergency = (coding: Json): boolean => {
  const code = text(coding, 'code');
  return code !== undefined && emergencyCodes[text(coding, 'system') ?? ''] === code;
};

/** The one that is coded as an emergency contact; others may be an insurer or an employer. */
const emergencyIn = (json: Json): SaidContact | undefined => {
  const codingsOf = (each: Json): readonly Json[] => all(each, 'relationship.coding');
  const contact = all(json, 'contact').find((each) => !isOver(each) && codingsOf(each).some(isEmergency));
  if (contact === undefined) return undefined;
  const phones = all(contact, 'telecom').filter((each) => text(each, 'system') === 'phone' && !isOver(each));
  return {
    given: texts(contact, 'name.given'),
    family: text(contact, 'name.family'),
    relationships: [
      ...codingsOf(contact)
        .filter((each) => !isEmergency(each))
        .flatMap((each) => texts(each, 'code')),
      ...texts(contact, 'relationship.text'),
    ],
    phone: reachedAt(undefined, phones.flatMap((each) => texts(each, 'value'))[0]).phone,
  };
};

/** A name or an address that is a former one. */
const isOver = (each: Json): boolean => text(each, 'use') === 'old' || text(each, 'period.end') !== undefined;

/** A word about a death that cannot be read as one says nothing. */
const deathIn = (json: Json): string | false | undefined => {
  const deceased = first(json, 'deceasedBoolean');
  const isDead = deceased === true || text(json, 'deceasedDateTime') !== undefined;
  if (!isDead) return deceased === false ? false : undefined;
  return dateAt(json, 'deceasedDateTime') ?? '';
};

/** The categories of an extension of US Core; `UNK` says nothing. */
const categoriesIn = (json: Json, name: string): readonly string[] =>
  all(json, 'extension')
    .filter((each) => text(each, 'url')?.endsWith(`/${name}`) === true)
    .flatMap((each) => all(each, 'extension'))
    .filter((each) => text(each, 'url') === 'ombCategory')
    .flatMap((each) => texts(each, 'valueCoding.code'))
    .filter((code) => code !== 'UNK');

/** The one at home before others; none that was left, is for a time, or is for bills. */
const addressIn = (json: Json): SaidAddress | undefined => {
  const addresses = all(json, 'address').filter(
    (each) => !isOver(each) && !['temp', 'billing'].includes(text(each, 'use') ?? ''),
  );
  const address = addresses.find((each) => text(each, 'use') === 'home') ?? addresses[0];
  return address === undefined ? undefined : addressOf(address);
};

const addressOf = (address: Json): SaidAddress => ({
  text: text(address, 'text'),
  lines: texts(address, 'line'),
  city: text(address, 'city'),
  state: text(address, 'state'),
  zip: text(address, 'postalCode'),
  country: text(address, 'country'),
});

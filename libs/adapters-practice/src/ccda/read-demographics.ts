import type { CodedFact } from '@portico/domain/profile';
import {
  demographicsOf,
  emergencyWords,
  isEmergency,
  lookedUp,
  reachedAt,
  roleCodeIn,
  roleInWords,
  type Demographics,
  type RoleCoding,
  type SaidAddress,
  type SaidOfPerson,
  type SaidContact,
} from '../records/index.ts';
import { isOver } from './as-of.ts';
import { byUse, codesOf, emailOf, formerNames, nameParts, personName, phoneOf, says, timeOf } from './coded-values.ts';
import { all, attribute, first, plainText, type Xml } from './xml-tree.ts';

/** AdministrativeGender of HL7, code system 2.16.840.1.113883.5.1. */
const genders: Readonly<Record<string, string>> = { F: 'female', M: 'male', UN: 'other' };

/** What the header says of the patient beside name and birth date. */
export const readDemographics = (
  holder: Xml,
  role: Xml,
  languages: Pick<SaidOfPerson, 'language' | 'spokenLanguages'>,
): Demographics => {
  const patient = first(role, 'patient');
  const said = (tag: string): readonly Xml[] => [...all(patient, tag), ...all(patient, `sdtc:${tag}`)];
  const { email, phone } = reachedAt(emailOf(role), phoneOf(role));
  return demographicsOf({
    ...nameParts(all(patient, 'name')),
    phone,
    phoneType: phoneTypeOf(role, phone),
    email,
    ...languages,
    gender: lookedUp(genders, attribute(first(patient, 'administrativeGenderCode'), 'code')),
    races: said('raceCode').flatMap(categoriesOf),
    ethnicities: said('ethnicGroupCode').flatMap(categoriesOf),
    detailedRaces: said('raceCode').flatMap(detailedOf),
    detailedEthnicities: said('ethnicGroupCode').flatMap(detailedOf),
    address: addressIn(role),
    formerNames: formerNames(all(patient, 'name')),
    formerAddresses: all(role, 'addr')
      .filter((each) => isOver(each, 'useablePeriod') && attribute(each, 'nullFlavor') === undefined)
      .map(addressOf),
    death: deathIn(patient),
    emergency: emergencyIn(holder),
    related: [
      ...participantsIn(holder)
        .filter((each) => related.has(attribute(each, 'classCode')))
        .map(participantOf),
      ...all(patient, 'guardian').map(guardianOf),
    ],
  });
};

/** The code of a contact and its translations. */
const roleCodings = (code: Xml | undefined): readonly RoleCoding[] =>
  [code, ...all(code, 'translation')].map((each) => {
    const system = attribute(each, 'codeSystem');
    return { code: attribute(each, 'code'), system: system && `urn:oid:${system}` };
  });

/** Classes of roles of somebody who has to do with the patient. */
const related: ReadonlySet<string | undefined> = new Set(['ECON', 'NOK', 'PRS', 'CAREGIVER', 'GUARD', 'AGNT']);

/** TelecommunicationAddressUse. */
const phoneTypes: Readonly<Record<string, string>> = { MC: 'Mobile', HP: 'Home', H: 'Home', WP: 'Work' };

/** Of the number that stands. */
const phoneTypeOf = (role: Xml, phone: string | undefined): string | undefined => {
  const point = all(role, 'telecom').find(
    (each) => reachedAt(undefined, phoneOf({ ...role, children: [each] })).phone === phone,
  );
  const uses = attribute(point, 'use')?.split(' ');
  return uses?.map((use) => lookedUp(phoneTypes, use)).find((type) => type !== undefined);
};

/** Participants of the document who still have to do with the patient. */
const participantsIn = (holder: Xml): readonly Xml[] =>
  all(holder, 'participant')
    .filter((each) => !isOver(each, 'time'))
    .flatMap((each) => all(each, 'associatedEntity'));

const participantOf = (entity: Xml): SaidContact => contactOf(entity, all(entity, 'associatedPerson/name'));

/** A participant of the document whom to call in an emergency: by its class (RoleClass `ECON`), else by its code. */
const emergencyIn = (holder: Xml): SaidContact | undefined => {
  const entities = participantsIn(holder);
  const entity =
    entities.find((each) => attribute(each, 'classCode') === 'ECON') ??
    entities.find((each) => roleCodings(first(each, 'code')).some(isEmergency));
  return entity && participantOf(entity);
};

const guardianOf = (guardian: Xml): SaidContact => {
  const contact = contactOf(guardian, all(guardian, 'guardianPerson/name'));
  return contact.relationships.some((each) => each !== '') ? contact : { ...contact, words: 'Guardian', code: 'GUARD' };
};

const contactOf = (entity: Xml, names: readonly Xml[]): SaidContact => {
  const [name] = byUse(names);
  const code = first(entity, 'code');
  const codings = roleCodings(code);
  const original = plainText(first(code, 'originalText'));
  const words = roleInWords([original, attribute(code, 'displayName')], codings);
  return {
    given: all(name, 'given').map(plainText),
    family: plainText(first(name, 'family')),
    name: name && personName(name),
    relationships: [...codings.filter((each) => !isEmergency(each)).flatMap((each) => each.code ?? []), original],
    words: words ?? (attribute(entity, 'classCode') === 'ECON' ? emergencyWords : undefined),
    code: roleCodeIn(codings),
    phone: reachedAt(undefined, phoneOf(entity)).phone,
  };
};

/** The date goes before the flag, which products leave at false. */
const deathIn = (patient: Xml | undefined): string | false | undefined => {
  const said = attribute(first(patient, 'sdtc:deceasedInd'), 'value');
  const date = timeOf(attribute(first(patient, 'sdtc:deceasedTime'), 'value'));
  return date ?? (said === 'true' ? '' : said === 'false' ? false : undefined);
};

/** Detailed races are below the categories, each with a code of its own. */
const categories = new Set(['1002-5', '2028-9', '2054-5', '2076-8', '2106-3', '2131-1', '2135-2', '2186-5']);

/** Codes of categories, and others that no word of the profile stands for. */
const categoriesOf = (code: Xml): readonly string[] =>
  attribute(code, 'nullFlavor') === 'ASKU' ? ['ASKU'] : codesOf(code);

const detailedOf = (element: Xml): readonly CodedFact[] => {
  const code = attribute(element, 'code');
  return code === undefined || categories.has(code) || attribute(element, 'nullFlavor') !== undefined
    ? []
    : [{ text: attribute(element, 'displayName') ?? code, code }];
};

/** The one at home before others; none that was left or is known to be wrong. */
const addressIn = (role: Xml): SaidAddress | undefined => {
  const isOf = (each: Xml, ...uses: readonly string[]): boolean => uses.some((use) => says(each, 'use', use));
  const addresses = all(role, 'addr').filter(
    (each) =>
      attribute(each, 'nullFlavor') === undefined && !isOver(each, 'useablePeriod') && !isOf(each, 'BAD', 'TMP'),
  );
  const address = addresses.find((each) => isOf(each, 'HP', 'H')) ?? addresses[0];
  return address && addressOf(address);
};

const addressOf = (address: Xml): SaidAddress => {
  const one = (tag: string): string => plainText(first(address, tag));
  return {
    text: address.children
      .filter((child) => typeof child === 'string')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
    lines: all(address, 'streetAddressLine')
      .map(plainText)
      .filter((line) => line !== ''),
    city: one('city'),
    state: one('state'),
    zip: one('postalCode'),
    country: one('country'),
  };
};

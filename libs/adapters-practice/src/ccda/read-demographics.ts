import { demographicsOf, reachedAt, type Demographics, type SaidAddress, type SaidContact } from '../records/index.ts';
import { codesOf, nameParts, personNames, phoneOf, timeOf } from './coded-values.ts';
import { all, attribute, first, plainText, type Xml } from './parse-xml.ts';

/** AdministrativeGender of HL7, code system 2.16.840.1.113883.5.1. */
const genders: Readonly<Record<string, string>> = { F: 'female', M: 'male', UN: 'other' };

/** What the header says of the patient beside name and birth date. */
export const readDemographics = (holder: Xml, role: Xml): Demographics => {
  const patient = first(role, 'patient');
  const gender = attribute(first(patient, 'administrativeGenderCode'), 'code') ?? '';
  const said = (tag: string): readonly string[] =>
    [...all(patient, tag), ...all(patient, `sdtc:${tag}`)].flatMap((each) => [
      ...codesOf(each),
      ...(attribute(each, 'nullFlavor') === 'ASKU' ? ['ASKU'] : []),
    ]);
  const { phone } = reachedAt(undefined, phoneOf(role));
  return demographicsOf({
    ...nameParts(all(patient, 'name')),
    phone,
    gender: Object.hasOwn(genders, gender) ? genders[gender] : undefined,
    races: said('raceCode').filter(isCategory),
    ethnicities: said('ethnicGroupCode').filter(isCategory),
    address: addressIn(role),
    formerNames: all(patient, 'name')
      .filter((each) => isOver(each, 'validTime'))
      .flatMap((each) => personNames([each])),
    formerAddresses: all(role, 'addr')
      .filter((each) => isOver(each, 'useablePeriod') && attribute(each, 'nullFlavor') === undefined)
      .map(addressOf),
    death: deathIn(patient),
    emergency: emergencyIn(holder),
  });
};

/** Table 0131 of HL7 version 2, under all its numbers. */
const contactRoles = ['2.16.840.1.113883.18.57', '2.16.840.1.113883.18.58', '2.16.840.1.113883.12.131'];

/** Whether a code says “emergency contact”: `C` of another system is something else. */
const isEmergency = (code: Xml): boolean =>
  attribute(code, 'code') === 'C' && contactRoles.includes(attribute(code, 'codeSystem') ?? '');

/** A participant of the document whom to call in an emergency: by its class (RoleClass `ECON`), else by its code. */
const emergencyIn = (holder: Xml): SaidContact | undefined => {
  const entities = all(holder, 'participant')
    .filter((each) => !isOver(each, 'time'))
    .flatMap((each) => all(each, 'associatedEntity'));
  const entity =
    entities.find((each) => attribute(each, 'classCode') === 'ECON') ??
    entities.find((each) => all(each, 'code').some(isEmergency));
  if (entity === undefined) return undefined;
  const name = first(entity, 'associatedPerson/name');
  const code = first(entity, 'code');
  const words = plainText(first(code, 'originalText'));
  return {
    given: all(name, 'given').map(plainText),
    family: plainText(first(name, 'family')),
    relationships: [...(code !== undefined && isEmergency(code) ? [] : codesOf(code)), words],
    phone: reachedAt(undefined, phoneOf(entity)).phone,
  };
};

/** A name or an address that is a former one. */
const isOver = (each: Xml, span: string): boolean => first(each, `${span}/high`) !== undefined;

/** The date goes before the flag, which products leave at false. */
const deathIn = (patient: Xml | undefined): string | false | undefined => {
  const said = attribute(first(patient, 'sdtc:deceasedInd'), 'value');
  const date = timeOf(attribute(first(patient, 'sdtc:deceasedTime'), 'value'));
  return date ?? (said === 'true' ? '' : said === 'false' ? false : undefined);
};

/** Detailed races are below the five categories, each with a code of its own. */
const categories = new Set(['1002-5', '2028-9', '2054-5', '2076-8', '2106-3', '2131-1', '2135-2', '2186-5', 'ASKU']);
const isCategory = (code: string): boolean => categories.has(code);

/** The one at home before others; none that was left or is known to be wrong. */
const addressIn = (role: Xml): SaidAddress | undefined => {
  const usesOf = (each: Xml): readonly string[] => (attribute(each, 'use') ?? '').split(' ');
  const addresses = all(role, 'addr').filter(
    (each) =>
      attribute(each, 'nullFlavor') === undefined &&
      !isOver(each, 'useablePeriod') &&
      !usesOf(each).some((use) => use === 'BAD' || use === 'TMP'),
  );
  const address = addresses.find((each) => usesOf(each).some((use) => use === 'HP' || use === 'H')) ?? addresses[0];
  return address === undefined ? undefined : addressOf(address);
};

const addressOf = (address: Xml): SaidAddress => {
  const one = (tag: string): string => plainText(first(address, tag));
  return {
    text: address.children
      .filter((child) => typeof child === 'string')
      .join(' ')
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

import { all, first, text, texts, type Json } from '@portico/practice-fhir/json';
import { namePartsIn, personNames } from '@portico/practice-fhir/values';
import { demographicsOf, type Demographics, type SaidAddress } from '../records/index.ts';
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
  });

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

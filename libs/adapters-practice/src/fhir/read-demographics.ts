import { all, text, texts, type Json } from '@portico/practice-fhir/json';
import { namePartsIn } from '@portico/practice-fhir/values';
import { demographicsOf, type Demographics, type SaidAddress } from '../records/index.ts';

/** What a Patient says beside name and birth date; the number is one that was parsed. */
export const readDemographics = (json: Json, phone: string | undefined): Demographics =>
  demographicsOf({
    ...namePartsIn(all(json, 'name')),
    phone,
    gender: text(json, 'gender'),
    races: categoriesIn(json, 'us-core-race'),
    ethnicities: categoriesIn(json, 'us-core-ethnicity'),
    address: addressIn(json),
  });

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
    (each) => text(each, 'period.end') === undefined && !['old', 'temp', 'billing'].includes(text(each, 'use') ?? ''),
  );
  const address = addresses.find((each) => text(each, 'use') === 'home') ?? addresses[0];
  if (address === undefined) return undefined;
  return {
    lines: texts(address, 'line'),
    city: text(address, 'city'),
    state: text(address, 'state'),
    zip: text(address, 'postalCode'),
    country: text(address, 'country'),
  };
};

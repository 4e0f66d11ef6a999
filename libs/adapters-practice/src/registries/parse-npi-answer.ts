import type { Physician, PhysicianAddress } from '@portico/domain/profile';
import type { Reading } from './registry-client.ts';
import { cased, fieldsOf, lineOf, listOf, type Fields } from './untrusted-answer-values.ts';

/**
 * Reads an answer of version 2.1. A refusal comes with status 200 and `Errors`. An entry that cannot be shown (deactivated, without
 * both names, without a place of work) is left out.
 */
export const physiciansIn = ({ status, body }: { status: number; body: unknown }): Reading<readonly Physician[]> => {
  const fields = fieldsOf(body);
  if (status !== 200 || fields === undefined) return { kind: 'unusable' };
  if (listOf(fields['Errors']) !== undefined) return { kind: 'refused' };
  const results = listOf(fields['results']);
  if (results === undefined) return { kind: 'unusable' };
  return { kind: 'read', value: results.flatMap((result) => physicianOf(fieldsOf(result) ?? {}) ?? []) };
};

const physicianOf = ({ number, basic, addresses, taxonomies }: Fields): Physician | undefined => {
  const { status, first_name, last_name } = fieldsOf(basic) ?? {};
  const npi = typeof number === 'number' ? String(number) : lineOf(number);
  const [first, last] = [lineOf(first_name), lineOf(last_name)];
  const address = addressIn(listOf(addresses) ?? []);
  if (status !== 'A' || npi === undefined || first === undefined || last === undefined || address === undefined) {
    return undefined;
  }
  return {
    npi,
    first_name: cased(first),
    last_name: cased(last),
    specialty: specialtyIn(listOf(taxonomies) ?? []),
    address,
  };
};

/** Where the physician works, never where mail is sent: that may be a home. */
const addressIn = (addresses: readonly unknown[]): PhysicianAddress | undefined => {
  const place = addresses.map(fieldsOf).find((each) => each?.['address_purpose'] === 'LOCATION');
  if (place === undefined) return undefined;
  const text = (name: string): string => lineOf(place[name]) ?? '';
  return {
    address1: cased(text('address_1')),
    address2: cased(text('address_2')),
    zipcode: /^\d{5}/.exec(text('postal_code'))?.[0] ?? '',
    city: cased(text('city')),
    state: /^[A-Z]{2}$/.exec(text('state'))?.[0] ?? '',
    phone_number: tenDigits(text('telephone_number')),
  };
};

const tenDigits = (text: string): string => /^1?(\d{10})$/.exec(text.replaceAll(/\D/g, ''))?.[1] ?? '';

const specialtyIn = (taxonomies: readonly unknown[]): string => {
  const known = taxonomies.map(fieldsOf);
  const main = known.find((each) => each?.['primary'] === true) ?? known[0];
  return lineOf(main?.['desc']) ?? '';
};

import type { Cents, Result } from '@portico/practice-spi';
import { malformed, ok } from '../client/build-results.ts';
import { Decimal, digits, first, text, type Json, type JsonObject } from '../json/index.ts';

/** Whole cents of the digits as they came; undefined for parts of a cent and for what no sum of money is. */
export const centsOf = (written: string): Cents | undefined => {
  const [, sign, dollars = '', cents = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(written) ?? [];
  if (dollars === '') return undefined;
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' && amount !== 0 ? -amount : amount;
};

/** An amount of US dollars; any other currency, and none, is no answer. */
export const centsAt = (from: Json, path: string, what: string): Result<Cents> => {
  const money = first(from, path);
  const cents = centsOf(digits(money, 'value') ?? '');
  return cents === undefined || text(money, 'currency') !== 'USD' ? malformed(what) : ok(cents);
};

export const moneyOf = (cents: Cents): JsonObject => {
  const [dollars, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const written = `${cents < 0 ? '-' : ''}${dollars}.${String(rest).padStart(2, '0')}`;
  return { value: new Decimal(written), currency: 'USD' };
};

import { failed, ok, type Brand, type Result } from '../kernel/index.ts';

/** A telephone number as `+` and 8 to 15 digits. */
export type Phone = Brand<string, 'Phone'>;

export interface BadPhone {
  readonly kind: 'bad-phone';
}

/** Parses what a person types: spaces, dots, dashes and brackets count for nothing; ten digits are a North American number. */
export const parsePhone = (raw: string): Result<Phone, BadPhone> => {
  const plain = raw.trim().replace(/[\s().-]/g, '');
  const number = /^[2-9]\d{9}$/.test(plain) ? `+1${plain}` : /^1[2-9]\d{9}$/.test(plain) ? `+${plain}` : plain;
  return /^\+[1-9]\d{7,14}$/.test(number) ? ok(number as Phone) : failed({ kind: 'bad-phone' });
};

/** What may be shown of a number to somebody who is not yet known: the last two digits. */
export const maskPhone = (phone: Phone): string => `•••• ${phone.slice(-2)}`;

/** A number as it is sent on: without the dashes that people write into it (`ACC-264`, `MON-341`). */
export const withoutDashes = (typed: string): string => typed.replace(/[-\u2010-\u2015]/g, '');

/** As people write it: a North American number in its three groups, any other one as it is kept. */
export const spellPhone = (phone: Phone): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

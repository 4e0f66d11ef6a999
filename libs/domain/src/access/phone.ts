import { failed, ok, type Brand, type Result } from '../kernel/index.ts';

/** A telephone number as `+` and 8 to 15 digits. */
export type Phone = Brand<string, 'Phone'>;

export interface BadPhone {
  readonly kind: 'bad-phone';
}

/**
 * Parses a typed phone number: spaces, dots, dashes and brackets are ignored; ten digits are a North American number.
 */
export const parsePhone = (raw: string): Result<Phone, BadPhone> => {
  const plain = raw.trim().replace(/[\s().-]/g, '');
  const number = /^[2-9]\d{9}$/.test(plain) ? `+1${plain}` : /^1[2-9]\d{9}$/.test(plain) ? `+${plain}` : plain;
  return /^\+[1-9]\d{7,14}$/.test(number) ? ok(number as Phone) : failed({ kind: 'bad-phone' });
};

/** What is shown of a number before the person is authenticated: the last two digits. */
export const maskPhone = (phone: Phone): string => `•••• ${phone.slice(-2)}`;

/** A number as it is sent: without the dashes that people type (`ACC-264`, `MON-341`). */
export const withoutDashes = (typed: string): string => typed.replace(/[-\u2010-\u2015]/g, '');

/** For display: a North American number in its three groups, any other as stored. */
export const spellPhone = (phone: Phone): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

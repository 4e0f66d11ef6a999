import type { Email } from './email.ts';

/** The shortest and longest password, in user-perceived characters (`ACC-219`). */
export const passwordLength = { least: 8, most: 128 } as const;

/**
 * UTF-16 units that the longest password can have. Longer text cannot be a password and is not normalized, because that
 * can make it eighteen times as long.
 */
export const longestPassword = 256;

/** The rules for a new password that can be checked on the password alone, in display order (`ACC-219`). */
export const passwordRules = ['length', 'lower-case', 'upper-case', 'digit', 'symbol', 'not-email'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** The future owner of a password. */
export interface PasswordOwner {
  /** As typed or as known; empty or absent while unknown. */
  readonly email?: Email | string | undefined;
}

const plain = (text: string): string => text.slice(0, longestPassword).normalize('NFKC').trim().toLowerCase();

const rules: Readonly<Record<PasswordRule, (password: string, owner: PasswordOwner) => boolean>> = {
  length: (password) => {
    const { length } = [...password];
    return length >= passwordLength.least && length <= passwordLength.most;
  },
  'lower-case': (password) => /\p{Ll}/u.test(password),
  'upper-case': (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[\p{P}\p{S}]/u.test(password),
  'not-email': (password, { email = '' }) => password !== '' && plain(password) !== plain(email),
};

/** Which rules a password meets. Checked in its stored form: composed letters count as one. */
export const judgePassword = (password: string, owner: PasswordOwner = {}): Readonly<Record<PasswordRule, boolean>> => {
  const isTooLong = password.length > longestPassword;
  const kept = isTooLong ? password.slice(0, longestPassword) : password.normalize('NFKC');
  const verdicts = passwordRules.map(
    (rule) => [rule, rules[rule](kept, owner) && !(isTooLong && rule === 'length')] as const,
  );
  return Object.fromEntries(verdicts) as Record<PasswordRule, boolean>;
};

/**
 * Whether every rule is met that can be checked on the password alone; whether it is a common one is checked against a
 * list.
 */
export const isFitPassword = (password: string, owner: PasswordOwner = {}): boolean =>
  Object.values(judgePassword(password, owner)).every(Boolean);

/** Whether a password and its repetition may be sent: it meets the rules and both match (`MATCH`). */
export const isNewPassword = (password: string, repeated: string, owner: PasswordOwner = {}): boolean =>
  password === repeated && isFitPassword(password, owner);

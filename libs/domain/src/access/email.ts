import { failed, ok, type Brand, type Result } from '../kernel/index.ts';

/** A trimmed address in lower case, the form used to look up accounts. */
export type Email = Brand<string, 'Email'>;

export interface BadEmail {
  readonly kind: 'bad-email';
}

// The HTML standard's pattern, with at least one dot and a last label of 2 to 64 letters (ACC-163, ACC-167).
const signInEmail = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,64}$/i;

/** Parses what a person types as sign-in email, at most 254 characters. */
export const parseEmail = (raw: string): Result<Email, BadEmail> => {
  const email = raw.trim();
  // Matched before it is lowered: the Kelvin sign, for one, becomes a plain k.
  return email.length <= 254 && signInEmail.test(email)
    ? ok(email.toLowerCase() as Email)
    : failed({ kind: 'bad-email' });
};

/** Whether text may be sent to request a new password: the last label must have 2 to 15 letters (`ACC-165`). */
export const isRecoveryEmail = (raw: string): boolean => parseEmail(raw).ok && /\.[a-z]{2,15}$/i.test(raw.trim());

/** What is shown of an address before the person is authenticated: its first letter and its domain. */
export const maskEmail = (email: Email): string => email.replace(/^(.).*@/, '$1•••@');

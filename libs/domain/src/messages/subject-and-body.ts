import { failed, ok, type Brand, type Result } from '../kernel/index.ts';
import type { SendKey } from './thread.ts';

export type Subject = Brand<string, 'Subject'>;
export type Body = Brand<string, 'Body'>;

export const longestSubject = 100;
export const longestBody = 5_000;

export interface BadSubject {
  readonly kind: 'blank' | 'not-letters' | 'too-long';
}
export interface BadBody {
  readonly kind: 'blank' | 'too-long';
}

/** Parses the sender's idempotency key of a message: a UUID, or a similarly short text. */
export const parseSendKey = (raw: string): Result<SendKey, { readonly kind: 'bad-key' }> =>
  /^[A-Za-z0-9-]{1,64}$/.test(raw) ? ok(raw as SendKey) : failed({ kind: 'bad-key' });

/** Letters of any script, with the marks that belong to them, and spaces (`MON-255`, `MON-258`). */
const lettersAndSpaces = /^[\p{L}\p{M} ]+$/u;

/** Parses the subject of a conversation; surrounding spaces are ignored. */
export const parseSubject = (raw: string): Result<Subject, BadSubject> => {
  const subject = raw.trim();
  if (subject === '') return failed({ kind: 'blank' });
  if (!lettersAndSpaces.test(subject) || !/\p{L}/u.test(subject)) return failed({ kind: 'not-letters' });
  return subject.length > longestSubject ? failed({ kind: 'too-long' }) : ok(subject as Subject);
};

/**
 * Parses the text of a message; only spaces count as empty (`MON-257`). NUL is refused, because the database cannot
 * store it.
 */
export const parseBody = (raw: string): Result<Body, BadBody> => {
  const body = raw.replaceAll('\0', '').trim();
  if (body === '') return failed({ kind: 'blank' });
  return body.length > longestBody ? failed({ kind: 'too-long' }) : ok(body as Body);
};

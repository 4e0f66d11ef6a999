import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@portico/domain/kernel';

export interface TaskTicket {
  readonly task: string;
  readonly returnTo: string;
  readonly language: Language;
}

interface Claims {
  readonly task?: string;
  readonly return_to?: string;
  readonly locale?: string;
  readonly exp?: number;
}

/** What a ticket says that a practice signed with this secret and that is not over; `now` is epoch milliseconds. */
export const readTicket = (ticket: string, secret: Uint8Array, now: number): TaskTicket | undefined => {
  const [head = '', body = '', signature = '', more] = ticket.split('.');
  if (more !== undefined || parsed<{ alg?: string }>(head).alg !== 'HS256') return undefined;
  const right = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const { task, return_to: returnTo, locale, exp = 0 } = parsed<Claims>(body);
  if (task === undefined || returnTo === undefined || exp * 1_000 <= now) return undefined;
  return { task, returnTo, language: locale === 'es' ? 'es' : 'en' };
};

const parsed = <T extends object>(part: string): Partial<T> => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

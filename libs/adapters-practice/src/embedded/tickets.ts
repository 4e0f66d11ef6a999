import { createHmac } from 'node:crypto';
import { SECOND, type Instant } from '@portico/domain/kernel';

/** What only those who share a secret can compute of a text. */
export const sealOf = (secret: Uint8Array, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** A JWT (HS256) that opens something elsewhere until a moment. */
export const ticketFor = (claims: Readonly<Record<string, string>>, until: Instant, secret: Uint8Array): string => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, exp: Math.floor(until / SECOND) })}`;
  return `${signed}.${sealOf(secret, signed)}`;
};

import { createHmac } from 'node:crypto';
import { sealedBytes, type SealedColumn, type Sql } from '@portico/adapters-storage/sql';
import { SECOND, type Instant, type PracticeId } from '@portico/domain/kernel';

/** What only those who share a secret can compute of a text. */
export const sealOf = (secret: Uint8Array, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** A JWT (HS256) that opens something elsewhere until a moment. */
export const ticketFor = (claims: Readonly<Record<string, string>>, until: Instant, secret: Uint8Array): string => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, exp: Math.floor(until / SECOND) })}`;
  return `${signed}.${sealOf(secret, signed)}`;
};

/** What tickets of a practice are signed with, as it is kept. Throws where it has fewer than 32 bytes. */
export const sealedSecret = (sql: Sql, column: SealedColumn, practice: PracticeId, secret: Uint8Array): Uint8Array => {
  if (secret.length < 32) throw new RangeError('What signs tickets needs at least 32 bytes.');
  return sealedBytes(sql, column, [practice], secret);
};

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** A hash for an address that is typed off a small screen or tapped: 128 random bits. */
export const newHash = (): string => randomBytes(16).toString('base64url');

/** Under what a hash is looked up. The hash itself is in the link alone, as it opens what is sealed. */
export const keyOf = (hash: string): string => createHash('sha256').update(hash).digest('base64url');

const secretOf = (hash: string): Uint8Array => new Uint8Array(hkdfSync('sha256', hash, '', 'portico short link', 32));

/** Encrypts an address with its link's hash: a long address may contain a code that opens a person's record. */
export const seal = (address: string, hash: string): string => {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, secretOf(hash), iv);
  const sealed = Buffer.concat([sealing.update(address, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
};

/** Throws where the text was sealed with another hash, or changed since. */
export const unseal = (text: string, hash: string): string => {
  const bytes = Buffer.from(text, 'base64url');
  const opening = createDecipheriv(cipher, secretOf(hash), bytes.subarray(0, ivLength));
  opening.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([opening.update(bytes.subarray(ivLength + tagLength)), opening.final()]).toString('utf8');
};

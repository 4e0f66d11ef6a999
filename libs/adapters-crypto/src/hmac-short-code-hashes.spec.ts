import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { HmacShortCodeHashes } from './hmac-short-code-hashes.ts';
import { KeyRing } from './key-ring.ts';
import { shortCodeHashesContract } from './conformance/short-code-hashes.contract.ts';

const hashesOf = (...kids: readonly string[]) =>
  new HmacShortCodeHashes(
    new KeyRing(
      kids.map((kid) => ({ kid, secret: Uint8Array.from({ length: 32 }, (_, at) => at + kid.charCodeAt(0)) })),
    ),
  );

shortCodeHashesContract(hashesOf('a'));

describe('HmacShortCodeHashes', () => {
  it('SEC-S10 cannot be tried out by somebody who has a copy of the database and no key', () => {
    const kept = hashesOf('a').hashOf('04711');
    const plain = (code: string) => createHash('sha256').update(code).digest('base64url');
    const tried = Array.from({ length: 100_000 }, (_, at) => plain(String(at).padStart(5, '0')));
    expect(tried.some((hash) => kept.includes(hash))).toBe(false);
    expect(hashesOf('b').everyHashOf('04711')).not.toContain(kept);
  });

  it('OPS-D11 knows codes that were kept under an older key of the ring, or before there were keys', () => {
    const changed = hashesOf('b', 'a').everyHashOf('04711');
    expect(changed).toContain(hashesOf('a').hashOf('04711'));
    expect(changed).toContain(createHash('sha256').update('04711').digest('base64url'));
    expect(hashesOf('b', 'a').hashOf('04711')).toBe(hashesOf('b').hashOf('04711'));
  });
});

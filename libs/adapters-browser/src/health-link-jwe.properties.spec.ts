import { describe, expect, it } from '@jest/globals';
import { characters } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import { base64url as encoding } from 'jose';
import { inflateRawSync } from 'node:zlib';
import { createDecipheriv } from 'node:crypto';
import { decryptSummary, encryptSummary, readHealthLink, writeHealthLink } from './health-link-jwe.ts';

const utf8 = new TextEncoder();
const texts = fc.string({ unit: characters, maxLength: 2_000 });

/** Opened by the cipher of another maker, part by part as RFC 7516 says. */
const openedElsewhere = (sealed: string, key: string): string => {
  const [header = '', none, iv = '', text = '', tag = ''] = sealed.split('.');
  expect(none).toBe('');
  const cipher = createDecipheriv('aes-256-gcm', encoding.decode(key), encoding.decode(iv));
  cipher.setAAD(Buffer.from(header));
  cipher.setAuthTag(encoding.decode(tag));
  return inflateRawSync(Buffer.concat([cipher.update(encoding.decode(text)), cipher.final()])).toString();
};

describe('an encrypted summary', () => {
  it('is opened with its key, here and by another maker, and with no other key', () =>
    fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { sealed, key } = await encryptSummary(utf8.encode(text));
        const other = await encryptSummary(utf8.encode(text));
        expect(await decryptSummary(sealed, key)).toBe(text);
        expect(openedElsewhere(sealed, key)).toBe(text);
        expect({ key: other.key, sealed: other.sealed }).not.toEqual({ key, sealed });
        await expect(decryptSummary(sealed, other.key)).rejects.toThrow();
      }),
      { numRuns: 25 },
    ));
});

describe('a link to a summary', () => {
  it('reads back, with and without a viewer in front of it', () =>
    fc.assert(
      fc.property(texts, (label) => {
        const payload = {
          url: 'https://portal.example/shl/code',
          key: 'k'.repeat(43),
          flag: 'P',
          label,
          v: 1,
        } as const;
        const link = writeHealthLink(payload);
        expect([readHealthLink(link), readHealthLink(`https://portal.example/shared_summary#${link}`)]).toEqual([
          payload,
          payload,
        ]);
      }),
    ));

  it('is none where it is cut, or says no address and no key', () => {
    const link = writeHealthLink({ url: 'https://portal.example/shl/code', key: 'k'.repeat(43) });
    const none = [link.slice(0, -9), 'shlink:/', '', writeHealthLink({ url: 'x', key: 'short' })];
    expect(none.map((each) => readHealthLink(each))).toEqual(none.map(() => undefined));
  });
});

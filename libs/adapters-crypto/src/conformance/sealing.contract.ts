import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Sealing } from '@portico/domain/kernel';
import { characters } from '@portico/domain/kernel/testing';

const texts = fc.string({ unit: characters, maxLength: 200 });
const places = fc.string({ unit: characters, minLength: 1, maxLength: 60 });
const bytes = fc.uint8Array({ maxLength: 200 });

export const sealingContract = (sealing: Sealing): void => {
  describe('Sealing', () => {
    it('opens at its place what was sealed for it', () => {
      fc.assert(
        fc.property(texts, places, (text, place) => {
          const sealed = sealing.seal(text, place);
          expect(sealing.open(sealed, place)).toBe(text);
          expect(sealing.keyOf(sealed)).toBe(sealing.current);
        }),
      );
      fc.assert(
        fc.property(bytes, places, (plain, place) => {
          const sealed = sealing.sealBytes(plain, place);
          expect(Buffer.from(sealing.openBytes(sealed, place))).toEqual(Buffer.from(plain));
          expect(sealing.keyOf(sealed)).toBe(sealing.current);
        }),
      );
    });

    it('opens at no other place', () => {
      fc.assert(
        fc.property(
          texts,
          bytes,
          fc.uniqueArray(places, { minLength: 2, maxLength: 2 }),
          (text, plain, [one, other]) => {
            expect(() => sealing.open(sealing.seal(text, one ?? ''), other ?? '')).toThrow();
            expect(() => sealing.openBytes(sealing.sealBytes(plain, one ?? ''), other ?? '')).toThrow();
          },
        ),
      );
    });

    it('seals the same alike, so that what is written again changes nothing', () => {
      expect(sealing.seal('text', 'a')).toBe(sealing.seal('text', 'a'));
      expect(sealing.sealBytes(Buffer.from('text'), 'a')).toEqual(sealing.sealBytes(Buffer.from('text'), 'a'));
    });

    it('shows nothing of what it sealed', () => {
      const secret = 'marked secret text';
      expect(sealing.seal(secret, 'a')).not.toContain('marked');
      expect(Buffer.from(sealing.sealBytes(Buffer.from(secret), 'a')).toString('latin1')).not.toContain('marked');
    });

    it('ASVS-11.3.2 notices that sealed bytes were changed or cut', () => {
      const sealed = sealing.sealBytes(Buffer.from('some text'), 'a');
      for (let at = sealed.length - 9; at < sealed.length; at += 1) {
        const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
        expect(() => sealing.openBytes(changed, 'a')).toThrow();
      }
      expect(() => sealing.openBytes(sealed.slice(0, -1), 'a')).toThrow();
    });

    it('answers what was kept before there were keys as it stands', () => {
      for (const text of ['', 'JBSWY3DPEHPK3PXP', 'data:image/png;base64,AAAA', 'sealed', 'sealed.', '{"kind":"x"}']) {
        expect(sealing.open(text, 'a')).toBe(text);
        expect(sealing.keyOf(text)).toBeUndefined();
      }
      for (const sealed of [
        sealing.seal('', 'a'),
        Buffer.from(sealing.sealBytes(Buffer.from(''), 'a')).toString('latin1'),
      ])
        expect(sealed.startsWith(`sealed.${sealing.current}.`)).toBe(true);
      const pdf = Buffer.from('%PDF-1.7');
      expect(Buffer.from(sealing.openBytes(pdf, 'a'))).toEqual(pdf);
    });
  });
};

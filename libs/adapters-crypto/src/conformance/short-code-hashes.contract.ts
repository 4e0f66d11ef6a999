import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ShortCodeHashes } from '@portico/domain/access';
import { characters } from '@portico/domain/kernel/testing';

const codes = fc.oneof(fc.stringMatching(/^\d{5,16}$/), fc.string({ unit: characters }));

export const shortCodeHashesContract = (hashes: ShortCodeHashes): void => {
  describe('ShortCodeHashes', () => {
    it('knows a code by the hash under which it is kept, and no other code', () => {
      fc.assert(
        fc.property(codes, codes, (code, other) => {
          expect(hashes.everyHashOf(code)).toContain(hashes.hashOf(code));
          expect(hashes.everyHashOf(other).includes(hashes.hashOf(code))).toBe(other === code);
        }),
      );
    });
  });
};

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { characters } from '@portico/domain/kernel/testing';
import { keyOf, newHash, seal, unseal } from './sealed-link-address.ts';

const addresses = fc.string({ unit: characters });

describe('a sealed address', () => {
  it('opens with its own hash, to what it was', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const hash = newHash();
        expect(unseal(seal(address, hash), hash)).toBe(address);
      }),
    );
  });

  it('opens with no other hash, nor with what the table knows of it', () => {
    const hash = newHash();
    const sealed = seal('https://portal.example.org/?code=SECRET', hash);
    expect(sealed).not.toContain('SECRET');
    expect(() => unseal(sealed, newHash())).toThrow();
    expect(() => unseal(sealed, keyOf(hash))).toThrow();
  });
});

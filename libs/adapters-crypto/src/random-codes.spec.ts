import { describe, expect, it } from '@jest/globals';
import { codeGeneratorContract } from './conformance/code-generator.contract.ts';
import { RandomCodes } from './random-codes.ts';

const mint = new RandomCodes();

codeGeneratorContract(mint);

describe('RandomCodes', () => {
  it('makes links of 32 characters that are safe in an address, and keeps nothing of them in the hash', () => {
    const { code, hash } = mint.link();
    expect(code).toMatch(/^[\w-]{32}$/);
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(hash).not.toContain(code.slice(0, 8));
  });

  it('ASVS-11.5 uses every digit in every place', () => {
    const made = Array.from({ length: 400 }, () => mint.digits(5));
    for (const place of [0, 1, 2, 3, 4]) expect(new Set(made.map((digits) => digits[place])).size).toBe(10);
  });
});

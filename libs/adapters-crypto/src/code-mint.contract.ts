import { describe, expect, it } from '@jest/globals';
import type { CodeMint } from '@portico/domain/access';

export const codeMintContract = (mint: CodeMint): void => {
  describe('CodeMint', () => {
    it('makes a code for a link with the hash under which it is kept, each of them once', () => {
      const made = Array.from({ length: 1_000 }, () => mint.link());
      for (const { code, hash } of made) expect(mint.hashOf(code)).toBe(hash);
      expect(new Set(made.map(({ hash }) => hash)).size).toBe(made.length);
    });

    it('makes as many digits as are asked for', () => {
      for (const count of [5, 6]) expect(mint.digits(count)).toMatch(new RegExp(`^\\d{${count}}$`));
    });

    it('makes ids that are new', () => {
      const made = Array.from({ length: 1_000 }, () => mint.newId());
      expect(new Set(made).size).toBe(made.length);
    });

    it('hashes whatever is sent', () => {
      for (const code of ['', 'a\0b', '\uD800', 'x'.repeat(100_000)]) expect(mint.hashOf(code)).toBe(mint.hashOf(code));
    });
  });
};

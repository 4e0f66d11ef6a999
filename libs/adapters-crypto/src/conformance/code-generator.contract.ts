import { describe, expect, it } from '@jest/globals';
import type { CodeGenerator } from '@portico/domain/access';

export const codeGeneratorContract = (generator: CodeGenerator): void => {
  describe('CodeMint', () => {
    it('makes a code for a link with the hash under which it is kept, each of them once', () => {
      const made = Array.from({ length: 1_000 }, () => generator.link());
      for (const { code, hash } of made) expect(generator.hashOf(code)).toBe(hash);
      expect(new Set(made.map(({ hash }) => hash)).size).toBe(made.length);
    });

    it('makes as many digits as are asked for', () => {
      for (const count of [5, 6]) expect(generator.digits(count)).toMatch(new RegExp(`^\\d{${count}}$`));
    });

    it('makes ids that are new', () => {
      const made = Array.from({ length: 1_000 }, () => generator.newId());
      expect(new Set(made).size).toBe(made.length);
    });

    it('hashes whatever is sent', () => {
      for (const code of ['', 'a\0b', '\uD800', 'x'.repeat(100_000)])
        expect(generator.hashOf(code)).toBe(generator.hashOf(code));
    });
  });
};

import { describe, expect, it } from '@jest/globals';
import { countedGuess } from '@portico/domain/kernel/testing';
import type { PasswordHasher } from '@portico/domain/access';

export const passwordHasherContract = (hasher: PasswordHasher): void => {
  describe('PasswordKeeper', () => {
    it.each(['correct horse', '', ' spaces ', 'contraseña 🔑', 'x'.repeat(255)])('knows %j again', async (password) => {
      const hash = await hasher.hash(password);
      expect(await hasher.verify(hash, password, countedGuess)).toBe(true);
      expect(await hasher.verify(hash, `${password}.`, countedGuess)).toBe(false);
    });

    it('SEC-S9 opens by no text that is longer than any password, whatever it becomes when normalized', async () => {
      const hash = await hasher.hash('x'.repeat(256));
      expect(await hasher.verify(hash, 'x'.repeat(256), countedGuess)).toBe(true);
      // Two units that normalization makes into one.
      const composed = await hasher.hash('\u00e9'.repeat(200));
      expect(await hasher.verify(composed, 'e\u0301'.repeat(200), countedGuess)).toBe(false);
      expect(await hasher.verify(hash, '\ufdfa'.repeat(990_000), countedGuess)).toBe(false);
      await expect(hasher.hash('x'.repeat(257))).rejects.toThrow('Bug');
    });

    it('opens to nobody where there is no account', async () => {
      expect(await hasher.verify(undefined, 'correct horse', countedGuess)).toBe(false);
      expect(await hasher.verify(undefined, '', countedGuess)).toBe(false);
    });

    it.each(['', 'nonsense', '$argon2id$v=19$m=19456,t=2,p=1$broken'])(
      'opens to nobody by the hash %j',
      async (hash) => {
        expect(await hasher.verify(hash, 'correct horse', countedGuess)).toBe(false);
        expect(await hasher.verify(hash, hash, countedGuess)).toBe(false);
      },
    );
  });
};

import { describe, expect, it } from '@jest/globals';
import type { PasswordKeeper } from '@portico/domain/access';

export const passwordKeeperContract = (keeper: PasswordKeeper): void => {
  describe('PasswordKeeper', () => {
    it.each(['correct horse', '', ' spaces ', 'contraseña 🔑', 'x'.repeat(1_000)])(
      'knows %j again',
      async (password) => {
        const hash = await keeper.hash(password);
        expect(await keeper.verify(hash, password)).toBe(true);
        expect(await keeper.verify(hash, `${password}.`)).toBe(false);
      },
    );

    it('opens to nobody where there is no account', async () => {
      expect(await keeper.verify(undefined, 'correct horse')).toBe(false);
      expect(await keeper.verify(undefined, '')).toBe(false);
    });

    it.each(['', 'nonsense', '$argon2id$v=19$m=19456,t=2,p=1$broken'])(
      'opens to nobody by the hash %j',
      async (hash) => {
        expect(await keeper.verify(hash, 'correct horse')).toBe(false);
        expect(await keeper.verify(hash, hash)).toBe(false);
      },
    );
  });
};

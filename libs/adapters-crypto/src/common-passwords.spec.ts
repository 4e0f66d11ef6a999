import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { characters } from '@portico/domain/kernel/testing';
import { isFitPassword } from '@portico/domain/access';
import { CommonPasswords } from './common-passwords.ts';

const passwords = new CommonPasswords();

describe('CommonPasswords', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd1!',
    'Qwerty123!',
    ' Dragon-2026! ',
    'Bas3ball#1',
    'We1come!!',
    'ILOVEYOU',
  ])('ACC-219 knows %j, however it is dressed up', async (password) => {
    expect(await passwords.isKnown(password)).toBe(true);
  });

  it.each(['Portico-Demo-1', 'Love-3-Yellow-Boats!', 'zR7#qLm2vX', 'contraseña-De-9-Palabras', '', '🔑🔑🔑'])(
    'ACC-219 does not know %j',
    async (password) => {
      expect(await passwords.isKnown(password)).toBe(false);
    },
  );

  it('ASVS-6.2.4 takes whatever is typed, and hardly any random password for a known one', async () => {
    let known = 0;
    const random = fc.sample(fc.stringMatching(/^[A-Za-z0-9#!+-]{12,20}$/), { numRuns: 500, seed: 7 });
    for (const password of random.filter((one) => isFitPassword(one)))
      if (await passwords.isKnown(password)) known += 1;
    expect(known).toBe(0);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: characters }), async (text) =>
        expect(await passwords.isKnown(text)).toBeDefined(),
      ),
    );
  });
});

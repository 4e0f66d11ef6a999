import { describe, expect, it } from '@jest/globals';
import { Argon2Passwords } from './argon2-passwords.ts';
import { passwordHasherContract } from './conformance/password-hasher.contract.ts';

const passwords = new Argon2Passwords();

passwordHasherContract(passwords);

describe('Argon2Passwords', () => {
  it('ASVS-11.4.2 names kind and cost in the hash, so that they can be raised later', async () => {
    expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('salts: the same password never has the same hash', async () => {
    expect(await passwords.hash('correct horse')).not.toBe(await passwords.hash('correct horse'));
  });

  it('knows a password again however its letters were composed', async () => {
    const hash = await passwords.hash('contrase\u00f1a');
    expect(await passwords.verify(hash, 'contrasen\u0303a')).toBe(true);
  });
});

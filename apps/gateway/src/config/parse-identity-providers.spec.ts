import { describe, expect, it } from '@jest/globals';
import { parseIdentityProviders } from './index.ts';

const clinic = {
  id: 'clinic',
  name: { en: 'Clinic', es: 'Clínica' },
  issuer: 'https://id.example.com',
  clientId: 'portico',
  clientSecretFile: '/secrets/clinic',
};
const files: Readonly<Record<string, string>> = {
  '/secrets/clinic': 'a secret',
  '/secrets/key': '{"kty":"EC","alg":"ES256","d":"x"}',
  '/secrets/public': '{"kty":"EC","alg":"ES256"}',
};
const parsed = (file: unknown, isProduction = false) =>
  parseIdentityProviders(typeof file === 'string' ? file : JSON.stringify(file), {
    isProduction,
    secretAt: (path) => files[path],
  });
const mistakesOf = (file: unknown, isProduction?: boolean): readonly string[] => {
  const read = parsed(file, isProduction);
  return read.ok ? [] : read.error;
};

describe('parseIdentityProviders', () => {
  it('reads who else signs people in; what asks for two factors is "mfa" unless it is said', () => {
    const withKey = {
      ...clinic,
      id: 'state',
      clientSecretFile: undefined,
      clientKeyFile: '/secrets/key',
      strongAmr: [],
    };
    expect(parsed({ only: true, providers: [{ ...clinic, strongAcr: ['two'] }, withKey] }, true)).toMatchObject({
      value: {
        only: true,
        providers: [
          { id: 'clinic', proof: { kind: 'secret', secret: 'a secret' }, strongAcr: ['two'], strongAmr: ['mfa'] },
          { id: 'state', proof: { kind: 'key', jwk: { alg: 'ES256' } }, strongAcr: [], strongAmr: [] },
        ],
      },
    });
    expect(parsed({ providers: [clinic] })).toMatchObject({ value: { only: false } });
  });

  it('names every mistake at once and repeats no secret', () => {
    const mistaken = {
      only: 'yes',
      extra: 1,
      providers: [
        { ...clinic, id: 'Not an id', clientId: '', name: { en: 'Clinic' }, secret: 'hunter2' },
        { ...clinic, issuer: 'http://id.example.com', clientSecretFile: '/secrets/none' },
        { ...clinic, issuer: 'https://id.example.com/?a=b', clientKeyFile: '/secrets/key' },
        { ...clinic, clientSecretFile: undefined, clientKeyFile: '/secrets/public', strongAmr: 'mfa' },
        'clinic',
      ],
    };
    expect(mistakesOf(mistaken)).toEqual([
      'extra in the file is not a setting.',
      'only must be true or false.',
      'secret in providers[0] is not a setting.',
      'providers[0].id must be small letters, digits and -.',
      'providers[0].clientId is missing.',
      'providers[0].name must have "en" and "es", of 60 characters at most.',
      'providers[1].issuer must be an address such as https://id.example.com.',
      'providers[1].clientSecretFile names a file that cannot be read.',
      'providers[2].issuer must have no query and no fragment.',
      'providers[2] needs clientSecretFile or clientKeyFile, and not both.',
      'providers[3].clientKeyFile must hold a private key as JWK, with "alg" RS256, PS256 or ES256.',
      'providers[3].strongAmr must be a list of texts.',
      'providers[4] must be an object.',
    ]);
    expect(mistakesOf({ providers: [clinic, clinic] })).toEqual(['Two providers have the same id.']);
    expect(mistakesOf({ only: true })).toEqual(['providers must be a list of at least one provider.']);
    expect(mistakesOf('{')).toHaveLength(1);
  });

  it('takes an issuer without TLS on this machine, and none in production', () => {
    const here = { providers: [{ ...clinic, issuer: 'http://127.0.0.1:9000' }] };
    expect(mistakesOf(here)).toEqual([]);
    expect(mistakesOf(here, true)).toEqual(['providers[0].issuer must begin with https:// in production.']);
  });
});

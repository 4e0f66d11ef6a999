import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.ts';

const base = 'https://fhir.example/r4/';
const none = { type: 'none' };
const backend = { type: 'smart-backend', clientId: 'portico', keyFile: 'key.pem', scopes: ['system/Patient.rs'] };

const mistakesIn = (source: unknown): readonly string[] => {
  const read = readSettings(source);
  return read.ok ? [] : read.mistakes;
};

describe('the settings of a FHIR connection', () => {
  it('reads a whole entry, beside what the gateway reads in it', () => {
    const read = readSettings({
      adapter: 'fhir',
      callsPerMinute: 250,
      base,
      discovery: 'https://fhir.example',
      auth: { ...backend, keyId: 'k1', tokenUrl: 'https://id.example/token' },
      quirks: 'canvas',
      overrule: { Slot: false, Appointment: { create: false, versions: 'if-match', parameters: ['slot'] } },
      directoryMinutes: 5,
      visitMinutes: { 'urn:x|wellness': 40 },
    });
    expect(read).toMatchObject({
      ok: true,
      settings: {
        base: 'https://fhir.example/r4',
        auth: { keyId: 'k1', tokenUrl: 'https://id.example/token' },
        quirks: { secretIn: 'form' },
        overrule: { Slot: false, Appointment: { create: false, versions: 'if-match', parameters: ['slot'] } },
        directoryMinutes: 5,
        visitMinutes: { default: 30, 'urn:x|wellness': 40 },
      },
    });
  });

  it.each([
    { source: 'SECRET', mistakes: ['connection: must be an object'] },
    { source: { base: 'http://SECRET.example', auth: none }, mistakes: ['base: must be an https address'] },
    {
      source: { base: 'https://SECRET:SECRET@fhir.example', auth: none },
      mistakes: ['base: must be an https address'],
    },
    {
      source: { base, auth: 'SECRET' },
      mistakes: ['auth: must be an object', 'auth.type: is missing, and must be one of'],
    },
    { source: { base, auth: { type: 'SECRET' } }, mistakes: ['auth.type: must be one of none, client-secret, smart'] },
    {
      source: { base, auth: { type: 'client-secret', clientId: 1, secret: 'SECRET' } },
      mistakes: [
        'auth.clientId: must be a text',
        'auth.scopes: is missing, and must be a list of texts',
        'auth.secretFile: is missing, and must be a text',
        'auth.secret: is not known here',
      ],
    },
    { source: { base, auth: none, overule: 'SECRET' }, mistakes: ['overule: is not known here'] },
    { source: { base, auth: none, quirks: 'SECRET' }, mistakes: ['quirks: must be one of plain, medplum'] },
    {
      source: { base, auth: none, overrule: { Slot: { create: 'SECRET', versions: 'SECRET', held: true } } },
      mistakes: [
        'overrule.Slot.create: must be true or false',
        'overrule.Slot.versions: must be one of if-match',
        'overrule.Slot.held: is not known here',
      ],
    },
    {
      source: { base, auth: none, directoryMinutes: 0, visitMinutes: { default: 'SECRET' } },
      mistakes: ['directoryMinutes: must be a whole number from 1 to 1440', 'visitMinutes.default: must be a whole'],
    },
  ])('names every mistake with its place and repeats no value: $mistakes', ({ source, mistakes }) => {
    const found = mistakesIn(source);
    expect(found.length).toBe(mistakes.length);
    for (const mistake of mistakes) expect(found).toContainEqual(expect.stringContaining(mistake));
    expect(found.join()).not.toContain('SECRET');
  });
});

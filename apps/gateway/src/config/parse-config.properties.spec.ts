import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { characters } from '@portico/domain/kernel/testing';
import { parseConfig } from './index.ts';

const names = [
  'HOST',
  'PORT',
  'DATABASE_URL',
  'LOG_LEVEL',
  'PUBLIC_ORIGIN',
  ...['DATA', 'DEMO', 'ENV', 'KEYS', 'DOCUMENTS', 'CONNECT_ORIGINS', 'REQUEST_LIMIT_MS', 'SUPPORT_DAYS', 'X'].map(
    (name) => `PORTICO_${name}`,
  ),
];
const value = fc.oneof(
  fc.string({ unit: characters }),
  fc.constantFrom('on', 'off', 'any', 'production', '0', 'http://', 'https://a', '1,1', '[object Object]'),
);
const environment = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value, { noNullPrototype: false });

describe('parseConfig', () => {
  it('takes any environment without throwing, and gives a sentence for each mistake', () => {
    fc.assert(
      fc.property(environment, (env) => {
        const config = parseConfig(env);
        if (config.ok) return;
        expect(config.error.length).toBeGreaterThan(0);
        for (const { variable, sentence } of config.error) expect(sentence.startsWith(`${variable} `)).toBe(true);
        expect(new Set(config.error.map(({ variable }) => variable)).size).toBe(config.error.length);
      }),
    );
  });

  it('ASVS-13.3 never repeats what a setting holds: it may be a secret', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), (name) => {
        const config = parseConfig({ [name]: 'marked~secret' });
        expect(JSON.stringify(config.ok ? [] : config.error)).not.toContain('marked~secret');
      }),
    );
  });

  it('lets nothing but trusted documents into production', () => {
    fc.assert(
      fc.property(environment, (env) => {
        const config = parseConfig({ ...env, PORTICO_ENV: 'production' });
        if (config.ok) expect(config.value.documents).toBe('trusted');
      }),
    );
  });
});

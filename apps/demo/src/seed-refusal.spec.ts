import { expect, it } from '@jest/globals';
import { refusalToSeed } from './seed-refusal.ts';

const server = { DATABASE_URL: 'postgres://u:p@db/portico' };

it.each([
  [{ env: {}, directory: undefined, yes: false }, undefined],
  [{ env: server, directory: undefined, yes: false }, '--yes'],
  [{ env: { DATABASE_URL_FILE: '/run/secrets/url' }, directory: undefined, yes: false }, '--yes'],
  [{ env: server, directory: undefined, yes: true }, undefined],
  [{ env: server, directory: '.data/demo', yes: false }, undefined],
  [{ env: { ...server, PORTICO_ENV: 'production' }, directory: undefined, yes: true }, 'no demo'],
  [{ env: { PORTICO_DEMO: 'off' }, directory: '.data/demo', yes: true }, 'no demo'],
] as const)('OPS-D10 the demo is put where it was told to, and never into production: %j', (request, why) => {
  if (why === undefined) expect(refusalToSeed(request)).toBeUndefined();
  else expect(refusalToSeed(request)).toContain(why);
});

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { JWK } from 'oidc-provider';
import {
  furnish,
  profiles,
  startContrary,
  startMedplum,
  startTokenServer,
  type ProfileName,
  type TokenServer,
} from './index.ts';
import { kinds } from './scheduling-resource-types.ts';

const usage = `Starts FHIR servers on loopback, each with a small clinic around today, until it is ended.

  node apps/fhir-servers/src/main.ts [--port N] [--keys FILE]

  --port   the first port of as many as there are servers; any free ones without
  --keys   public keys (a JWKS) of a client "portico"; with them every server demands tokens of the token server
`;

const { values } = parseArgs({
  options: { port: { type: 'string' }, keys: { type: 'string' }, help: { type: 'boolean', default: false } },
});

const firstPort = Number(values.port ?? 0);
const portOf = (place: number): number => (firstPort === 0 ? 0 : firstPort + place);

const keysIn = async (file: string): Promise<readonly JWK[]> => {
  const { keys } = JSON.parse(await readFile(file, 'utf8')) as { readonly keys: readonly JWK[] };
  return keys;
};

/** In both versions of SMART, so that a client may ask for any of them. */
const scope = [...kinds, '*'].flatMap((kind) =>
  ['rs', 'cruds', 'cu', 'read', 'write', '*'].map((may) => `system/${kind}.${may}`),
);

const tokensFor = async (keyFile: string | undefined): Promise<TokenServer> => {
  const keys = keyFile === undefined ? [] : await keysIn(keyFile);
  const clients = keys.length === 0 ? [] : [{ clientId: 'portico', keys, scope: scope.join(' ') }];
  return startTokenServer({ port: portOf(0), clients });
};

const run = async (): Promise<void> => {
  const scene = { now: Date.now() };
  const say = (name: string, address: string): void => void process.stdout.write(`${name.padEnd(16)}${address}\n`);
  const tokens = await tokensFor(values.keys);
  const auth = values.keys === undefined ? {} : { auth: tokens };
  say('tokens', tokens.tokenUrl);
  const medplum = await startMedplum({ port: portOf(1), ...auth });
  await furnish(medplum.base('demo'), scene);
  say('medplum', medplum.base('demo'));
  const started: { close(): Promise<void> }[] = [tokens, medplum];
  for (const [place, profile] of (Object.keys(profiles) as ProfileName[]).entries()) {
    const server = await startContrary({ profile, port: portOf(2 + place), scene, ...auth });
    say(profile, server.url);
    started.push(server);
  }
  const end = async (): Promise<void> => void (await Promise.all(started.map((server) => server.close())));
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
};

if (values.help) process.stdout.write(usage);
else await run();

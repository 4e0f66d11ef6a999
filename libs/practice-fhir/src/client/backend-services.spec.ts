import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startContrary, startTokenServer, type ContraryServer, type TokenServer } from '@portico/fhir-servers';
import { connect } from '../fhir-connection.ts';
import { problemIn, valueOf } from '../testing/expect-values.ts';
import { call } from '../testing/small-practice-fixture.ts';
import { overHttp, testHost } from '../testing/test-host.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = { type: 'pkcs8', format: 'pem' } as const;
const files = {
  'rsa.pem': rsa.privateKey.export(pem).toString(),
  'ec.pem': ec.privateKey.export(pem).toString(),
  'stranger.pem': stranger.privateKey.export(pem).toString(),
};
const claim = { firstName: 'José', lastName: 'Peña Muñoz', birthDate: '1984-02-29' };

describe('SMART Backend Services, by a token server of another house', () => {
  let tokens: TokenServer;
  let server: ContraryServer;
  beforeAll(async () => {
    const keys = [
      { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'rsa', alg: 'RS384', use: 'sig' },
      { ...ec.publicKey.export({ format: 'jwk' }), kid: 'ec', alg: 'ES384', use: 'sig' },
    ];
    const scope = 'system/Patient.rs system/Appointment.rs';
    tokens = await startTokenServer({ clients: [{ clientId: 'portico', keys: keys as never, scope }] });
    server = await startContrary({ profile: 'oracle', auth: tokens, scene: { now: Date.now() } });
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await tokens.close();
  });

  const connectWith = async (keyFile: string, keyId: string) => {
    // A token server of its own has a clock of its own, which is the machine's.
    const host = testHost({ now: Date.now(), files, http: overHttp });
    const scopes = ['system/Patient.rs', 'system/Appointment.cruds'];
    const auth = { type: 'smart-backend', clientId: 'portico', keyFile, keyId, scopes };
    const made = await connect({ base: server.url, auth }, host);
    if (!made.ok) throw new Error(made.mistakes.join());
    return { connection: made.connection, host };
  };

  it.each([
    { keyFile: 'rsa.pem', keyId: 'rsa' },
    { keyFile: 'ec.pem', keyId: 'ec' },
  ])('grants a token for the key $keyId, and a new one when it is no longer good', async ({ keyFile, keyId }) => {
    const { connection, host } = await connectWith(keyFile, keyId);
    expect(valueOf(await connection.people.match(claim, call)).length).toBe(1);
    tokens.expireTokens();
    expect(valueOf(await connection.people.match(claim, call)).length).toBe(1);
    expect(host.sent.filter(({ url }) => url === tokens.tokenUrl).length).toBe(2);
    expect(connection.booking).toBeUndefined();
    expect(host.told).toContainEqual({
      event: 'fhir-scopes-missing',
      facts: { count: 1, scopes: 'system/Appointment.cruds' },
    });
  });

  it('grants nothing to the key of a stranger', async () => {
    const { connection } = await connectWith('stranger.pem', 'rsa');
    expect(problemIn(await connection.people.match(claim, call))).toEqual({
      kind: 'refused',
      why: 'token invalid_client',
    });
  });
});

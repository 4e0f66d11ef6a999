import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import type { JWK } from 'oidc-provider';
import { startContrary, type ContraryServer } from '../contrary/misbehaving-fhir-server.ts';
import { startMedplum, type MedplumServer } from '../medplum/medplum-server.ts';
import { clientOf } from '../testing/fhir-test-client.ts';
import { startTokenServer, type TokenServer } from './token-server.ts';

interface Key {
  readonly kid: string;
  readonly alg: 'RS384' | 'ES384';
  readonly privateKey: KeyObject;
  readonly jwk: JWK;
}

const keyOf = (kid: string, alg: Key['alg']): Key => {
  const { publicKey, privateKey } =
    alg === 'RS384'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-384' });
  return { kid, alg, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg, use: 'sig' } as JWK };
};

const first = keyOf('first', 'RS384');
const second = keyOf('second', 'ES384');
const strange = keyOf('strange', 'ES384');
const granted = 'system/Patient.rs system/Slot.read';

describe('the token server', () => {
  let tokens: TokenServer;
  let contrary: ContraryServer;
  let medplum: MedplumServer;

  beforeAll(async () => {
    tokens = await startTokenServer({
      clients: [{ clientId: 'portico', keys: [first.jwk, second.jwk], scope: granted }],
    });
    contrary = await startContrary({ profile: 'oracle', auth: tokens });
    medplum = await startMedplum({ auth: tokens });
  });
  afterAll(() => Promise.all([contrary.close(), medplum.close(), tokens.close()]));

  const assertionBy = ({ kid, alg, privateKey }: Key, audience = tokens.tokenUrl): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg, kid })
      .setIssuer('portico')
      .setSubject('portico')
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('4m')
      .sign(privateKey);

  const ask = async (assertion: string, scope = granted) => {
    const response = await fetch(tokens.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        scope,
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
      }),
    });
    const body = (await response.json()) as { access_token?: string; scope?: string };
    return { status: response.status, token: body.access_token ?? '', scope: body.scope };
  };
  const bearer = async () => ({ authorization: `Bearer ${(await ask(await assertionBy(first))).token}` });
  const bases = () => [contrary.url, medplum.base('one')];

  it('grants what was asked to either key of a client, and nothing to another', async () => {
    const answers = await Promise.all([first, second, strange].map(async (key) => ask(await assertionBy(key))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
    expect(answers.map(({ scope }) => scope)).toEqual([granted, granted, undefined]);
  });

  it('refuses an assertion that it saw before, or that is for another server', async () => {
    const assertion = await assertionBy(first);
    const elsewhere = await assertionBy(first, 'https://elsewhere.example/token');
    const answers = [await ask(assertion), await ask(assertion), await ask(elsewhere)];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401]);
  });

  it('leaves out a scope that a client may not have, and answers all the same', async () => {
    const { status, scope } = await ask(await assertionBy(second), 'system/Patient.rs system/Coverage.rs');
    expect({ status, scope }).toEqual({ status: 200, scope: 'system/Patient.rs' });
  });

  it('is named by the servers that demand its tokens, to callers without one', async () => {
    for (const base of bases()) {
      const response = await fetch(`${base}/.well-known/smart-configuration`);
      expect(await response.json()).toMatchObject({ token_endpoint: tokens.tokenUrl });
    }
    expect((await clientOf(contrary.url)('GET', 'metadata')).text).toContain(tokens.tokenUrl);
  });

  it('opens the servers to its tokens, within their scope', async () => {
    const headers = await bearer();
    for (const base of bases()) {
      const call = clientOf(base);
      const answers = [
        await call('GET', 'Patient?name=x'),
        await call('GET', 'Patient?name=x', { headers: { authorization: 'Bearer made-up' } }),
        await call('GET', 'Patient?name=x', { headers }),
        await call('GET', 'Slot?status=free', { headers }),
        await call('GET', 'Appointment?status=booked', { headers }),
        await call('POST', 'Patient', { headers, body: { resourceType: 'Patient', name: [{ family: 'x' }] } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 200, 200, 403, 403]);
    }
  });

  it('lets every token that it issued expire', async () => {
    const headers = await bearer();
    tokens.expireTokens();
    const call = clientOf(contrary.url);
    const [old, renewed] = [
      await call('GET', 'Patient?name=x', { headers }),
      await call('GET', 'Patient?name=x', { headers: await bearer() }),
    ];
    expect([old.status, renewed.status]).toEqual([401, 200]);
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { connect } from '../fhir-connection.ts';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { base, bundle, scriptedHost, type Scripted } from '../testing/scripted-server.ts';
import { call } from '../testing/small-practice-fixture.ts';
import type { TestHost } from '../testing/test-host.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const files = {
  'rsa.pem': rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  'ec.json': JSON.stringify({ ...ec.privateKey.export({ format: 'jwk' }), kid: 'of-the-key' }),
  'p256.pem': generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  'secret.txt': 's3cret/\n',
  'no-key.pem': 'SECRET',
};
const tokenUrl = 'https://id.example/token';
const scopes = ['system/Patient.rs', 'system/Appointment.cruds'];
const backend = { type: 'smart-backend', clientId: 'portico', keyFile: 'rsa.pem', keyId: 'k1', scopes };

const granted = (number: number, more: Record<string, unknown> = {}): Scripted => ({
  body: { access_token: `token-${number}`, token_type: 'Bearer', expires_in: 300, ...more },
});

/** A host with a token endpoint that counts the tokens it gives. */
const withTokens = (
  token: (number: number) => Scripted = granted,
  patients: () => Scripted = () => ({ body: bundle([]) }),
) => {
  let number = 0;
  return scriptedHost(
    {
      'GET .well-known/smart-configuration': () => ({ body: { token_endpoint: tokenUrl } }),
      [`POST ${tokenUrl}`]: () => token((number += 1)),
      'POST Patient/_search': patients,
      'GET Patient': patients,
      'GET DiagnosticReport': patients,
      'GET Observation': patients,
    },
    files,
  );
};

const connectWith = async (host: TestHost, auth: Record<string, unknown> = backend) => {
  const made = await connect({ base, auth }, host);
  if (!made.ok) throw new Error(made.mistakes.join());
  return made.connection;
};

const claim = { firstName: 'Ana', lastName: 'Núñez', birthDate: '1980-02-29' };
const forms = (host: TestHost) =>
  host.sent.filter(({ url }) => url === tokenUrl).map(({ body }) => new URLSearchParams(body ?? ''));
const bearers = (host: TestHost) =>
  host.sent.filter(({ url }) => url.includes('Patient')).map(({ headers }) => headers['authorization']);

describe('the access token of a FHIR connection', () => {
  it.each([
    { keyFile: 'rsa.pem', keyId: 'k1', algorithm: 'RS384', kid: 'k1', key: rsa.publicKey },
    { keyFile: 'ec.json', keyId: undefined, algorithm: 'ES384', kid: 'of-the-key', key: ec.publicKey },
  ])('proves who asks by an assertion that is good once and for minutes: $algorithm', async (row) => {
    const host = withTokens();
    const { keyId, keyFile, algorithm, kid, key } = row;
    await connectWith(host, { ...backend, keyFile, keyId });
    host.pass(3_600_000);
    await connectWith(host, { ...backend, keyFile, keyId: 'k1' });
    const [first, second] = forms(host).map((form) => form.get('client_assertion') ?? '');
    expect(decodeProtectedHeader(first ?? '')).toMatchObject({ alg: algorithm, kid });
    const currentDate = new Date(host.now() - 3_600_000);
    const { payload } = await jwtVerify(first ?? '', key, {
      audience: tokenUrl,
      issuer: 'portico',
      subject: 'portico',
      currentDate,
    });
    expect((payload.exp ?? 0) - currentDate.getTime() / 1000).toBeLessThanOrEqual(300);
    const { payload: later } = await jwtVerify(second ?? '', key, { currentDate: new Date(host.now()) });
    expect(later.jti).not.toBe(payload.jti);
    expect(Object.fromEntries(forms(host)[0] ?? [])).toMatchObject({
      grant_type: 'client_credentials',
      scope: scopes.join(' '),
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    });
  });

  it.each([
    { auth: { ...backend, keyFile: 'missing.pem' }, mistake: 'auth.keyFile: cannot be read' },
    { auth: { ...backend, keyFile: 'no-key.pem' }, mistake: 'auth.keyFile: must hold a private key' },
    { auth: { ...backend, keyFile: 'p256.pem' }, mistake: 'auth.keyFile: must hold a private key' },
  ])('names a key that it cannot use: $auth.keyFile', async ({ auth, mistake }) => {
    const made = await connect({ base, auth }, withTokens());
    expect(made).toEqual({ ok: false, mistakes: [expect.stringContaining(mistake)] });
  });

  it('sends a client secret in the header, or in the form where the server wants it there', async () => {
    const auth = { type: 'client-secret', clientId: 'portico', secretFile: 'secret.txt', scopes };
    const host = withTokens();
    await connectWith(host, auth);
    const canvas = withTokens();
    expect((await connect({ base, auth, quirks: 'canvas' }, canvas)).ok).toBe(true);
    const header = host.sent.find(({ url }) => url === tokenUrl)?.headers['authorization'];
    expect(header).toBe(`Basic ${Buffer.from('portico:s3cret%2F').toString('base64')}`);
    expect(Object.fromEntries(forms(canvas)[0] ?? [])).toMatchObject({
      client_id: 'portico',
      client_secret: 's3cret/',
    });
  });

  it('asks for one token for all who wait, and for the next one before it ends', async () => {
    const host = withTokens();
    const { people } = await connectWith(host);
    await Promise.all([people.match(claim, call), people.match(claim, call)]);
    host.pass(269_000);
    await people.match(claim, call);
    expect(forms(host).length).toBe(1);
    host.pass(2_000);
    await Promise.all([people.match(claim, call), people.match(claim, call)]);
    expect(forms(host).length).toBe(2);
    expect(bearers(host).at(-1)).toBe('Bearer token-2');
  });

  it('renews a token that is refused once, and then gives up', async () => {
    let refusals = 1;
    const host = withTokens(granted, () => ((refusals -= 1) >= 0 ? { status: 401 } : { body: bundle([]) }));
    const { people } = await connectWith(host);
    expect(valueOf(await people.match(claim, call))).toEqual([]);
    expect(bearers(host)).toEqual(['Bearer token-1', 'Bearer token-2']);
    refusals = 2;
    expect(problemIn(await people.match(claim, call))).toMatchObject({ kind: 'refused' });
    expect(forms(host).length).toBe(3);
  });

  it('offers what the granted scopes allow, and tells which were not granted', async () => {
    const host = withTokens((number) => granted(number, { scope: 'system/Patient.read' }));
    const connection = await connectWith(host);
    expect({ visits: connection.visits, register: connection.people.register }).toEqual({});
    expect(host.told).toEqual([
      { event: 'fhir-scopes-missing', facts: { count: 1, scopes: 'system/Appointment.cruds' } },
    ]);
    const all = await connectWith(withTokens((number) => granted(number, { scope: 'system/*.*' })));
    facet(all, 'visits');
  });

  it('has no section of observations whose categories are not all granted, and tells what is not', async () => {
    const category = 'http://terminology.hl7.org/CodeSystem/observation-category';
    const granting = (scope: string) =>
      withTokens((number) => granted(number, { scope: `system/Patient.rs ${scope}` }));
    const observations = async (scope: string) => {
      const sections = ['labs', 'vitalSigns', 'healthStatus'] as const;
      const record = facet(await connectWith(granting(`system/DiagnosticReport.rs ${scope}`)), 'record');
      return Object.keys(valueOf(await record.sections('p1', sections, call)));
    };
    expect(await observations('system/Observation.rs')).toEqual(['labs', 'vitalSigns', 'healthStatus']);
    expect(await observations(`system/Observation.rs?category=${category}|laboratory`)).toEqual(['labs']);
    expect(
      await observations(
        `system/Observation.rs?category=${category}|vital-signs system/Observation.rs?category=${category}|survey`,
      ),
    ).toEqual(['vitalSigns']);
    expect(await observations('system/*.rs system/Observation.rs?category=laboratory')).toEqual([
      'labs',
      'vitalSigns',
      'healthStatus',
    ]);
    const host = granting('system/Appointment.cruds?status=booked');
    await connectWith(host);
    expect(host.told).toEqual([
      { event: 'fhir-scopes-missing', facts: { count: 1, scopes: 'system/Appointment.cruds' } },
    ]);
  });

  it.each([
    {
      reply: { status: 400, body: { error: 'invalid_client' } },
      problem: { kind: 'refused', why: 'token invalid_client' },
    },
    { reply: { status: 503 }, problem: { kind: 'away' } },
    {
      reply: { body: '<html>', headers: { 'content-type': 'text/html' } },
      problem: { kind: 'malformed', what: 'token' },
    },
    { reply: granted(1, { token_type: 'mac' }), problem: { kind: 'malformed', what: 'token.token_type' } },
    { reply: granted(1, { access_token: 'a\r\nb' }), problem: { kind: 'malformed', what: 'token.access_token' } },
  ])('says why there is no token: $problem', async ({ reply, problem }) => {
    const host = withTokens(() => reply);
    const made = await connect({ base, auth: backend }, host);
    const answer = made.ok ? await made.connection.people.match(claim, call) : undefined;
    if (problem.kind === 'malformed') expect(made).toMatchObject({ ok: false });
    else expect(answer).toEqual({ ok: false, error: problem });
  });

  it('takes no token endpoint that would carry the secret over an open line', async () => {
    const host = scriptedHost(
      { 'GET .well-known': () => ({ body: { token_endpoint: 'http://id.example/token' } }) },
      files,
    );
    const made = await connect({ base, auth: backend }, host);
    expect(made).toEqual({ ok: false, mistakes: ['base: smart-configuration.token_endpoint cannot be read there'] });
    expect(host.sent.every(({ url }) => url.startsWith(base))).toBe(true);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resourceTypes } from '@portico/adapters-fhir';
import { paths } from '@portico/application/kernel';
import { plainScopes, readScope } from '@portico/domain/connected-apps';
import { mark, north, south } from './testing/clinic-fixture.ts';
import {
  anaSouth,
  app,
  entriesOf,
  issueOf,
  startFhirService,
  type FhirServiceUnderTest,
} from './testing/fhir/fhir-service-fixture.ts';

describe('the FHIR service of a practice', () => {
  let service: FhirServiceUnderTest;
  let gateway: FhirServiceUnderTest['gateway'];
  let send: FhirServiceUnderTest['send'];
  beforeAll(async () => {
    service = await startFhirService();
    ({ gateway, send } = service);
  });
  afterAll(() => gateway.close());

  it('says what it answers, and where apps are allowed, to everybody', async () => {
    const metadata = await send('metadata');
    expect({ status: metadata.status, type: metadata.type }).toEqual({
      status: 200,
      type: 'application/fhir+json; charset=utf-8',
    });
    expect(metadata.body).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1' });
    const smart = await send('.well-known/smart-configuration');
    expect(smart.body).toMatchObject({ token_endpoint: `${gateway.url}/oauth/token` });
  });

  it('names endpoints that are there, scopes that an app can have, and no sign-in by OpenID, which is not', async () => {
    const { body } = await send('.well-known/smart-configuration');
    const named = Object.entries(body).filter(([name]) => name.endsWith('_endpoint'));
    expect(named.map(([name]) => name).toSorted()).toEqual(
      ['authorization', 'introspection', 'revocation', 'token'].map((name) => `${name}_endpoint`),
    );
    expect(body['authorization_endpoint']).toBe(`${gateway.url}${paths.authorizeApp}`);
    for (const [name, address] of named.filter(([each]) => each !== 'authorization_endpoint')) {
      const { status } = await send(String(address), undefined, { method: 'POST' });
      expect({ name, status }).toEqual({ name, status: 415 });
    }
    const offered = body['scopes_supported'] as readonly string[];
    const isKnown = (scope: string) => plainScopes.some((plain) => plain === scope) || readScope(scope) !== undefined;
    expect(offered.filter((scope) => !isKnown(scope))).toEqual([]);
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:issuer|jwks_uri)$/)]));
    expect(body['capabilities']).not.toContain('sso-openid-connect');
    expect((await send(`${gateway.url}/.well-known/openid-configuration`)).type).not.toContain('json');
  });

  it('tells the version of each resource, alike when it is read and searched for, and no time of a change', async () => {
    const { body } = await send('metadata');
    const [{ resource }] = body['rest'] as unknown as readonly [
      { readonly resource: readonly { readonly type: string; readonly versioning: string }[] },
    ];
    expect(new Set(resource.map(({ versioning }) => versioning))).toEqual(new Set(['versioned']));
    for (const { type } of resource.filter((each) => !['Binary', 'Group'].includes(each.type))) {
      const first = entriesOf(await send(type, 'ana')).find((each) => each['resourceType'] === type);
      if (first === undefined) continue;
      const read = await send(`${type}/${String(first['id'])}`, 'ana');
      const { versionId, lastUpdated } = first['meta'] as Readonly<Record<string, unknown>>;
      expect({ type, meta: read.body['meta'], lastUpdated }).toEqual({ type, meta: first['meta'] });
      expect(read.headers.get('etag')).toBe(`W/"${String(versionId)}"`);
      expect(issueOf(await send(`${type}?_lastUpdated=gt2020`, 'ana'))).toBe('not-supported');
    }
  });

  it('answers 304 to those who hold the version and may read it, and to no others', async () => {
    const path = 'Patient/1001';
    const tag = (await send(path, 'ana')).headers.get('etag') ?? '';
    const asked = async (ifNoneMatch: string, token?: string) =>
      send(path, token, { headers: { 'if-none-match': ifNoneMatch } });
    for (const held of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const { status, body, headers } = await asked(held, 'ana');
      expect({ held, status, body, tag: headers.get('etag') }).toEqual({ held, status: 304, body: { text: '' }, tag });
    }
    expect((await asked('W/"other"', 'ana')).status).toBe(200);
    expect((await asked(tag)).status).toBe(401);
    expect((await asked(tag, 'labs-only')).status).toBe(403);
    expect((await send('Patient/2002', 'ana', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });

  it.each([
    { what: 'no token', path: 'Patient/1001', token: undefined, status: 401, code: 'login' },
    { what: 'an unknown token', path: 'Patient/1001', token: 'made-up', status: 401, code: 'login' },
    { what: 'a token of another practice', path: 'Patient/1001', token: 'ana-north', status: 401, code: 'login' },
    { what: 'no scope for the type', path: 'Patient/1001', token: 'labs-only', status: 403, code: 'forbidden' },
    {
      what: 'a scope to search alone',
      path: 'Condition/1001..c1',
      token: 'search-only',
      status: 403,
      code: 'forbidden',
    },
    { what: 'scopes of other levels', path: 'Condition', token: 'wrong-level', status: 403, code: 'forbidden' },
    { what: 'another patient', path: 'Patient/2002', token: 'ana', status: 404, code: 'not-found' },
    { what: 'nobody', path: 'Patient/nobody', token: 'ana', status: 404, code: 'not-found' },
    {
      what: 'a search for another patient',
      path: 'Condition?patient=2002',
      token: 'ana',
      status: 404,
      code: 'not-found',
    },
    { what: 'a search for nobody', path: 'Condition?patient=nobody', token: 'ana', status: 404, code: 'not-found' },
    { what: 'the condition of another', path: 'Condition/2002..c1', token: 'ana', status: 404, code: 'not-found' },
    { what: 'the visit of another', path: 'Appointment/2002-next', token: 'ana', status: 404, code: 'not-found' },
    { what: 'no visit', path: 'Appointment/none', token: 'ana', status: 404, code: 'not-found' },
    { what: 'the document of another', path: 'Binary/2002..letter', token: 'ana', status: 404, code: 'not-found' },
    { what: 'an unknown type', path: 'Basic/1', token: 'ana', status: 404, code: 'not-supported' },
    { what: 'a path below a resource', path: 'Patient/1001/_history', token: 'ana', status: 404, code: 'not-found' },
    { what: 'an unknown parameter', path: 'Condition?colour=red', token: 'ana', status: 400, code: 'not-supported' },
    { what: 'a modifier', path: 'Condition?code:text=a', token: 'ana', status: 400, code: 'not-supported' },
    { what: '_lastUpdated', path: 'Condition?_lastUpdated=gt2020', token: 'ana', status: 400, code: 'not-supported' },
    { what: 'a date that is none', path: 'Observation?date=soon', token: 'ana', status: 400, code: 'value' },
    { what: 'a _count of nothing', path: 'Condition?_count=0', token: 'ana', status: 400, code: 'value' },
    { what: 'a _count that is no number', path: 'Condition?_count=many', token: 'ana', status: 400, code: 'value' },
    { what: 'a page that was made up', path: 'Condition?_page=e30', token: 'ana', status: 400, code: 'invalid' },
    { what: 'a search of documents bytes', path: 'Binary', token: 'ana', status: 405, code: 'not-supported' },
    { what: 'a search of a system for nobody', path: 'Condition', token: 'system', status: 400, code: 'required' },
    { what: 'a search of a system by name', path: 'Patient?name=a', token: 'system', status: 400, code: 'too-costly' },
    { what: 'XML', path: 'Patient/1001?_format=xml', token: 'ana', status: 406, code: 'not-supported' },
  ])('refuses $what with $status and an OperationOutcome', async ({ path, token, status, code }) => {
    const answer = await send(path, token);
    expect({ status: answer.status, kind: answer.body['resourceType'], code: issueOf(answer) }).toEqual({
      status,
      kind: 'OperationOutcome',
      code,
    });
    expect(answer.type).toBe('application/fhir+json; charset=utf-8');
  });

  it('tells another patient from nobody by nothing', async () => {
    for (const [theirs, none] of [
      ['Patient/2002', 'Patient/3003'],
      ['Condition/2002..c1', 'Condition/3003..c1'],
      ['Condition?patient=2002', 'Condition?patient=3003'],
      ['Appointment/2002-next', 'Appointment/3003-next'],
    ] as const) {
      const [one, other] = [await send(theirs, 'ana'), await send(none, 'ana')];
      expect({ theirs, body: one.body, status: one.status }).toEqual({
        theirs,
        body: other.body,
        status: other.status,
      });
    }
  });

  it('answers pages of other origins, who may send a token and no cookie', async () => {
    const asked = await send('Patient', undefined, { method: 'OPTIONS', headers: { origin: 'https://app.example' } });
    const answers = [asked, await send('Patient', 'ana'), await send('Patient')];
    expect(answers.map(({ status }) => status)).toEqual([204, 200, 401]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST');
  });

  it('takes no writes', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status } = await send('Patient/1001', 'ana', { method });
      expect({ method, status }).toEqual({ method, status: 405 });
    }
  });

  it('answers for no other practice', async () => {
    const nowhere = await send(`${gateway.url}/fhir/r4/nowhere/metadata`);
    expect({ status: nowhere.status, code: issueOf(nowhere) }).toEqual({ status: 404, code: 'not-found' });
  });

  it('leaves one line for each patient and type that an app was given, with the name of the app', async () => {
    const lines = () =>
      gateway.database.rows<{ readonly kind: string; readonly subject: string; readonly resource: string }>({
        text: `select actor_kind as kind, subject_id as subject, resource, reason from activity
          where practice_id = $1 and action = 'shared-with-app' order by seq`,
        values: [south.id],
      });
    const seen: string[] = [];
    for (const { type, search } of resourceTypes) {
      if (search === undefined || type === 'Group') continue;
      const before = (await lines()).length;
      const [first] = entriesOf(await send(type, 'ana'));
      const line = { kind: 'portal', subject: anaSouth.patient, resource: type, reason: app.name };
      expect((await lines()).slice(before)).toEqual([line]);
      if (first?.['resourceType'] !== type) continue;
      await send(`${type}/${String(first['id'])}`, 'ana');
      expect((await lines()).slice(before)).toEqual([line, line]);
      seen.push(type);
    }
    expect(seen).toEqual(expect.arrayContaining(['Patient', 'Observation', 'PractitionerRole', 'Slot']));
  });

  it('tells nothing of a person in the log of the gateway', async () => {
    await send('Patient?name=Wanda-Testname', 'ana');
    await send('Condition?colour=Wanda-Testname', 'ana');
    const { body } = await send('Observation?date=Wanda-Testname', 'ana');
    expect(JSON.stringify(body)).not.toContain('Wanda-Testname');
    expect(gateway.output()).not.toMatch(new RegExp(`Wanda-Testname|${mark}`));
    expect(gateway.output()).toContain('"operation":"Condition search"');
  });

  it('is not the service of the other practice of the same person', async () => {
    const other = `${gateway.url}/fhir/r4/${north.id}/Patient/1001`;
    expect((await send(other, 'ana-north')).status).toBe(200);
    expect((await send(other, 'ana')).status).toBe(401);
  });

  it('answers an app only so many times a minute', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 30; at += 1) {
      const some = await Promise.all(Array.from({ length: 15 }, () => send('Practitioner/none', 'busy')));
      statuses.push(...some.map(({ status }) => status));
      if (statuses.includes(429)) break;
    }
    expect(statuses.filter((status) => status === 404).length).toBe(300);
    const refused = await send('Patient/1001', 'busy');
    expect({ status: refused.status, code: issueOf(refused) }).toEqual({ status: 429, code: 'throttled' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('Patient/1001', 'ana')).status).toBe(200);
  });
});

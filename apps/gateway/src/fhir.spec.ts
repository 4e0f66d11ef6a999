import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedRegistration } from '@portico/adapters-practice/embedded';
import type { FhirAccess, SmartScope } from '@portico/domain/access';
import { MemoryFhirAccessTokens } from '@portico/domain/access/testing';
import type { AccountId } from '@portico/domain/kernel';
import { blankInsurance, type InsuranceId } from '@portico/domain/profile';
import { openBooking } from './testing/bookable-clinic.ts';
import { ana, ben, documentId, labId, mark, north, south } from './testing/clinic-fixture.ts';
import { startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

const everything = ['patient/*.rs'];
const app = { id: 'my-app', name: 'My Health App' };
const [anaNorth, anaSouth] = ana;
const [benSouth] = ben;
if (anaNorth === undefined || anaSouth === undefined || benSouth === undefined) throw new Error('the clinic has them');

const tokens = new MemoryFhirAccessTokens();
const give = (token: string, access: Pick<FhirAccess, 'kind'> & Record<string, unknown>): void =>
  tokens.give(token, { account: 'ana' as AccountId, app, ...access } as FhirAccess);
const scopes = (...names: readonly string[]) => names as readonly SmartScope[];

give('ana', { kind: 'patient', ...anaSouth, scopes: scopes(...everything) });
give('ana-north', { kind: 'patient', ...anaNorth, scopes: scopes(...everything) });
give('labs-only', { kind: 'patient', ...anaSouth, scopes: scopes('patient/Observation.read') });
give('search-only', { kind: 'patient', ...anaSouth, scopes: scopes('patient/Condition.s') });
give('wrong-level', { kind: 'patient', ...anaSouth, scopes: scopes('system/*.rs', 'user/*.rs') });
give('system', { kind: 'system', practice: south.id, scopes: scopes('system/*.rs') });

describe('the FHIR service of a practice', () => {
  let gateway: RunningGateway;
  let base: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ fhirAccessTokens: tokens });
    base = `${gateway.url}/fhir/r4/${south.id}`;
    await openBooking(gateway.database, south.id);
  });
  afterAll(() => gateway.close());

  const send = async (path: string, token?: string, init: RequestInit = {}): Promise<Answer> => {
    const url = path.startsWith('http') ? path : `${base}/${path}`;
    const headers = { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...init.headers };
    const answer = await fetch(url, { ...init, headers });
    const text = await answer.text();
    const type = answer.headers.get('content-type');
    return {
      status: answer.status,
      type,
      headers: answer.headers,
      body: type?.includes('json') ? JSON.parse(text) : { text },
    };
  };
  const issueOf = ({ body }: Answer) =>
    (body['issue'] as { code: string; diagnostics: string }[] | undefined)?.[0]?.code;
  const entriesOf = ({ body }: Answer) =>
    ((body['entry'] ?? []) as { resource: Record<string, unknown>; search: { mode: string } }[]).map(
      ({ resource }) => resource,
    );
  const linkOf = ({ body }: Answer, relation: string) =>
    (body['link'] as { relation: string; url: string }[]).find((link) => link.relation === relation)?.url;

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
    { what: 'an unknown type', path: 'Goal/1', token: 'ana', status: 404, code: 'not-supported' },
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

  it('reads the patient and what stands in the chart', async () => {
    expect((await send('Patient/1001', 'ana')).body).toMatchObject({
      resourceType: 'Patient',
      birthDate: '1980-02-29',
    });
    const [one] = entriesOf(await send('Condition?patient=Patient/1001&clinical-status=active', 'ana'));
    expect(one).toMatchObject({ code: { text: `${mark} asthma` }, onsetDateTime: '2019' });
    expect((await send(`Condition/${String(one?.['id'])}`, 'ana')).body).toEqual(one);
    expect(entriesOf(await send('Condition?clinical-status=resolved', 'ana'))).toEqual([]);
    const [none] = entriesOf(await send('AllergyIntolerance', 'ana'));
    expect(none).toMatchObject({ code: { text: 'No known allergy' } });
    expect((await send(`AllergyIntolerance/${String(none?.['id'])}`, 'ana')).body).toEqual(none);
    const told = await send('MedicationRequest?patient=1001', 'ana');
    expect(entriesOf(told)).toMatchObject([{ resourceType: 'OperationOutcome', issue: [{ code: 'incomplete' }] }]);
    const [result] = entriesOf(
      await send('Observation?category=laboratory&code=http://loinc.org|4548-4&date=ge2026', 'ana'),
    );
    expect(result).toMatchObject({ id: `1001..${labId}..1`, interpretation: [{ coding: [{ code: 'H' }] }] });
    expect(entriesOf(await send('Observation?date=lt2026', 'ana'))).toEqual([]);
  });

  it('keeps the digits of a result', async () => {
    const answer = await fetch(`${base}/Observation/1001..${labId}..1`, {
      headers: { authorization: 'Bearer labs-only' },
    });
    expect(await answer.text()).toContain('"valueQuantity":{"value":7.10,"unit":"%"}');
  });

  it('hands out a document as its bytes, or as a Binary', async () => {
    const [document] = entriesOf(await send('DocumentReference', 'ana'));
    const url = (document as { content: { attachment: { url: string } }[] }).content[0]?.attachment.url ?? '';
    expect(url).toBe(`${base}/Binary/1001..${documentId}`);
    expect((await send(url, 'ana')).type).toBe('text/plain');
    const bytes = await send(url, 'ana', { headers: { accept: 'text/plain' } });
    expect({ body: bytes.body, policy: bytes.headers.get('content-security-policy') }).toEqual({
      body: { text: 'hello' },
      policy: expect.stringContaining('sandbox'),
    });
    const binary = await send(url, 'ana', { headers: { accept: 'application/fhir+json' } });
    expect(binary.body).toMatchObject({ resourceType: 'Binary', data: Buffer.from('hello').toString('base64') });
  });

  it('tells who insures and who cares for the patient', async () => {
    const { deleted: _, frontPhoto: __, backPhoto: ___, ...blank } = blankInsurance('i-1' as InsuranceId);
    const insurance = {
      ...blank,
      id: 'i-1' as InsuranceId,
      type: 'Primary',
      providerName: 'Cactus Health',
      memberId: 'M-77',
      relationshipType: 'Self',
      effectiveFrom: '2026-01-01',
    };
    await new EmbeddedRegistration(gateway.database).keep(anaSouth, { insurances: [insurance] });
    const [kept] = entriesOf(await send('Coverage?patient=1001&status=active', 'ana'));
    expect(kept).toEqual({
      resourceType: 'Coverage',
      id: '1001..i-1',
      meta: { profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-coverage'] },
      status: 'active',
      subscriberId: 'M-77',
      beneficiary: { reference: 'Patient/1001' },
      relationship: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'self' }],
      },
      subscriber: { reference: 'Patient/1001' },
      period: { start: '2026-01-01' },
      payor: [{ display: 'Cactus Health' }],
      order: 1,
    });
    expect((await send('Coverage/1001..i-1', 'ana')).body).toEqual(kept);
    expect((await send('Coverage/2002..i-1', 'ana')).status).toBe(404);
    const [team] = entriesOf(await send('CareTeam?status=active', 'ana'));
    expect(team).toMatchObject({ participant: [{ member: { display: `Dr. ${mark}` } }] });
    expect((await send('CareTeam/1001..care-team', 'ana')).body).toEqual(team);
  });

  it('tells of the practice, its offices and its providers', async () => {
    expect(entriesOf(await send('Organization', 'ana'))).toMatchObject([
      { id: south.id, name: south.name, active: true },
    ]);
    const [place] = entriesOf(await send('Location?address-state=AZ', 'ana'));
    expect(place).toMatchObject({ id: 'main', address: { line: ['1 Mesa Road'], postalCode: '85001' } });
    expect((await send('Location/main', 'ana')).body).toEqual(place);
    expect(entriesOf(await send('Location?address-state=FL', 'ana'))).toEqual([]);
    const roles = entriesOf(await send('PractitionerRole?practitioner=Practitioner/ng', 'ana'));
    expect(roles).toMatchObject([{ practitioner: { reference: 'Practitioner/ng', display: `Dr. ${mark}` } }]);
    expect((await send('Practitioner/ng', 'ana')).body).toMatchObject({ name: [{ text: `Dr. ${mark}` }] });
    expect((await send('Practitioner/nobody', 'ana')).status).toBe(404);
  });

  it('tells which times can be booked, to whom the scope lets read them, and nothing of who took the others', async () => {
    const [first] = entriesOf(await send('Schedule?actor=Practitioner/ng', 'ana'));
    expect(first).toMatchObject({ id: 'ng..check-up..main', serviceType: [{ text: 'Check-up' }] });
    for (const token of ['ana', 'system']) {
      const found = await send(`Slot?schedule=ng..check-up..main&status=free&_count=5`, token);
      const [time] = entriesOf(found);
      expect(time).toMatchObject({ status: 'free', schedule: { reference: 'Schedule/ng..check-up..main' } });
      expect(time?.['start']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00-07:00$/);
      expect((await send(`Slot/${String(time?.['id'])}`, token)).body).toEqual(time);
      expect(JSON.stringify(found.body)).not.toContain('1001');
    }
    expect((await send('Slot', 'labs-only')).status).toBe(403);
  });

  it('lists visits page by page, each once, and takes the link for nothing else', async () => {
    const seen: string[] = [];
    let answer = await send('Appointment?_count=5', 'ana');
    const first = linkOf(answer, 'next');
    for (;;) {
      seen.push(...entriesOf(answer).map(({ id }) => String(id)));
      const next = linkOf(answer, 'next');
      if (next === undefined) break;
      answer = await send(next, 'ana');
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(14);
    expect(seen).toEqual(seen.filter((id) => id.startsWith('1001-')));
    const forged = [
      first?.replace('Appointment', 'Condition'),
      `${first ?? ''}AA`,
      first?.replace(/.(?=.{30}$)/, (one) => (one === 'A' ? 'B' : 'A')),
    ];
    for (const link of forged) expect(issueOf(await send(link ?? '', 'ana'))).toBe('invalid');
    expect(issueOf(await send(first ?? '', 'system'))).toBe('invalid');
    expect(issueOf(await send(`${first ?? ''}&_count=100`, 'ana'))).toBe('not-supported');
  });

  it('finds visits by their day and state', async () => {
    const now = new Date(gateway.now()).toISOString();
    const coming = entriesOf(await send(`Appointment?date=ge${now}&status=booked`, 'ana'));
    expect(coming.map(({ id }) => id)).toEqual(['1001-next']);
    const past = entriesOf(await send(`Appointment?patient=1001&date=lt${now}`, 'ana'));
    expect(past.length).toBe(12);
  });

  it('lets a system read every patient, and find one by birth date and name without naming them in an address', async () => {
    const listed = entriesOf(await send('Patient', 'system')).map(({ id }) => id);
    expect(listed).toEqual(['1001', '2002']);
    const body = new URLSearchParams({ birthdate: '1980-02-29', name: 'ñúñez', _count: '1' }).toString();
    const posted = await send('Patient/_search', 'system', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(entriesOf(posted).map(({ id }) => id)).toEqual(['1001']);
    expect(linkOf(posted, 'self')).toBe(`${base}/Patient`);
    expect(linkOf(posted, 'next')).not.toMatch(/1980|ez/);
    expect(entriesOf(await send(linkOf(posted, 'next') ?? '', 'system')).map(({ id }) => id)).toEqual(['2002']);
    expect(entriesOf(await send('Patient?_id=2002,1001', 'system')).map(({ id }) => id)).toEqual(['2002', '1001']);
    expect(entriesOf(await send('Condition?patient=2002', 'system')).length).toBe(1);
  });

  it('writes each read into the log of the patient, with the name of the app', async () => {
    await send('Observation', 'labs-only');
    const rows = await gateway.database.rows<{
      readonly resource: string;
      readonly reason: string;
      readonly kind: string;
    }>({
      name: 'lines of an app',
      text: `select actor_kind as kind, resource, reason from activity
        where subject_id = $1 and practice_id = $2 and action = 'shared-with-app' order by seq desc limit 1`,
      values: [anaSouth.patient, south.id],
    });
    expect(rows).toEqual([{ kind: 'portal', resource: 'Observation', reason: app.name }]);
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

  describe('an export of all patients', () => {
    const kickOff = (query: string, token = 'system', prefer = 'respond-async') =>
      send(`Group/all/$export${query}`, token, { headers: { prefer, accept: 'application/fhir+json' } });
    const filesOf = ({ body }: Answer) => body['output'] as readonly { readonly type: string; readonly url: string }[];

    it('is begun, asked about and fetched, file by file', async () => {
      const begun = await kickOff('?_type=Patient,Observation,Appointment');
      expect(begun.status).toBe(202);
      const status = await send(begun.headers.get('content-location') ?? '', 'system');
      expect(status.body).toMatchObject({
        requiresAccessToken: true,
        transactionTime: new Date(gateway.now()).toISOString(),
      });
      expect(filesOf(status).map(({ type }) => type)).toEqual(['Patient', 'Observation', 'Appointment']);
      const lines: Record<string, readonly string[]> = {};
      for (const { type, url } of filesOf(status)) {
        const file = await fetch(url, { headers: { authorization: 'Bearer system' } });
        expect(file.headers.get('content-type')).toBe('application/fhir+ndjson');
        const rows = (await file.text()).trim().split('\n');
        lines[type] = rows.map((row) => String((JSON.parse(row) as Record<string, unknown>)['id']));
      }
      expect(lines).toEqual({
        Patient: ['1001', '2002'],
        Observation: [`1001..${labId}..1`, '1001..v1', `2002..${labId}..1`, '2002..v1'],
        Appointment: expect.arrayContaining(['1001-next', '2002-past11']),
      });
      expect(lines['Appointment']?.length).toBe(28);
      expect((await send(begun.headers.get('content-location') ?? '', 'system', { method: 'DELETE' })).status).toBe(
        202,
      );
    });

    it('has every type of which a resource is one patient’s, unless it is asked for fewer', async () => {
      const status = await send((await kickOff('')).headers.get('content-location') ?? '', 'system');
      expect(filesOf(status).map(({ type }) => type)).toEqual([
        ...['Patient', 'CareTeam', 'Coverage', 'AllergyIntolerance', 'Condition', 'MedicationRequest'],
        ...[
          'Immunization',
          'Observation',
          'Procedure',
          'DiagnosticReport',
          'DocumentReference',
          'Appointment',
          'Encounter',
        ],
      ]);
    });

    it.each([
      { what: 'an app of a patient', query: '', token: 'ana', status: 403, code: 'forbidden' },
      { what: 'an export that would be waited for', query: '', prefer: 'respond-now', status: 400, code: 'processing' },
      { what: '_since', query: '?_since=2020-01-01T00:00:00Z', status: 400, code: 'not-supported' },
      { what: 'another type', query: '?_type=Goal', status: 400, code: 'value' },
      { what: 'another format', query: '?_outputFormat=csv', status: 400, code: 'value' },
    ])('refuses $what', async ({ query, token, prefer, status, code }) => {
      const answer = await kickOff(query, token, prefer);
      expect({ status: answer.status, code: issueOf(answer) }).toEqual({ status, code });
    });

    it('hands out nothing by an address that was made up, or to somebody else', async () => {
      const at = (await kickOff('')).headers.get('content-location') ?? '';
      const forged = [at.replace('/export/', '/export-file/'), `${at}AA`, `${base}/export/e30`];
      for (const address of forged) expect((await send(address, 'system')).status).toBe(404);
      expect((await send(at, 'ana')).status).toBe(403);
      expect((await send(at)).status).toBe(401);
    });
  });

  it('answers an app only so many times a minute', async () => {
    give('busy', { kind: 'patient', ...anaSouth, app: { id: 'busy', name: 'Busy' }, scopes: scopes(...everything) });
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

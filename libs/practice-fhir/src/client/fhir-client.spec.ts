import { describe, expect, it } from '@jest/globals';
import { connect } from '../fhir-connection.ts';
import { writeJson } from '../json/index.ts';
import { capabilityStatement } from '@portico/fhir-servers';
import { problemIn, valueOf } from '../testing/expect-values.ts';
import { call } from '../testing/small-practice-fixture.ts';
import { base, bundle, scriptedHost, type Scripted } from '../testing/scripted-server.ts';
import type { TestHost } from '../testing/test-host.ts';
import { targetsAt } from '../resource-references.ts';
import { FhirClient } from './fhir-client.ts';
import { negotiate } from './negotiate-once.ts';
import { readSettings } from './settings.ts';

const clientOf = (host: TestHost, more: Record<string, unknown> = {}): FhirClient => {
  const read = readSettings({ base, auth: { type: 'none' }, ...more });
  if (!read.ok) throw new Error(read.mistakes.join());
  const { send, capabilities } = negotiate(read.settings, undefined, host);
  return new FhirClient({ base, pageSize: read.settings.quirks.pageSize, send, host, capabilities });
};

const patient = (id: string, version = '1', more: Record<string, unknown> = {}) => ({
  resourceType: 'Patient',
  id,
  meta: { versionId: version, lastUpdated: '2026-11-24T08:00:00Z' },
  ...more,
});

const search = (host: TestHost) => clientOf(host).search('Patient', { family: 'Smith' }, call);
const idsOf = async (host: TestHost) => valueOf(await search(host)).matches.map(({ id }) => id);
const pages = (second: Record<string, unknown>, next = `${base}/Patient?page=2`) =>
  scriptedHost({
    'GET Patient?page=2': () => ({ body: second }),
    'GET Patient': () => ({ body: bundle([patient('a'), patient('b')], { next }) }),
  });

describe('searching a FHIR server', () => {
  it('asks strictly, and follows the pages without telling one resource twice', async () => {
    const host = pages(bundle([patient('b'), patient('c')]));
    expect(await idsOf(host)).toEqual(['a', 'b', 'c']);
    const [, first] = host.sent;
    expect(first?.headers).toMatchObject({ prefer: 'handling=strict', accept: 'application/fhir+json' });
  });

  it.each([
    { next: 'https://elsewhere.example/r4/Patient?page=2' },
    { next: 'http://fhir.example/r4/Patient?page=2' },
    { next: 'https://fhir.example/other/Patient?page=2' },
    { next: 'https://fhir.example:8443/r4/Patient?page=2' },
    { next: 'https://fhir.example@elsewhere.example/r4/Patient' },
    { next: '//elsewhere.example/r4/Patient' },
    { next: 'javascript:1' },
  ])('follows no page elsewhere: $next', async ({ next }) => {
    const host = pages(bundle([]), next);
    expect(problemIn(await search(host))).toEqual({ kind: 'malformed', what: 'Bundle.link.next' });
    expect(host.sent.length).toBe(2);
  });

  it.each([{ next: 'Patient?page=2' }, { next: `${base}?page=2` }, { next: `${base}/Patient?page=2` }])(
    'follows a page of the same server: $next',
    async ({ next }) => {
      const host = scriptedHost({
        'GET Patient?page=2': () => ({ body: bundle([patient('c')]) }),
        'GET Patient': () => ({ body: bundle([patient('a')], { next }) }),
        [`GET ${base}?page=2`]: () => ({ body: bundle([patient('c')]) }),
        [`GET ${base}/?page=2`]: () => ({ body: bundle([patient('c')]) }),
      });
      expect(await idsOf(host)).toEqual(['a', 'c']);
    },
  );

  it('stops where pages run in a circle', async () => {
    const host = pages(bundle([patient('c')], { next: `${base}/Patient?page=2` }));
    expect(problemIn(await search(host))).toEqual({ kind: 'malformed', what: 'Bundle.link.next' });
  });

  /** A history of so many pages, with a row on each. */
  const longHistory = (pagesInAll: number, more: object = {}) => {
    let page = 0;
    return scriptedHost({
      'GET Patient': () => {
        page += 1;
        const next = page < pagesInAll ? { next: `${base}/Patient?page=${page + 1}` } : undefined;
        return { body: bundle([{ ...patient(`p${page}`), ...more }], next) };
      },
    });
  };

  it('reads a long history to its end where all of it is needed', async () => {
    const found = await clientOf(longHistory(999)).searchAll('Patient', {}, call);
    expect(valueOf(found).matches.length).toBe(999);
  });

  it.each([
    { what: 'pages without end', host: () => longHistory(9_999), problem: 'Bundle.link.next' },
    {
      what: 'more than 50 MB',
      host: () => longHistory(99, { note: 'x'.repeat(1_000_000) }),
      problem: 'Bundles of more than 50 MB',
    },
    {
      what: 'more than 10,000 rows',
      host: () => {
        const rows = Array.from({ length: 10_001 }, (_, at) => patient(`p${at}`));
        return scriptedHost({ 'GET Patient': () => ({ body: bundle(rows) }) });
      },
      problem: 'Bundles of more than 10000 rows',
    },
  ])('is no answer of $what', async ({ host, problem }) => {
    const found = await clientOf(host()).searchAll('Patient', {}, call);
    expect(problemIn(found)).toEqual({ kind: 'malformed', what: problem });
  });

  it('tells after twenty pages where a list ended, to go on from there', async () => {
    const host = longHistory(99);
    const found = valueOf(await search(host));
    expect({ rows: found.matches.length, next: found.next }).toEqual({ rows: 20, next: `${base}/Patient?page=21` });
    const on = await clientOf(host).search('Patient', {}, call, { cursor: found.next, pages: 1 });
    expect(valueOf(on).matches.length).toBe(1);
    const elsewhere = await clientOf(host).search('Patient', {}, call, {
      cursor: 'https://elsewhere.example/r4/Patient',
    });
    expect(problemIn(elsewhere)).toMatchObject({ kind: 'malformed' });
  });

  it('tells once of a parameter that a server ignored', async () => {
    const host = scriptedHost({
      'GET Patient': () => ({ body: bundle([], { self: `${base}/Patient?birthdate:exact=2000-01-01&_count=10` }) }),
    });
    const client = clientOf(host);
    for (const _ of [1, 2]) await client.search('Patient', { family: 'Smith', birthdate: '2000-01-01' }, call);
    expect(host.told).toEqual([{ event: 'fhir-parameter-ignored', facts: { what: 'Patient?family' } }]);
  });

  it('leaves out what only narrows where a strict server would refuse it', async () => {
    const declared = { Appointment: { searchParam: ['patient'] } };
    const host = scriptedHost({
      'GET metadata': () => ({ body: capabilityStatement(declared) }),
      'GET Appointment': () => ({ body: bundle([]) }),
    });
    await clientOf(host).search('Appointment', { patient: 'Patient/a', status: 'proposed', slot: 'Slot/a' }, call);
    const { searchParams } = new URL(host.sent.at(-1)?.url ?? '');
    expect([...searchParams.keys()].sort()).toEqual(['_count', 'patient', 'slot']);
  });

  it('takes references to its own base for relative ones, and those to another base for none of its own', async () => {
    const generalPractitioner = ['', `${base}/`, 'https://elsewhere.example/r4/', `${base}4/`].map((at) => ({
      reference: `${at}Practitioner/a`,
    }));
    const host = scriptedHost({ 'GET Patient/a': () => ({ body: patient('a', '1', { generalPractitioner }) }) });
    const { json } = valueOf(await clientOf(host).read('Patient', 'a', call));
    const here = { type: 'Practitioner', id: 'a' };
    expect(targetsAt(json, 'generalPractitioner')).toEqual([here, here]);
  });

  it('keeps outcomes and included resources apart from what was found', async () => {
    const host = scriptedHost({
      'GET Patient': () => ({
        body: bundle([patient('a'), { resourceType: 'OperationOutcome' }, { resourceType: 'Slot', id: 's' }]),
      }),
    });
    const { matches, included } = valueOf(await search(host));
    expect([matches, included].map((list) => list.map(({ id }) => id))).toEqual([['a'], ['s']]);
  });
});

const html = { body: '<html>Sign in</html>', headers: { 'content-type': 'text/html' } };

describe('answers of a FHIR server that are none', () => {
  it.each([
    { what: 'HTML with 200', reply: html, problem: { kind: 'malformed', what: 'content-type' } },
    { what: 'HTML called JSON', reply: { body: '<html>' }, problem: { kind: 'malformed', what: 'json' } },
    { what: 'deep JSON', reply: { body: '['.repeat(9_000) }, problem: { kind: 'malformed', what: 'json' } },
    {
      what: 'another type',
      reply: { body: { resourceType: 'Slot', id: 'a' } },
      problem: { kind: 'malformed', what: 'resourceType' },
    },
    { what: 'no id', reply: { body: { resourceType: 'Patient' } }, problem: { kind: 'malformed', what: 'Patient.id' } },
    {
      what: 'an id that is a path',
      reply: { body: patient('../Slot') },
      problem: { kind: 'malformed', what: 'Patient.id' },
    },
    { what: 'a redirect', reply: { status: 302 }, problem: { kind: 'refused', why: '302' } },
    {
      what: '429 with seconds',
      reply: { status: 429, headers: { 'retry-after': '60' } },
      problem: { kind: 'busy', until: '2026-11-24T14:01:00.000Z' },
    },
    { what: '429 without', reply: { status: 429 }, problem: { kind: 'busy' } },
    {
      what: '503 with a date',
      reply: { status: 503, headers: { 'retry-after': 'Tue, 24 Nov 2026 15:00:00 GMT' } },
      problem: { kind: 'busy', until: '2026-11-24T15:00:00.000Z' },
    },
    { what: '503 without', reply: { status: 503 }, problem: { kind: 'away' } },
    { what: '500', reply: { status: 500 }, problem: { kind: 'away' } },
    { what: '403', reply: { status: 403 }, problem: { kind: 'not-offered' } },
    { what: '410', reply: { status: 410 }, problem: { kind: 'gone' } },
    { what: 'an empty 406', reply: { status: 406, body: '' }, problem: { kind: 'refused', why: '406' } },
    {
      what: 'an outcome that tells of a person',
      reply: {
        status: 400,
        body: {
          resourceType: 'OperationOutcome',
          issue: [{ code: 'invalid', diagnostics: 'Ana', details: { coding: [{ code: 'no Ana here' }] } }],
        },
      },
      problem: { kind: 'refused', why: '400 invalid' },
    },
  ])('$what', async ({ reply, problem }: { reply: Scripted; problem: unknown }) => {
    const host = scriptedHost({ 'GET Patient/a': () => reply });
    expect(problemIn(await clientOf(host).read('Patient', 'a', call))).toEqual(problem);
  });

  it.each([
    { what: 'too large', answer: 'malformed' as const, problem: { kind: 'malformed', what: 'size' } },
    { what: 'away', answer: 'away' as const, problem: { kind: 'away' } },
    { what: 'lost', answer: 'unknown' as const, problem: { kind: 'away' } },
  ])('a read whose answer is $what', async ({ answer, problem }) => {
    const host = scriptedHost({ 'POST Patient/_search': () => answer });
    const found = await clientOf(host).search('Patient', { family: 'Smith' }, call, { inBody: true });
    expect(problemIn(found)).toEqual(problem);
  });

  it.each([
    { what: 'HTML', body: html },
    { what: 'another standard', body: { body: { swagger: '2.0' } } },
    { what: 'an empty Bundle', body: { body: { resourceType: 'Bundle' } } },
    { what: 'another version', body: { body: { ...capabilityStatement(), fhirVersion: '3.0.2' } } },
  ])('/metadata that is $what is a named mistake of the settings', async ({ body }) => {
    const made = await connect({ base, auth: { type: 'none' } }, scriptedHost({ 'GET metadata': () => body }));
    expect(made).toEqual({
      ok: false,
      mistakes: [expect.stringMatching(/^base: CapabilityStatement\S* cannot be read/)],
    });
  });
});

describe('writing to a FHIR server', () => {
  const change = async (host: TestHost, more: Record<string, unknown> = {}) => {
    const client = clientOf(host, more);
    const before = valueOf(await client.read('Patient', 'a', call));
    host.sent.splice(0);
    return client.change(before, { ...before.json, active: false }, call);
  };
  const kept = patient('a', '1', { multipleBirthInteger: 7 });
  const changed = patient('a', '2', { active: false });
  const sentBy = (host: TestHost) => host.sent.filter(({ url }) => !url.endsWith('metadata'));

  it('replaces the version that it saw, and keeps the digits of numbers', async () => {
    const weight = '{"resourceType":"Patient","id":"a","meta":{"versionId":"1"},"extension":[{"valueDecimal":7.10}]}';
    const host = scriptedHost({
      'GET Patient/a': () => ({ body: weight }),
      'PUT Patient/a': () => ({ body: changed }),
    });
    expect(valueOf(await change(host)).version).toBe('2');
    expect(sentBy(host)).toMatchObject([{ method: 'PUT', headers: { 'if-match': 'W/"1"' } }]);
    expect(sentBy(host)[0]?.body).toContain('"valueDecimal":7.10}');
  });

  it('takes the version from the ETag', async () => {
    const host = scriptedHost({
      'GET Patient/a': () => ({ body: { ...kept, meta: {} }, headers: { etag: 'W/"abc"' } }),
      'PUT Patient/a': () => ({ body: changed }),
    });
    await change(host);
    expect(sentBy(host)).toMatchObject([{ headers: { 'if-match': 'W/"abc"' } }]);
  });

  it('asks by the moment of the last change where there is no version, and reads before and after', async () => {
    let now: unknown = kept;
    const host = scriptedHost({
      'GET Patient/a': () => ({ body: now }),
      'PUT Patient/a': () => {
        now = changed;
        return { body: '' };
      },
    });
    expect(valueOf(await change(host, { quirks: 'canvas' })).json).toMatchObject({ active: false });
    expect(sentBy(host)).toMatchObject([
      { method: 'GET' },
      { method: 'PUT', headers: { 'if-unmodified-since': 'Tue, 24 Nov 2026 08:00:00 GMT' } },
      { method: 'GET' },
    ]);
  });

  it('sees that a resource without a reliable version was changed meanwhile', async () => {
    let version = 0;
    const host = scriptedHost({
      'GET metadata': () => ({ body: capabilityStatement({ Patient: { versioning: 'no-version' } }) }),
      'GET Patient/a': () => ({ body: patient('a', String((version += 1))) }),
    });
    expect(problemIn(await change(host))).toEqual({ kind: 'conflict' });
    expect(host.sent.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('patches where a server does not replace', async () => {
    const host = scriptedHost({
      'GET Patient/a': () => ({ body: kept }),
      'PATCH Patient/a': () => ({ body: changed }),
    });
    await change(host, { overrule: { Patient: { update: false } } });
    expect(sentBy(host)).toMatchObject([
      {
        method: 'PATCH',
        headers: { 'if-match': 'W/"1"', 'content-type': 'application/json-patch+json' },
        body: '[{"op":"add","path":"/active","value":false}]',
      },
    ]);
  });

  it.each([
    { what: '412', answer: { status: 412 }, problem: { kind: 'conflict' } },
    { what: '409', answer: { status: 409 }, problem: { kind: 'conflict' } },
    { what: '500', answer: { status: 500 }, problem: { kind: 'unknown' } },
    { what: '503 without Retry-After', answer: { status: 503 }, problem: { kind: 'unknown' } },
    {
      what: '503 with Retry-After',
      answer: { status: 503, headers: { 'retry-after': 'soon' } },
      problem: { kind: 'busy' },
    },
    { what: 'HTML with 200', answer: html, problem: { kind: 'unknown' } },
    { what: 'a lost answer', answer: 'unknown' as const, problem: { kind: 'unknown' } },
    { what: 'an answer that is too large', answer: 'malformed' as const, problem: { kind: 'unknown' } },
    { what: 'no connection', answer: 'away' as const, problem: { kind: 'away' } },
    { what: '403', answer: { status: 403 }, problem: { kind: 'not-offered' } },
  ])('tells what became of a write by $what', async ({ answer, problem }) => {
    const host = scriptedHost({ 'GET Patient/a': () => ({ body: kept }), 'PUT Patient/a': () => answer });
    expect(problemIn(await change(host))).toEqual(problem);
  });

  it('is unknown when what was made cannot be read back: the write was done', async () => {
    const host = scriptedHost({
      'POST Patient': () => ({ status: 201, body: '', headers: { location: `${base}/Patient/a` } }),
      'GET Patient/a': () => ({ status: 429 }),
    });
    const created = await clientOf(host).create({ resourceType: 'Patient' }, undefined, call);
    expect(problemIn(created)).toEqual({ kind: 'unknown' });
  });

  it('reads what it created where the answer holds nothing but its place', async () => {
    const host = scriptedHost({
      'POST Patient': () => ({ status: 201, body: '', headers: { location: `${base}/Patient/a/_history/1` } }),
      'GET Patient/a': () => ({ body: kept }),
    });
    const created = await clientOf(host).create({ resourceType: 'Patient' }, 'identifier=x%7Cy', call);
    const { stored } = valueOf(created);
    expect(stored.id).toBe('a');
    expect(host.sent[1]?.headers).toMatchObject({ 'if-none-exist': 'identifier=x%7Cy' });
    expect(writeJson(stored.json)).toContain('"multipleBirthInteger":7');
  });
});

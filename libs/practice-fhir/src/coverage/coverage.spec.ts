import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NewCoverage } from '@portico/practice-spi';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { facet, offered, problemIn, valueOf } from '../testing/expect-values.ts';
import { call, connected, furnish, ids } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const uuid = (number: number) => `99999999-9999-4999-8999-${String(number).padStart(12, '0')}`;
const put = (number: number, more: Record<string, unknown> = {}) =>
  server.put({
    resourceType: 'Coverage',
    id: uuid(number),
    status: 'active',
    beneficiary: { reference: `Patient/${ids.patient}` },
    payor: [{ display: 'Medicare' }],
    ...more,
  });
const coverageOf = async (more: Record<string, unknown> = {}) =>
  facet((await connected(server.base, more)).connection, 'coverage');
const read = async (patient: string = ids.patient) => (await coverageOf()).read(patient, call);
const kept = async (coverages: readonly NewCoverage[], version?: string) => {
  const coverage = await coverageOf();
  return offered(coverage.keep?.(ids.patient, coverages, version, call));
};

const medicare: NewCoverage = { payer: 'Medicare', memberNumber: '1EG4', rank: 'primary', starts: '2024-01-01' };
const bluebonnet: NewCoverage = {
  payer: 'Bluebonnet Health',
  plan: 'Choice PPO',
  groupNumber: 'G-7',
  rank: 'secondary',
};

describe('insurances on a FHIR server', () => {
  it('are read as the specification’s own example has them: extended health care with group and plan', async () => {
    const code = (kind: string) => ({
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/coverage-class', code: kind }],
    });
    await server.put({ resourceType: 'Organization', id: uuid(2), name: 'Benefits, Inc.' });
    await put(1, {
      policyHolder: { reference: 'http://benefitsinc.com/FHIR/Organization/CBI35' },
      relationship: { coding: [{ code: 'self' }] },
      period: { start: '2011-05-23', end: '2012-05-23' },
      payor: [{ reference: `Organization/${uuid(2)}` }],
      class: [
        { type: code('group'), value: 'CB135', name: 'Corporate Baker’s Inc. Local #35' },
        { type: code('subgroup'), value: '123', name: 'Trainee Part-time Benefits' },
        { type: code('plan'), value: 'B37FC', name: 'Full Coverage: Medical, Dental, Pharmacy, Vision, EHC' },
        { type: code('class'), value: 'SILVER', name: 'Silver: Family Plan spouse only' },
      ],
    });
    const [found] = valueOf(await read());
    expect(found).toEqual({
      id: uuid(1),
      payer: 'Benefits, Inc.',
      groupNumber: 'CB135',
      plan: 'Full Coverage: Medical, Dental, Pharmacy, Vision, EHC',
      rank: 'primary',
      starts: '2011-05-23',
      ends: '2012-05-23',
      version: expect.any(String),
    });
  });

  it.each([
    {
      whose: 'a mother who is no patient',
      more: {
        relationship: { coding: [{ code: 'child' }] },
        subscriber: { reference: '#mother' },
        contained: [
          {
            resourceType: 'RelatedPerson',
            id: 'mother',
            patient: { reference: `Patient/${ids.patient}` },
            name: [{ family: 'Núñez Vega', given: ['Rosa', 'Elena'] }],
            birthDate: '1955-03-02',
            gender: 'female',
          },
        ],
      },
      holder: {
        relationship: 'parent',
        firstName: 'Rosa',
        middleName: 'Elena',
        lastName: 'Núñez Vega',
        birthDate: '1955-03-02',
        gender: 'female',
      },
    },
    {
      whose: 'a spouse who is a patient too',
      more: {
        relationship: { coding: [{ code: 'spouse' }] },
        policyHolder: { reference: `Patient/${ids.other}` },
      },
      holder: { relationship: 'spouse', firstName: 'Olga', lastName: 'Other', birthDate: '1980-02-29' },
    },
    {
      whose: 'a person who cannot be read',
      more: { relationship: { coding: [{ code: 'other' }] }, subscriber: { reference: `RelatedPerson/${uuid(9)}` } },
      holder: { relationship: 'other' },
    },
    { whose: 'the patient', more: { subscriber: { reference: `Patient/${ids.patient}` } }, holder: undefined },
    {
      whose: 'the patient, by the relationship alone',
      more: { relationship: { coding: [{ code: 'self' }] }, policyHolder: { reference: `Patient/${ids.other}` } },
      holder: undefined,
    },
  ])('are told with whose they are: $whose', async ({ more, holder }) => {
    await put(1, more);
    const [found] = valueOf(await read());
    expect(found?.holder).toEqual(holder);
    valueOf(await kept([{ payer: 'Medicare', memberNumber: '2', rank: 'primary' }], found?.version));
    expect((await server.list('Coverage')).find(({ id }) => id === uuid(1))).toMatchObject(more);
  });

  it('are those in force of this patient alone, in their order, with the member number wherever it stands', async () => {
    const member = [{ type: { coding: [{ code: 'MB' }] }, value: 'M-9' }];
    await put(1, { order: 2, subscriberId: '1EG4' });
    await put(2, { order: 1, identifier: member, payor: [{ display: 'Frontier Care' }] });
    await put(3, { payor: [{ display: 'Harborview' }], period: { start: '2026-01-01T00:30:00-04:00', end: '2027' } });
    await put(4, { status: 'cancelled' });
    await put(5, { payor: [{ reference: `Patient/${ids.patient}` }] });
    await put(6, { beneficiary: { reference: `Patient/${ids.other}` } });
    const found = valueOf(await read());
    expect(found.map(({ id: _id, version: _version, ...rest }) => rest)).toEqual([
      { payer: 'Frontier Care', memberNumber: 'M-9', rank: 'primary' },
      { payer: 'Medicare', memberNumber: '1EG4', rank: 'secondary' },
      { payer: 'Harborview', rank: 'tertiary', starts: '2025-12-31' },
    ]);
  });

  it.each([
    { what: 'an unknown status', more: { status: 'maybe' }, names: 'Coverage.status' },
    { what: 'no payer', more: { payor: [{ reference: `Organization/${uuid(8)}` }] }, names: 'Coverage.payor' },
    { what: 'a time without a zone', more: { period: { start: '2026-01-01T00:00:00' } }, names: 'Coverage.period' },
    { what: 'an order that is none', more: { order: 1.5 }, names: 'Coverage.order' },
  ])('are no answer with $what', async ({ more, names }) => {
    await put(1, { payor: [{ display: 'Frontier Care' }] });
    await put(2, more);
    expect(problemIn(await read())).toEqual({ kind: 'malformed', what: names });
  });

  it('are kept: what is new is created, what is corrected changes, and what is gone is canceled', async () => {
    await put(1, { subscriberId: 'old', type: { text: 'kept by the practice' }, order: 1 });
    await put(2, { payor: [{ display: 'Harborview' }], order: 2 });
    await put(3, { beneficiary: { reference: `Patient/${ids.other}` } });
    const [{ version } = {}] = valueOf(await read());
    valueOf(await kept([medicare, bluebonnet], version));
    expect(valueOf(await read()).map(({ id: _id, version: _version, ...rest }) => rest)).toEqual([
      medicare,
      bluebonnet,
    ]);
    const books = await server.list('Coverage');
    expect(books.find(({ id }) => id === uuid(1))).toMatchObject({
      subscriberId: '1EG4',
      type: { text: 'kept by the practice' },
    });
    expect(books.find(({ id }) => id === uuid(2))).toMatchObject({ status: 'cancelled' });
    expect(books.find(({ id }) => id === uuid(3))).toMatchObject({ status: 'active' });
    expect(problemIn(await kept([medicare], version))).toEqual({ kind: 'conflict' });
  });

  it('are written once, however often they are kept', async () => {
    for (let tries = 0; tries < 3; tries += 1) valueOf(await kept([medicare, bluebonnet]));
    const versions = (await server.list('Coverage')).map(({ meta }) => meta);
    valueOf(await kept([medicare, bluebonnet]));
    expect((await server.list('Coverage')).map(({ meta }) => meta)).toEqual(versions);
    expect(versions.length).toBe(2);
  });

  it('are read only where the server lets nothing be written', async () => {
    const coverage = await coverageOf({ overrule: { Coverage: { create: false, update: false, patch: false } } });
    expect(coverage.keep).toBeUndefined();
    expect((await connected(server.base, { overrule: { Coverage: false } })).connection.coverage).toBeUndefined();
  });

  it('are refused where the server takes a change and does not make it', async () => {
    const { connection, host } = await connected(server.base);
    const http = host.http;
    host.http = (request) =>
      http(request.method === 'POST' ? { ...request, body: (request.body ?? '').replace('1EG4', '9ZZ9') } : request);
    const answer = await offered(facet(connection, 'coverage').keep?.(ids.patient, [medicare], undefined, call));
    expect(problemIn(answer)).toEqual({ kind: 'refused', why: 'not changed' });
  });
});

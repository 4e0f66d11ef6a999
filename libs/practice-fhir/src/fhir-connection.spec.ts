import { describe, expect, it } from '@jest/globals';
import { connect } from './fhir-connection.ts';
import { capabilityStatement } from '@portico/fhir-servers';
import { problemIn, valueOf } from './testing/expect-values.ts';
import { call } from './testing/small-practice-fixture.ts';
import { base, bundle, scriptedHost, type Scripted } from './testing/scripted-server.ts';

const readOnly = { interaction: ['read', 'search-type'] };

const shown = async (declared: Parameters<typeof capabilityStatement>[0], more: Record<string, unknown> = {}) => {
  const host = scriptedHost({ 'GET metadata': () => ({ body: capabilityStatement(declared) }) });
  const made = await connect({ base, auth: { type: 'none' }, ...more }, host);
  if (!made.ok) throw new Error(made.mistakes.join());
  return Object.entries(made.connection)
    .flatMap(([facet, functions]) => Object.keys(functions as object).map((name) => `${facet}.${name}`))
    .sort();
};

const patients = ['people.match', 'people.read'];
const mail = ['mail.file', 'mail.recipients', 'mail.send', 'mail.thread', 'mail.threads'];
const money = ['money.balance', 'money.post', 'money.posted', 'money.statement', 'money.statements'];
const others = [
  'record.document',
  'record.sections',
  'coverage.keep',
  'coverage.read',
  ...mail,
  ...money,
  'forms.asked',
  'forms.hand',
];
const reading = [
  ...patients,
  ...others,
  'record.summary',
  'changes.since',
  'visits.between',
  'visits.of',
  'visits.one',
];

describe('a connection to a FHIR server', () => {
  it('has the facets that the server declares', async () => {
    expect(await shown({})).toEqual(
      [
        ...reading,
        ...['people.correct', 'people.register', 'visits.arrive', 'visits.confirm', 'visits.leave'],
        ...['times.free', 'times.offered'],
        ...['booking.book', 'booking.byKey', 'booking.cancel', 'booking.hold', 'booking.release', 'booking.request'],
      ].sort(),
    );
  });

  it.each([
    {
      what: 'reads only',
      declared: { Patient: readOnly, Appointment: readOnly, Slot: false, Schedule: false } as const,
      has: reading,
    },
    {
      what: 'knows no visits',
      declared: { Patient: readOnly, Appointment: false, Slot: false } as const,
      has: [...patients, ...others],
    },
    {
      what: 'lists times',
      declared: { Patient: readOnly, Appointment: false, Slot: readOnly } as const,
      has: [...patients, ...others, 'times.free', 'times.offered'],
    },
  ])('has no more of a server that $what', async ({ declared, has }) => {
    expect(await shown(declared)).toEqual([...has].sort());
  });

  it('is overruled by its settings in both directions', async () => {
    const no = { create: false, update: false, patch: false };
    const less = { overrule: { Slot: false, Patient: no, Appointment: no } };
    expect(await shown({}, less)).toEqual([...reading].sort());
    const more = { overrule: { Appointment: { create: true, update: true } } };
    expect(await shown({ Appointment: readOnly }, more)).toContain('booking.book');
    expect(await shown({}, { quirks: 'epic' })).not.toContain('times.free');
  });

  it('keeps insurances only of a named server that lets them be written', async () => {
    const has = async (quirks: string) => (await shown({}, { quirks })).includes('coverage.keep');
    const names = ['plain', 'medplum', 'oracle', 'canvas', 'eclinicalworks', 'athena', 'epic'];
    const keeping = await Promise.all(names.map(has));
    expect(names.filter((_, at) => keeping[at])).toEqual(['plain', 'medplum', 'oracle', 'canvas', 'eclinicalworks']);
  });

  it('is made while the server is away, and becomes what the server declares when it is back', async () => {
    let metadata: Scripted | 'away' = 'away';
    const host = scriptedHost({ 'GET metadata': () => metadata, 'POST Patient/_search': () => ({ body: bundle([]) }) });
    const made = await connect({ base, auth: { type: 'none' } }, host);
    if (!made.ok) throw new Error(made.mistakes.join());
    const { connection } = made;
    const { times } = connection;
    expect(problemIn((await times?.offered(call)) ?? { ok: false, error: { kind: 'gone' } })).toEqual({ kind: 'away' });
    metadata = { body: capabilityStatement({ Slot: false, Schedule: false }) };
    const claim = { firstName: 'Ana', lastName: 'Núñez', birthDate: '1980-02-29' };
    expect(valueOf(await connection.people.match(claim, call))).toEqual([]);
    expect({ times: connection.times, hasVisits: connection.visits !== undefined }).toEqual({ hasVisits: true });
    expect(problemIn((await times?.offered(call)) ?? { ok: false, error: { kind: 'gone' } })).toEqual({
      kind: 'not-offered',
    });
    expect(host.sent.filter(({ url }) => url.endsWith('metadata')).length).toBe(3);
  });

  it('looks for `/metadata` where the settings say', async () => {
    const discovery = 'https://fhir.example/';
    const host = scriptedHost({ 'GET https://fhir.example/metadata': () => ({ body: capabilityStatement() }) });
    expect((await connect({ base, discovery, auth: { type: 'none' } }, host)).ok).toBe(true);
  });
});

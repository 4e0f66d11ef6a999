import { describe, expect, it } from '@jest/globals';
import { capabilityStatement } from '@portico/fhir-servers';
import type { Condition } from '@portico/practice-spi';
import { connect } from '../fhir-connection.ts';
import { facet, valueOf } from '../testing/expect-values.ts';
import { base, bundle, scriptedHost, type Scripted } from '../testing/scripted-server.ts';
import { call } from '../testing/small-practice-fixture.ts';

type Row = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, (url: string) => Scripted | 'away' | 'busy'>>;

const subject = { reference: 'Patient/p' };
const condition = (id: string, more: Row = {}): Row => ({
  ...{ resourceType: 'Condition', id, subject, code: { text: `Problem ${id}` } },
  clinicalStatus: { coding: [{ code: 'active' }] },
  ...more,
});
const agent = (reference: string, more: Row = {}): Row => ({
  type: { coding: [{ code: 'author' }] },
  who: { reference },
  ...more,
});
const provenance = (id: string, targets: readonly string[], more: Row = {}): Row => ({
  ...{ resourceType: 'Provenance', id, target: targets.map((reference) => ({ reference })) },
  recorded: '2026-02-03T10:15:00-07:00',
  agent: [agent('Practitioner/li', { onBehalfOf: { reference: 'Organization/mesa' } })],
  ...more,
});
const li = { by: 'Dr. Wu Li', organization: 'Mesa Family Medicine', at: '2026-02-03T10:15:00-07:00' };
const people: Answers = {
  'GET Practitioner?': () => ({
    body: bundle([
      { resourceType: 'Practitioner', id: 'li', name: [{ prefix: ['Dr.'], given: ['Wu'], family: 'Li' }] },
      { resourceType: 'Practitioner', id: 'ng', name: [{ prefix: ['Dr.'], given: ['Ana'], family: 'Ng' }] },
    ]),
  }),
  'GET Organization?': () => ({
    body: bundle([{ resourceType: 'Organization', id: 'mesa', name: 'Mesa Family Medicine' }]),
  }),
};

/** That authors come along with each search, as US Core has it, or that they are searched. */
const declared = (how: 'revinclude' | 'search'): unknown => {
  if (how === 'search') return capabilityStatement();
  const statement = capabilityStatement({ Provenance: false });
  const withAuthorsOf = (each: (typeof statement.rest)[0]) =>
    each.resource.map((type) => ({ ...type, searchRevInclude: ['Provenance:target'] }));
  return { ...statement, rest: statement.rest.map((each) => ({ ...each, resource: withAuthorsOf(each) })) };
};

const authorsOf = async (answers: Answers, how: 'revinclude' | 'search' = 'revinclude', more: Row = {}) => {
  const asked = (each: (url: string) => Scripted | 'away' | 'busy') => (request: { readonly url: string }) =>
    each(decodeURIComponent(request.url));
  const script = { 'GET metadata': () => ({ body: declared(how) }), ...answers, ...people };
  const host = scriptedHost(Object.fromEntries(Object.entries(script).map(([start, each]) => [start, asked(each)])));
  const made = await connect({ base, auth: { type: 'none' }, ...more }, host);
  if (!made.ok) throw new Error(made.mistakes.join('; '));
  const record = facet(made.connection, 'record');
  const read = async () => {
    const { conditions } = valueOf(await record.sections('p', ['conditions'], call));
    const entries: readonly Condition[] = conditions?.kind === 'entries' ? conditions.entries : [];
    return Object.fromEntries(entries.map(({ name, authored }) => [name.replace('Problem ', ''), authored]));
  };
  return { read, host, authors: await read(), connection: made.connection };
};
const withAuthors = (url: string): boolean => url.includes('_revinclude=Provenance:target');
const conditionsOf = (rows: readonly Row[], provenances: readonly Row[]): Answers => ({
  'GET Condition?': (url) => ({ body: bundle(withAuthors(url) ? [...rows, ...provenances] : rows) }),
});

describe('who wrote the entries of a connected practice', () => {
  it('comes along with them where the system declares it', async () => {
    const { authors, host } = await authorsOf(conditionsOf([condition('a')], [provenance('v', ['Condition/a'])]));
    expect(authors).toEqual({ a: li });
    expect(host.sent.filter(({ url }) => url.includes('/Condition?'))).toHaveLength(1);
  });

  it('is searched by what it tells of, where that alone is declared, fifty entries at a time', async () => {
    const rows = Array.from({ length: 51 }, (_, at) => condition(`c${at}`));
    const { authors, host } = await authorsOf(
      {
        ...conditionsOf(rows, []),
        'GET Provenance?': (url) => ({
          body: bundle(url.includes('Condition/c50') ? [provenance('v', ['Condition/c50'])] : []),
        }),
      },
      'search',
    );
    expect(authors).toMatchObject({ c50: li, c0: undefined });
    expect(host.sent.filter(({ url }) => url.includes('/Provenance?'))).toHaveLength(2);
  });

  it('is not asked for where nothing declares it, or the settings forbid it', async () => {
    const answers = conditionsOf([condition('a')], [provenance('v', ['Condition/a'])]);
    const { authors } = await authorsOf(answers, 'revinclude', { overrule: { Provenance: false } });
    expect(authors).toEqual({ a: undefined });
    const undeclared = await authorsOf({
      ...answers,
      'GET metadata': () => ({ body: capabilityStatement({ Provenance: false }) }),
    });
    expect(undeclared.host.sent.filter(({ url }) => url.includes('Provenance'))).toEqual([]);
  });

  it('is nobody of whom another entry says so, one of another server included', async () => {
    const others = ['Condition/b', 'Observation/a', 'Patient/p', 'https://elsewhere.example/r4/Condition/a'];
    const { authors } = await authorsOf(conditionsOf([condition('a')], [provenance('v', others)]));
    expect(authors).toEqual({ a: undefined });
  });

  it('is both where two wrote it, and each organization once', async () => {
    const onBehalfOf = { reference: 'Organization/mesa' };
    const two = [agent('Practitioner/li', { onBehalfOf }), agent('Practitioner/ng', { onBehalfOf })];
    const { authors } = await authorsOf(
      conditionsOf([condition('a')], [provenance('v', ['Condition/a'], { agent: two })]),
    );
    expect(authors).toEqual({ a: { ...li, by: 'Dr. Wu Li; Dr. Ana Ng' } });
  });

  it('is the last, by the moment and not by its digits', async () => {
    const earlier = { recorded: '2026-02-03T12:00:00Z', agent: [agent('Practitioner/ng')] };
    const { authors } = await authorsOf(
      conditionsOf([condition('a')], [provenance('v', ['Condition/a']), provenance('w', ['Condition/a'], earlier)]),
    );
    expect(authors).toEqual({ a: li });
  });

  it('is a role of a person at an organization, as the system keeps them', async () => {
    const role = { resourceType: 'PractitionerRole', id: 'r' };
    const { authors } = await authorsOf({
      ...conditionsOf([condition('a')], [provenance('v', ['Condition/a'], { agent: [agent('PractitionerRole/r')] })]),
      'GET PractitionerRole?': () => ({
        body: bundle([
          { ...role, practitioner: { reference: 'Practitioner/ng' }, organization: { reference: 'Organization/mesa' } },
        ]),
      }),
    });
    expect(authors).toEqual({ a: { ...li, by: 'Dr. Ana Ng' } });
  });

  it('is the recorder that an entry names by a reference alone', async () => {
    const recorded = { recorder: { reference: 'Practitioner/ng' }, recordedDate: '2026-01-02' };
    const { authors } = await authorsOf(conditionsOf([condition('a', recorded)], []));
    expect(authors).toEqual({ a: { by: 'Dr. Ana Ng', at: '2026-01-02' } });
  });
});

describe('a practice whose system does not say who wrote the entries', () => {
  const rows = [condition('a')];
  const refusing = (failure: Scripted | 'away', times = { plain: 0, asked: 0 }): Answers => ({
    'GET Condition?': (url) => {
      times[withAuthors(url) ? 'asked' : 'plain'] += 1;
      return withAuthors(url) ? failure : { body: bundle(rows) };
    },
  });

  it.each([
    { what: 'refuses the question', failure: { status: 400 } },
    { what: 'forbids it', failure: { status: 403 } },
    { what: 'fails at it', failure: { status: 500 } },
    { what: 'takes too long for it', failure: 'away' as const },
    { what: 'answers what cannot be read', failure: { body: '<html>' } },
    { what: 'adds a row without an id', failure: { body: bundle([...rows, { resourceType: 'Provenance' }]) } },
  ])('and $what, loses no entry, and is not asked so again for a while', async ({ failure }) => {
    const times = { plain: 0, asked: 0 };
    const { authors, read, host } = await authorsOf(refusing(failure, times));
    expect(authors).toEqual({ a: undefined });
    expect(await read()).toEqual({ a: undefined });
    expect(times).toEqual({ plain: 2, asked: 1 });
    expect(host.told).toEqual([{ event: 'fhir-authors-left-out', facts: { what: 'Condition' } }]);
    host.pass(15 * 60_000);
    await read();
    expect(times).toEqual({ plain: 3, asked: 2 });
  });

  it('is asked for one type first, so that one that is slow is not taken for one that is away', async () => {
    const pending = new Set<string>();
    let most = 0;
    const host = scriptedHost({ 'GET metadata': () => ({ body: declared('revinclude') }) });
    const { http } = host;
    host.http = async (request) => {
      const isSlow = withAuthors(decodeURIComponent(request.url));
      if (isSlow) pending.add(request.url);
      most = Math.max(most, pending.size);
      await Promise.resolve();
      pending.delete(request.url);
      if (isSlow) return { ok: false, error: { kind: 'away' } };
      const isSearch = request.url.includes('?');
      return isSearch
        ? { ok: true, value: { ...json, bytes: new TextEncoder().encode(JSON.stringify(bundle([]))) } }
        : http(request);
    };
    const made = await connect({ base, auth: { type: 'none' } }, host);
    if (!made.ok) throw new Error(made.mistakes.join('; '));
    const wanted = ['conditions', 'allergies', 'procedures', 'immunizations', 'medications', 'encounters'] as const;
    const record = valueOf(await facet(made.connection, 'record').sections('p', wanted, call));
    expect(Object.values(record)).toEqual(wanted.map(() => ({ kind: 'entries', entries: [] })));
    expect(most).toBe(1);
  });

  it('is away where it does not answer the plain question either', async () => {
    const { connection } = await authorsOf({ ...conditionsOf(rows, []), 'GET Procedure?': () => 'away' });
    expect(await facet(connection, 'record').sections('p', ['procedures'], call)).toEqual({
      ok: false,
      error: { kind: 'away' },
    });
  });

  it('tells nobody where the list of them lacks some, which may be the last', async () => {
    const outcome = { resourceType: 'OperationOutcome', issue: [{ severity: 'warning', code: 'incomplete' }] };
    const { authors } = await authorsOf(conditionsOf(rows, [provenance('v', ['Condition/a']), outcome]));
    expect(authors).toEqual({ a: undefined });
    const searched = await authorsOf(
      {
        ...conditionsOf(rows, []),
        'GET Provenance?': () => ({ body: bundle([provenance('v', ['Condition/a']), outcome]) }),
      },
      'search',
    );
    expect(searched.authors).toEqual({ a: undefined });
  });

  it.each([{ status: 400 }, { status: 500 }, 'away' as const])(
    'and fails at the search for them with %j, loses no entry',
    async (failure) => {
      const { authors, host } = await authorsOf(
        { ...conditionsOf(rows, []), 'GET Provenance?': () => failure },
        'search',
      );
      expect(authors).toEqual({ a: undefined });
      expect(host.told).toEqual([{ event: 'fhir-authors-left-out', facts: { what: 'Provenance' } }]);
    },
  );

  it('keeps the moment where the name of the author cannot be looked up, and loses no entry', async () => {
    const who = [provenance('v', ['Condition/a'], { agent: [agent('Practitioner/unreachable')] })];
    const lost = { ...conditionsOf(rows, who), 'GET Practitioner?_count=100&_id=unreachable': () => 'away' as const };
    expect((await authorsOf(lost)).authors).toEqual({ a: { at: li.at } });
  });
});

const json = { status: 200, headers: { 'content-type': 'application/fhir+json' } };

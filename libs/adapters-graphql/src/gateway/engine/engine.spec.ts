import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { GraphQLScalarType } from 'graphql';
import { Unavailable } from '@portico/domain/kernel';
import { createEngine, type EngineOptions, statusOf, type Transport, type Unexpected, WireError } from './index.ts';
import { visitsSchema } from './testing/visits-schema.ts';

const transport: Transport = { method: 'POST', headers: {}, address: '192.0.2.1', requestId: 'r-1' };
const listed = 'query GetVisits {\n  getVisits {\n    id\n  }\n}';
const listedId = createHash('sha256').update(listed).digest('hex');

const engineWith = (options: Partial<EngineOptions<object>> = {}) => {
  const bugs: Unexpected[] = [];
  const engine = createEngine<object>({
    schema: visitsSchema(),
    documents: { [listedId]: listed },
    mode: 'any',
    contextFor: () => ({}),
    onUnexpected: (bug) => bugs.push(bug),
    ...options,
  });
  const ask = async (params: unknown, how: Partial<Transport> = {}) => {
    const answer = await engine.execute(params, { ...transport, ...how });
    return { ...answer, json: JSON.parse(answer.body) as unknown };
  };
  return { ask, bugs };
};

const failing = (make: () => unknown) =>
  visitsSchema({
    getVisit: () => {
      throw make();
    },
  });
/** As `pg` throws it. */
const databaseError = (code: string, constraint?: string): Error =>
  Object.assign(new Error('secret of Ana'), { code, severity: 'ERROR', constraint, detail: 'secret of Ana' });
const getVisit = { query: 'query GetVisit { getVisit(id: "v1") { id } }' };

describe('an engine for trusted documents', () => {
  const { ask } = engineWith({ mode: 'trusted' });

  it('answers a document by its id', async () => {
    const answer = await ask({ documentId: listedId });
    expect(answer.json).toEqual({ data: { getVisits: [{ id: 'v0' }, { id: 'v1' }] } });
    expect(answer).toMatchObject({ outcome: 'executed', operationName: 'GetVisits', code: undefined });
  });

  it.each([
    ['an unknown id', { documentId: 'f'.repeat(64) }],
    ['a text, though it is the text of a known document', { query: listed }],
    ['a question to the schema itself', { query: '{ __schema { types { name } } }' }],
    ['a name out of the prototype', { documentId: 'function Object() { [native code] }' }],
    ['another operation than the document has', { documentId: listedId, operationName: 'Other' }],
  ])('refuses %s as BAD_INPUT', async (_, params) => {
    const answer = await ask(params);
    expect(answer).toMatchObject({ outcome: 'refused', code: 'BAD_INPUT' });
    expect(answer.json).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
  });
});

describe('an engine of a newer release', () => {
  const earlier = { kept: 'query Old { getVisit(id: "a") { id } }', over: 'query Gone { getVisit(id: "a") { gone } }' };
  const { ask } = engineWith({ mode: 'trusted', earlierDocuments: earlier });
  const told = { outcome: 'refused', code: 'BAD_INPUT' };
  const reasonOf = ({ json }: { readonly json: unknown }) =>
    (json as { errors: { extensions: { reason?: string } }[] }).errors[0]?.extensions.reason;

  it('OPS-D2 answers documents of earlier ones as long as the schema allows', async () => {
    expect((await ask({ documentId: 'kept' })).json).toEqual({ data: { getVisit: { id: 'a' } } });
    expect((await ask({ documentId: listedId })).outcome).toBe('executed');
  });

  it('OPS-D2 tells a page whose document it does not answer from one that asks wrongly', async () => {
    for (const documentId of ['over', 'f'.repeat(64), 'function Object() { [native code] }']) {
      const answer = await ask({ documentId });
      expect({ answer, reasonOf: reasonOf(answer) }).toMatchObject({ answer: told, reasonOf: 'unknown-document' });
    }
    for (const wrong of [{ query: listed }, { documentId: listedId, operationName: 'Other' }]) {
      const answer = await ask(wrong);
      expect({ answer, reasonOf: reasonOf(answer) }).toMatchObject({ answer: told, reasonOf: undefined });
    }
  });
});

describe('an engine for any document', () => {
  const { ask } = engineWith();

  it('answers texts, ids, variables and chosen operations', async () => {
    const query = 'query A($n: Int) { getVisits(first: $n) { id } } query B { getVisit(id: "b") { id } }';
    expect((await ask({ query, operationName: 'A', variables: { n: 1 } })).json).toEqual({
      data: { getVisits: [{ id: 'v0' }] },
    });
    expect((await ask({ query, operationName: 'B' })).json).toEqual({ data: { getVisit: { id: 'b' } } });
    expect((await ask({ documentId: listedId })).outcome).toBe('executed');
    expect((await ask({ query: '{ __schema { queryType { name } } }' })).json).toEqual({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
  });

  it.each([
    ['syntax', '{', 'Syntax Error'],
    ['an unknown field', '{ nothing }', 'Cannot query field'],
    ['depth', `{ getVisit(id: "1") ${'{ before '.repeat(20)}{ id }${' }'.repeat(20)} }`, 'deeper than 15'],
    ['width', `{ ${Array.from({ length: 121 }, () => 'getItems { __typename }').join(' ')} }`, 'wider than 120'],
    [
      'aliases',
      `{ ${Array.from({ length: 31 }, (_, at) => `a${at}: getItems { __typename }`).join(' ')} }`,
      'renaming over 30',
    ],
    [
      'fields through fragments',
      `{ ...A } fragment A on Query { ${'...B '.repeat(40)} } fragment B on Query { getVisit(id: "1") { ...C ...C } } fragment C on Visit { id day standing minutes share video note before { id day standing minutes share } }`,
      'larger than 1000',
    ],
    ['tokens', `{ ${'getItems { __typename } '.repeat(2_000)} }`, 'token'],
  ])('refuses a document over its limit of %s', async (_, query, text) => {
    const answer = await ask({ query });
    expect(answer).toMatchObject({ outcome: 'refused', code: 'BAD_INPUT' });
    expect(answer.body).toMatch(text);
  });

  it('does not repeat what was sent as a variable: it may be a password', async () => {
    const query = 'query ($first: Int) { getVisits(first: $first) { id } }';
    const { text } = await ask({ query, variables: { first: 'marked-secret' } }).then(({ json }) => ({
      text: JSON.stringify(json),
    }));
    expect(text).toContain('$first');
    expect(text).not.toContain('marked-secret');
  });

  it('refuses a character that no database keeps, wherever it stands, however deep', async () => {
    const query = 'query ($id: ID!) { getVisit(id: $id) { id } }';
    let deep: unknown = 'a\0';
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
    for (const variables of [{ id: 'a\0' }, { 'i\0d': 'a' }, { id: 'a', more: { deep } }]) {
      expect(await ask({ query, variables })).toMatchObject({ outcome: 'malformed', code: 'BAD_INPUT' });
    }
  });

  it('ASVS-2.2.1 refuses variables that are not what the operation declares, before any field', async () => {
    const query = 'query V($id: ID!) { getVisit(id: $id) { id } }';
    const answer = await ask({ query });
    expect(answer).toMatchObject({ outcome: 'refused', code: 'BAD_INPUT', operationName: 'V' });
    expect(answer.json).not.toHaveProperty('data');
  });

  it('ASVS-3.5.3 refuses a mutation that comes by GET, and does not run it', async () => {
    let runs = 0;
    const schema = visitsSchema({ closeVisit: () => void runs++ });
    const counted = engineWith({ schema });
    const query = 'mutation { closeVisit(id: "1") { id } }';
    expect((await counted.ask({ query }, { method: 'GET' })).outcome).toBe('action-by-get');
    expect(runs).toBe(0);
  });

  it('refuses by GET, and runs once, a query that the contract marks as one that acts', async () => {
    let runs = 0;
    // A leaf that is none: another query would run again to say where it is.
    const schema = visitsSchema({ remindOfVisit: () => ({ id: `v${++runs}`, minutes: 'many' }) });
    const { ask: askHere } = engineWith({ schema });
    const query = '{ remindOfVisit(id: "1") { id minutes } }';
    expect((await askHere({ query }, { method: 'GET' })).outcome).toBe('action-by-get');
    expect(runs).toBe(0);
    await askHere({ query });
    expect(runs).toBe(1);
  });

  it.each([null, 1, [], 'text', {}, { query: 1 }, { query: '{a}', variables: [] }, { query: '{a}', extensions: 1 }])(
    'calls %j malformed',
    async (params) => {
      expect(await ask(params)).toMatchObject({ outcome: 'malformed', code: 'BAD_INPUT' });
    },
  );
});

describe('variables that are wrong in many places', () => {
  /** Answers for a document, and how many days were read for it. */
  const reading = () => {
    let read = 0;
    const schema = visitsSchema();
    const day = schema.getType('Day') as GraphQLScalarType;
    day.parseValue = (value) => {
      read++;
      if (typeof value !== 'string') throw new TypeError('no day');
      return value;
    };
    const { ask } = engineWith({ schema });
    const query = 'mutation M($days: [Day!]!, $note: String) { keepDays(days: $days, note: $note) }';
    return { ask: (variables: object) => ask({ query, variables }), read: () => read };
  };

  it.each([
    ['4,000', 4_000],
    ['100,000', 100_000],
  ])('SEC-S1 are refused at the first one of %s, in less than 2 kB', async (_, count) => {
    for (const wrong of [1, null, {}, [], true]) {
      const { ask, read } = reading();
      const answer = await ask({ days: Array.from({ length: count }, () => wrong) });
      expect(answer.code).toBe('BAD_INPUT');
      expect(answer.body.length).toBeLessThan(2_000);
      expect(read()).toBeLessThanOrEqual(2);
    }
  });

  it('SEC-S1 are not looked at when there is a text that the operation does not take', async () => {
    const { ask, read } = reading();
    expect((await ask({ days: ['2026-11-21'], note: 'x'.repeat(20_000) })).json).toEqual({ data: { keepDays: 1 } });
    const before = read();
    expect((await ask({ days: ['2026-11-21'], note: 'x'.repeat(20_001) })).code).toBe('BAD_INPUT');
    expect(read()).toBe(before);
  });

  it('SEC-S1 a text is as long as the contract says, and otherwise as long as is usual', async () => {
    const { ask } = engineWith();
    const close = 'mutation ($id: ID!) { closeVisit(id: $id) { id } }';
    expect((await ask({ query: close, variables: { id: 'x'.repeat(16_384) } })).outcome).toBe('executed');
    expect((await ask({ query: close, variables: { id: 'x'.repeat(16_385) } })).code).toBe('BAD_INPUT');
  });

  it('SEC-S1 are told of in less than 2 kB when many fields fail, of which the first is among them', async () => {
    const schema = failing(() => new WireError('CONFLICT', 'x'.repeat(900)));
    const query = `{ ${Array.from({ length: 25 }, (_, at) => `a${at}: getVisit(id: "1") { id }`).join(' ')} }`;
    const { json } = await engineWith({ schema }).ask({ query });
    const { errors } = json as { readonly errors: readonly { readonly path: readonly string[] }[] };
    expect(JSON.stringify(errors).length).toBeLessThan(2_000);
    expect(errors[0]?.path).toEqual(['a0']);
  });
});

describe('errors on their way out', () => {
  it('passes a failure that was meant for the caller, with its details and path', async () => {
    const { ask, bugs } = engineWith({
      schema: failing(() => new WireError('RATE_LIMITED', 'Slow down.', { wait: 5 })),
    });
    const answer = await ask(getVisit);
    expect(answer).toMatchObject({ outcome: 'executed', code: 'RATE_LIMITED' });
    expect(answer.json).toEqual({
      data: { getVisit: null },
      errors: [{ message: 'Slow down.', path: ['getVisit'], extensions: { code: 'RATE_LIMITED', wait: 5 } }],
    });
    expect(bugs).toEqual([]);
  });

  it.each([
    ['an error', () => new TypeError('secret of Ana')],
    ['an error whose message looks like a stack', () => new TypeError('x\n    at secret of Ana (here:1:1) and on')],
    [
      'an error with a foreign code',
      () => Object.assign(new TypeError('secret of Ana'), { extensions: { code: 'E42' } }),
    ],
  ])('turns %s into INTERNAL with the request id, and logs class and frames without the message', async (_, make) => {
    const { ask, bugs } = engineWith({ schema: failing(make) });
    const answer = await ask(getVisit);
    expect(answer.json).toEqual({
      data: { getVisit: null },
      errors: [
        { message: 'Something went wrong.', path: ['getVisit'], extensions: { code: 'INTERNAL', requestId: 'r-1' } },
      ],
    });
    expect(bugs).toMatchObject([{ requestId: 'r-1', path: ['getVisit'], errorClass: 'TypeError' }]);
    expect(bugs[0]?.frames.length).toBeGreaterThan(0);
    expect(JSON.stringify(bugs)).not.toContain('secret');
  });

  it('OPS-D5 answers UNAVAILABLE with 503 while the database is away, whatever of the answer there is', async () => {
    const { ask, bugs } = engineWith({ schema: failing(() => new Unavailable('full', databaseError('53100'))) });
    const answer = await ask(getVisit);
    expect(answer).toMatchObject({ outcome: 'executed', code: 'UNAVAILABLE' });
    for (const media of ['application/json', 'application/graphql-response+json'] as const)
      expect(statusOf(answer, media)).toBe(503);
    expect(answer.json).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE', requestId: 'r-1' } }] });
    expect(JSON.stringify(answer.json)).not.toContain('busy');
    expect(bugs).toMatchObject([
      { errorClass: 'Unavailable', database: { why: 'full', sqlstate: '53100', severity: 'ERROR' } },
    ]);
    const early = engineWith({ contextFor: () => Promise.reject(new Unavailable('busy')) });
    expect(await early.ask(getVisit)).toMatchObject({
      outcome: 'refused',
      code: 'UNAVAILABLE',
      json: { errors: [{ extensions: { busy: true } }] },
    });
  });

  it('OPS-D5 logs what the database says in codes and names, and never a value', async () => {
    const { ask, bugs } = engineWith({ schema: failing(() => databaseError('23505', 'accounts_email_key')) });
    expect((await ask(getVisit)).code).toBe('INTERNAL');
    expect(bugs[0]?.database).toEqual({ sqlstate: '23505', severity: 'ERROR', constraint: 'accounts_email_key' });
    const odd = engineWith({ schema: failing(() => databaseError('secret of Ana', 'secret of Ana')) });
    await odd.ask(getVisit);
    expect(JSON.stringify([bugs, odd.bugs])).not.toContain('secret');
  });

  it.each([
    ['text', 'secret'],
    ['nothing', undefined],
    ['null', null],
  ])('survives %s being thrown', async (_, thrown) => {
    const { ask } = engineWith({ schema: failing(() => thrown) });
    const answer = await ask(getVisit);
    expect(answer.code).toBe('INTERNAL');
    expect(answer.body).not.toContain('secret');
  });

  it('refuses a request whose context is refused', async () => {
    const contextFor = () => Promise.reject(new WireError('UNAUTHENTICATED', 'The incoming token has expired.'));
    const answer = await engineWith({ contextFor }).ask(getVisit);
    expect(answer).toMatchObject({ outcome: 'refused', code: 'UNAUTHENTICATED', operationName: 'GetVisit' });
    expect(answer.json).toMatchObject({ errors: [{ message: 'The incoming token has expired.' }] });
  });

  it('ASVS-16.5.1 answers INTERNAL when making the context breaks', async () => {
    const { ask, bugs } = engineWith({ contextFor: () => Promise.reject(new RangeError('secret')) });
    expect(await ask(getVisit)).toMatchObject({ outcome: 'refused', code: 'INTERNAL' });
    expect(bugs).toMatchObject([{ errorClass: 'RangeError' }]);
  });

  it('calls null for an argument that must not be null the caller’s mistake', async () => {
    const query = 'query($id: ID = "x") { getVisit(id: $id) { id } }';
    expect(await engineWith().ask({ query, variables: { id: null } })).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('extensions of an answer', () => {
  it('come from the context, also beside errors', async () => {
    const contextFor = () => ({ extensions: { renewed: 'token' } });
    const good = engineWith({ contextFor });
    expect((await good.ask(getVisit)).json).toEqual({
      data: { getVisit: { id: 'v1' } },
      extensions: { renewed: 'token' },
    });
    const bad = engineWith({ contextFor, schema: failing(() => new WireError('FORBIDDEN', 'No.')) });
    expect((await bad.ask(getVisit)).json).toMatchObject({
      extensions: { renewed: 'token' },
      data: { getVisit: null },
    });
  });
});

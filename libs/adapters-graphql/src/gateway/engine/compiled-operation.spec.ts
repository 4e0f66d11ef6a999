import { describe, expect, it } from '@jest/globals';
import { execute, type ExecutionResult, type GraphQLSchema, type OperationDefinitionNode, parse } from 'graphql';
import { compileOperation } from './compiled-operation.ts';
import { message, visit, visitsSchema } from './testing/visits-schema.ts';

const allOfVisit = '__typename id day standing minutes share video note before { id }';
const queries = {
  'every kind of leaf': `{ getVisit(id: "1") { ${allOfVisit} } }`,
  'lists and promises': `query($n: Int) { getVisits(first: $n) { ${allOfVisit} } }`,
  unions: `{ getItems { __typename ... on Visit { standing note } ... on Message { from } } }`,
  'interfaces and null in lists': `{ getEntries { id ... on Message { from day } ...V } } fragment V on Visit { minutes }`,
  'aliases and fields merged': `{ a: getVisit(id: "1") { x: id } a: getVisit(id: "1") { y: note before { id } } }`,
  conditions: `query($n: Int = 1) { getVisits(first: $n) { id @skip(if: true) note @include(if: true) ... @include(if: false) { day } } }`,
  'a union of which nothing is asked': `{ getItems { ... on Visit { id @include(if: false) } } }`,
};

const asReference = async (schema: GraphQLSchema, text: string): Promise<ExecutionResult> =>
  execute({ schema, document: parse(text), rootValue: {}, variableValues: {} });

const asCompiled = async (schema: GraphQLSchema, text: string): Promise<ExecutionResult> => {
  const document = parse(text);
  return compileOperation(schema, document, document.definitions[0] as OperationDefinitionNode).run({}, {});
};

/** Message and path of errors, in no order: what both executors must agree on. */
const comparable = ({ data, errors }: ExecutionResult) => ({
  data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
  errors: (errors ?? []).map(({ message: text, path }) => `${path?.join('.')} ${text}`).sort(),
});

describe('a compiled operation answers as the reference executor does', () => {
  it.each(Object.entries(queries))('%s', async (_, text) => {
    const schema = visitsSchema();
    expect(comparable(await asCompiled(schema, text))).toEqual(comparable(await asReference(schema, text)));
  });

  it('keeps the order in which fields are asked', async () => {
    const { data } = await asCompiled(visitsSchema(), '{ getVisit(id: "1") { note id day } }');
    expect(JSON.stringify(data)).toBe('{"getVisit":{"note":"with \\"quotes\\" and ñ","id":"1","day":"2026-11-21"}}');
  });

  it.each([
    ['text for a whole number', { minutes: '12' }],
    ['a fraction for a whole number', { minutes: 1.5 }],
    ['a number over 32 bits', { minutes: 2 ** 40 }],
    ['no number for a number', { share: NaN }],
    ['a number for an id', { id: 12 }],
    ['an object for text', { note: { secret: true } }],
    ['a number for text', { note: 5 }],
    ['null where there must be a value', { video: null }],
    ['a word that the enum does not have', { standing: 'LOST' }],
    ['nothing where there may be nothing', { note: undefined }],
  ])('%s', async (_, wrong) => {
    const schema = visitsSchema({ getVisit: () => ({ ...visit('1'), ...wrong }), getItems: () => [message] });
    const text = queries['every kind of leaf'];
    expect(comparable(await asCompiled(schema, text))).toEqual(comparable(await asReference(schema, text)));
  });
});

describe('a compiled operation runs its resolvers', () => {
  const counting = (answer: object) => {
    const runs = { count: 0 };
    const resolve = () => {
      runs.count++;
      return answer;
    };
    return { runs, schema: visitsSchema({ getVisit: resolve, closeVisit: resolve }) };
  };

  it('once for a query whose answer is right', async () => {
    const { runs, schema } = counting(visit('1'));
    await asCompiled(schema, '{ getVisit(id: "1") { id standing } }');
    expect(runs.count).toBe(1);
  });

  it('once for a mutation, right or wrong: it has effects', async () => {
    const { runs, schema } = counting({ ...visit('1'), minutes: '12' });
    const { data } = await asCompiled(schema, 'mutation { closeVisit(id: "1") { minutes } }');
    expect(data).toEqual({ closeVisit: { minutes: 12 } });
    expect(runs.count).toBe(1);
  });
});

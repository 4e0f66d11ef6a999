import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { parse, print } from 'graphql';
import { generate } from './generate.ts';

const schema = [
  {
    name: 'schema/a.graphql',
    text: `"A day." scalar Day
      enum Tab { VISITS FORMS }
      type Query { getVisit(id: ID!): Visit, getTab: Tab! }
      type Visit { id: ID!, on: Day!, note: String }`,
  },
  { name: 'schema/b.graphql', text: 'type Mutation { cancelVisit(id: ID!): Visit! }' },
];
const operations = [
  { name: 'operations/visit.graphql', text: 'query GetVisit($id: ID!) { getVisit(id: $id) { ...Line } }' },
  { name: 'operations/line.graphql', text: 'fragment Line on Visit { id on note }' },
  { name: 'operations/cancel.graphql', text: 'mutation CancelVisit($id: ID!) { cancelVisit(id: $id) { id } }' },
  { name: 'operations/empty.graphql', text: '\n' },
];

describe('generate', () => {
  it('gives each operation, with its fragments, the SHA-256 of its printed text', async () => {
    const texts = JSON.parse((await generate(schema, operations))['documents.json']) as Record<string, string>;
    const visit = print(parse(`${operations[0]?.text}\n${operations[1]?.text}`));
    const cancel = print(parse(operations[2]?.text ?? ''));
    const idOf = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(texts).toEqual({ [idOf(visit)]: visit, [idOf(cancel)]: cancel });
  });

  it('types what each operation answers', async () => {
    expect((await generate(schema, operations))['operation-types.ts']).toContain(
      'export type GetVisitQuery = { readonly getVisit: { readonly id: string, readonly on: string',
    );
  });

  it('writes the documents of each file into a module of their own: names and ids, without a text', async () => {
    const { 'operations.ts': all, ...generated } = await generate(schema, operations);
    const written = Object.keys(generated).filter((name) => name.startsWith('documents/'));
    expect(written.sort()).toEqual(['documents/cancel.ts', 'documents/visit.ts']);
    expect(all).toContain("export * from './documents/cancel.ts';\nexport * from './documents/visit.ts';\n");
    expect(generated['documents/visit.ts']).toMatch(
      /export const GetVisitDocument = \/\* #__PURE__ \*\/ trustedDocument<types.GetVisitQuery, types.GetVisitQueryVariables>\(\s*'query',\s*'GetVisit',\s*'getVisit',\s*'[0-9a-f]{64}',\s*\);/,
    );
    expect(generated['documents/visit.ts']).not.toMatch(/CancelVisit|Line|note|gql`|parse\(/);
  });

  it('writes enums as unions of words and lists and objects as readonly', async () => {
    const text = (await generate(schema, operations))['resolvers.ts'];
    expect(text).toMatch(/export type Tab =\s*\| 'VISITS'\s*\| 'FORMS';/);
    expect(text).toContain("readonly note?: Maybe<Scalars['String']['output']>");
    expect(text).not.toMatch(/\benum\b/);
  });

  it('carries the whole schema as text for a program without files', async () => {
    const text = (await generate(schema, operations))['schema.ts'];
    expect(JSON.parse(text.slice(text.indexOf('"'), text.lastIndexOf('"') + 1))).toContain('type Mutation {');
  });

  it('says file, line and column of an operation that asks for what the schema does not have', async () => {
    const wrong = [{ name: 'operations/wrong.graphql', text: 'query Wrong {\n  getTab\n  nothing\n}' }];
    await expect(generate(schema, wrong)).rejects.toThrow('operations/wrong.graphql:3:3 Cannot query field "nothing"');
  });

  it('says file and place of a syntax error', async () => {
    await expect(generate([{ name: 'schema/x.graphql', text: 'type Query {' }], [])).rejects.toThrow(
      'schema/x.graphql:1:13 Syntax Error',
    );
  });

  it('refuses an operation without a name', async () => {
    const nameless = [{ name: 'operations/nameless.graphql', text: '{ getTab }' }];
    await expect(generate(schema, nameless)).rejects.toThrow('An operation has no name');
  });
});

import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { getNamedType, isInputObjectType, isObjectType, parse, type GraphQLNamedType } from 'graphql';
import documents from './generated/documents.json' with { type: 'json' };
import { executableSchema } from './gateway/index.ts';

const schema = executableSchema();
const changes = schema.getMutationType()?.getFields() ?? {};
const roots = { ...schema.getQueryType()?.getFields(), ...changes };
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

/** Every field and argument, with the type that has it. */
const named = types.flatMap((type: GraphQLNamedType) => {
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => ({ of: type.name, field }));
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    [field, ...field.args].map((each) => ({ of: type.name, field: each })),
  );
});

/** The operations that the requirements of appointments spell out. */
const spelled = [
  ...readFileSync(new URL('../../../docs/requirements/requirements-appointments.md', import.meta.url), 'utf8').matchAll(
    /\| (?:query|mutation) \| (?:Query|Mutation) `(\w+)`/g,
  ),
].map(([, name = '']) => name);

const withSmallFirst = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

describe('names and numbers on the wire', () => {
  it('APT-025 an operation that is spelled out is a field of that name, with a small first letter', () => {
    const fields = new Map(Object.keys(roots).map((name) => [name.toLowerCase(), name]));
    const answered = spelled.filter((name) => fields.has(name.toLowerCase()));
    expect(answered.length).toBeGreaterThan(20);
    expect(answered.map((name) => fields.get(name.toLowerCase()))).toEqual(answered.map(withSmallFirst));
    expect(Object.keys(roots).filter((name) => name !== withSmallFirst(name))).toEqual([]);
  });

  it('APT-025 a document is named with a capital first letter, and asks one field', () => {
    for (const text of Object.values(documents)) {
      const [operation] = parse(text).definitions.filter(({ kind }) => kind === 'OperationDefinition');
      if (operation?.kind !== 'OperationDefinition') throw new Error('A document without an operation.');
      expect(operation.name?.value).toMatch(/^[A-Z]/);
      expect(operation.selectionSet.selections).toHaveLength(1);
    }
  });

  it('APT-025 the status that a change answers is an integer', () => {
    const answers = new Set(Object.values(changes).map(({ type }) => getNamedType(type).name));
    const statuses = named.filter(({ of, field }) => field.name === 'status' && answers.has(of));
    expect(statuses.length).toBeGreaterThan(5);
    expect(statuses.filter(({ field }) => String(field.type) !== 'Int!').map(({ of }) => of)).toEqual([]);
  });

  it('APT-025 an id is text, but that of a lab', () => {
    const numbered = named.filter(
      ({ field }) =>
        /(?:^id|_id|[a-z]I[dD])$/.test(field.name) && !['ID', 'String'].includes(getNamedType(field.type).name),
    );
    expect(numbered.map(({ of, field }) => `${of}.${field.name}: ${String(field.type)}`).sort()).toEqual([
      'Lab.id: Integer!',
      'Mutation.labId: Integer!',
      // The id of a lab too, kept as it was for pages of an earlier release.
      'NewResult.id: Integer',
      'Query.labId: Integer!',
    ]);
  });
});

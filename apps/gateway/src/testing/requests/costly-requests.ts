import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import { executableSchema } from '@portico/adapters-graphql/gateway';
import fc from 'fast-check';
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type TypeNode,
} from 'graphql';

/** One request that is meant to cost much. */
export interface CostlyRequest {
  readonly kind: string;
  readonly documentId: string;
  readonly isSignedIn: boolean;
  readonly body: string;
}

/** What stands at the leaves, and how long lists are. */
interface Shape {
  readonly kind: string;
  readonly leaf: unknown;
  readonly listed: number;
  readonly unknownKeys?: number;
}

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};

/** Signs that become longer when normalized, lowered or raised, and texts on which a careless pattern goes back and forth. */
const growing = [
  '=',
  '\ufdfa',
  '\u0130',
  '\u1fb7',
  '\u0344',
  'e\u0301',
  '\ud83d\ude00',
  ' \t',
  'a@',
  '%e',
  '1.',
  '<a ',
  '-',
];

const shapes: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({
    kind: fc.constant('wrong lists'),
    leaf: fc.constantFrom<unknown>(1, true, null, {}, [], 'x', { a: 'x'.repeat(100) }),
    listed: fc.constantFrom(10, 1_000, 4_500, 60_000, 100_000),
  }),
  fc.record({
    kind: fc.constant('right lists'),
    leaf: fc.constantFrom('2026-11-21', 'x', '1001', 'x'.repeat(40)),
    listed: fc.constantFrom(10, 600, 2_400),
  }),
  fc.record({
    kind: fc.constant('deep'),
    leaf: fc.constantFrom(10, 29, 31, 1_000, 3_000).map(nested),
    listed: fc.constantFrom(1, 100),
  }),
  fc.record({
    kind: fc.constant('wide'),
    leaf: fc.constantFrom('x', 1),
    listed: fc.constant(1),
    unknownKeys: fc.constantFrom(100, 4_000, 20_000),
  }),
  fc.record({
    kind: fc.constant('texts that grow'),
    leaf: fc
      .tuple(fc.constantFrom(...growing), fc.constantFrom(100, 5_000, 16_384, 65_536, 1_000_000))
      .map(([sign, length]) => `${sign.repeat(length / sign.length - 1)}x`),
    listed: fc.constantFrom(1, 3),
  }),
);

/** Bodies that are refused or taken before anything of GraphQL is looked at. */
const raw: readonly (readonly [kind: string, make: (documentId: string) => string])[] = [
  ['3 MB of brackets', () => '['.repeat(3_000_000)],
  ['brackets', () => '['.repeat(250_000)],
  ['maps in maps', () => '{"a":'.repeat(50_000)],
  ['3 MB of numbers', (documentId) => `{"documentId":"${documentId}","variables":{"a":[${'1,'.repeat(1_499_000)}1]}}`],
  [
    '3 MB of text',
    (documentId) => `{"documentId":"${documentId}","variables":{"profilePhoto":"${'\\u0041'.repeat(490_000)}"}}`,
  ],
  ['3 MB of quotes', (documentId) => `{"documentId":"${documentId}","variables":{"a":"${'\\"'.repeat(1_490_000)}"}}`],
  ['3 MB of empty texts', (documentId) => `{"documentId":"${documentId}","variables":[${'""'.repeat(1_490_000)}]}`],
  ['3 MB of blanks', (documentId) => `{"documentId":"${documentId}","variables":{${' '.repeat(2_990_000)}}}`],
  ['the same key', (documentId) => `{"documentId":"${documentId}","variables":{${'"a":1,'.repeat(40_000)}"a":1}}`],
];

interface Asked {
  readonly documentId: string;
  readonly takesPictures: boolean;
  readonly variables: readonly (readonly [name: string, type: GraphQLInputType])[];
}

const askedBy = (): readonly Asked[] => {
  const schema = executableSchema();
  return Object.entries(documents).map(([documentId, text]) => {
    const [operation] = parse(text).definitions;
    const defined = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
    return {
      documentId,
      takesPictures: /^mutation Update(?:Photo|Documents)\b/.test(text),
      variables: defined.flatMap(({ variable, type }) => {
        const known = typeFromAST(schema, type as TypeNode) as GraphQLInputType | undefined;
        return known === undefined ? [] : [[variable.name.value, known] as const];
      }),
    };
  });
};

const valueOf = (type: GraphQLInputType, shape: Shape, depth = 0): unknown => {
  if (isNonNullType(type)) return valueOf(type.ofType, shape, depth);
  if (isListType(type)) {
    // Long lists of long lists would be cut by their size alone.
    const length = depth > 0 ? Math.min(shape.listed, 3) : shape.listed;
    const item = shape.kind === 'wrong lists' ? shape.leaf : valueOf(type.ofType, shape, depth + 1);
    return Array.from({ length }, () => item);
  }
  if (isInputObjectType(type)) {
    const inner = Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, shape, depth)]);
    const more = Array.from({ length: shape.unknownKeys ?? 0 }, (_, at) => [`k${at}`, 1]);
    return Object.fromEntries([...inner, ...more]) as unknown;
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (shape.kind === 'deep' || shape.kind === 'wrong lists') return shape.leaf;
  if (String(type) === 'Boolean') return true;
  if (['Int', 'Integer', 'Float'].includes(String(type))) return 1;
  return shape.leaf;
};

/** Requests that are meant to cost much, made from the documents of the portal; told by one seed. */
export const costlyRequests = (): fc.Arbitrary<CostlyRequest> => {
  const asked = askedBy();
  // Those that take pictures may have a body of megabytes; among all others they would hardly be met.
  const pictured = asked.filter(({ takesPictures }) => takesPictures);
  const document = fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...asked) },
    { weight: 1, arbitrary: fc.constantFrom(...pictured) },
  );
  const isSignedIn = fc.boolean();
  const shaped = fc.record({ document, isSignedIn, shape: shapes }).map(({ document: of, shape, ...who }) => {
    const variables = Object.fromEntries([
      ...of.variables.map(([name, type]) => [name, valueOf(type, shape)]),
      ...Array.from({ length: shape.unknownKeys ?? 0 }, (_, at) => [`v${at}`, 1]),
    ]) as object;
    const body = JSON.stringify({ documentId: of.documentId, variables });
    return { ...who, kind: shape.kind, documentId: of.documentId, body };
  });
  const unshaped = fc
    .record({ document, isSignedIn, how: fc.constantFrom(...raw) })
    .map(({ document: { documentId }, how: [kind, make], ...who }) => ({
      ...who,
      kind,
      documentId,
      body: make(documentId),
    }));
  return fc.oneof({ weight: 15, arbitrary: shaped }, { weight: 1, arbitrary: unshaped });
};

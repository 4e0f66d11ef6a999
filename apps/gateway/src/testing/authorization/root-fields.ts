import { executableSchema } from '@portico/adapters-graphql/gateway';
import { getNamedType, isCompositeType, isObjectType, type GraphQLField, type GraphQLOutputType } from 'graphql';

/** A field of Query or Mutation, and a document that asks it for everything it can answer. */
export interface RootField {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly document: string;
}

/** Every root field of the contract, as the gateway serves it. */
export const rootFields = (): readonly RootField[] => {
  const schema = executableSchema();
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(root?.getFields() ?? {}).map((field) => ({
      name: field.name,
      kind,
      document: documentOf(kind, field),
    }));
  });
};

const documentOf = (kind: RootField['kind'], { name, args, type }: GraphQLField<unknown, unknown>): string => {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inParentheses = (text: string): string => (text === '' ? '' : `(${text})`);
  return `${kind} ${inParentheses(declared)} { ${name}${inParentheses(given)}${selectionOf(type)} }`;
};

/** All fields below, as deep as they go; no type of the contract holds itself. */
const selectionOf = (type: GraphQLOutputType): string => {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (!isObjectType(named)) throw new Error(`${named.name} is neither an object nor a leaf.`);
  const fields = Object.values(named.getFields()).map((field) => `${field.name}${selectionOf(field.type)}`);
  return ` { ${fields.join(' ')} }`;
};

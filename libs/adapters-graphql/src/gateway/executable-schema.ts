import { buildASTSchema, isObjectType, parse, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { typeDefs } from '../generated/schema.ts';
import { Unreadable } from '../codecs/codec.ts';
import { compileWriters } from './compiled-writers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { refusal } from './value-or-refusal.ts';
import { resolvers } from './resolvers.ts';

/** The contract with its resolvers; a root field without one, or a resolver without a field, is a bug found at start. */
export const executableSchema = (): GraphQLSchema => {
  compileWriters();
  // It kept the rules of the language when it was generated, and a gateway starts sooner without asking again.
  const schema = buildASTSchema(parse(typeDefs, { noLocation: true }), { assumeValidSDL: true });
  for (const root of ['Query', 'Mutation'] as const) {
    const type = schema.getType(root);
    if (!isObjectType(type)) throw new Error(`The schema has no type ${root}.`);
    const own = resolvers[root] as Readonly<Record<string, GraphQLFieldResolver<unknown, GatewayContext> | undefined>>;
    for (const [name, field] of Object.entries(type.getFields())) {
      const resolve = own[name];
      if (resolve === undefined) throw new Error(`${root}.${name} has no resolver.`);
      field.resolve = noting(name, resolve);
    }
  }
  attachFields(schema);
  return schema;
};

/** Fields of other types that the written value has not as they are asked for. */
const attachFields = (schema: GraphQLSchema): void => {
  for (const [name, own] of Object.entries(resolvers)) {
    if (name === 'Query' || name === 'Mutation') continue;
    const type = schema.getType(name);
    for (const [fieldName, resolve] of Object.entries(own)) {
      const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
      if (field === undefined) throw new Error(`The schema has no field ${name}.${fieldName}.`);
      field.resolve = resolve as GraphQLFieldResolver<unknown, GatewayContext>;
    }
  }
};

type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

/** The same resolver, but its refusals are logged before they are returned to the caller. */
const noting =
  (operation: string, resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    try {
      const answer: unknown = resolve(source, args, context, info);
      return answer instanceof Promise
        ? answer.catch((thrown: unknown) => context.refusals.refuse(operation, asRefusal(thrown)))
        : answer;
    } catch (thrown) {
      return context.refusals.refuse(operation, asRefusal(thrown));
    }
  };

/** An argument that no codec can read is bad input. */
const asRefusal = (thrown: unknown): unknown =>
  thrown instanceof Unreadable ? refusal({ kind: 'bad-input' }) : thrown;

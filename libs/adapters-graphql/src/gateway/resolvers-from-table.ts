import type { Codec } from '../codecs/codec.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { Operation, Wire } from '../wire/operation.ts';
import type { GatewayContext } from './gateway-context.ts';
import { valueOf } from './value-or-refusal.ts';

type FieldOf<Row> = Row extends { readonly document: { readonly __apiType?: (_: never) => infer Data } }
  ? Exclude<keyof Data, '__typename'>
  : never;

type ResolverOf<Row> =
  Row extends Operation<infer _D, infer _V, infer _A, infer Sent, infer _Value, infer Written>
    ? (source: unknown, sent: Sent, context: GatewayContext) => Promise<Written>
    : never;

type ResolversOf<Table, Fields> = {
  readonly [Name in keyof Table as FieldOf<Table[Name]> & keyof Fields]: ResolverOf<Table[Name]>;
};

interface AnyRow {
  readonly document: { readonly asked: { readonly operation: 'query' | 'mutation'; readonly field: string } };
  readonly args: Codec<readonly unknown[], unknown>;
  readonly answer: Codec<unknown, unknown>;
}

type Resolver = (source: unknown, sent: unknown, context: GatewayContext) => Promise<unknown>;

/** The resolvers of a table: each reads the arguments, asks the port's method, and writes its answer. */
export const resolversOf = <Port, Table extends Wire<Port>>(
  table: Table & { readonly port?: Port },
  portIn: (context: GatewayContext) => Port | Promise<Port>,
): {
  readonly queries: ResolversOf<Table, QueryResolvers>;
  readonly mutations: ResolversOf<Table, MutationResolvers>;
} => {
  const made: Readonly<Record<'query' | 'mutation', Record<string, Resolver>>> = { query: {}, mutation: {} };
  for (const [name, { document, args, answer }] of Object.entries(table as Readonly<Record<string, AnyRow>>)) {
    const { operation, field } = document.asked;
    made[operation][field] = async (_, sent, context) => {
      // Before the arguments are read: without a session, what cannot be read is told that there is none.
      const port = (await portIn(context)) as Readonly<Record<string, (...of: readonly unknown[]) => never>>;
      const given = args.read(sent);
      return answer.write(valueOf((await port[name]?.(...given)) as never));
    };
  }
  return { queries: made.query, mutations: made.mutation } as never;
};

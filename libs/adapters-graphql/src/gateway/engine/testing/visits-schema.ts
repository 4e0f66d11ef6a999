import { buildSchema, type GraphQLFieldResolver, GraphQLObjectType, type GraphQLSchema } from 'graphql';

/** A small schema with every kind of type, for the engine's own tests. */
const typeDefs = /* GraphQL */ `
  directive @acts on FIELD_DEFINITION
  directive @longText(units: Int!) on ARGUMENT_DEFINITION
  scalar Day
  enum Standing {
    OPEN
    DONE
  }
  interface Entry {
    id: ID!
    day: Day
  }
  type Visit implements Entry {
    id: ID!
    day: Day
    standing: Standing!
    minutes: Int
    share: Float
    video: Boolean!
    note: String
    before: Visit
  }
  type Message implements Entry {
    id: ID!
    day: Day
    from: String!
  }
  union Item = Visit | Message
  type Query {
    getVisit(id: ID!): Visit
    getVisits(first: Int = 2): [Visit!]!
    getItems: [Item!]!
    getEntries: [Entry]
    remindOfVisit(id: ID!): Visit! @acts
  }
  type Mutation {
    closeVisit(id: ID!): Visit!
    keepDays(days: [Day!]!, note: String @longText(units: 20000), title: String): Int!
  }
`;

export const visit = (id: string) => ({
  __typename: 'Visit',
  id,
  day: '2026-11-21',
  standing: 'OPEN',
  minutes: 30,
  share: 0.5,
  video: false,
  note: 'with "quotes" and ñ',
  before: null,
});
export const message = { __typename: 'Message', id: 'm1', day: null, from: 'Front desk' };

type Resolvers = Readonly<Record<string, GraphQLFieldResolver<unknown, never>>>;

const usual: Resolvers = {
  getVisit: (_, { id }) => visit(String(id)),
  getVisits: (_, { first }) => Promise.resolve(Array.from({ length: Number(first) }, (_none, at) => visit(`v${at}`))),
  getItems: () => [visit('v1'), message],
  getEntries: () => [message, null, visit('v1')],
  remindOfVisit: (_, { id }) => visit(String(id)),
  keepDays: (_, { days }) => (days as readonly unknown[]).length,
  closeVisit: (_, { id }) => ({ ...visit(String(id)), standing: 'DONE' }),
};

/** The schema with its usual root resolvers, or some of them replaced. */
export const visitsSchema = (replaced: Resolvers = {}): GraphQLSchema => {
  const schema = buildSchema(typeDefs);
  for (const root of ['Query', 'Mutation']) {
    const type = schema.getType(root);
    if (!(type instanceof GraphQLObjectType)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = replaced[field.name] ?? usual[field.name];
      if (resolve !== undefined) field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  return schema;
};

import { Writable } from 'node:stream';
import { createEngine, type EngineOptions } from '@portico/adapters-graphql/gateway/engine';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { createHttpServer, createLogger, createMetrics, type HttpServer, type HttpServerOptions } from '../index.ts';

const typeDefs = /* GraphQL */ `
  directive @longText(units: Int!) on ARGUMENT_DEFINITION
  type Query {
    getWord(length: Int = 5): String!
  }
  type Mutation {
    setWord: String!
    keepPicture(picture: String! @longText(units: 20000)): String!
  }
`;

const wordSchema = (): GraphQLSchema => {
  const schema = buildSchema(typeDefs);
  const { getWord } = schema.getQueryType()?.getFields() ?? {};
  const { setWord, keepPicture } = schema.getMutationType()?.getFields() ?? {};
  if (getWord) getWord.resolve = (_, { length }) => 'x'.repeat(Number(length));
  if (setWord) setWord.resolve = () => 'set';
  if (keepPicture) keepPicture.resolve = () => 'kept';
  return schema;
};

/** A document whose body may be large. */
export const keepsPicture = {
  id: 'a'.repeat(64),
  text: 'mutation KeepPicture($picture: String!) { keepPicture(picture: $picture) }',
};

/** An engine over a schema of one word. */
export const wordEngine = (options: Partial<EngineOptions<object>> = {}) =>
  createEngine<object>({
    schema: wordSchema(),
    documents: {},
    mode: 'any',
    contextFor: () => ({}),
    onUnexpected: () => undefined,
    ...options,
  });

export interface RunningServer {
  readonly url: string;
  readonly server: HttpServer;
  /** Each line of the log, parsed. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

/** Starts a server on a free port with what the test leaves open; the caller closes it. */
export const startServer = async (options: Partial<HttpServerOptions> = {}): Promise<RunningServer> => {
  const log: Record<string, unknown>[] = [];
  const lines = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const server = createHttpServer({
    engine: wordEngine(),
    config: { name: 'Portico' },
    logger: createLogger('info', lines),
    metrics: createMetrics({ ofProcess: false }),
    ...options,
  });
  const { url } = await server.listen(0, '127.0.0.1');
  return { url, server, log };
};

/** POSTs a GraphQL request. */
export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

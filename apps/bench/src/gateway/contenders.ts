import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer, HeaderMap } from '@apollo/server';
import { KeyRing } from '@portico/adapters-crypto';
import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import { contextMaker, executableSchema, type GatewayContext } from '@portico/adapters-graphql/gateway';
import { createEngine } from '@portico/adapters-graphql/gateway/engine';
import { createHttpServer, createLogger, createMetrics } from '@portico/gateway/server';
import { dashboardText } from './handwritten-dashboard.ts';
import { dashboardOverview, memoryServices } from './memory-services.ts';
import { now, practice } from './dashboard-sample-data.ts';

const { services, accessToken } = memoryServices(new KeyRing([{ kid: 'bench', secret: new Uint8Array(32).fill(7) }]));
const contextFor = contextMaker(services, () => now);
const engine = createEngine({
  schema: executableSchema(),
  documents,
  mode: 'trusted',
  contextFor: ({ headers }) => contextFor(headers),
  onUnexpected: (bug) => console.error(bug),
});

const found = Object.entries(documents).find(([, text]) => text.startsWith('query GetDashboard'));
if (found === undefined) throw new Error('The portal has no operation GetDashboard.');
const [documentId, query] = found;

/** The request that each contender gets, with what a browser sends. */
export const dashboardRequest = {
  headers: {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json,application/json;q=0.9',
    'x-access-token': accessToken,
    'x-practice-id': practice.id,
    'x-language': 'es',
  },
  trusted: JSON.stringify({ documentId, variables: {} }),
  text: JSON.stringify({ operationName: 'GetDashboard', query, variables: {} }),
};

/** Where two texts part, with what each says there: short enough for a line of a report. */
const firstDifference = (gateway: string, written: string): string => {
  let at = 0;
  while (gateway[at] === written[at]) at += 1;
  const near = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `the gateway …${near(gateway)}…, the function …${near(written)}…`;
};

/** The hand-written function with its data; it must say what the gateway says, byte by byte. */
export const handwritten = async (): Promise<() => string> => {
  const overview = await dashboardOverview();
  const params: unknown = JSON.parse(dashboardRequest.trusted);
  const transport = {
    method: 'POST',
    headers: dashboardRequest.headers,
    address: '192.0.2.1',
    requestId: 'bench',
  } as const;
  const { body } = await engine.execute(params, transport);
  const written = dashboardText(overview);
  if (body !== written) throw new Error(`The two do not say the same: ${firstDifference(body, written)}`);
  return () => dashboardText(overview);
};

const listening = async (handle: RequestListener): Promise<string> => {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const json = 'application/json; charset=utf-8';

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return JSON.parse(text);
};

/** Name → starts a server and answers its address. */
export const contenders = {
  /** The same bytes as one ready text: what HTTP itself costs. */
  ready: async () => {
    const text = (await handwritten())();
    return listening((_, response) => {
      response.setHeader('content-type', json).end(text);
    });
  },
  /** The same data, mapped and serialized by a hand-written function on bare `node:http`. */
  handwritten: async () => {
    const text = await handwritten();
    return listening((_, response) => {
      response.setHeader('content-type', json).end(text());
    });
  },
  /** The whole gateway: headers, token, context, services over memory, resolvers, log and metrics. */
  gateway: async () => {
    const server = createHttpServer({
      engine,
      config: {},
      logger: createLogger('info'),
      metrics: createMetrics(),
    });
    return (await server.listen(0, '127.0.0.1')).url;
  },
  /** The same schema, resolvers and context on Apollo Server 5 with its defaults, without its HTTP framework. */
  apollo: async () => {
    const apollo = new ApolloServer<GatewayContext>({ schema: executableSchema() });
    await apollo.start();
    return listening((request, response) => {
      const answer = async () => {
        const headers = new HeaderMap();
        for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
        const body = await bodyOf(request);
        const httpGraphQLRequest = { method: request.method ?? 'POST', headers, search: '', body };
        const context = () => contextFor(request.headers);
        const {
          status,
          headers: more,
          body: made,
        } = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
        response.writeHead(status ?? 200, Object.fromEntries(more));
        response.end(made.kind === 'complete' ? made.string : undefined);
      };
      void answer();
    });
  },
} as const satisfies Readonly<Record<string, () => Promise<string>>>;

export type Contender = keyof typeof contenders;

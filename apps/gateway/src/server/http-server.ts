import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Engine, type Transport, unexpected } from '@portico/adapters-graphql/gateway/engine';
import { clientAddressBehind } from './client-address.ts';
import { type ServerClock, systemClock } from './clock.ts';
import { type BodyLimits, graphqlRoute } from './graphql-route.ts';
import { listenOn, type Listening } from './listening.ts';
import type { Logger } from './logger.ts';
import type { GatewayMetrics } from './metrics.ts';
import { type Readiness, stateRoutes } from './state-routes.ts';
import { jsonReply, type Noted, plainReply, type Reply, send } from './reply.ts';
import { readBody } from './read-body.ts';
import { requestLimit } from './request-limit.ts';
import { inertPolicy, pagePolicy, securityHeaders } from './security-headers.ts';
import type { Site } from './site.ts';
import { siteRoute } from './site-route.ts';
import { type Uploading, uploadRoute } from './upload-route.ts';

export interface ServerLimits extends BodyLimits {
  /** Requests for `/graphql` from one address in a minute; as many as there are where none is given. */
  readonly perMinute?: number;
  /** Milliseconds until a request is answered with `TIMEOUT`. */
  readonly request: number;
  /** Milliseconds until an upload is answered so: a large file takes its time on a slow network. */
  readonly upload: number;
  /** Milliseconds that a caller has for its headers, and for a whole request; a slow one is cut. */
  readonly headers: number;
  readonly sending: number;
  /** Connections at once; further ones are not taken. */
  readonly connections: number;
  /** Milliseconds that running requests get when the server closes. */
  readonly closing: number;
}

export const serverLimits: ServerLimits = {
  body: 256 * 1_024,
  // Four insurances and a paper, each with two pictures of at most 800 pixels.
  bodyWithToken: 3 * 1_024 * 1_024,
  request: 30_000,
  upload: 180_000,
  headers: 10_000,
  sending: 30_000,
  connections: 10_000,
  closing: 10_000,
};

/** Pages beside the portal, by path; undefined where the path is none of theirs. */
export type Pages = (request: PageRequest) => Promise<Reply | undefined>;

export interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as text; undefined where it is too large. */
  readonly body: () => Promise<string | undefined>;
}

export interface HttpServerOptions {
  readonly engine: Engine;
  readonly pages?: Pages | undefined;
  /** Who takes files; nobody by default. */
  readonly uploading?: Uploading | undefined;
  /** The built portal; without one there is only the API. */
  readonly static?: Site | undefined;
  /** Answered as `/config.json`: what the portal knows at run time. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Origins that the portal is reached by from outside, when a proxy stands before the gateway. */
  readonly publicOrigins?: readonly string[];
  /** Proxies of ours, whose word on where a request came from counts. */
  readonly trustedProxies?: readonly string[];
  /** Further origins that the portal's pages may ask. */
  readonly connectOrigins?: readonly string[];
  /** Name → whether that part can do its work now. */
  readonly readiness?: Readiness;
  readonly logger: Logger;
  readonly metrics: GatewayMetrics;
  readonly limits?: Partial<ServerLimits>;
  readonly clock?: ServerClock;
}

/** It lets running requests finish within their limit when it closes. */
export type HttpServer = Listening;

type Answered = Noted & { readonly reply: Reply };

/** Where a request goes: the path, and what follows it from the question mark on. */
interface Place {
  readonly path: string;
  readonly search: string;
}

const placeOf = ({ url = '/' }: IncomingMessage): Place => {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
};

export const createHttpServer = (options: HttpServerOptions): HttpServer => {
  const { engine, logger, metrics, clock = systemClock } = options;
  const limits = { ...serverLimits, ...options.limits };
  const publicOrigins = new Set(options.publicOrigins);
  const addressOf = clientAddressBehind(options.trustedProxies ?? []);
  const limit = limits.perMinute === undefined ? undefined : requestLimit(limits.perMinute);
  const graphql = graphqlRoute({ engine, publicOrigins, limits, addressOf, limit });
  const { uploading } = options;
  const upload = uploading && uploadRoute({ uploading, publicOrigins, addressOf, limit });
  const isUpload = (path: string): boolean => uploading !== undefined && path === uploading.path;
  const configText = JSON.stringify(options.config);
  const site =
    options.static &&
    siteRoute(
      options.static,
      pagePolicy({
        ...options.static,
        connectOrigins: options.connectOrigins ?? [],
        https: [...publicOrigins].some((origin) => origin.startsWith('https:')),
      }),
    );

  let running = 0;
  metrics.running(() => running);
  let closing = false;
  const state = stateRoutes({ readiness: options.readiness ?? {}, isClosing: () => closing });

  const answer = async (
    request: IncomingMessage,
    { path, search }: Place,
    known: Pick<Transport, 'requestId' | 'isOver'>,
  ): Promise<Answered> => {
    if (path === '/graphql') return graphql(request, search, known);
    if (upload !== undefined && isUpload(path)) return upload(request, search);
    const page = await options.pages?.({
      method: request.method ?? 'GET',
      path,
      headers: request.headers,
      body: async () => {
        const read = await readBody(request, limits.body);
        return read.ok ? read.value : undefined;
      },
    });
    if (page !== undefined) return { route: 'pages', reply: page };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { route: 'other', reply: plainReply(405, 'Method not allowed', 'allow', 'GET, HEAD', ...inertPolicy) };
    }
    if (path === '/config.json') return { route: 'config', reply: jsonReply(200, configText, ...inertPolicy) };
    const told = await state(path);
    if (told !== undefined) return told;
    return (
      site?.(path, request.headers, search) ?? {
        route: 'missing',
        reply: plainReply(404, 'Not found', ...inertPolicy),
      }
    );
  };

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const requestId = randomUUID();
    const common = [...securityHeaders, 'x-request-id', requestId];
    const place = placeOf(request);
    const started = clock.monotonic();
    running++;

    let done = false;
    let isOver = false;
    const finish = ({ reply, ...noted }: Answered): void => {
      if (done) return;
      done = true;
      callOff();
      running--;
      if (closing) response.shouldKeepAlive = false;
      send(response, reply, common);
      const milliseconds = clock.monotonic() - started;
      metrics.observe(noted, reply.status, milliseconds / 1_000);
      const ms = Math.round(milliseconds * 10) / 10;
      logger.info({ requestId, method: request.method, ...noted, status: reply.status, ms }, 'request');
    };
    const callOff = clock.after(isUpload(place.path) ? limits.upload : limits.request, () => {
      isOver = true;
      if (!request.complete) response.shouldKeepAlive = false;
      finish(timedOut);
    });
    response.on('close', () => {
      isOver = true;
    });
    answer(request, place, { requestId, isOver: () => isOver }).then(finish, (thrown: unknown) => {
      if (request.destroyed && !request.complete) return finish(goneAway);
      logger.error(unexpected(thrown, requestId), 'unexpected');
      finish(broken);
    });
  };

  const server = createServer(
    {
      headersTimeout: limits.headers,
      // Whoever sends something else so slowly is answered, and cut, by the time of their own request.
      requestTimeout: uploading === undefined ? limits.sending : Math.max(limits.sending, limits.upload),
      // How often node looks for those who are too slow.
      connectionsCheckingInterval: Math.min(1_000, limits.headers),
      keepAliveTimeout: 60_000,
      maxHeaderSize: 16_384,
    },
    handle,
  );
  server.maxRequestsPerSocket = 0;
  server.maxHeadersCount = 100;
  server.maxConnections = limits.connections;

  return {
    listen: (port, host) => listenOn(server, port, host),
    close: () =>
      new Promise((resolve) => {
        closing = true;
        const callOff = clock.after(limits.closing, () => server.closeAllConnections());
        server.close(() => {
          callOff();
          resolve();
        });
      }),
  };
};

const errorBody = (code: string, message: string): string =>
  JSON.stringify({ errors: [{ message, extensions: { code } }] });

const timedOut: Answered = {
  route: 'timed-out',
  code: 'TIMEOUT',
  reply: jsonReply(504, errorBody('TIMEOUT', 'Endpoint request timed out'), ...inertPolicy),
};
const broken: Answered = {
  route: 'broken',
  code: 'INTERNAL',
  reply: jsonReply(500, errorBody('INTERNAL', 'Something went wrong.'), ...inertPolicy),
};
const goneAway: Answered = { route: 'gone', code: 'GONE', reply: plainReply(400, 'Incomplete request') };

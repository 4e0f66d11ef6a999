import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Engine, type Transport, unexpected } from '@portico/adapters-graphql/gateway/engine';
import { usualBody } from '@portico/adapters-graphql/headers';
import { Unavailable } from '@portico/domain/kernel';
import { clientAddressBehind, proxyDoubt, trustIn } from './client-address.ts';
import { type ServerClock, systemClock } from './clock.ts';
import { type BodyLimits, graphqlRoute } from './graphql-route.ts';
import { eventsPath, eventsRoute, type EventSink } from './events-route.ts';
import { listenOn, type Listening } from './listening.ts';
import type { Logger } from './logger.ts';
import type { GatewayMetrics } from './metrics.ts';
import { type Readiness, stateRoutes } from './state-routes.ts';
import { jsonReply, type Noted, plainReply, type Reply, retryAfter, send } from './reply.ts';
import { capConnections } from './connection-cap.ts';
import { readBody } from './read-body.ts';
import { requestLimit } from './request-limit.ts';
import { providerLogoutRoute, type ProviderLogoutSink } from './provider-logout-route.ts';
import { policyReportsRoute } from './policy-reports-route.ts';
import { inertPolicy, pagePolicy, policyReports, securityHeaders } from './security-headers.ts';
import type { BuiltPortal } from './built-portal.ts';
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
  /** The same of one address, but for our own proxies, which carry everybody. */
  readonly connectionsOfAddress: number;
  /** Milliseconds that a connection is kept on which nothing is asked. */
  readonly idle: number;
  /** How long a closing server still accepts connections, in milliseconds, so that the load balancer notices first. */
  readonly draining: number;
  /** Milliseconds that running requests get when the server closes. */
  readonly closing: number;
}

export const serverLimits: ServerLimits = {
  body: usualBody,
  // Four insurances and a paper, each with two pictures of at most 800 pixels.
  bodyWithPictures: 3 * 1_024 * 1_024,
  request: 30_000,
  upload: 180_000,
  headers: 10_000,
  sending: 30_000,
  connections: 10_000,
  connectionsOfAddress: 200,
  idle: 15_000,
  draining: 0,
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
  /** Handles file uploads; none by default. */
  readonly uploading?: Uploading | undefined;
  /** Receives analytics events; none by default. */
  readonly events?: EventSink | undefined;
  /** Receives sign-outs from identity providers; none by default. */
  readonly providerLogout?: ProviderLogoutSink | undefined;
  /** The built portal; without one there is only the API. */
  readonly static?: BuiltPortal | undefined;
  /** Answered as `/config.json`: what the portal knows at run time. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Origins that the portal is reached by from outside, when a proxy stands before the gateway. */
  readonly publicOrigins?: readonly string[];
  /** Proxies of ours, whose word on where a request came from counts. */
  readonly trustedProxies?: readonly string[];
  /** Further origins that the portal's pages may ask. */
  readonly connectOrigins?: readonly string[];
  /** Origin of the card frames, where that is not the portal's own. */
  readonly frameOrigin?: string | undefined;
  /** The card frames may open the sheets of wallets. */
  readonly offersWallets?: boolean;
  /** Name → whether that part can do its work now. */
  readonly readiness?: Readiness;
  readonly logger: Logger;
  readonly metrics: GatewayMetrics;
  /** Whether the signature of an access token holds; no token's by default. */
  readonly holdsToken?: (token: string) => boolean;
  readonly limits?: Partial<ServerLimits>;
  readonly clock?: ServerClock;
}

/** It lets running requests finish within their limit when it closes. */
export type HttpServer = Listening;

type Answered = Noted & { readonly reply: Reply };

/** A request with two `Host` headers is refused: a proxy and the gateway could each use another one. */
const hasHostTwice = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  return hosts > 1;
};

const twoHosts = plainReply(400, 'Bad request', 'connection', 'close', ...inertPolicy);

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
  const { engine, logger, metrics, clock = systemClock, holdsToken = () => false } = options;
  const limits = { ...serverLimits, ...options.limits };
  const publicOrigins = new Set(options.publicOrigins);
  const isTrusted = trustIn(options.trustedProxies ?? []);
  const addressOf = clientAddressBehind(options.trustedProxies ?? []);
  const limit = limits.perMinute === undefined ? undefined : requestLimit(limits.perMinute);
  const graphql = graphqlRoute({ engine, publicOrigins, limits, addressOf, holdsToken, limit });
  const { uploading } = options;
  const upload = uploading && uploadRoute({ uploading, publicOrigins, addressOf, limit });
  const isUpload = (path: string): boolean => uploading !== undefined && path === uploading.path;
  const configText = JSON.stringify(options.config);
  const policy = (built: BuiltPortal) => ({
    ...built,
    connectOrigins: options.connectOrigins ?? [],
    frameOrigin: options.frameOrigin,
    offersWallets: options.offersWallets === true,
    https: [...publicOrigins].some((origin) => origin.startsWith('https:')),
  });
  const built = options.static && policy(options.static);
  const site = built && siteRoute(built, pagePolicy(built), pagePolicy({ ...built, framedByPortal: true }));

  const reports = policyReportsRoute({
    addressOf,
    isFile: (path) => options.static?.files.has(path) === true,
    metrics,
    logger,
  });

  const events = options.events && eventsRoute({ sink: options.events, publicOrigins, addressOf });

  const { providerLogout } = options;
  const logout = providerLogout && providerLogoutRoute({ sink: providerLogout, addressOf, logger });

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
    if (path === policyReports) return reports(request);
    if (events !== undefined && path === eventsPath) return events(request);
    if (logout !== undefined && path === providerLogout?.path) return logout(request, known.requestId);
    if (upload !== undefined && isUpload(path)) return upload(request, known.requestId);
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

  const doubtProxy = proxyDoubt(isTrusted, () => {
    logger.warn(
      'a request came with x-forwarded-for from an address that PORTICO_TRUSTED_PROXIES does not name: everybody behind it counts as one',
    );
  });

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const requestId = randomUUID();
    if (hasHostTwice(request)) return send(response, twoHosts, securityHeaders);
    const common = [...securityHeaders, 'x-request-id', requestId];
    const place = placeOf(request);
    doubtProxy(request);
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
      finish(thrown instanceof Unavailable ? away : broken);
    });
  };

  const server = createServer(
    {
      headersTimeout: limits.headers,
      // Other slow requests are answered, and cut, by time limits of their own.
      requestTimeout: uploading === undefined ? limits.sending : Math.max(limits.sending, limits.upload),
      // How often node looks for those who are too slow.
      connectionsCheckingInterval: Math.min(1_000, limits.headers),
      keepAliveTimeout: limits.idle,
      maxHeaderSize: 16_384,
    },
    handle,
  );
  server.maxRequestsPerSocket = 0;
  server.maxHeadersCount = 100;
  server.maxConnections = limits.connections;
  capConnections(server, limits.connectionsOfAddress, options.trustedProxies ?? []);

  return {
    listen: (port, host) => listenOn(server, port, host),
    close: () =>
      new Promise((resolve) => {
        closing = true;
        const shut = (): void => {
          const callOff = clock.after(limits.closing, () => server.closeAllConnections());
          server.close(() => {
            callOff();
            resolve();
          });
        };
        if (limits.draining > 0 && server.listening) clock.after(limits.draining, shut);
        else shut();
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
const away: Answered = {
  route: 'broken',
  code: 'UNAVAILABLE',
  reply: jsonReply(
    503,
    errorBody('UNAVAILABLE', 'The portal is not available right now.'),
    ...retryAfter,
    ...inertPolicy,
  ),
};
const goneAway: Answered = { route: 'gone', code: 'GONE', reply: plainReply(400, 'Incomplete request') };

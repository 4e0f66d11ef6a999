import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import { Unavailable } from '@portico/domain/kernel';
import { proxyDoubt, trustIn } from './client-address.ts';
import { type ServerClock, systemClock } from './server-clock.ts';
import { listenOn, type Listening } from './listen-on-port.ts';
import { jsonReply, plainReply, retryAfter, send } from './http-reply.ts';
import { capConnections } from './connection-cap.ts';
import { inertPolicy, securityHeaders } from './security-headers.ts';

import { serverLimits, type HttpServerOptions, type ServerLimits } from './http-server-options.ts';
import { answererOf, placeOf, routesOf, type Answered } from './request-routing.ts';

/** It lets running requests finish within their limit when it closes. */
export type HttpServer = Listening;

/** A request with two `Host` headers is refused: a proxy and the gateway could each use another one. */
const hasHostTwice = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  return hosts > 1;
};

const twoHosts = plainReply(400, 'Bad request', 'connection', 'close', ...inertPolicy);

export const createHttpServer = (options: HttpServerOptions): HttpServer => {
  const { metrics, clock = systemClock, uploading, aroundAnswers = (answer) => answer } = options;
  const limits = { ...serverLimits, ...options.limits };
  const running = { requests: 0, isClosing: false };
  metrics.running(() => running.requests);
  const routes = routesOf(options, limits, () => running.isClosing);
  const answer = aroundAnswers(answererOf(routes, options, limits));
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
    handlerOf(options, answer, limits, running),
  );
  server.maxRequestsPerSocket = 0;
  server.maxHeadersCount = 100;
  server.maxConnections = limits.connections;
  capConnections(server, limits.connectionsOfAddress, options.trustedProxies ?? []);
  return {
    listen: (port, host) => listenOn(server, port, host),
    close: () => {
      running.isClosing = true;
      return closed(server, clock, limits);
    },
  };
};

interface Running {
  requests: number;
  isClosing: boolean;
}

/** Handles one request: answers it within its limit, and writes down what came of it. */
const handlerOf = (
  options: HttpServerOptions,
  answer: ReturnType<typeof answererOf>,
  limits: ServerLimits,
  running: Running,
) => {
  const { logger, metrics, clock = systemClock, uploading } = options;
  const doubtProxy = proxyDoubt(trustIn(options.trustedProxies ?? []), () => {
    logger.warn(
      'a request came with x-forwarded-for from an address that PORTICO_TRUSTED_PROXIES does not name: everybody behind it counts as one',
    );
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const requestId = randomUUID();
    if (hasHostTwice(request)) return send(response, twoHosts, securityHeaders);
    const common = [...securityHeaders, 'x-request-id', requestId];
    const place = placeOf(request);
    doubtProxy(request);
    const started = clock.monotonic();
    running.requests++;

    let done = false;
    let isOver = false;
    const finish = ({ reply, ...noted }: Answered): void => {
      if (done) return;
      done = true;
      callOff();
      running.requests--;
      if (running.isClosing) response.shouldKeepAlive = false;
      send(response, reply, common);
      const milliseconds = clock.monotonic() - started;
      metrics.observe(noted, reply.status, milliseconds / 1_000);
      const ms = Math.round(milliseconds * 10) / 10;
      logger.info({ requestId, method: request.method, ...noted, status: reply.status, ms }, 'request');
    };
    const isUpload = uploading !== undefined && place.path === uploading.path;
    const callOff = clock.after(isUpload ? limits.upload : limits.request, () => {
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
};

/** Closes the server once it has drained, and cuts what still runs after its limit. */
const closed = (server: Server, clock: ServerClock, limits: ServerLimits): Promise<void> =>
  new Promise((resolve) => {
    const shut = (): void => {
      const callOff = clock.after(limits.closing, () => server.closeAllConnections());
      server.close(() => {
        callOff();
        resolve();
      });
    };
    if (limits.draining > 0 && server.listening) clock.after(limits.draining, shut);
    else shut();
  });

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

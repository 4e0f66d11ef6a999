import type { IncomingMessage } from 'node:http';
import type { Transport } from '@portico/adapters-graphql/gateway/engine';
import { appRoutes } from './app-token-routes.ts';
import { clientAddressBehind } from './client-address.ts';
import { graphqlRoute } from './graphql-route.ts';
import { eventsPath, eventsRoute } from './analytics-events-route.ts';
import { fhirPath, fhirRoute } from './fhir-route.ts';
import { healthLinkPath, healthLinkRoute } from './health-link-route.ts';
import { stateRoutes } from './readiness-routes.ts';
import { jsonReply, type Noted, plainReply, type Reply } from './http-reply.ts';
import { readBody } from './read-body.ts';
import { requestLimit } from './request-rate-limit.ts';
import { providerLogoutRoute } from './identity-provider-logout-route.ts';
import { policyReportsRoute } from './content-policy-reports-route.ts';
import { inertPolicy, pagePolicy, policyReports } from './security-headers.ts';
import { siteRoute } from './portal-files-route.ts';
import { uploadRoute } from './upload-route.ts';

import type { HttpServerOptions, ServerLimits } from './http-server-options.ts';

export type Answered = Noted & { readonly reply: Reply };

/** Where a request goes: the path, and what follows it from the question mark on. */
export interface Place {
  readonly path: string;
  readonly search: string;
}

export const placeOf = ({ url = '/' }: IncomingMessage): Place => {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
};

/** Every route of the server by its path. */
export const routesOf = (options: HttpServerOptions, limits: ServerLimits, isClosing: () => boolean) => {
  const { engine, logger, metrics, holdsToken = () => false, uploading, providerLogout } = options;
  const publicOrigins = new Set(options.publicOrigins);
  const addressOf = clientAddressBehind(options.trustedProxies ?? []);
  const limit = limits.perMinute === undefined ? undefined : requestLimit(limits.perMinute);
  return {
    graphql: graphqlRoute({ engine, publicOrigins, limits, addressOf, holdsToken, limit }),
    upload: uploading && uploadRoute({ uploading, publicOrigins, addressOf, limit }),
    events: options.events && eventsRoute({ sink: options.events, publicOrigins, addressOf }),
    apps: options.apps && appRoutes({ endpoints: options.apps, addressOf }),
    fhir: options.fhir && fhirRoute({ sink: options.fhir, addressOf }),
    shared: options.healthLinks && healthLinkRoute({ sink: options.healthLinks, addressOf }),
    logout: providerLogout && providerLogoutRoute({ sink: providerLogout, addressOf, logger }),
    reports: policyReportsRoute({
      addressOf,
      isFile: (path) => options.static?.files.has(path) === true,
      metrics,
      logger,
    }),
    state: stateRoutes({ readiness: options.readiness ?? {}, isClosing }),
    site: siteOf(options, publicOrigins),
    config: () => jsonReply(200, JSON.stringify(options.config), ...inertPolicy),
  };
};

/** The built portal with its content policies; undefined where there is only the API. */
const siteOf = (options: HttpServerOptions, publicOrigins: ReadonlySet<string>) => {
  if (options.static === undefined) return undefined;
  const built = {
    ...options.static,
    connectOrigins: options.connectOrigins ?? [],
    frameOrigin: options.frameOrigin,
    offersWallets: options.offersWallets === true,
    https: [...publicOrigins].some((origin) => origin.startsWith('https:')),
  };
  return siteRoute(built, pagePolicy(built), pagePolicy({ ...built, framedByPortal: true }));
};

/** Answers a request, by its place. */
export type Answerer = (
  request: IncomingMessage,
  place: Place,
  known: Pick<Transport, 'requestId' | 'isOver'>,
) => Promise<Answered>;

/** Answers a request by the route of its path. */
export const answererOf =
  (
    routes: ReturnType<typeof routesOf>,
    { pages, uploading, providerLogout }: HttpServerOptions,
    limits: ServerLimits,
  ): Answerer =>
  async (request, { path, search }, known) => {
    const { graphql, upload, events, apps, fhir, shared, logout, reports, state, site, config } = routes;
    if (path === '/graphql') return graphql(request, search, known);
    if (path === policyReports) return reports(request);
    if (fhir !== undefined && path.startsWith(fhirPath)) return fhir(request, { path, search }, known.requestId);
    if (shared !== undefined && path.startsWith(healthLinkPath)) return shared(request, path, known.requestId);
    if (events !== undefined && path === eventsPath) return events(request);
    if (logout !== undefined && path === providerLogout?.path) return logout(request, known.requestId);
    if (upload !== undefined && path === uploading?.path) return upload(request, known.requestId);
    const told = await apps?.(request, path, known.requestId);
    if (told !== undefined) return told;
    const page = await pages?.({
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
    if (path === '/config.json') return { route: 'config', reply: config() };
    const missing = { route: 'missing', reply: plainReply(404, 'Not found', ...inertPolicy) };
    return (await state(path)) ?? site?.(path, request.headers, search) ?? missing;
  };

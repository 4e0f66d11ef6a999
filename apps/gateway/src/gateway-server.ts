import { contextMaker, executableSchema } from '@portico/adapters-graphql/gateway';
import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import earlierReleases from '@portico/adapters-graphql/earlier-documents.json' with { type: 'json' };
import { createEngine } from '@portico/adapters-graphql/gateway/engine';
import { instant, type Instant } from '@portico/domain/kernel';
import { paths } from '@portico/application/kernel';
import { uploadEndpoint } from '@portico/services/messages';
import { uploadTokenHeader } from '@portico/application/messages';
import { largestFile } from '@portico/domain/messages';
import { fhirAddresses } from './fhir-addresses.ts';
import { inTheNameOfCallers } from './identify-caller.ts';
import { eventToken } from './portal-runtime-config.ts';
import type { Composed } from './composition/compose.ts';
import type { FhirReading } from './composition/fhir-module.ts';
import {
  type FhirSink,
  createHttpServer,
  type GatewayMetrics,
  type HttpServer,
  type HttpServerOptions,
} from './server/index.ts';
import { type EventForwarder } from './workers/index.ts';

import { tracedAnswers, tracedEngine } from './tracing/traced-parts.ts';
import type { GatewayOptions } from './gateway-options.ts';

interface Surroundings {
  readonly now: () => Instant;
  readonly metrics: GatewayMetrics;
  readonly events: EventForwarder | undefined;
  readonly origin: () => string;
}

/** The HTTP server over the services: GraphQL, uploads, sign-outs by providers, events and pages. */
export const gatewayServer = (options: GatewayOptions, composed: Composed, around: Surroundings): HttpServer => {
  const { database, logger } = options;
  const { now, metrics, events, origin } = around;
  const { tracing } = options;
  const { requestAuthenticator } = composed.services;
  const beside = options.pages?.(origin);
  const engine = inTheNameOfCallers(engineOf(options, composed, now), requestAuthenticator, now);
  return createHttpServer({
    engine: tracing === undefined ? engine : tracedEngine(engine, tracing),
    aroundAnswers: tracing && tracedAnswers(tracing),
    pages: async (request) => (await options.cardFrames?.(request)) ?? beside?.(request),
    holdsToken: (token) => requestAuthenticator.isSigned(token, now()),
    ...endpointsOf(options, composed, events),
    apps: appEndpoints(composed, origin, now),
    fhir: fhirSinkOf(composed.fhirReading, origin, now),
    healthLinks: healthLinkSink(composed, origin, now),
    static: options.site,
    config: options.runtime ?? {},
    publicOrigins: options.publicOrigins ?? [],
    connectOrigins: options.connectOrigins ?? [],
    frameOrigin: options.frameOrigin,
    offersWallets: options.offersWallets ?? false,
    trustedProxies: options.trustedProxies ?? [],
    readiness: { database: async () => (await database.outage()) === undefined },
    logger,
    metrics,
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  });
};

const engineOf = ({ documents: mode, logger }: GatewayOptions, { services }: Composed, now: () => Instant) => {
  const contextFor = contextMaker(services, now);
  return createEngine({
    schema: executableSchema(),
    documents,
    earlierDocuments: Object.fromEntries(
      Object.values<Record<string, string>>(earlierReleases).flatMap((release) => Object.entries(release)),
    ),
    mode,
    contextFor: ({ headers, address, requestId }) => contextFor(headers, address, requestId),
    onUnexpected: (bug) => {
      logger.error(bug, 'unexpected');
    },
  });
};

/** What apps are answered. */
const appEndpoints = (
  { appTokenService }: Composed,
  origin: () => string,
  now: () => Instant,
): HttpServerOptions['apps'] => ({
  token: (request) => appTokenService.token(request),
  introspect: (request) => appTokenService.introspect(request),
  revoke: (request) => appTokenService.revoke(request),
  address: () => `${origin()}${paths.appToken}`,
  now,
});

/** What holders of a link to a summary are answered. */
const healthLinkSink = (
  { healthLinkReceiving }: Composed,
  origin: () => string,
  now: () => Instant,
): HttpServerOptions['healthLinks'] => ({
  open: (asked) => healthLinkReceiving.open(asked),
  file: (asked) => healthLinkReceiving.file(asked),
  fileAddress: (code, ticket) => `${origin()}${paths.healthLinkFile({ code, ticket })}`,
  now,
});

/** Each practice has its FHIR service below the address that people reach the portal by. */
const fhirSinkOf = (reading: FhirReading, origin: () => string, now: () => Instant): FhirSink => ({
  ...reading,
  now,
  base: fhirAddresses(origin).of,
  smart: () => ({
    authorization: `${origin()}${paths.authorizeApp}`,
    token: `${origin()}${paths.appToken}`,
    revocation: `${origin()}${paths.appRevocation}`,
    introspection: `${origin()}${paths.appIntrospection}`,
  }),
  since: instant(Date.UTC(2026, 10, 24)),
});

/** The endpoints that are no GraphQL. */
const endpointsOf = (
  { identityProviders, analytics }: GatewayOptions,
  { messageUploads, providerLogout }: Composed,
  events: EventForwarder | undefined,
): Pick<HttpServerOptions, 'uploading' | 'providerLogout' | 'events'> => ({
  uploading: {
    path: uploadEndpoint,
    tokenHeader: uploadTokenHeader,
    largest: largestFile,
    isAllowed: (token) => messageUploads.isAllowed(token),
    refused: (origin) => messageUploads.refused(origin),
    take: (token, file, origin) => messageUploads.take(token, file, origin),
  },
  ...(identityProviders !== undefined && {
    providerLogout: { path: paths.providerLogout, take: (token, origin) => providerLogout.take(token, origin) },
  }),
  events: events &&
    analytics && {
      token: eventToken(analytics),
      take: (event) => events.take(event),
      declined: () => events.declined(),
    },
});

import type { IncomingHttpHeaders } from 'node:http';
import type { Engine } from '@portico/adapters-graphql/gateway/engine';
import type { HealthLinkSink } from './health-link-route.ts';
import { usualBody } from '@portico/adapters-graphql/headers';
import type { ServerClock } from './server-clock.ts';
import type { BodyLimits } from './graphql-route.ts';
import type { FhirSink } from './fhir-route.ts';
import type { EventSink } from './analytics-events-route.ts';
import type { Logger } from './logger.ts';
import type { GatewayMetrics } from './metrics.ts';
import type { AppEndpoints } from './app-token-routes.ts';
import type { Readiness } from './readiness-routes.ts';
import type { Reply } from './http-reply.ts';
import type { ProviderLogoutSink } from './identity-provider-logout-route.ts';
import type { BuiltPortal } from './built-portal.ts';
import type { Answerer } from './request-routing.ts';
import type { Uploading } from './upload-route.ts';

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
  /** Answers apps and other systems that read by FHIR; none by default. */
  readonly fhir?: FhirSink | undefined;
  /** Receives sign-outs from identity providers; none by default. */
  readonly providerLogout?: ProviderLogoutSink | undefined;
  /** Answers those who hold a link to a summary; none by default. */
  readonly healthLinks?: HealthLinkSink | undefined;
  /** Hands tokens to apps that read by FHIR; none by default. */
  readonly apps?: AppEndpoints | undefined;
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
  /** Put around the answer to each request. */
  readonly aroundAnswers?: ((answer: Answerer) => Answerer) | undefined;
  readonly metrics: GatewayMetrics;
  /** Whether the signature of an access token holds; no token's by default. */
  readonly holdsToken?: (token: string) => boolean;
  readonly limits?: Partial<ServerLimits>;
  readonly clock?: ServerClock;
}

export { type ServerClock, systemClock } from './server-clock.ts';
export { createHttpServer, type HttpServer } from './http-server.ts';
export {
  type HttpServerOptions,
  type PageRequest,
  type Pages,
  serverLimits,
  type ServerLimits,
} from './http-server-options.ts';
export { eventsPath, type EventSink } from './analytics-events-route.ts';
export { closeOnSignals } from './close-on-signals.ts';
export { createLogger, type Logger } from './logger.ts';
export type { Listening } from './listen-on-port.ts';
export { createMetricsServer } from './metrics-server.ts';
export { createMetrics, type GatewayMetrics } from './metrics.ts';
export { pageLanguage } from './page-language.ts';
export { jsonReply, plainReply, type Reply } from './http-reply.ts';
export { inertPolicy } from './security-headers.ts';
export { loadBuiltPortal, type BuiltPortal } from './built-portal.ts';
export type { Readiness } from './readiness-routes.ts';
export type { Uploading } from './upload-route.ts';
export { fhirPath, type FhirSink } from './fhir-route.ts';

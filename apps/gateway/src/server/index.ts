export { type ServerClock, systemClock } from './clock.ts';
export {
  createHttpServer,
  type HttpServer,
  type HttpServerOptions,
  serverLimits,
  type ServerLimits,
} from './http-server.ts';
export { closeOnSignals } from './lifecycle.ts';
export { createLogger, type Logger } from './logger.ts';
export { createMetrics, type GatewayMetrics } from './metrics.ts';
export { loadSite, type Site } from './site.ts';
export type { Readiness } from './state-routes.ts';

import { createServer } from 'node:http';
import { closable, type Listening } from './listen-on-port.ts';
import type { GatewayMetrics } from './metrics.ts';
import { jsonReply, plainReply, send, type Reply } from './http-reply.ts';
import { inertPolicy, securityHeaders } from './security-headers.ts';

/**
 * Serves `/metrics` and `/version` on a port of its own that only operators reach: the counts show how many people come and how often
 * they fail.
 */
export const createMetricsServer = (metrics: GatewayMetrics, build: object = {}): Listening => {
  const answer = async (method: string | undefined, path: string | undefined): Promise<Reply> => {
    if (path !== '/metrics' && path !== '/version') return plainReply(404, 'Not found', ...inertPolicy);
    if (method !== 'GET' && method !== 'HEAD') return plainReply(405, 'Method not allowed', 'allow', 'GET, HEAD');
    if (path === '/version') return jsonReply(200, JSON.stringify(build), ...inertPolicy);
    const headers = ['content-type', metrics.contentType, 'cache-control', 'no-store', ...inertPolicy];
    return { status: 200, headers, body: await metrics.text() };
  };
  const broken = plainReply(500, 'The numbers could not be read.');
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (request, response) => {
    answer(request.method, request.url).then(
      (reply) => send(response, reply, securityHeaders),
      () => send(response, broken, securityHeaders),
    );
  });
  return closable(server);
};

import type { IncomingMessage } from 'node:http';
import type { ClientAddress } from './client-address.ts';
import type { Logger } from './logger.ts';
import type { GatewayMetrics } from './metrics.ts';
import { readBody } from './read-body.ts';
import { type Noted, plainReply, type Reply } from './reply.ts';
import { requestLimit } from './request-limit.ts';
import { inertPolicy } from './security-headers.ts';

export interface PolicyReportsOptions {
  readonly addressOf: ClientAddress;
  /** Whether a path is a file of the built portal. */
  readonly isFile: (path: string) => boolean;
  readonly metrics: Pick<GatewayMetrics, 'policyBroken'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Bytes of one report; a browser's has some hundred. */
const largestReport = 16_384;

/** Reports of one address in a minute; what comes beyond is not read. */
const perMinute = 20;

/** What is kept of a report: names of ours and origins. Samples and addresses of pages may hold what a person typed or reads. */
export interface PolicyReport {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
}

/**
 * What a browser says that a page's content policy refused, by `POST` as `application/csp-report`. It is counted, told as a
 * warning, and answered with nothing.
 */
export const policyReportsRoute = ({ addressOf, isFile, metrics, logger }: PolicyReportsOptions) => {
  const route = 'policy-report';
  const limit = requestLimit(perMinute);
  const answer = (status: number, text: string, ...headers: string[]): Noted & { readonly reply: Reply } => ({
    route,
    reply: plainReply(status, text, ...headers, ...inertPolicy),
  });
  return async (request: IncomingMessage): Promise<Noted & { readonly reply: Reply }> => {
    if (request.method !== 'POST') return answer(405, 'Method not allowed', 'allow', 'POST');
    if (!/^application\/csp-report\b/i.test(request.headers['content-type'] ?? '')) {
      return answer(415, 'Unsupported media type', 'connection', 'close');
    }
    const wait = await limit(addressOf(request));
    if (wait !== undefined) {
      return answer(429, 'Too many reports', 'retry-after', String(wait), 'connection', 'close');
    }
    const body = await readBody(request, largestReport);
    if (!body.ok) return answer(413, 'Too large', 'connection', 'close');
    const report = readReport(body.value, isFile);
    if (report === undefined) return answer(400, 'Bad report');
    metrics.policyBroken(report.directive);
    logger.warn(report, 'a page did what its content policy refuses');
    return { route, reply: { status: 204, headers: ['cache-control', 'no-store', ...inertPolicy], body: undefined } };
  };
};

/** Undefined where the text is no report. */
export const readReport = (text: string, isFile: (path: string) => boolean): PolicyReport | undefined => {
  const report = fieldOf(parsed(text), 'csp-report');
  if (typeof report !== 'object' || report === null) return undefined;
  const told = fieldOf(report, 'effective-directive') ?? fieldOf(report, 'violated-directive');
  const directive = typeof told === 'string' ? told.split(' ', 1)[0] : undefined;
  return {
    directive: directive !== undefined && directives.has(directive) ? directive : 'other',
    blocked: placeOf(fieldOf(report, 'blocked-uri'), () => false),
    source: placeOf(fieldOf(report, 'source-file'), isFile),
  };
};

/** A file of ours by its path, anything else by its origin or by one of the words that browsers have for what has none. */
const placeOf = (address: unknown, isFile: (path: string) => boolean): string => {
  if (typeof address !== 'string' || address === '') return 'none';
  if (words.has(address)) return address;
  if (!URL.canParse(address)) return 'other';
  const { protocol, origin, pathname } = new URL(address);
  if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol))
    return words.has(protocol.slice(0, -1)) ? protocol.slice(0, -1) : 'other';
  return isFile(pathname) ? pathname : origin.slice(0, 100);
};

const words = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
  'about',
  'blob',
  'data',
  'chrome-extension',
  'moz-extension',
  'safari-web-extension',
]);

const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

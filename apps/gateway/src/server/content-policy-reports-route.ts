import type { IncomingMessage } from 'node:http';
import type { ClientAddress } from './client-address.ts';
import type { Logger } from './logger.ts';
import type { GatewayMetrics } from './metrics.ts';
import { readBody } from './read-body.ts';
import { type Noted, plainReply, type Reply } from './http-reply.ts';
import { requestLimit } from './request-rate-limit.ts';
import { inertPolicy } from './security-headers.ts';

export interface PolicyReportsOptions {
  readonly addressOf: ClientAddress;
  /** Whether a path is a file of the built portal. */
  readonly isFile: (path: string) => boolean;
  readonly metrics: Pick<GatewayMetrics, 'policyBroken'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Bytes of one request; a report has some hundred, and a browser may send several. */
const largestReport = 16_384;

/** Reports of one request that are read. */
const mostReports = 10;

/** Reports of one address in a minute; what comes beyond is not read. */
const perMinute = 20;

/** What is kept of a report: names of ours and origins. Samples and addresses of pages may hold what a person typed or reads. */
export interface PolicyReport {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
}

/**
 * What a browser says that a page's content policy refused, by `POST`: one report as `application/csp-report`, or several as
 * `application/reports+json`. They are counted, told as warnings, and answered with nothing.
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
    const read = readers.get(request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '');
    if (read === undefined) {
      return answer(415, 'Unsupported media type', 'connection', 'close');
    }
    const wait = await limit(addressOf(request));
    if (wait !== undefined) {
      return answer(429, 'Too many reports', 'retry-after', String(wait), 'connection', 'close');
    }
    const body = await readBody(request, largestReport);
    if (!body.ok) return answer(413, 'Too large', 'connection', 'close');
    const reports = read(parsed(body.value))?.slice(0, mostReports);
    if (reports === undefined) return answer(400, 'Bad report');
    for (const report of reports.map((each) => kept(each, isFile))) {
      metrics.policyBroken(report.directive);
      logger.warn(report, 'a page did what its content policy refuses');
    }
    return { route, reply: { status: 204, headers: ['cache-control', 'no-store', ...inertPolicy], body: undefined } };
  };
};

/** What a report says, by whichever of the two names its fields have. */
interface Told {
  readonly directive: unknown;
  readonly blocked: unknown;
  readonly source: unknown;
}

/** What a body holds, by its media type; undefined where it is no report. */
export const readers: ReadonlyMap<string, (body: unknown) => readonly Told[] | undefined> = new Map(
  Object.entries({
    'application/csp-report': (body) => {
      const report = fieldOf(body, 'csp-report');
      if (typeof report !== 'object' || report === null) return undefined;
      return [
        {
          directive: fieldOf(report, 'effective-directive') ?? fieldOf(report, 'violated-directive'),
          blocked: fieldOf(report, 'blocked-uri'),
          source: fieldOf(report, 'source-file'),
        },
      ];
    },
    // Reports of other kinds may come with them.
    'application/reports+json': (body) => {
      if (!Array.isArray(body)) return undefined;
      return body
        .filter((each: unknown) => fieldOf(each, 'type') === 'csp-violation')
        .map((each: unknown) => fieldOf(each, 'body'))
        .map((report) => ({
          directive: fieldOf(report, 'effectiveDirective'),
          blocked: fieldOf(report, 'blockedURL'),
          source: fieldOf(report, 'sourceFile'),
        }));
    },
  }),
);

export const kept = ({ directive, blocked, source }: Told, isFile: (path: string) => boolean): PolicyReport => {
  const name = typeof directive === 'string' ? directive.split(' ', 1)[0] : undefined;
  return {
    directive: name !== undefined && directives.has(name) ? name : 'other',
    blocked: placeOf(blocked, () => false),
    source: placeOf(source, isFile),
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

/** JSON has no undefined. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

import type { IncomingMessage } from 'node:http';
import { paths } from '@portico/application/kernel';
import { longestUserAgent, type Origin } from '@portico/domain/activity';
import type { Instant, Result } from '@portico/domain/kernel';
import type { LinkAsked, LinkFileAsked, LinkRefused, OpenedSummary } from '@portico/services/health';
import type { ClientAddress } from './client-address.ts';
import { forPages, preflight } from './cross-origin-headers.ts';
import { jsonReply, plainReply, type Noted, type Reply } from './http-reply.ts';
import { readBody } from './read-body.ts';
import { requestLimit } from './request-rate-limit.ts';
import { inertPolicy } from './security-headers.ts';

/** Below it stand shared summaries (HL7 SMART Health Links). */
export const healthLinkPath = paths.healthLinkManifest({ code: '' });

/** Who answers those who hold a link. */
export interface HealthLinkSink {
  readonly open: (asked: LinkAsked) => Promise<Result<OpenedSummary, LinkRefused>>;
  readonly file: (asked: LinkFileAsked) => Promise<Result<string, LinkRefused>>;
  /** The address at which the file of a manifest is fetched. */
  readonly fileAddress: (code: string, ticket: string) => string;
  readonly now: () => Instant;
}

export interface HealthLinkRouteOptions {
  readonly sink: HealthLinkSink;
  readonly addressOf: ClientAddress;
}

type Answered = Noted & { readonly reply: Reply };

const route = 'health-link';

/** Bytes of what a receiver says. */
const largest = 4_096;

/** Requests of one address in a minute; those of one link are counted in the database. */
const perMinute = 60;

const json = (operation: string, status: number, body: object, ...headers: readonly string[]): Answered => ({
  route,
  operation,
  reply: jsonReply(status, JSON.stringify(body), ...forPages, ...headers, ...inertPolicy),
});

/** The form of each path: the link itself, or a file of it. */
const place = /^\/shl\/([\w-]{20,200})(?:\/file\/([\w-]{10,100}))?$/;

/** Answers those who hold a link; nothing of the address is written to the log but the name of this route. */
export const healthLinkRoute = ({ sink, addressOf }: HealthLinkRouteOptions) => {
  const limit = requestLimit(perMinute);
  return async (request: IncomingMessage, path: string, requestId: string): Promise<Answered> => {
    const [, code, ticket] = place.exec(path) ?? [];
    const operation = ticket === undefined ? 'manifest' : 'file';
    const method = ticket === undefined ? 'POST' : 'GET';
    if (request.method === 'OPTIONS') return { route, operation, reply: preflight(method, 'accept, content-type') };
    const address = addressOf(request);
    const wait = await limit(address);
    if (wait !== undefined) return tooOften(operation, wait, 'connection', 'close');
    if (code === undefined) return over(operation);
    if (request.method !== method) {
      const refused = plainReply(405, 'Method not allowed', 'allow', `${method}, OPTIONS`, ...forPages, ...inertPolicy);
      return { route, operation, reply: refused };
    }
    const agent = request.headers['user-agent'];
    const origin = {
      ...{ address, request: requestId },
      ...(agent === undefined ? {} : { userAgent: agent.slice(0, longestUserAgent) }),
    };
    const asked = { code, now: sink.now(), origin };
    return ticket === undefined ? manifest(sink, request, asked) : file(sink, { ...asked, ticket });
  };
};

const manifest = async (
  sink: HealthLinkSink,
  request: IncomingMessage,
  asked: { readonly code: string; readonly now: Instant; readonly origin: Origin },
): Promise<Answered> => {
  const body = await readBody(request, largest);
  if (!body.ok) return json('manifest', 413, { error: 'too-large' }, 'connection', 'close');
  const said = saidIn(body.value);
  if (said === undefined) return json('manifest', 400, { error: 'bad-request' });
  const opened = await sink.open({ ...asked, ...said });
  if (!opened.ok) return refused('manifest', opened.error, asked.now);
  const content =
    opened.value.kind === 'embedded'
      ? { embedded: opened.value.sealed }
      : { location: sink.fileAddress(asked.code, opened.value.ticket) };
  return json('manifest', 200, { files: [{ contentType: 'application/fhir+json', ...content }] });
};

const file = async (sink: HealthLinkSink, asked: LinkFileAsked): Promise<Answered> => {
  const found = await sink.file(asked);
  if (!found.ok) return refused('file', found.error, asked.now);
  const headers = ['content-type', 'application/jose', 'cache-control', 'no-store', ...forPages, ...inertPolicy];
  return { route, operation: 'file', reply: { status: 200, headers, body: found.value } };
};

const over = (operation: string): Answered => json(operation, 404, { error: 'not-found' });

const tooOften = (operation: string, seconds: number, ...headers: readonly string[]): Answered =>
  json(operation, 429, { error: 'too-many-requests' }, 'retry-after', String(seconds), ...headers);

const refused = (operation: string, error: LinkRefused, now: Instant): Answered => {
  if (error.kind === 'passcode') return json(operation, 401, { remainingAttempts: error.remaining });
  if (error.kind === 'over') return over(operation);
  return tooOften(operation, Math.max(1, Math.ceil((error.until - now) / 1_000)));
};

/** What the receiver says; undefined where it is not what the standard asks for. */
const saidIn = (body: string): Pick<LinkAsked, 'recipient' | 'passcode' | 'embeddedLengthMax'> | undefined => {
  const { recipient, passcode, embeddedLengthMax } = objectIn(body);
  if (typeof recipient !== 'string' || recipient.trim() === '') return undefined;
  if (passcode !== undefined && typeof passcode !== 'string') return undefined;
  if (embeddedLengthMax !== undefined && !Number.isSafeInteger(embeddedLengthMax)) return undefined;
  return {
    recipient,
    ...(passcode === undefined ? {} : { passcode }),
    ...(embeddedLengthMax === undefined ? {} : { embeddedLengthMax: embeddedLengthMax as number }),
  };
};

const objectIn = (body: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(body)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
};

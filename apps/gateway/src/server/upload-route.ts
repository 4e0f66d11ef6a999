import type { IncomingMessage } from 'node:http';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { longestUserAgent, type Origin } from '@portico/domain/activity';
import type { Result } from '@portico/domain/kernel';
import type { ClientAddress } from './client-address.ts';
import { readBytes } from './read-body.ts';
import { jsonReply, type Noted, plainReply, type Reply } from './http-reply.ts';
import type { RequestLimit } from './request-rate-limit.ts';
import { isFromOurPage } from './same-origin-check.ts';
import { inertPolicy } from './security-headers.ts';

/** Who takes files that are brought beside GraphQL, and where (`MON-252`). */
export interface Uploading {
  readonly path: string;
  readonly tokenHeader: string;
  /** Bytes of the largest file. */
  readonly largest: number;
  readonly isAllowed: (token: string) => boolean;
  /** Called for an upload without a valid token. */
  readonly refused: (origin: Origin) => Promise<void>;
  readonly take: (
    token: string,
    file: { readonly name: string; readonly bytes: Uint8Array },
    origin: Origin,
  ) => Promise<Result<string, { readonly kind: string }>>;
}

export interface UploadRouteOptions {
  readonly uploading: Uploading;
  readonly publicOrigins: ReadonlySet<string>;
  readonly addressOf: ClientAddress;
  readonly limit?: RequestLimit | undefined;
}

/** Parts of a body with one file: the form of the portal has one. */
const mostParts = 10;

/** What stands around a file in a multipart body. */
const wrapping = 16 * 1_024;

const statusOf: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'not-allowed': 401,
    'too-large': 413,
    'too-many': 429,
    'not-scanned': 503,
  }),
);

/**
 * One file by `POST` as multipart, with a token in a header that is good for this alone. The token is looked at before
 * the file is read; the answer carries `nodeid`.
 */
export const uploadRoute = ({ uploading, publicOrigins, addressOf, limit }: UploadRouteOptions) => {
  const route = 'upload';
  const answer = (status: number, body: object, ...headers: string[]): Noted & { readonly reply: Reply } => ({
    route,
    reply: jsonReply(status, JSON.stringify(body), ...headers, ...inertPolicy),
  });
  const refuse = (reason: string, ...headers: string[]): Noted & { readonly reply: Reply } => ({
    ...answer(statusOf.get(reason) ?? 400, { reason }, ...headers),
    code: reason,
  });

  return async (request: IncomingMessage, requestId: string): Promise<Noted & { readonly reply: Reply }> => {
    const { method, headers } = request;
    if (method !== 'POST') {
      return { route, reply: plainReply(405, 'Method not allowed', 'allow', 'POST', ...inertPolicy) };
    }
    if (!isFromOurPage(headers, publicOrigins)) return answer(403, { reason: 'elsewhere' }, 'connection', 'close');
    const wait = await limit?.(addressOf(request));
    if (wait !== undefined) return answer(429, { reason: 'flood' }, 'retry-after', String(wait), 'connection', 'close');
    const named = headers[headerNames.userAgent] ?? headers['user-agent'];
    const origin: Origin = {
      address: addressOf(request),
      request: requestId,
      ...(typeof named === 'string' ? { userAgent: named.slice(0, longestUserAgent) } : {}),
    };
    const token = headers[uploading.tokenHeader];
    if (typeof token !== 'string' || !uploading.isAllowed(token)) {
      await uploading.refused(origin);
      return refuse('not-allowed', 'connection', 'close');
    }
    const read = await readBytes(request, uploading.largest + wrapping);
    if (!read.ok) return refuse('too-large', 'connection', 'close');
    const file = await fileIn(read.value, headers['content-type'] ?? '');
    if (file === undefined) return refuse('bad-input');
    const taken = await uploading.take(token, file, origin);
    return taken.ok ? answer(200, { nodeid: taken.value }) : refuse(taken.error.kind);
  };
};

/** The first file of a multipart body, as the platform reads it; undefined where the body is none. */
const fileIn = async (
  body: Buffer,
  type: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | undefined> => {
  if (!/^multipart\/form-data\s*;/i.test(type) || hasManyParts(body, type)) return undefined;
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = [...form.values()].find((value) => typeof value !== 'string');
    return file === undefined ? undefined : { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return undefined;
  }
};

/** Counted before the parts are taken apart; a body without a boundary is no multipart body. */
const hasManyParts = (body: Buffer, type: string): boolean => {
  const [, quoted, bare] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return true;
  let parts = 0;
  for (
    let at = body.indexOf(`--${boundary}`);
    at >= 0 && parts <= mostParts;
    at = body.indexOf(`--${boundary}`, at + 1)
  ) {
    parts++;
  }
  return parts > mostParts;
};

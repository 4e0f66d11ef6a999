import type { HttpReply, Result } from '@portico/practice-spi';
import { isObject, parseJson, text, texts, type JsonObject } from '../json/index.ts';
import {
  conflict,
  failed,
  gone,
  malformed,
  notOffered,
  ok,
  refused,
  unknownOutcome,
  type Failure,
} from './build-results.ts';

/** The body as one JSON object; an HTML page with status 200 is none. */
export const jsonIn = ({ headers, bytes }: HttpReply): Result<JsonObject> => {
  if (!/\bjson\b/.test(headers['content-type'] ?? '')) return malformed('content-type');
  const parsed = parseJson(new TextDecoder().decode(bytes));
  return parsed.ok && isObject(parsed.value) ? ok(parsed.value) : malformed('json');
};

/** The resource in a body, if it is of the type that was asked for. */
export const resourceIn = (reply: HttpReply, type: string): Result<JsonObject> => {
  const json = jsonIn(reply);
  if (!json.ok) return json;
  return text(json.value, 'resourceType') === type ? json : malformed('resourceType');
};

const succeeded = (status: number): boolean => status >= 200 && status < 300;

/** Why a reply is no success; undefined for one that is. A 5xx to a write leaves open whether it was done. */
export const problemOf = (reply: HttpReply, kind: 'read' | 'write', now: number): Failure | undefined => {
  const { status } = reply;
  if (succeeded(status)) return undefined;
  const retryAfter = reply.headers['retry-after'];
  if (status === 429 || (status === 503 && retryAfter !== undefined)) return busy(retryAfter, now);
  if (status >= 500 && status !== 501) return kind === 'write' ? unknownOutcome : failed({ kind: 'away' });
  if (status === 404 || status === 410) return gone;
  if (status === 409 || status === 412) return conflict;
  if (status === 403 || status === 405 || status === 501) return notOffered;
  if (status === 408) return kind === 'write' ? unknownOutcome : failed({ kind: 'away' });
  return refused(whyIn(reply));
};

const busy = (retryAfter: string | undefined, now: number): Failure => {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  const until = seconds === undefined ? Date.parse(retryAfter ?? '') : now + seconds * 1000;
  return failed(Number.isNaN(until) ? { kind: 'busy' } : { kind: 'busy', until: new Date(until).toISOString() });
};

/** The status and the codes of an OperationOutcome; its sentences may tell of a person and stay unsaid. */
const whyIn = (reply: HttpReply): string => {
  const outcome = jsonIn(reply);
  const codes = outcome.ok
    ? [...texts(outcome.value, 'issue.code'), ...texts(outcome.value, 'issue.details.coding.code')]
    : [];
  return [String(reply.status), ...codes.filter((code) => /^[\w-]{1,40}$/.test(code)).slice(0, 3)].join(' ');
};

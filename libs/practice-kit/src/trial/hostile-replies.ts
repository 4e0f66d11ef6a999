import type { Answer, HttpReply, HttpRequest } from '@portico/practice-spi';
import type { Exchange, Interception } from './kit-host.ts';

const replied = (status: number, headers: Readonly<Record<string, string>>, body: string): Answer<HttpReply> =>
  Promise.resolve({ ok: true, value: { status, headers, bytes: new TextEncoder().encode(body) } });

const html = { 'content-type': 'text/html' };

/** Replies that come instead of the system's own: the call does not reach it. */
export const replies = {
  '429 with Retry-After': () => replied(429, { 'retry-after': '90' }, ''),
  '429': () => replied(429, {}, ''),
  '503 with Retry-After': () => replied(503, { 'retry-after': '90' }, ''),
  '503': () => replied(503, {}, ''),
  'HTML with 200': () => replied(200, html, '<!doctype html><title>Maintenance</title>'),
  '406 without a body': () => replied(406, {}, ''),
  '401': () => replied(401, { 'www-authenticate': 'Bearer error="invalid_token"' }, ''),
} as const satisfies Readonly<Record<string, () => Answer<HttpReply>>>;

export const conflictReply = () => replied(409, { 'content-type': 'application/json' }, '{}');

/** The system does it, and its answer does not arrive. */
export const loseAnswer = async ({ request, send }: Exchange): Answer<HttpReply> => {
  await send();
  return { ok: false, error: { kind: request.method === 'GET' ? 'away' : 'unknown' } };
};

/** One call meets a fault, and the others pass. */
export const onlyAt =
  (place: number, fault: Interception): Interception =>
  (exchange) =>
    exchange.place === place ? fault(exchange) : exchange.send();

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts an address of another origin where a JSON body names its next page: as `next`, or as a link of that relation. */
const nextElsewhere = (value: unknown, elsewhere: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => nextElsewhere(each, elsewhere));
  if (!isObject(value)) return value;
  const isLink = value['relation'] === 'next' || value['rel'] === 'next';
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const leadsOn = typeof part === 'string' && /^(https?:\/\/|\/|\?)/.test(part);
      const isNext = leadsOn && (/next/i.test(name) || (isLink && ['url', 'href'].includes(name)));
      return [name, isNext ? elsewhere : nextElsewhere(part, elsewhere)];
    }),
  );
};

type Change = (body: Json, request: HttpRequest) => unknown;

/** Changes JSON replies on their way. */
const changing =
  (change: Change): Interception =>
  async ({ request, send }) => {
    const reply = await send();
    if (!reply.ok || reply.value.status !== 200) return reply;
    const text = new TextDecoder().decode(reply.value.bytes);
    if (!text.startsWith('{')) return reply;
    const bytes = new TextEncoder().encode(JSON.stringify(change(JSON.parse(text) as Json, request)));
    return { ok: true, value: { ...reply.value, bytes } };
  };

export const elsewhere = 'https://elsewhere.invalid/next';

export const leadingElsewhere = (): Interception => changing((body) => nextElsewhere(body, elsewhere));

/** Each page of a list begins with the last row of the page before it. */
export const repeatingRows = (): Interception => {
  const last = new Map<string, unknown>();
  return changing((body, { url }) => {
    const { pathname } = new URL(url);
    const rows = Object.entries(body).find(
      ([, part]) => Array.isArray(part) && part.some((row) => isObject(row) && !('relation' in row)),
    );
    if (rows === undefined) return body;
    const [name, list] = rows as readonly [string, readonly unknown[]];
    const before = last.get(pathname);
    last.set(pathname, list.at(-1));
    return before === undefined ? body : { ...body, [name]: [before, ...list] };
  });
};

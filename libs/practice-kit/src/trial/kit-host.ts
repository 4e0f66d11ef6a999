import type { Answer, Host, HttpReply, HttpRequest } from '@portico/practice-spi';
import type { Stage } from '../stage.ts';

export interface Exchange {
  readonly request: HttpRequest;
  /** Counted from 0 since `intercept` was set. */
  readonly place: number;
  /** Sends it on to the practice's system. */
  send(): Answer<HttpReply>;
}

/** Stands between the adapter and the practice's system. */
export type Interception = (exchange: Exchange) => Answer<HttpReply>;

export interface KitHost extends Host {
  /** What was sent since `intercept` was set. */
  readonly sent: readonly HttpRequest[];
  intercept(by?: Interception): void;
}

export interface Clock {
  now(): number;
  pass(milliseconds: number): void;
}

export const clockAt = (start: number): Clock => {
  let now = start;
  return {
    now: () => now,
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
};

/** The host that the laws give to an adapter: one of its own for each connection. */
export const kitHost = (stage: Stage, clock: Clock): KitHost => {
  const sent: HttpRequest[] = [];
  const onward = stage.http ?? overNetwork;
  let interception: Interception | undefined;
  return {
    sent,
    intercept: (by) => {
      interception = by;
      sent.length = 0;
    },
    now: clock.now,
    timeZone: stage.timeZone,
    http: (request) => {
      const place = sent.push(request) - 1;
      const send = () => onward(request);
      return interception === undefined ? send() : interception({ request, place, send });
    },
    secret: stage.secret ?? (() => Promise.resolve(undefined)),
    log: () => undefined,
  };
};

const limit = 20 * 1024 * 1024;

/** As the gateway does it: no redirects, and a write that may have arrived is `unknown`. */
const overNetwork = async ({ url, method, headers, body, signal }: HttpRequest): Answer<HttpReply> => {
  try {
    const sent = { method, headers, signal, redirect: 'manual' as const, ...(body === undefined ? {} : { body }) };
    const reply = await fetch(url, sent);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    if (bytes.length > limit) return { ok: false, error: { kind: 'malformed', what: 'size' } };
    return { ok: true, value: { status: reply.status, headers: Object.fromEntries(reply.headers), bytes } };
  } catch (error) {
    const code = (error as { readonly cause?: { readonly code?: string } }).cause?.code;
    const isSurelyLost = method === 'GET' || code === 'ECONNREFUSED' || code === 'ENOTFOUND';
    return { ok: false, error: { kind: isSurelyLost ? 'away' : 'unknown' } };
  }
};

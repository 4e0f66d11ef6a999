import type { Call, Host, HttpReply, HttpRequest, Result } from '@portico/practice-spi';
import type { AccessToken } from './access-token.ts';
import { failed, hasProblem, ok, refused, unknownOutcome } from './build-results.ts';
import { problemOf } from './parse-replies.ts';

export interface Exchange {
  readonly method: HttpRequest['method'];
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What a lost answer leaves open; a search by POST is a read. */
  readonly kind: 'read' | 'write';
  /** Whether the token goes along; `.well-known` and `/metadata` are asked without. */
  readonly open?: boolean;
}

export type Send = (exchange: Exchange, call: Pick<Call, 'signal'>) => Promise<Result<HttpReply>>;

const json = 'application/fhir+json';

/** Sends requests to one origin, with the token of the connection; a token that is refused is renewed once. */
export const sender = (host: Host, base: string, token: AccessToken | undefined): Send => {
  const { origin } = new URL(base);
  const once = async (exchange: Exchange, signal: AbortSignal, bearer: string | undefined) => {
    const { method, url, body, headers, kind } = exchange;
    const reply = await host.http({
      method,
      url,
      signal,
      headers: {
        accept: json,
        ...(body === undefined ? {} : { 'content-type': json }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    if (hasProblem(reply, 'unknown') && kind === 'read') return failed({ kind: 'away' });
    // An answer that could not be taken in, such as one that is too large, says nothing of what became of a write.
    return hasProblem(reply, 'malformed') && kind === 'write' ? unknownOutcome : reply;
  };
  return async (exchange, { signal }) => {
    let bearer: string | undefined;
    const isOurs = new URL(exchange.url).origin === origin;
    if (!isOurs && exchange.open !== true) return refused('another origin');
    for (const isLast of [false, true]) {
      if (token !== undefined && exchange.open !== true) {
        const read = await token.read();
        if (!read.ok) return read;
        bearer = read.value.value;
      }
      const reply = await once(exchange, signal, bearer);
      if (!reply.ok) return reply;
      if (reply.value.status === 401 && bearer !== undefined && !isLast) {
        token?.drop(bearer);
        continue;
      }
      return problemOf(reply.value, exchange.kind, host.now()) ?? ok(reply.value);
    }
    return refused('401');
  };
};

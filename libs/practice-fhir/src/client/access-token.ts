import type { Host, HttpReply, Result } from '@portico/practice-spi';
import { digits, text, type JsonObject } from '../json/index.ts';
import { failed, malformed, ok, refused } from './build-results.ts';
import type { Credentials } from './credentials.ts';
import { jsonIn, problemOf } from './parse-replies.ts';
import { missingScopes, readScopes, type Scopes } from './scopes.ts';

interface Token {
  readonly value: string;
  readonly renewAt: number;
  /** Absent if the server does not say, which means that all were granted. */
  readonly scopes?: Scopes;
}

/** A token is renewed this long before it ends, or after nine tenths of a short life. */
const marginMs = 30_000;
const secondsIfUnsaid = 300;

/** The access token of a connection, asked for once for all calls that wait for it. */
export class AccessToken {
  readonly #credentials: Credentials;
  readonly #host: Host;
  readonly #tokenUrl: () => Promise<Result<string>>;
  #token: Token | undefined;
  #asked: Promise<Result<Token>> | undefined;

  constructor(credentials: Credentials, host: Host, tokenUrl: () => Promise<Result<string>>) {
    this.#credentials = credentials;
    this.#host = host;
    this.#tokenUrl = tokenUrl;
  }

  async read(): Promise<Result<Token>> {
    if (this.#token !== undefined && this.#host.now() < this.#token.renewAt) return ok(this.#token);
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  /** Forgets a token that a server refused, unless it was renewed meanwhile. */
  drop(value: string): void {
    if (this.#token?.value === value) this.#token = undefined;
  }

  async #ask(): Promise<Result<Token>> {
    const tokenUrl = await this.#tokenUrl();
    if (!tokenUrl.ok) return tokenUrl;
    const now = this.#host.now();
    const { form, headers } = await this.#credentials.prove(tokenUrl.value, now);
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      scope: this.#credentials.scopes.join(' '),
      ...form,
    });
    const reply = await this.#host.http({
      method: 'POST',
      url: tokenUrl.value,
      headers: { ...headers, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
      // Shared by all calls that wait for it, so no single one may abort it; the host has a deadline of its own.
      signal: new AbortController().signal,
    });
    // Asking for a token again does no harm.
    if (!reply.ok) return reply.error.kind === 'unknown' ? failed({ kind: 'away' }) : reply;
    const token = tokenIn(reply.value, now);
    if (token.ok) this.#keep(token.value);
    return token;
  }

  #keep(token: Token): void {
    this.#token = token;
    if (token.scopes === undefined) return;
    const missing = missingScopes(this.#credentials.scopes, token.scopes);
    if (missing.length > 0) this.#host.log('fhir-scopes-missing', { count: missing.length, scopes: missing.join(' ') });
  }
}

const tokenIn = (reply: HttpReply, now: number): Result<Token> => {
  const problem = problemOf(reply, 'read', now);
  if (problem !== undefined) {
    return ['away', 'busy'].includes(problem.error.kind) ? problem : refused(`token ${codeIn(reply)}`);
  }
  const json = jsonIn(reply);
  if (!json.ok) return malformed('token');
  const value = text(json.value, 'access_token');
  if (value === undefined || !/^[\x21-\x7e]+$/.test(value)) return malformed('token.access_token');
  if (text(json.value, 'token_type')?.toLowerCase() !== 'bearer') return malformed('token.token_type');
  const life = 1000 * (Number(digits(json.value, 'expires_in') ?? secondsIfUnsaid) || secondsIfUnsaid);
  const scope = text(json.value, 'scope');
  const renewAt = now + life - Math.min(marginMs, life / 10);
  return ok({ value, renewAt, ...(scope === undefined ? {} : { scopes: readScopes(scope.split(/\s+/)) }) });
};

/** The error code of OAuth, such as `invalid_client`. */
const codeIn = (reply: HttpReply): string => {
  const json = jsonIn(reply);
  const code = json.ok ? text(json.value satisfies JsonObject, 'error') : undefined;
  return code !== undefined && /^[\w-]{1,40}$/.test(code) ? code : String(reply.status);
};

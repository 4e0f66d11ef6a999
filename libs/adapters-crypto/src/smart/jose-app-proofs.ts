import { createHash } from 'node:crypto';
import type { AppProofs, Assertion, BadAssertion, ConnectedApp } from '@portico/domain/connected-apps';
import { failed, MINUTE, ok, SECOND, type Instant, type Result } from '@portico/domain/kernel';
import type { FetchImplementation, JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import { decodeJwt } from 'jose/jwt/decode';
import { LRUCache } from 'lru-cache';
import { boundedFetch } from '../oidc/bounded-fetch.ts';

/** The two that SMART names for signing clients; both are by a key of which only the service has the private half. */
export const assertionAlgorithms = ['RS384', 'ES384'];

/** The longest that an assertion may be valid, by SMART Backend Services. */
const longest = 5 * MINUTE;
/** Seconds by which the clock of a service may differ. */
const skew = 30;
/** Milliseconds for the keys of a service to come. */
const patience = 5_000;

/** What weighs signatures comes with the first app that signs. */
const jose = () => import('jose');
type Jose = Awaited<ReturnType<typeof jose>>;
type FetchOptions = Parameters<FetchImplementation>[1];

/** What apps show of themselves, weighed by `jose`. */
export class JoseAppProofs implements AppProofs {
  readonly #fetch: typeof fetch;
  /** Keys by the address or the text that they come from. */
  readonly #keys = new LRUCache<string, JWTVerifyGetKey>({ max: 200 });

  constructor(ask: typeof fetch = fetch) {
    this.#fetch = ask;
  }

  challengeOf(verifier: string): string {
    return createHash('sha256').update(verifier, 'utf8').digest('base64url');
  }

  claimedApp(assertion: string): string | undefined {
    try {
      return decodeJwt(assertion).iss;
    } catch {
      return undefined;
    }
  }

  async verify(
    { id, keys }: ConnectedApp,
    assertion: string,
    audience: string,
    now: Instant,
  ): Promise<Result<Assertion, BadAssertion>> {
    if (keys === undefined) return refused('NO_KEYS');
    const library = await jose();
    try {
      const { payload } = await library.jwtVerify(assertion, this.#keysOf(keys, library), {
        issuer: id,
        subject: id,
        audience,
        algorithms: assertionAlgorithms,
        clockTolerance: skew,
        currentDate: new Date(now),
        requiredClaims: ['exp', 'jti'],
      });
      const { exp = 0, jti } = payload;
      if (exp * SECOND > now + longest + skew * SECOND) return refused('TOO_LONG');
      return typeof jti === 'string' && jti !== '' ? ok({ id: jti }) : refused('NO_ID');
    } catch (error) {
      return refused(error instanceof library.errors.JOSEError ? error.code : 'KEYS_AWAY');
    }
  }

  #keysOf(keys: NonNullable<ConnectedApp['keys']>, library: Jose): JWTVerifyGetKey {
    const place = 'address' in keys ? keys.address : keys.set;
    const known = this.#keys.get(place);
    if (known !== undefined) return known;
    const made =
      'address' in keys
        ? library.createRemoteJWKSet(new URL(keys.address), {
            timeoutDuration: patience,
            [library.customFetch]: (address: string, options: FetchOptions) =>
              boundedFetch(this.#fetch)(address, { ...options, headers: {}, body: undefined }),
          })
        : library.createLocalJWKSet(JSON.parse(keys.set) as JSONWebKeySet);
    this.#keys.set(place, made);
    return made;
  }
}

const refused = (why: string): Result<never, BadAssertion> => failed({ kind: 'bad-assertion', why });

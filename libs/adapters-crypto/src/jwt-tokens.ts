import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AccessClaims, BadToken, GuestClaims, TokenMint, UploadClaims } from '@portico/domain/access';
import {
  failed,
  instant,
  ok,
  parseId,
  type AccountId,
  type CapabilityId,
  type Instant,
  type PatientId,
  type PracticeId,
  type Result,
  type SessionId,
} from '@portico/domain/kernel';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The one header that is made and taken: a token cannot choose how it is checked. */
const header = base64url({ alg: 'HS256', typ: 'JWT' });

/** Two ids of 128 characters and a time stay well below; longer text is not even hashed. */
const longest = 1_024;

/** Tokens of this many people at once are read without computing; a kilobyte each at most. */
const keptTokens = 5_000;

const badToken = failed<BadToken>({ kind: 'bad-token' });

/** Access tokens as signed JWTs (HS256), refresh tokens as random text of which only a hash is kept. */
export class JwtTokens implements TokenMint {
  /** Made into a key once: doing it for each token costs ten times the signature itself. */
  readonly #secret: KeyObject;
  /** A portal shows one token many times. What a good signature vouches for does not change; the time is looked at each time. */
  readonly #known = new LRUCache<string, AccessClaims>({ max: keptTokens });

  /** `secret`: at least 32 bytes, the same for every instance of the gateway. Throws when it is shorter. */
  constructor(secret: Uint8Array) {
    if (secret.length < 32) throw new RangeError('The secret of the tokens needs at least 32 bytes.');
    this.#secret = createSecretKey(secret);
  }

  access({ session, account, expiresAt }: AccessClaims): string {
    const signed = `${header}.${base64url({ sub: account, sid: session, exp: expiresAt / 1_000 })}`;
    return `${signed}.${this.#signature(signed)}`;
  }

  readAccess(token: string, now: Instant): Result<AccessClaims, BadToken> {
    const claims = this.#known.get(token) ?? this.#claimsOf(token);
    if (claims === undefined) return badToken;
    return now < claims.expiresAt ? ok(claims) : failed({ kind: 'expired-token', claims });
  }

  refresh(): { readonly token: string; readonly hash: string } {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: this.hashOf(token) };
  }

  hashOf(refreshToken: string): string {
    return createHash('sha256').update(refreshToken).digest('base64url');
  }

  newSessionId(): SessionId {
    return randomUUID() as SessionId;
  }

  guest({ capability, expiresAt }: GuestClaims): string {
    const signed = `${header}.${base64url({ gst: capability, exp: expiresAt / 1_000 })}`;
    return `${signed}.${this.#signature(signed)}`;
  }

  readGuest(token: string, now: Instant): GuestClaims | undefined {
    const payload = this.#payloadOf(token);
    const claims = payload === undefined ? undefined : guestClaimsFrom(payload);
    return claims !== undefined && now < claims.expiresAt ? claims : undefined;
  }

  upload({ chart, expiresAt }: UploadClaims): string {
    const signed = `${header}.${base64url({ upl: [chart.practice, chart.patient], exp: expiresAt / 1_000 })}`;
    return `${signed}.${this.#signature(signed)}`;
  }

  readUpload(token: string, now: Instant): UploadClaims | undefined {
    const payload = this.#payloadOf(token);
    const claims = payload === undefined ? undefined : uploadClaimsFrom(payload);
    return claims !== undefined && now < claims.expiresAt ? claims : undefined;
  }

  #claimsOf(token: string): AccessClaims | undefined {
    const payload = this.#payloadOf(token);
    const claims = payload === undefined ? undefined : claimsFrom(payload);
    if (claims !== undefined) this.#known.set(token, claims);
    return claims;
  }

  /** The payload under a good signature. */
  #payloadOf(token: string): string | undefined {
    const [given, payload = '', signature = '', ...more] = token.length <= longest ? token.split('.') : [];
    if (given !== header || more.length > 0) return undefined;
    return sameText(signature, this.#signature(`${header}.${payload}`)) ? payload : undefined;
  }

  #signature(signed: string): string {
    return createHmac('sha256', this.#secret).update(signed).digest('base64url');
  }
}

/** Compares the text, not what it decodes to: the last letter of a signature has bits that decoding ignores. */
const sameText = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Of a payload with a good signature, which another version or holder of the secret may have made. */
const claimsFrom = (payload: string): AccessClaims | undefined => {
  const { sub, sid, exp } = objectFrom(payload);
  const [account, session] = [parseId<AccountId>(sub), parseId<SessionId>(sid)];
  if (!account.ok || !session.ok || typeof exp !== 'number' || !Number.isFinite(exp)) return undefined;
  return { account: account.value, session: session.value, expiresAt: instant(Math.round(exp * 1_000)) };
};

/** Other names than those of an access token, so that neither is ever taken for the other. */
const guestClaimsFrom = (payload: string): GuestClaims | undefined => {
  const { gst, exp } = objectFrom(payload);
  const capability = parseId<CapabilityId>(gst);
  if (!capability.ok || typeof exp !== 'number' || !Number.isFinite(exp)) return undefined;
  return { capability: capability.value, expiresAt: instant(Math.round(exp * 1_000)) };
};

/** Other names again. */
const uploadClaimsFrom = (payload: string): UploadClaims | undefined => {
  const { upl, exp } = objectFrom(payload);
  const [first, second]: readonly unknown[] = Array.isArray(upl) ? upl : [];
  const [practice, patient] = [parseId<PracticeId>(first), parseId<PatientId>(second)];
  if (!practice.ok || !patient.ok || typeof exp !== 'number' || !Number.isFinite(exp)) return undefined;
  return {
    chart: { practice: practice.value, patient: patient.value },
    expiresAt: instant(Math.round(exp * 1_000)),
  };
};

const objectFrom = (payload: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

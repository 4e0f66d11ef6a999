import { createHash, createHmac, type KeyObject, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AccessClaims, BadToken, GuestClaims, TokenIssuer, UploadClaims } from '@portico/domain/access';
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
import type { KeyRing } from './key-ring.ts';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key of the ring has one header, which is compared as text: a token chooses among our keys, never how it is checked. */
const headerOf = (kid: string): string => base64url({ alg: 'HS256', typ: 'JWT', kid });

const issuer = 'portico';
/** What each kind of token opens; one kind is never taken for another. */
type Audience = 'portal' | 'guest' | 'upload';

/** Two ids of 128 characters, a time and the fixed claims stay well below; longer text is not even hashed. */
const longest = 1_024;

/** Tokens of this many people at once are read without computing; a kilobyte each at most. */
const keptTokens = 5_000;

const badToken = failed<BadToken>({ kind: 'bad-token' });

interface SigningKey {
  readonly kid: string;
  readonly header: string;
  readonly key: KeyObject;
}

/** Access tokens as signed JWTs (HS256, RFC 7519), refresh tokens as random text of which only a hash is kept. */
export class JwtTokens implements TokenIssuer {
  readonly #current: SigningKey;
  readonly #byHeader: ReadonlyMap<string, SigningKey>;
  /** A portal shows one token many times. What a good signature vouches for does not change; the time is looked at each time. */
  readonly #known = new LRUCache<string, AccessClaims>({ max: keptTokens });

  /** `ring`: the same keys for every instance of the gateway, in any order; the first one signs. */
  constructor(ring: KeyRing) {
    const { current, byId } = ring.keysFor('tokens');
    this.#current = { kid: current.kid, header: headerOf(current.kid), key: current.key };
    this.#byHeader = new Map([...byId].map(([kid, key]) => [headerOf(kid), { kid, header: headerOf(kid), key }]));
  }

  access({ session, account, expiresAt }: AccessClaims): string {
    return this.#signed('portal', { sub: account, sid: session, exp: expiresAt / 1_000 });
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

  keyOf(token: string): string | undefined {
    return this.#byHeader.get(token.slice(0, token.indexOf('.')))?.kid;
  }

  guest({ capability, expiresAt, startedAt }: GuestClaims): string {
    const begun = startedAt === undefined ? {} : { beg: startedAt / 1_000 };
    return this.#signed('guest', { gst: capability, exp: expiresAt / 1_000, ...begun });
  }

  readGuest(token: string, now: Instant): GuestClaims | undefined {
    const payload = this.#payloadOf(token, 'guest');
    const claims = payload === undefined ? undefined : guestClaimsFrom(payload);
    return claims !== undefined && now < claims.expiresAt ? claims : undefined;
  }

  upload({ chart, by, expiresAt }: UploadClaims): string {
    return this.#signed('upload', { upl: [chart.practice, chart.patient, by], exp: expiresAt / 1_000 });
  }

  readUpload(token: string, now: Instant): UploadClaims | undefined {
    const payload = this.#payloadOf(token, 'upload');
    const claims = payload === undefined ? undefined : uploadClaimsFrom(payload);
    return claims !== undefined && now < claims.expiresAt ? claims : undefined;
  }

  #claimsOf(token: string): AccessClaims | undefined {
    const payload = this.#payloadOf(token, 'portal');
    const claims = payload === undefined ? undefined : claimsFrom(payload);
    if (claims !== undefined) this.#known.set(token, claims);
    return claims;
  }

  #signed(audience: Audience, claims: object): string {
    const { header, key } = this.#current;
    const signed = `${header}.${base64url({ iss: issuer, aud: audience, ...claims })}`;
    return `${signed}.${signatureOf(signed, key)}`;
  }

  /** The payload under a good signature of one of our keys, for this audience. */
  #payloadOf(token: string, audience: Audience): Payload | undefined {
    const [header = '', text = '', signature = '', ...more] = token.length <= longest ? token.split('.') : [];
    const known = this.#byHeader.get(header);
    if (known === undefined || more.length > 0) return undefined;
    if (!sameText(signature, signatureOf(`${header}.${text}`, known.key))) return undefined;
    const payload = objectFrom(text);
    return payload.iss === issuer && payload.aud === audience ? payload : undefined;
  }
}

type Payload = Readonly<Record<string, unknown>>;

const signatureOf = (signed: string, key: KeyObject): string =>
  createHmac('sha256', key).update(signed).digest('base64url');

/** Compares the text, not what it decodes to: the last letter of a signature has bits that decoding ignores. */
const sameText = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Of a payload with a good signature, which another version or holder of the secret may have made. */
const claimsFrom = (payload: Payload): AccessClaims | undefined => {
  const { sub, sid, exp } = payload;
  const [account, session] = [parseId<AccountId>(sub), parseId<SessionId>(sid)];
  if (!account.ok || !session.ok || typeof exp !== 'number' || !Number.isFinite(exp)) return undefined;
  return { account: account.value, session: session.value, expiresAt: instant(Math.round(exp * 1_000)) };
};

/** Other names than those of an access token, so that neither is ever taken for the other. */
const guestClaimsFrom = (payload: Payload): GuestClaims | undefined => {
  const { gst, exp, beg } = payload;
  const capability = parseId<CapabilityId>(gst);
  if (!capability.ok || typeof exp !== 'number' || !Number.isFinite(exp)) return undefined;
  const begun = typeof beg === 'number' && Number.isFinite(beg) ? { startedAt: instant(Math.round(beg * 1_000)) } : {};
  return { capability: capability.value, expiresAt: instant(Math.round(exp * 1_000)), ...begun };
};

/** Other names again. */
const uploadClaimsFrom = (payload: Payload): UploadClaims | undefined => {
  const { upl, exp } = payload;
  const [first, second, third]: readonly unknown[] = Array.isArray(upl) ? upl : [];
  const [practice, patient, by] = [parseId<PracticeId>(first), parseId<PatientId>(second), parseId<AccountId>(third)];
  if (!practice.ok || !patient.ok || !by.ok || typeof exp !== 'number' || !Number.isFinite(exp)) return undefined;
  return {
    chart: { practice: practice.value, patient: patient.value },
    by: by.value,
    expiresAt: instant(Math.round(exp * 1_000)),
  };
};

const objectFrom = (payload: string): Payload => {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

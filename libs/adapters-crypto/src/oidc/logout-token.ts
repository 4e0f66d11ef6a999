import type { EndedIdentity, ProviderRefusal } from '@portico/domain/access';
import { failed, ok, type Result } from '@portico/domain/kernel';
import { decodeJwt, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { providerRefusal } from './provider-refusal.ts';

/** Seconds that a logout token counts from when it was made; a provider sends it at once. */
const freshFor = 120;

/** Signed by a key of which only the provider has the private half. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** Who claims to have made a token, and for whom, before anything of it is believed. */
export const claimedBy = (token: string): Pick<JWTPayload, 'iss' | 'aud'> => {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
};

export interface LogoutTokenChecks {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
  /** Seconds by which the provider's clock may differ. */
  readonly skew: number;
}

/** What a provider says that has ended, by OpenID Connect Back-Channel Logout 1.0, section 2.6; whether it was said before is asked elsewhere. */
export const readLogoutToken = async (
  token: string,
  { issuer, clientId, keys, skew }: LogoutTokenChecks,
): Promise<Result<EndedIdentity, ProviderRefusal>> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms,
      clockTolerance: skew,
      maxTokenAge: freshFor,
      requiredClaims: ['iat', 'exp', 'jti'],
    });
    const { jti = '', sub, sid, nonce, events } = payload;
    // An ID token has a nonce and no event, and must not end anything.
    if (nonce !== undefined) return refused('HAS_NONCE');
    if (!hasLogoutEvent(events)) return refused('NO_LOGOUT_EVENT');
    const [subject, session] = [nameIn(sub), nameIn(sid)];
    if (subject === undefined && session === undefined) return refused('NAMES_NOBODY');
    return ok({
      issuer,
      token: jti,
      ...(subject === undefined ? {} : { subject }),
      ...(session === undefined ? {} : { session }),
    });
  } catch (error) {
    return failed(providerRefusal(error));
  }
};

const refused = (why: string): Result<never, ProviderRefusal> => failed({ kind: 'provider-refused', why });

const nameIn = (claim: unknown): string | undefined => (typeof claim === 'string' && claim !== '' ? claim : undefined);

const hasLogoutEvent = (events: unknown): boolean => {
  if (typeof events !== 'object' || events === null || !Object.hasOwn(events, logoutEvent)) return false;
  const event: unknown = Reflect.get(events, logoutEvent);
  return typeof event === 'object' && event !== null;
};

import { exportJWK, generateKeyPair } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  clientCredentialsGrant,
  ClientSecretBasic,
  Configuration,
  modifyAssertion,
  None,
  PrivateKeyJwt,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  ResponseBodyError,
  tokenIntrospection,
  tokenRevocation,
  WWWAuthenticateChallengeError,
  type ClientAuth,
  type ServerMetadata,
} from 'openid-client';

/** An app as it asks a person for access. */
export interface SmartAppOptions {
  readonly id: string;
  readonly secret?: string;
  /** Of an app that proves itself by its key. */
  readonly signs?: Pick<SmartServiceOptions, 'keys' | 'now'>;
  readonly redirect: string;
  readonly scope: string;
}

/** What a practice's FHIR server says of how apps get at it. */
const described = async (base: string): Promise<ServerMetadata> => {
  const answer = await fetch(`${base}/.well-known/smart-configuration`);
  return { issuer: new URL(base).origin, ...((await answer.json()) as object) };
};

const configured = async (base: string, id: string, auth: ClientAuth): Promise<Configuration> => {
  const configuration = new Configuration(await described(base), id, undefined, auth);
  allowInsecureRequests(configuration);
  return configuration;
};

/** The npm package `openid-client` as an app of SMART App Launch at a practice's FHIR server. */
export const smartApp = async (base: string, { id, secret, signs, redirect, scope }: SmartAppOptions) => {
  const unsigned = secret === undefined ? None() : ClientSecretBasic(secret);
  const auth = signs === undefined ? unsigned : signedBy(base, signs);
  const configuration = await configured(base, id, auth);
  return {
    /** Where the app sends a person, and what it remembers until they come back. */
    begin: async () => {
      const [pkceCodeVerifier, expectedState] = [randomPKCECodeVerifier(), randomState()];
      const address = buildAuthorizationUrl(configuration, {
        redirect_uri: redirect,
        scope,
        aud: base,
        state: expectedState,
        code_challenge: await calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
      });
      return { address, checks: { pkceCodeVerifier, expectedState } };
    },
    finish: (back: string, checks: Parameters<typeof authorizationCodeGrant>[2]) =>
      authorizationCodeGrant(configuration, new URL(back), checks),
    refresh: (token: string) => refreshTokenGrant(configuration, token),
    introspect: (token: string) => tokenIntrospection(configuration, token),
    revoke: (token: string) => tokenRevocation(configuration, token),
  };
};

/** A key pair of a service, its public half as a JSON Web Key Set. */
export const serviceKeys = async (algorithm: 'RS384' | 'ES384' | 'ES256') => {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return {
    privateKey,
    set: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: algorithm }] }),
    kid: algorithm,
  };
};

export interface SmartServiceOptions {
  readonly id: string;
  readonly keys: Awaited<ReturnType<typeof serviceKeys>>;
  readonly scope: string;
  /** Milliseconds of the server's own clock. */
  readonly now: () => number;
  /** Changes what is signed, for a service that is mistaken. */
  readonly amend?: (claims: Record<string, unknown>) => void;
}

/** What a client says of itself, signed by its key, by the server's own clock. */
const signedBy = (
  base: string,
  { keys, now, amend }: Pick<SmartServiceOptions, 'keys' | 'now' | 'amend'>,
): ClientAuth =>
  PrivateKeyJwt(
    { key: keys.privateKey as never, kid: keys.kid },
    {
      [modifyAssertion]: (_, claims) => {
        const at = Math.floor(now() / 1_000);
        Object.assign(claims, { aud: `${new URL(base).origin}/oauth/token`, iat: at, nbf: at, exp: at + 60 });
        amend?.(claims as Record<string, unknown>);
      },
    },
  );

/** The same package as a service of SMART Backend Services: hands over an access token. */
export const serviceToken = async (base: string, { id, scope, ...signs }: SmartServiceOptions) =>
  clientCredentialsGrant(await configured(base, id, signedBy(base, signs)), { scope });

/** The error that a server answered instead; undefined where it answered none. */
export const errorOf = async (asked: Promise<unknown>): Promise<string | undefined> => {
  try {
    await asked;
    return undefined;
  } catch (error) {
    if (error instanceof ResponseBodyError) return error.error;
    // What the library makes of the answer to a wrong secret.
    if (error instanceof WWWAuthenticateChallengeError) return 'invalid_client';
    throw error;
  }
};

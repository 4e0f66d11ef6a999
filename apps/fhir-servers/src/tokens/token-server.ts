import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type ClientMetadata, type JWK } from 'oidc-provider';
import { listenOnLoopback, type LoopbackServer } from '../http/loopback-server.ts';
import { TokenRecords } from './memory-token-store.ts';

/** A client of SMART Backend Services. Two public keys let it change from one to the other. */
export interface TokenClient {
  readonly clientId: string;
  readonly keys: readonly JWK[];
  /** What it may be granted, separated by spaces: `system/Patient.rs system/Slot.read`. */
  readonly scope: string;
}

export interface TokenServerOptions {
  readonly port?: number;
  readonly clients: readonly TokenClient[];
}

export interface TokenServer extends LoopbackServer {
  readonly tokenUrl: string;
  /** What a token grants, undefined if it is not valid now. */
  scopesOf(token: string): Promise<readonly string[] | undefined>;
  /** Every token that was issued until now is not valid any more. */
  expireTokens(): void;
}

export const signingAlgorithms = ['RS384', 'ES384'] as const;
const secondsOfToken = 300;

const scopesIn = (text: string): readonly string[] => text.split(' ').filter((scope) => scope !== '');

const metadataOf = ({ clientId, keys, scope }: TokenClient): ClientMetadata => ({
  client_id: clientId,
  grant_types: ['client_credentials'],
  redirect_uris: [],
  response_types: [],
  id_token_signed_response_alg: 'ES256',
  token_endpoint_auth_method: 'private_key_jwt',
  jwks: { keys: [...keys] },
  scope,
});

/** A key of its own, which nothing of SMART Backend Services asks for: a provider without one warns. */
const ownKey = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' } as JWK;
};

/**
 * Issues tokens by SMART Backend Services: a signed assertion for one of 300 seconds. A scope that a client may not have
 * is left out of the token, and that is no error.
 */
export const startTokenServer = async ({ port, clients }: TokenServerOptions): Promise<TokenServer> => {
  // The issuer is its own address, which is known once it listens.
  const server = await listenOnLoopback((request, response) => answer(request, response), port);
  const records = new TokenRecords();
  const provider = new Provider(server.url, {
    clients: clients.map(metadataOf),
    scopes: [...new Set(clients.flatMap(({ scope }) => scopesIn(scope)))],
    features: { clientCredentials: { enabled: true }, devInteractions: { enabled: false } },
    enabledJWA: { clientAuthSigningAlgValues: [...signingAlgorithms] },
    ttl: { ClientCredentials: secondsOfToken },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [ownKey()] },
    adapter: (kind) => records.of(kind),
  });
  const answer = provider.callback();

  return {
    ...server,
    tokenUrl: `${server.url}/token`,
    scopesOf: async (token) => {
      const found = await provider.ClientCredentials.find(token);
      return found?.isValid ? scopesIn(found.scope ?? '') : undefined;
    },
    expireTokens: () => records.forget('ClientCredentials'),
  };
};

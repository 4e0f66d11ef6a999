import type { OfferedProvider } from '@portico/domain/access';
import type { webcrypto } from 'node:crypto';

/** How the gateway shows a provider that it is the client that the provider registered. */
export type ClientProof =
  | { readonly kind: 'secret'; readonly secret: string }
  /** A private key as JWK, with `alg`; its public half is registered with the provider. */
  | { readonly kind: 'key'; readonly jwk: SigningKey };

export type SigningKey = webcrypto.JsonWebKey & { readonly alg: keyof typeof signingAlgorithms; readonly kid?: string };

/** One provider of an installation. */
export interface ProviderSettings extends OfferedProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly proof: ClientProof;
  /** Values of `acr` that stand for more than one factor. */
  readonly strongAcr: readonly string[];
  /** Values of `amr` of which each stands for more than one factor. */
  readonly strongAmr: readonly string[];
}

export const signingAlgorithms = {
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  PS256: { name: 'RSA-PSS', hash: 'SHA-256' },
  ES256: { name: 'ECDSA', namedCurve: 'P-256' },
} as const;

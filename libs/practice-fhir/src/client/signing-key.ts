import { createPrivateKey, randomUUID, type JsonWebKeyInput, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

export interface SigningKey {
  readonly key: KeyObject;
  readonly algorithm: 'RS384' | 'ES384';
  readonly keyId?: string;
}

/** Reads a private key as PEM or as a JSON Web Key: RSA, or the curve P-384. */
export const readSigningKey = (source: string, keyId: string | undefined): SigningKey | undefined => {
  try {
    const jwk = source.trimStart().startsWith('{')
      ? (JSON.parse(source) as JsonWebKeyInput['key'] & { readonly kid?: unknown })
      : undefined;
    const key = createPrivateKey(jwk === undefined ? source : { key: jwk, format: 'jwk' });
    const algorithm = algorithmOf(key);
    const kid = keyId ?? (typeof jwk?.kid === 'string' ? jwk.kid : undefined);
    return algorithm && { key, algorithm, ...(kid === undefined ? {} : { keyId: kid }) };
  } catch {
    return undefined;
  }
};

const algorithmOf = ({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject) => {
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= 2048) return 'RS384';
  return type === 'ec' && details?.namedCurve === 'secp384r1' ? 'ES384' : undefined;
};

/** Servers refuse an assertion that is good for more than five minutes. */
const secondsOfAssertion = 240;

/** A client assertion of SMART Backend Services; each one is good once. */
export const signAssertion = (
  { key, algorithm, keyId }: SigningKey,
  of: { readonly clientId: string; readonly audience: string; readonly now: number },
): Promise<string> => {
  const issuedAt = Math.floor(of.now / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', ...(keyId === undefined ? {} : { kid: keyId }) })
    .setIssuer(of.clientId)
    .setSubject(of.clientId)
    .setAudience(of.audience)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + secondsOfAssertion)
    .sign(key);
};

import type { Host } from '@portico/practice-spi';
import type { AuthSettings } from './settings.ts';
import { readSigningKey, signAssertion } from './signing-key.ts';
import type { Quirks } from './server-quirks.ts';

/** How this client proves to a token endpoint who it is. */
export interface Credentials {
  readonly scopes: readonly string[];
  readonly tokenUrl?: string;
  prove(
    tokenUrl: string,
    now: number,
  ): Promise<{
    readonly form: Readonly<Record<string, string>>;
    readonly headers: Readonly<Record<string, string>>;
  }>;
}

type ReadCredentials =
  | { readonly ok: true; readonly credentials: Credentials | undefined }
  | { readonly ok: false; readonly mistakes: readonly string[] };

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Reads what the settings name as files; without authentication there are no credentials. */
export const readCredentials = async (auth: AuthSettings, quirks: Quirks, host: Host): Promise<ReadCredentials> => {
  if (auth.type === 'none') return { ok: true, credentials: undefined };
  const { clientId, scopes, tokenUrl } = auth;
  const fixed = { scopes, ...(tokenUrl === undefined ? {} : { tokenUrl }) };
  const isSecret = auth.type === 'client-secret';
  const source = await host.secret(isSecret ? auth.secretFile : auth.keyFile);
  const place = `auth.${isSecret ? 'secretFile' : 'keyFile'}`;
  if (source === undefined || source.trim() === '') return { ok: false, mistakes: [`${place}: cannot be read`] };
  if (isSecret) {
    const proof = secretProof(clientId, source.trim(), quirks.secretIn);
    return { ok: true, credentials: { ...fixed, prove: () => Promise.resolve(proof) } };
  }
  const key = readSigningKey(source, auth.keyId);
  if (key === undefined) {
    return { ok: false, mistakes: [`${place}: must hold a private key, RSA of 2048 bits or more, or P-384`] };
  }
  const prove: Credentials['prove'] = async (audience, now) => ({
    form: {
      client_assertion_type: assertionType,
      client_assertion: await signAssertion(key, { clientId, audience, now }),
    },
    headers: {},
  });
  return { ok: true, credentials: { ...fixed, prove } };
};

const secretProof = (clientId: string, secret: string, where: Quirks['secretIn']) =>
  where === 'form'
    ? { form: { client_id: clientId, client_secret: secret }, headers: {} }
    : {
        form: {},
        headers: {
          authorization: `Basic ${Buffer.from([clientId, secret].map(encodeURIComponent).join(':')).toString('base64')}`,
        },
      };

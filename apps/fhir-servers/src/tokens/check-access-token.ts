import { refusal, type FhirCall, type FhirReply } from '../http/fhir-call.ts';
import { isAllowed, letterOf } from './scope-check.ts';
import { signingAlgorithms, type TokenServer } from './token-server.ts';

const discoveryOf = ({ tokenUrl }: TokenServer): FhirReply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: {
    token_endpoint: tokenUrl,
    grant_types_supported: ['client_credentials'],
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: signingAlgorithms,
    capabilities: ['client-confidential-asymmetric', 'permission-v1', 'permission-v2'],
  },
});

/**
 * Where tokens are demanded, what is answered instead of working on a call: the discovery document, 401 without a token
 * that is valid now, 403 outside its scope. Otherwise undefined.
 */
export const authorizationOf = async (
  tokens: TokenServer | undefined,
  call: Pick<FhirCall, 'method' | 'headers' | 'isOffice'>,
  path: readonly string[],
): Promise<FhirReply | undefined> => {
  if (tokens === undefined) return undefined;
  const [kind = ''] = path;
  if (path.join('/') === '.well-known/smart-configuration') return discoveryOf(tokens);
  if (call.isOffice || kind === 'metadata') return undefined;
  const [, token] = /^Bearer (\S+)$/i.exec(call.headers.authorization ?? '') ?? [];
  const scopes = token === undefined ? undefined : await tokens.scopesOf(token);
  if (scopes === undefined) {
    return refusal(401, 'login', 'A valid token is needed.', { 'www-authenticate': 'Bearer error="invalid_token"' });
  }
  if (isAllowed(scopes, kind, letterOf(call.method, path))) return undefined;
  return refusal(403, 'forbidden', 'Outside the scope of the token.');
};

import { categoriesOf } from '@portico/domain/access';
import type { JsonObject } from '@portico/practice-fhir/json';

/** Where apps are allowed and handed tokens. */
export interface SmartEndpoints {
  readonly authorization: string;
  readonly token: string;
  readonly revocation?: string;
  readonly introspection?: string;
}

const levels = ['patient', 'system'];
const limitedTypes = ['Condition', 'Observation'];

/** Those for a whole record, and those for one category of a type. */
const scopesOf = (level: string): readonly string[] => [
  `${level}/*.rs`,
  ...limitedTypes.flatMap((type) => categoriesOf(type).map((category) => `${level}/${type}.rs?category=${category}`)),
];

/** What `/.well-known/smart-configuration` says to apps that look for the way to a token. */
export const smartConfiguration = ({
  authorization,
  token,
  revocation,
  introspection,
}: SmartEndpoints): JsonObject => ({
  authorization_endpoint: authorization,
  token_endpoint: token,
  revocation_endpoint: revocation,
  introspection_endpoint: introspection,
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
  response_types_supported: ['code'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: ['RS384', 'ES384'],
  scopes_supported: ['launch/patient', 'offline_access', ...levels.flatMap(scopesOf)],
  capabilities: [
    'launch-standalone',
    'client-public',
    'client-confidential-symmetric',
    'client-confidential-asymmetric',
    'context-standalone-patient',
    'permission-offline',
    'permission-patient',
    'permission-v1',
    'permission-v2',
  ],
});

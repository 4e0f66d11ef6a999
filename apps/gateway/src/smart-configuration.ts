import { paths } from '@portico/application/kernel';
import { assertionAlgorithms } from '@portico/adapters-crypto';
import { readableTypes, type FhirAddresses } from '@portico/domain/connected-apps';
import type { PracticeId } from '@portico/domain/kernel';

/** Where the FHIR server of a practice says how apps get at it, by SMART App Launch 2.2, section "Conformance". */
export const smartConfigurationPath = '/.well-known/smart-configuration';

/** What stands there. `origin` is the portal's own; every practice has the same endpoints. */
export const smartConfiguration = (origin: string) => ({
  authorization_endpoint: `${origin}${paths.authorizeApp}`,
  token_endpoint: `${origin}${paths.appToken}`,
  introspection_endpoint: `${origin}${paths.appIntrospection}`,
  revocation_endpoint: `${origin}${paths.appRevocation}`,
  management_endpoint: `${origin}${paths.connectedApps}`,
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
  response_types_supported: ['code'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: [
    'launch/patient',
    'offline_access',
    ...['patient', 'system'].flatMap((level) => ['*', ...readableTypes].map((type) => `${level}/${type}.rs`)),
  ],
  capabilities: [
    'launch-standalone',
    'context-standalone-patient',
    'client-public',
    'client-confidential-symmetric',
    'client-confidential-asymmetric',
    'permission-offline',
    'permission-patient',
    'permission-v1',
    'permission-v2',
  ],
});

/** The practice whose configuration stands at a path. */
export const practiceOfConfiguration = (
  origin: string,
  path: string,
  { practiceAt }: FhirAddresses,
): PracticeId | undefined =>
  path.endsWith(smartConfigurationPath)
    ? practiceAt(`${origin}${path.slice(0, -smartConfigurationPath.length)}`)
    : undefined;

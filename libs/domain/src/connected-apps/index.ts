export { accessTopics, scopesAbout, scopesWithin, topicsOf, type AccessTopic } from './access-topics.ts';
export { type AppId, appKinds, type AppKind, type ConnectedApp, isRedirectAddress } from './connected-app.ts';
export {
  type AppGrant,
  type AppGrantId,
  type AppToken,
  type AppTokenKind,
  appLife,
  grantedUntil,
  isLiveGrant,
  isOffline,
} from './app-grant.ts';
export {
  allowedScopes,
  isUnknownPart,
  opensRecords,
  plainScopes,
  readableTypes,
  readScope,
  scopesIn,
  textOfScope,
  type ReadableType,
  type ReadScope,
  type ScopeLevel,
} from './smart-scopes.ts';
export {
  answerAt,
  weighAuthorization,
  type AuthorizationError,
  type AuthorizationRefused,
  type AuthorizationRequest,
  type RequestedAccess,
} from './authorization-request.ts';
export type { AppRegistry } from './ports/app-registry.ts';
export type { AppGrants, AppTokens } from './ports/app-grants.ts';
export type { AppProofs, Assertion, BadAssertion, FhirAddresses } from './ports/app-proofs.ts';

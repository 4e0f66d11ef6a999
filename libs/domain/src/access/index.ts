export type { Account } from './account.ts';
export { type Actor, type Grant, type Acting, chartIn, type Withheld } from './request-actor.ts';
export {
  type AttemptLimit,
  attemptLimit,
  addressLimit,
  type AttemptVerdict,
  type Counted,
  addressCount,
  recentTries,
  judgeAll,
} from './attempt-limit.ts';
export { type AppActing, type FhirResource, permitsPart, permitsType } from './app-acting.ts';
export { categoriesOf, type ScopeCategory } from './scope-categories.ts';
export { type Action, type Area, can } from './can.ts';
export {
  guestPurposes,
  type GuestPurpose,
  type Purpose,
  capabilityLife,
  wrongChecks,
  type CodeHash,
  type Capability,
  type Shut,
  type CapabilityVerdict,
  judgeCapability,
  type NewCapability,
  issueCapability,
} from './link-capability.ts';
export { placeholderDevice, parseDevice } from './device-id.ts';
export { type Email, parseEmail, isRecoveryEmail, maskEmail } from './email.ts';
export {
  chartCheckLimit,
  everyChartCheckLimit,
  linkRequestLimit,
  ownCounts,
  passwordCountOf,
  passwordCounts,
  type GuessKind,
  guessCounts,
  isBornOn,
} from './guess-limits.ts';
export {
  identityLife,
  type OfferedProvider,
  type ExternalIdentity,
  type IdentitySession,
  type EndedIdentity,
  type LinkedIdentity,
} from './external-identity.ts';
export type { FhirAccess, FhirClient, PatientFhirAccess, SmartScope, SystemFhirAccess } from './fhir-access.ts';
export { inactivity, type Idle, judgeIdle } from './inactivity.ts';
export {
  oneTimeCode,
  type ShortCodeHash,
  type CodePurpose,
  type OneTimeCode,
  isRightCode,
  isWholeCode,
  trustedUntil,
} from './one-time-code.ts';
export {
  longestPassword,
  passwordRules,
  type PasswordRule,
  judgePassword,
  isFitPassword,
  isNewPassword,
} from './password.ts';
export {
  permissionAreas,
  type PermissionArea,
  type Verb,
  type Permission,
  allPermissions,
  permits,
} from './permission.ts';
export { type Phone, parsePhone, maskPhone, withoutDashes, spellPhone } from './phone.ts';
export type { Accounts, AccountChange } from './ports/accounts.ts';
export type { Capabilities } from './ports/capabilities.ts';
export type { KeptWorkKeys } from './ports/kept-work-keys.ts';
export type { CodeGenerator, ShortCodeHashes, OneTimeCodes, Protections } from './ports/codes.ts';
export type {
  GuestClaims,
  UploadClaims,
  PasswordHasher,
  AccessClaims,
  BadToken,
  TokenIssuer,
} from './ports/passwords-and-tokens.ts';
export type { FhirAccessTokens } from './ports/fhir-access-tokens.ts';
export type { KnownPasswords } from './ports/known-passwords.ts';
export type {
  AuthenticatorApps,
  QrCodes,
  QrCode,
  PasskeyQuestion,
  BadPasskey,
  Passkeys,
  Challenge,
  Challenges,
} from './ports/second-factors.ts';
export type {
  ProviderSecret,
  ProviderQuestion,
  ProviderRefusal,
  IdentityProviders,
  LinkedIdentities,
} from './ports/identity-providers.ts';
export type { Sessions } from './ports/sessions.ts';
export { recoveryCodes, spelledRecoveryCode, parseRecoveryCode } from './recovery-code.ts';
export type { Tries } from './ports/rate-limited-tries.ts';
export {
  type SecondFactor,
  type Passkey,
  factorKey,
  isConfirmedFactor,
  type Protection,
  factorsInOrder,
  type ProofKind,
  proofKinds,
  proofsOf,
  isWholeProof,
} from './second-factor.ts';
export { tokenLife, type Session, isLive, judgeRefresh } from './session.ts';
export { workKinds, type WorkKind, workLimits, workCount } from './costly-work-limits.ts';

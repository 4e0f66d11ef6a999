export type {
  AppProof,
  Authentication,
  AuthenticationRefusal,
  AuthenticationSettings,
  EmailChange,
  EmailStep,
  FactorRemoval,
  NewApp,
  NewPasskey,
  PasswordChange,
  ProviderLink,
  ProviderUnlink,
  SignedInDevice,
  Step,
  TwoFactorResend,
  TwoFactorUpdate,
} from './authentication.port.ts';
export { hasSecondFactor, isOnlyWayIn } from './has-second-factor.ts';
export type { PasskeyAnswer, PasskeyEntrance, PasskeyRefusal } from './passkey-entrance.port.ts';
export {
  type ProviderAsked,
  type ProviderEntrance,
  type ProviderEntranceRefusal,
  type ProviderOutcome,
  type ProviderReturned,
  providerEntranceRefusals,
} from './identity-provider-entrance.port.ts';
export { signUpPath } from './sign-up-url.ts';

export { AuthenticationViewModel, type Panel, type Success } from './authentication.view-model.ts';
export { EmailChangeViewModel } from './email-change.view-model.ts';
export { AppViewModel, type PasskeyDevice, PasskeyViewModel, PasswordAskedViewModel } from './factors.view-model.ts';
export { PasskeySignInViewModel } from './passkey-sign-in.view-model.ts';
export { PasswordChangeViewModel } from './password-change.view-model.ts';
export {
  ProviderReturnViewModel,
  type ProviderSignInAround,
  ProviderSignInViewModel,
} from './provider-sign-in.view-model.ts';
export { ProviderTrip } from './provider-trip.ts';
export { SignUpIdentity } from './sign-up-identity.ts';
export { SentCode } from './sent-code.ts';
export { Submission } from './submission.ts';
export { trackedAuthentication } from './tracked-authentication.ts';
export { TwoFactorPromptViewModel } from './two-factor-prompt.view-model.ts';
export { TwoFactorViewModel, isOn } from './two-factor.view-model.ts';

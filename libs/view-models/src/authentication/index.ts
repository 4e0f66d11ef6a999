export { authenticationForms } from './authentication-forms.ts';
export { AuthenticationViewModel } from './authentication.view-model.ts';
export type { PasskeyDevice } from './second-factor-forms.view-model.ts';
export { PasskeySignInViewModel } from './passkey-sign-in.view-model.ts';
export {
  ProviderReturnViewModel,
  type ProviderSignInAround,
  ProviderSignInViewModel,
} from './identity-provider-sign-in.view-model.ts';
export { ProviderTrip } from './identity-provider-round-trip.ts';
export { SignUpIdentity } from './sign-up-identity.ts';
export { trackedAuthentication } from './authentication-analytics.ts';
export { TwoFactorPromptViewModel } from './two-factor-prompt.view-model.ts';

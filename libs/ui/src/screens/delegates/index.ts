export { DelegateAccountScreen } from './create-delegate-account-screen.tsx';
export { DelegateForgotScreen } from './delegate-forgot-screen.tsx';
export { DelegateLoginScreen } from './delegate-login-screen.tsx';
export { DelegateProfileScreen } from './delegate-profile-choice-screen.tsx';
export { DelegateVerificationScreen } from './delegate-verification-screen.tsx';
export { InviteDelegateForm } from './invite-delegate-form.tsx';
export { DelegatesOfAnother, ManageDelegatesScreen } from './manage-delegates-screen.tsx';
export { ManageProfilesScreen } from './manage-profiles-screen.tsx';

export { DelegateAccountViewModel } from './delegate-account.view-model.ts';
export { DelegateLoginViewModel } from './delegate-login.view-model.ts';
export { DelegateProfileViewModel } from './delegate-profile-choice.view-model.ts';
export { DelegateVerificationViewModel, type InvitationInHand } from './delegate-verification.view-model.ts';
export { InviteDelegateViewModel } from './invite-delegate.view-model.ts';
export { DelegateChange, type DelegateSuccess } from './delegate-change.ts';
export { ManageDelegatesViewModel } from './manage-delegates.view-model.ts';
export { ManageProfilesViewModel, type ProfileQuestion } from './manage-profiles.view-model.ts';
export { PermissionEditor } from './permission-editor.ts';

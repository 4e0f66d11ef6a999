// What stands around the sign-in form and comes only when it is needed. The modal brings React Aria: import it lazily.
export { AppOffer } from './app-offer.tsx';
export { AskForLink } from './ask-for-link.tsx';
export { CreateNewPassword } from './create-new-password.tsx';
export { ForgotPassword } from './forgot-password.tsx';
export { minutesAndSeconds } from './minutes-and-seconds.ts';
export { PasskeySignIn } from './passkey-sign-in.tsx';
export { passkeySignInProblems, passkeySignInWords } from './passkey-sign-in.messages.ts';
export { PracticeLink } from './practice-link.tsx';
export { ProviderReturn } from './provider-return.tsx';
export { ProviderAccount, ProviderSignIn, useProviderName, type ProviderOffer } from './provider-sign-in.tsx';
export { ProviderSignUp } from './provider-sign-up.tsx';
export { providerProblems, providerWords } from './provider.messages.ts';
export { ProofModal } from './proof-modal.tsx';
export { proofProblems, proofQuestions, proofWords, otherProofs } from './proof.messages.ts';
export { resetFactorKinds, resetFactorWords } from './reset-factors.messages.ts';
export { forgotWords, newPasswordFormWords, resetProblems } from './recovery.messages.ts';
export { pictureCount, WelcomePictures } from './welcome-pictures.tsx';
export { appOfferWords, practiceLinkWords, welcomeWords } from './welcome.messages.ts';

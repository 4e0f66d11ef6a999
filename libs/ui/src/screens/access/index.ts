// Small on purpose: part of the sign-in page's bundle.
export { Brand } from './brand.tsx';
export { LanguageChoice } from './language-choice.tsx';
export { languageOptions } from './language-options.ts';
export { NewerPage } from './newer-release-notice.tsx';
export { newerPageWords } from './newer-release-notice.messages.ts';
export { PasswordField } from './password-field.tsx';
export { SignInForm, type SignInFormModel } from './sign-in-form.tsx';
export { SignInProblemText } from './sign-in-problem-text.tsx';
export { SignInScreen } from './sign-in-screen.tsx';
export { WelcomePicture } from './welcome-picture.tsx';
export { useTakenOver } from './use-hydration-done.ts';
export { signInProblems, signInWords } from './sign-in.messages.ts';
export { TextLookButton } from './text-look-button.tsx';
export type { TextLookSetting } from './text-look-modal.tsx';
export { textLookWords } from './text-look.messages.ts';

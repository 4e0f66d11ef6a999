export { FormHistoryScreen } from './form-history-screen.tsx';
export { refusalWords, signingWords } from './form-history.messages.ts';
export { FormSigningScreen } from './form-signing-screen.tsx';
export { SignedFormScreen } from './signed-form-screen.tsx';
export type { FormSigningModel } from './form-signing-screen.tsx';
export { afterBackSteps } from '../../kit/use-back-steps.ts';

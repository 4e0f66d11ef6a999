export type { FactorRemoval } from './factor-removal.ts';
export { ForgotPasswordViewModel } from './forgot-password.view-model.ts';
export { NewPasswordViewModel } from './new-password.view-model.ts';

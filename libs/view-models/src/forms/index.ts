export { FormHistoryViewModel } from './form-history.view-model.ts';
export { FormSigningViewModel } from './form-signing.view-model.ts';
export { FormInput } from './form-input.ts';
export { FormViewModel } from './form.view-model.ts';
export { SignedFormViewModel } from './signed-form.view-model.ts';

export { typings, anyAnswers, goodAnswers, someAnswers } from './answer-arbitraries.ts';
export { requestedForms } from './requested-form-arbitraries.ts';
export { formWords, forms, plainForms, formTemplates } from './form-arbitraries.ts';
export { MemoryFormStore } from './memory-form-store.ts';
export { sampleForm, sampleResponses } from './sample-form.ts';

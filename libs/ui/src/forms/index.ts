export { formWords } from './field.messages.ts';
export { FieldFrame, GroupFrame, toldInput } from './field-frame.tsx';
export { FormAnswers } from './form-answers.tsx';
export { FormFields } from './form-fields.tsx';
export { FormPages } from './form-pages.tsx';
export { safeHtml } from './safe-html.ts';
export type { FormPagesModel } from './form-pages.tsx';

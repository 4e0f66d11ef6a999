export * from './answers.ts';
export { fieldProblem, longestText, ratings, type FieldProblem } from './field-problems.ts';
export * from './form-problems.ts';
export * from './form.ts';
export * from './in-language.ts';
export * from './one-page.ts';
export * from './parse-form.ts';
export type {
  FilledForm,
  FormAsked,
  FormStore,
  FormNotTaken,
  RequestedForm,
  SignedForm,
  SignedLine,
} from './ports/form-store.ts';
export type { BadForm } from './reading.ts';
export * from './responses.ts';
export * from './signature.ts';
export * from './typing.ts';

export {
  type Answer,
  type Answers,
  isFilled,
  answerTo,
  textOf,
  valuesOf,
  typedInto,
  carriedOver,
  toggledChoice,
  hiddenFields,
} from './answers.ts';
export { fieldProblem, longestText, type FieldProblem } from './field-problems.ts';
export { type Problems, pageProblems, formProblems, noProblems, isChanged, isComplete } from './check-answers.ts';
export {
  type FormUuid,
  type FormTemplate,
  type Form,
  type FormPage,
  type Field,
  fieldTypes,
  type FieldType,
  type FieldOf,
  type ChoiceOf,
  type FieldRule,
  type FormRule,
  type CheckedRule,
  fieldsOf,
  isSubmittable,
  fieldsOfRule,
} from './form.ts';
export { withKnown, knownAnswers } from './known-answers.ts';
export { inLanguage } from './texts-in-language.ts';
export { asOnePage } from './form-as-one-page.ts';
export { parseForm, parseFormTemplate } from './parse-form.ts';
export type {
  FilledForm,
  FormAsked,
  FormStore,
  FormNotTaken,
  RequestedForm,
  SignedForm,
  SignedLine,
} from './ports/form-store.ts';
export { type FormResponse, responsesOf, parseResponses } from './responses.ts';
export { signaturePad, isDoubtfulName, parseSignature, drawnSignature, strokesOf } from './signature.ts';
export {
  spellPhoneNumber,
  dateAnswer,
  dateAnswerByKeys,
  dateAhead,
  isShortYear,
  typedDate,
  parseDateUpTo,
  dateMessage,
  monthTooShort,
  type ShortMonth,
} from './input-masks.ts';

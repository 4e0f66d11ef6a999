import { failed, ok, type Result } from '../kernel/index.ts';
import { answerTo, isFilled, shownAnswers, typedInto, type Answer, type Answers } from './answers.ts';
import { fieldsOf, isSubmittable, type FieldType, type FormOf } from './form.ts';

/** The answer to one field on the wire and in storage: in `valueArray` for `checkboxes`, in `value` for all others. */
export interface FormResponse {
  readonly propertyUuid: string;
  readonly type: FieldType;
  readonly value?: string;
  readonly valueArray?: readonly string[];
}

export interface BadResponse {
  /** An unknown field or one of another type; a field that is answered twice; no value, or two. */
  readonly kind: 'bad-response';
  readonly propertyUuid: string;
}

/** The non-empty answers to the fields that are shown, in the order of the form. */
export const responsesOf = (form: FormOf<unknown>, given: Answers): readonly FormResponse[] => {
  const answers = shownAnswers(form, given);
  return fieldsOf(form).flatMap((field): FormResponse[] => {
    const answer = answerTo(field, answers);
    if (!isSubmittable(field) || !isFilled(answer)) return [];
    const { uuid: propertyUuid, type } = field;
    return [
      typeof answer === 'string' ? { propertyUuid, type, value: answer } : { propertyUuid, type, valueArray: answer },
    ];
  });
};

/** The inverse: accepts answers to this form only, and normalizes them as if typed. Does not check the rules. */
export const parseResponses = (
  form: FormOf<unknown>,
  responses: readonly FormResponse[],
): Result<Answers, BadResponse> => {
  const fields = fieldsOf(form);
  const answers: Record<string, Answer> = {};
  for (const { propertyUuid, type, value, valueArray } of responses) {
    const field = fields.find(({ uuid }) => uuid === propertyUuid);
    const answer = field?.type === 'checkboxes' ? valueArray : value;
    const one = (value === undefined) !== (valueArray === undefined);
    const known = field !== undefined && isSubmittable(field) && field.type === type && answer !== undefined && one;
    if (!known || Object.hasOwn(answers, propertyUuid)) return failed({ kind: 'bad-response', propertyUuid });
    answers[propertyUuid] = typedInto(field, typeof answer === 'string' ? answer : [...new Set(answer)]);
  }
  return ok(answers);
};

import { fieldsOf, type ChoiceOf, type FieldOf, type Form, type FormOf, type ShownIfRule } from './form.ts';
import { maskOf, maskPhoneNumber, normalizeInput } from './input-masks.ts';

/** The value of a field: text, or for `checkboxes` the ticked values. Empty is empty text or no values. */
export type Answer = string | readonly string[];
/** By the uuid of the field; a missing field is empty. */
export type Answers = Readonly<Record<string, Answer>>;

export const isFilled = (answer: Answer): boolean =>
  typeof answer === 'string' ? answer.trim() !== '' : answer.length > 0;

export const answerTo = (field: Pick<FieldOf<unknown>, 'uuid' | 'type'>, answers: Answers): Answer => {
  const empty = field.type === 'checkboxes' ? [] : '';
  return Object.hasOwn(answers, field.uuid) ? (answers[field.uuid] ?? empty) : empty;
};

/** The answer as one text, for single-value fields. */
export const textOf = (answer: Answer): string => (typeof answer === 'string' ? answer : answer.join(', '));

/** The answer as values; none for empty text. */
export const valuesOf = (answer: Answer): readonly string[] => {
  if (typeof answer !== 'string') return answer;
  return answer === '' ? [] : [answer];
};

type Exclusive = Pick<ChoiceOf<unknown>, 'value' | 'exclusive'>;

const exclusiveOf = (choices: readonly Exclusive[]): ReadonlySet<string> =>
  new Set(choices.filter(({ exclusive }) => exclusive === true).map(({ value }) => value));

/** Whether a choice that is made alone was made beside another one. */
export const isContradictory = (choices: readonly Exclusive[], chosen: readonly string[]): boolean => {
  const exclusive = exclusiveOf(choices);
  return chosen.length > 1 && chosen.some((value) => exclusive.has(value));
};

/** What is chosen of `checkboxes` once `value` was pressed: a choice that is made alone takes the others away, and they it. */
export const toggledChoice = (
  choices: readonly Exclusive[],
  chosen: readonly string[],
  value: string,
): readonly string[] => {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  const exclusive = exclusiveOf(choices);
  return exclusive.has(value) ? [value] : [...chosen.filter((one) => !exclusive.has(one)), value];
};

/** Whether the answer that drives a rule is one of its values. */
export const isDriven = (values: readonly string[], driver: Answer): boolean =>
  valuesOf(driver).some((value) => values.includes(value));

/** The answers to the fields that are shown: what was answered where a rule hides the field is no part of the form. */
export const shownAnswers = (form: FormOf<unknown>, answers: Answers): Answers => {
  const hidden = hiddenFields(form, answers);
  return hidden.size === 0
    ? answers
    : Object.fromEntries(Object.entries(answers).filter(([uuid]) => !hidden.has(uuid)));
};

/** The uuids of the fields that a rule hides. What depends on a hidden field is hidden too. */
export const hiddenFields = (form: FormOf<unknown>, answers: Answers): ReadonlySet<string> => {
  const hidden = new Set<string>();
  const rules = form.rules.filter((rule) => rule.type === 'SHOWN_IF');
  if (rules.length === 0) return hidden;
  const fields = new Map(fieldsOf(form).map((field) => [field.uuid, field]));
  const shows = ({ driver, values }: ShownIfRule): boolean => {
    const field = fields.get(driver);
    return field !== undefined && !hidden.has(driver) && isDriven(values, answerTo(field, answers));
  };
  // A field depends on earlier ones only.
  for (const uuid of fields.keys()) {
    if (!rules.every((rule) => rule.field !== uuid || shows(rule))) hidden.add(uuid);
  }
  // A heading goes with what stands beneath it.
  for (const field of fields.values()) {
    const heads = field.type === 'help' ? (field.heads ?? []) : [];
    if (heads.length > 0 && heads.every((uuid) => hidden.has(uuid))) hidden.add(field.uuid);
  }
  return hidden;
};

export const sameAnswer = (one: Answer, other: Answer): boolean => {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.length === other.length && one.every((value) => other.includes(value));
};

/** Normalizes typed input: text is normalized, and digits are masked. */
export const typedInto = (field: FieldOf<unknown>, typed: Answer): Answer => {
  if (field.type === 'checkboxes') return valuesOf(typed);
  const text = textOf(typed);
  switch (field.type) {
    case 'phonenumber':
      return maskPhoneNumber(text);
    case 'text':
      return field.format === undefined ? normalizeInput(text) : maskOf[field.format](text);
    case 'textarea':
    case 'email':
      return normalizeInput(text);
    default:
      return text;
  }
};

/**
 * The answers that carry over to another version of the form: those of fields that still exist with the same type.
 * Signatures do not, because a different text was signed.
 */
export const carriedOver = (before: Form, now: Form, answers: Answers): Answers => {
  const types = new Map(fieldsOf(before).map(({ uuid, type }) => [uuid, type]));
  const fitting = fieldsOf(now).filter(({ uuid, type }) => type !== 'signature' && types.get(uuid) === type);
  return Object.fromEntries(
    fitting.flatMap(({ uuid }) => {
      const answer = Object.hasOwn(answers, uuid) ? answers[uuid] : undefined;
      return answer === undefined ? [] : [[uuid, answer]];
    }),
  );
};

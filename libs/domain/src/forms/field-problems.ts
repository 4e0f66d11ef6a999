import { parseEmail } from '../access/index.ts';
import { parseLocalDate, type LocalDate } from '../kernel/index.ts';
import { answerTo, isContradictory, isFilled, sameAnswer, textOf, valuesOf, type Answers } from './answers.ts';
import { isSubmittable, type DateFieldOf, type FieldOf, type FieldRule, type SubmittableOf } from './form.ts';
import { longestPatterned, safePattern } from './safe-pattern.ts';
import { parseSignature } from './signature.ts';
import { earliestDate, isWholePhoneNumber, maskPhoneNumber, parseDateUpTo } from './input-masks.ts';

/** What is wrong with the value of one field. */
export type FieldProblem =
  | { readonly kind: 'required' }
  | { readonly kind: 'bad-email' }
  | { readonly kind: 'bad-phone' }
  | { readonly kind: 'bad-zipcode' }
  | { readonly kind: 'bad-ssn' }
  | { readonly kind: 'bad-date' }
  /** Before 1901-01-01 (`earliest`), or a date of birth after today. */
  | { readonly kind: 'date-out-of-range'; readonly earliest: LocalDate }
  | { readonly kind: 'bad-signature' }
  /** Not one of the field's choices, or not a rating. */
  | { readonly kind: 'unknown-choice' }
  /** A choice that stands alone, such as "None of these", and another one. */
  | { readonly kind: 'contradictory-choices' }
  | { readonly kind: 'too-long'; readonly max: number }
  | { readonly kind: 'bad-pattern' }
  | { readonly kind: 'out-of-range'; readonly min: number; readonly max: number }
  | { readonly kind: 'no-match'; readonly field: string };

/** Maximum lengths in UTF-16 units. */
export const longestText = { text: 200, email: 254, textarea: 4_000 } as const;
export const ratings = ['1', '2', '3', '4', '5'] as const;

/** The first problem of the field with the current answers; `required` comes from its page. */
export const fieldProblem = (
  field: FieldOf<unknown>,
  answers: Answers,
  { required, today }: { readonly required: boolean; readonly today: LocalDate },
): FieldProblem | undefined => {
  if (!isSubmittable(field)) return undefined;
  if (!isFilled(answerTo(field, answers))) return required ? { kind: 'required' } : undefined;
  const own = valueProblem(field, answers, today);
  if (own !== undefined) return own;
  for (const rule of field.rules) {
    const broken = ruleProblem(rule, field, answers);
    if (broken !== undefined) return broken;
  }
  return undefined;
};

/** Checks a non-empty value against the field's type. */
const valueProblem = (field: SubmittableOf<unknown>, answers: Answers, today: LocalDate): FieldProblem | undefined => {
  const answer = answerTo(field, answers);
  const text = textOf(answer);
  switch (field.type) {
    case 'text':
      return formatProblem(text, field.format) ?? tooLong(text, longestText.text);
    case 'textarea':
      return tooLong(text, longestText.textarea);
    case 'email':
      return parseEmail(text).ok ? undefined : { kind: 'bad-email' };
    case 'phonenumber':
      return isWholePhoneNumber(maskPhoneNumber(text)) ? undefined : { kind: 'bad-phone' };
    case 'datefield':
      return dateProblem(field, text, today);
    case 'signature':
      return parseSignature(text).ok ? undefined : { kind: 'bad-signature' };
    case 'rating':
      return ratings.some((rating) => rating === answer) ? undefined : { kind: 'unknown-choice' };
    default: {
      const known = valuesOf(answer).every((value) => field.choices.some((choice) => choice.value === value));
      const shaped = field.type === 'checkboxes' || typeof answer === 'string';
      if (!known || !shaped) return { kind: 'unknown-choice' };
      return isContradictory(field.choices, valuesOf(answer)) ? { kind: 'contradictory-choices' } : undefined;
    }
  }
};

const tooLong = (text: string, max: number): FieldProblem | undefined =>
  text.length > max ? { kind: 'too-long', max } : undefined;

const formatProblem = (text: string, format: 'zipcode' | 'ssn' | undefined): FieldProblem | undefined => {
  if (format === 'zipcode') return /^\d{5}(-\d{4})?$/.test(text) ? undefined : { kind: 'bad-zipcode' };
  if (format === 'ssn') return /^\d{3}-\d{2}-\d{4}$/.test(text) ? undefined : { kind: 'bad-ssn' };
  return undefined;
};

const lastDate = '9999-12-31' as LocalDate;

const dateProblem = (field: DateFieldOf<unknown>, text: string, today: LocalDate): FieldProblem | undefined => {
  const date = parseDateUpTo(text, field.dateOfBirth === true ? today : lastDate);
  if (date.ok) return undefined;
  return date.error.kind === 'bad-date' ? date.error : { kind: 'date-out-of-range', earliest: earliestDate };
};

const ruleProblem = (rule: FieldRule, field: FieldOf<unknown>, answers: Answers): FieldProblem | undefined => {
  const answer = answerTo(field, answers);
  const text = textOf(answer).trim();
  switch (rule.type) {
    case 'required':
      return undefined;
    case 'pattern': {
      if (text.length > longestPatterned) return { kind: 'too-long', max: longestPatterned };
      return safePattern(rule.pattern)?.test(text) === true ? undefined : { kind: 'bad-pattern' };
    }
    case 'numrange': {
      const { min, max } = rule;
      const number = /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
      return min <= number && number <= max ? undefined : { kind: 'out-of-range', min, max };
    }
    case 'match': {
      const other = Object.hasOwn(answers, rule.field) ? (answers[rule.field] ?? '') : '';
      return sameAnswer(answer, other) ? undefined : { kind: 'no-match', field: rule.field };
    }
  }
};

/** The text as a date, if it is one; for rules on dates. */
export const dayIn = (text: string): LocalDate | undefined => {
  const date = parseLocalDate(text);
  return date.ok ? date.value : undefined;
};

import type { LocalDate } from '../kernel/index.ts';
import type { Answers } from './answers.ts';
import { fieldProblem } from './field-problems.ts';
import { fieldsOf, isSubmittable, type Field, type Form } from './form.ts';
import { maskPhoneNumber } from './input-masks.ts';

/**
 * The form with what is known of the person, by the names of details, in the fields that ask for it. What a field would
 * not take is left out.
 */
export const withKnown = (form: Form, details: Readonly<Record<string, string>>, today: LocalDate): Form => {
  const filled = (field: Field): Field => {
    const { known: _, ...rest } = field;
    const known = knownOf(field, details);
    const fits = fieldProblem(field, { [field.uuid]: known }, { required: false, today }) === undefined;
    return (known !== '' && fits ? { ...rest, known } : rest) as Field;
  };
  return { ...form, pages: form.pages.map((page) => ({ ...page, fields: page.fields.map(filled) })) };
};

const knownOf = (field: Field, details: Readonly<Record<string, string>>): string => {
  const { about, type } = field;
  if (about === undefined || !isSubmittable(field) || type === 'signature' || type === 'checkboxes') return '';
  const text = about
    .split(' ')
    .map((name) => (Object.hasOwn(details, name) ? (details[name] ?? '') : ''))
    .filter((part) => part !== '')
    .join(' ');
  return type === 'phonenumber' ? maskPhoneNumber(text) : text;
};

/** The answers that a form begins with. */
export const knownAnswers = (form: Form): Answers =>
  Object.fromEntries(fieldsOf(form).flatMap(({ uuid, known }) => (known === undefined ? [] : [[uuid, known]])));

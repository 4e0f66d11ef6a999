import fc from 'fast-check';
import type { LocalDate } from '../../kernel/index.ts';
import { localDates, words } from '../../kernel/testing/index.ts';
import { toggledChoice, type Answer, type Answers } from '../answers.ts';
import { ratings } from '../field-problems.ts';
import { fieldsOf, isSubmittable, type FieldOf, type FormOf, type SubmittableOf } from '../form.ts';
import { earliestDate } from '../input-masks.ts';

/** Text as people type it, including the quotes and dashes of a word processor. */
export const typings: fc.Arbitrary<string> = fc.oneof(
  words(30),
  fc.string({ unit: fc.constantFrom(' ', '‘', '’', '“', '”', '—', '-', 'a', '1', '/', '(', '\t'), maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'0123456789/-() +'), maxLength: 20 }),
);

/** Any input for a field of any type. */
export const anyAnswers: fc.Arbitrary<Answer> = fc.oneof(typings, fc.array(typings, { maxLength: 3 }));

const textFor: Readonly<Record<'text' | 'textarea' | 'email' | 'phonenumber', fc.Arbitrary<string>>> = {
  text: fc.stringMatching(/^[a-z]{1,12}$/),
  textarea: fc.stringMatching(/^[a-z]{1,40}$/),
  email: fc.stringMatching(/^[a-z]{1,8}$/).map((name) => `${name}@example.org`),
  phonenumber: fc.stringMatching(/^[2-9]\d{2}$/).map((area) => `(${area}) 555-0100`),
};

/** A value that is valid for a field's type on `today`, ignoring its rules. */
export const goodAnswer = (field: SubmittableOf<unknown>, today: LocalDate): fc.Arbitrary<Answer> => {
  switch (field.type) {
    case 'datefield':
      return localDates.map((date) => (date < earliestDate || date > today ? today : date));
    case 'signature':
      return fc.constantFrom('Ana Öztürk', 'drawn:M10 20L30 40M5 5L6 6');
    case 'rating':
      return fc.constantFrom(...ratings);
    case 'checkboxes':
      return fc
        .shuffledSubarray(
          field.choices.map(({ value }) => value),
          { minLength: 1 },
        )
        .map((pressed) =>
          pressed.reduce<readonly string[]>((now, value) => toggledChoice(field.choices, now, value), []),
        );
    case 'select':
    case 'checkbox':
    case 'radios':
    case 'radiobuttons':
      return fc.constantFrom(...field.choices.map(({ value }) => value));
    default:
      return textFor[field.type];
  }
};

const answersBy = (
  form: FormOf<unknown>,
  answer: (field: SubmittableOf<unknown>) => fc.Arbitrary<Answer>,
  all: boolean,
) => {
  const each = fieldsOf(form)
    .filter((field: FieldOf<unknown>) => isSubmittable(field))
    .map((field) => [field.uuid, answer(field)] as const);
  return fc.record(Object.fromEntries(each), all ? {} : { requiredKeys: [] }) as fc.Arbitrary<Answers>;
};

/** Every field that takes a value has one that is valid for its type. */
export const goodAnswers = (form: FormOf<unknown>, today: LocalDate): fc.Arbitrary<Answers> =>
  answersBy(form, (field) => goodAnswer(field, today), true);

/** Each field has arbitrary input, a valid value or none. */
export const someAnswers = (form: FormOf<unknown>, today: LocalDate): fc.Arbitrary<Answers> =>
  answersBy(form, (field) => fc.oneof(goodAnswer(field, today), anyAnswers), false);

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LocalDate } from '../kernel/index.ts';
import { localDates } from '../kernel/testing/index.ts';
import {
  answerTo,
  carriedOver,
  hiddenFields,
  isFilled,
  shownAnswers,
  toggledChoice,
  typedInto,
  type Answers,
} from './answers.ts';
import { fieldProblem, longestText } from './field-problems.ts';
import { formProblems, holds, isComplete, noProblems, pageProblems } from './check-answers.ts';
import {
  fieldsOf,
  fieldsOfRule,
  isSubmittable,
  type CheckedRule,
  type Field,
  type FieldRule,
  type Form,
} from './form.ts';
import { parseResponses, responsesOf } from './responses.ts';
import { longestPatterned } from './safe-pattern.ts';
import { anyAnswers, forms, goodAnswers, plainForms, someAnswers, typings } from './testing/index.ts';

const today = '2026-03-02' as LocalDate;
const withAnswers = (form: Form) => someAnswers(form, today).map((answers) => [form, answers] as const);
const formsAndAnswers = forms.chain(withAnswers);
/** Removes the rules of fields, which an arbitrary value would violate. */
const lenient = plainForms.map((form): Form => ({
  ...form,
  pages: form.pages.map((page) => ({ ...page, fields: page.fields.map((field) => ({ ...field, rules: [] })) })),
}));
const lenientAndGood = lenient.chain((form) => goodAnswers(form, today).map((answers) => [form, answers] as const));
const textField = (uuid: string, rules: readonly FieldRule[] = []): Field => ({
  uuid,
  type: 'text',
  label: uuid,
  sortOrder: 1,
  rules,
});
const problemOf = (rule: FieldRule, value: string, others: Answers = {}) =>
  fieldProblem(textField('a', [rule]), { ...others, a: value }, { required: false, today })?.kind;
const of =
  (answers: Answers) =>
  (uuid: string): string | readonly string[] =>
    answers[uuid] ?? '';
const two = { a: anyAnswers, b: anyAnswers };

describe('the fields of a form', () => {
  it('MON-359 APT-262 a form is complete when nothing is missing, nothing is wrong, and something changed', () => {
    fc.assert(
      fc.property(lenientAndGood, ([form, answers]) => {
        fc.pre(fieldsOf(form).some(isSubmittable));
        expect(formProblems(form, answers, today)).toEqual({ fields: {}, rules: [] });
        expect(isComplete(form, {}, answers, today)).toBe(true);
        expect(isComplete(form, answers, answers, today)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(formsAndAnswers, ([form, answers]) => {
        const hidden = hiddenFields(form, answers);
        const missing = form.pages.some(({ required, fields }) =>
          fields.some(
            (field) => required.includes(field.uuid) && !hidden.has(field.uuid) && !isFilled(answerTo(field, answers)),
          ),
        );
        const broken = form.rules.some(
          (rule) =>
            rule.type !== 'SHOWN_IF' &&
            !fieldsOfRule(rule).some((uuid) => hidden.has(uuid)) &&
            !holds(rule, (uuid) => answerIn(form, answers, uuid), today),
        );
        if (missing || broken) expect(isComplete(form, {}, answers, today)).toBe(false);
      }),
    );
  });

  it('APT-260 APT-261 MON-358 a page is not left while a required field of it is empty', () => {
    fc.assert(
      fc.property(lenientAndGood, fc.nat(), fc.constantFrom('   ', []), ([form, answers], pick, empty) => {
        const required = form.pages.flatMap((page, at) => page.required.map((uuid) => [at, uuid] as const));
        fc.pre(required.length > 0);
        const [page, uuid] = required[pick % required.length] ?? [0, ''];
        const without = { ...answers, [uuid]: empty };
        expect(pageProblems(form, page, without, today).fields).toEqual({ [uuid]: { kind: 'required' } });
        form.pages.forEach((_, at) => expect(noProblems(pageProblems(form, at, without, today))).toBe(at !== page));
      }),
    );
  });

  it('every problem of the form is one of its pages, and never a surprise', () => {
    fc.assert(
      fc.property(formsAndAnswers, ([form, answers]) => {
        const whole = formProblems(form, answers, today);
        const pages = form.pages.map((_, at) => pageProblems(form, at, answers, today));
        expect(whole.rules).toHaveLength(pages.reduce((sum, { rules }) => sum + rules.length, 0));
        expect(noProblems(whole)).toBe(pages.every(noProblems));
        expect(pageProblems(form, form.pages.length, answers, today)).toEqual({ fields: {}, rules: [] });
      }),
    );
  });

  it('APT-258 MON-361 a rating is 1 to 5', () => {
    const rating: Field = { uuid: 'a', type: 'rating', label: 'A', sortOrder: 1, rules: [] };
    const kind = (a: string) => fieldProblem(rating, { a }, { required: true, today })?.kind;
    expect(['1', '2', '3', '4', '5'].map(kind)).toEqual([undefined, undefined, undefined, undefined, undefined]);
    fc.assert(
      fc.property(
        typings.filter((text) => !/^[1-5]$/.test(text) && text.trim() !== ''),
        (text) => expect(kind(text)).toBe('unknown-choice'),
      ),
    );
  });

  it('a choice that is made alone stands beside no other, however they are pressed, and is refused where it does', () => {
    const choices = ['none', 'unsure', 'asthma', 'diabetes'].map((value) => ({
      value,
      label: value,
      exclusive: value === 'none' || value === 'unsure',
    }));
    const list: Field = { uuid: 'a', type: 'checkboxes', label: 'A', sortOrder: 1, rules: [], choices };
    const kind = (a: readonly string[]) => fieldProblem(list, { a }, { required: false, today })?.kind;
    const presses = fc.array(fc.constantFrom(...choices.map(({ value }) => value)), { maxLength: 8 });
    fc.assert(
      fc.property(presses, (pressed) => {
        let chosen: readonly string[] = [];
        for (const value of pressed) {
          const was = chosen.includes(value);
          chosen = toggledChoice(choices, chosen, value);
          expect(chosen.includes(value)).toBe(!was);
          expect(kind(chosen)).toBeUndefined();
        }
      }),
    );
    expect(kind(['none', 'asthma'])).toBe('contradictory-choices');
    expect(kind(['none', 'unsure'])).toBe('contradictory-choices');
    expect(kind(['asthma', 'diabetes'])).toBeUndefined();
  });

  it('typing into a field again changes nothing', () => {
    fc.assert(
      fc.property(forms, typings, (form, typed) => {
        for (const field of fieldsOf(form)) {
          const once = typedInto(field, typed);
          expect(typedInto(field, once)).toEqual(once);
        }
      }),
    );
  });

  it('APT-239 answers come back from the wire as they went, and no others come in', () => {
    fc.assert(
      fc.property(
        forms.chain((form) => goodAnswers(form, today).map((answers) => [form, answers] as const)),
        ([form, answers]) => {
          const responses = responsesOf(form, answers);
          expect(parseResponses(form, responses)).toEqual({ ok: true, value: shownAnswers(form, answers) });
          const [first] = responses;
          if (first === undefined) return;
          expect(parseResponses(form, [...responses, first]).ok).toBe(false);
          expect(parseResponses(form, [{ ...first, propertyUuid: 'function Object() { [native code] }' }]).ok).toBe(
            false,
          );
          expect(parseResponses(form, [{ ...first, type: 'help' }]).ok).toBe(false);
          expect(parseResponses(form, [{ propertyUuid: first.propertyUuid, type: first.type }]).ok).toBe(false);
        },
      ),
    );
  });
});

describe('the rules of a field', () => {
  it('MON-349 APT-265 required, pattern, numrange and match say what they find', () => {
    expect(problemOf({ type: 'pattern', pattern: '\\d{5}' }, '85004')).toBeUndefined();
    expect(problemOf({ type: 'pattern', pattern: '\\d{5}' }, '850041')).toBe('bad-pattern');
    expect(problemOf({ type: 'match', field: 'b' }, 'one', { b: 'one' })).toBeUndefined();
    expect(problemOf({ type: 'match', field: 'b' }, 'one', { b: 'two' })).toBe('no-match');
    expect(problemOf({ type: 'match', field: 'b' }, 'one')).toBe('no-match');
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (number) => {
        const kind = problemOf({ type: 'numrange', min: -10, max: 10 }, String(number));
        expect(kind).toBe(number >= -10 && number <= 10 ? undefined : 'out-of-range');
      }),
    );
    const ends = [-11, -10, 10, 11].map((number) => problemOf({ type: 'numrange', min: -10, max: 10 }, String(number)));
    expect(ends).toEqual(['out-of-range', undefined, undefined, 'out-of-range']);
    expect(problemOf({ type: 'numrange', min: 0, max: 10 }, 'ten')).toBe('out-of-range');
    const letters = (count: number) => problemOf({ type: 'pattern', pattern: 'a*' }, 'a'.repeat(count));
    expect([letters(longestPatterned), letters(longestPatterned + 1)]).toEqual([undefined, 'too-long']);
  });

  it('are those of its length beside, up to the longest text that it takes', () => {
    const typed = (count: number) =>
      fieldProblem(textField('a'), { a: 'a'.repeat(count) }, { required: false, today })?.kind;
    expect([typed(longestText.text), typed(longestText.text + 1)]).toEqual([undefined, 'too-long']);
  });

  it('an empty field breaks none of them', () => {
    const rules: readonly FieldRule[] = [
      { type: 'pattern', pattern: 'x' },
      { type: 'numrange', min: 1, max: 2 },
      { type: 'match', field: 'b' },
    ];
    for (const rule of rules) expect(problemOf(rule, ' ', { b: 'x' })).toBeUndefined();
  });
});

const answerIn = (form: Form, answers: Answers, uuid: string) => {
  const field = fieldsOf(form).find((each) => each.uuid === uuid);
  return field === undefined ? '' : answerTo(field, answers);
};

describe('the rules between fields', () => {
  const fields = ['a', 'b'];

  it('MON-351 APT-263 MATCH holds when the two are equal', () => {
    const rule: CheckedRule = { type: 'MATCH', fields };
    fc.assert(fc.property(anyAnswers, (a) => expect(holds(rule, of({ a, b: a }), today)).toBe(true)));
    fc.assert(
      fc.property(typings, typings, (a, b) => expect(holds(rule, of({ a, b }), today)).toBe(a.trim() === b.trim())),
    );
  });

  it('MON-352 APT-263 OR holds when at least one has a value', () => {
    fc.assert(
      fc.property(fc.record(two), (answers) => {
        const some = isFilled(answers.a) || isFilled(answers.b);
        expect(holds({ type: 'OR', fields }, of(answers), today)).toBe(some);
      }),
    );
  });

  it('MON-353 APT-263 COMPLETION_EQUAL holds when all or none are filled', () => {
    fc.assert(
      fc.property(fc.record(two), (answers) => {
        const same = isFilled(answers.a) === isFilled(answers.b);
        expect(holds({ type: 'COMPLETION_EQUAL', fields }, of(answers), today)).toBe(same);
      }),
    );
  });

  it('MON-354 APT-263 CONDITIONALLY_REQUIRED asks for a field when the driving one has one of the values', () => {
    const rule: CheckedRule = { type: 'CONDITIONALLY_REQUIRED', driver: 'a', field: 'b', values: ['yes', 'often'] };
    const drivers = fc.constantFrom<string | readonly string[]>('yes', 'often', 'no', '', [], ['no', 'often'], ['no']);
    fc.assert(
      fc.property(drivers, anyAnswers, (a, b) => {
        const asked = [a].flat().some((value) => value === 'yes' || value === 'often');
        expect(holds(rule, of({ a, b }), today)).toBe(!asked || isFilled(b));
      }),
    );
  });

  it('MON-355 MON-356 APT-263 DATE_RANGE lets a day between its limits pass, both included, where today may stand for either', () => {
    fc.assert(
      fc.property(localDates, localDates, localDates, (day, from, to) => {
        const rule = (limits: object): boolean =>
          holds({ type: 'DATE_RANGE', field: 'a', ...limits }, of({ a: day }), today);
        expect(rule({ from, to })).toBe(from <= day && day <= to);
        expect(rule({ from: 'today' })).toBe(day >= today);
        expect(rule({ to: 'today' })).toBe(day <= today);
        expect(rule({ from: day, to: day })).toBe(true);
      }),
    );
    expect(holds({ type: 'DATE_RANGE', field: 'a', to: 'today' }, of({}), today)).toBe(true);
    expect(holds({ type: 'DATE_RANGE', field: 'a', to: 'today' }, of({ a: '02/30' }), today)).toBe(false);
  });
});

describe('answers that go over into another version of a form', () => {
  const answered = formsAndAnswers.map(([before, answers]) => ({ before, answers }));
  it('MON-021 are those of fields that are still there, as they were, and never a signature', () => {
    fc.assert(
      fc.property(answered, fc.nat(), fc.nat(), ({ before, answers }, drop, turn) => {
        const fields = fieldsOf(before);
        // Of all fields one is gone, and one has become another type.
        const gone = fields[drop % fields.length]?.uuid;
        const turned = fields[turn % fields.length]?.uuid;
        const pages = before.pages.map((page) => ({
          ...page,
          fields: page.fields
            .filter(({ uuid }) => uuid !== gone)
            .map((field): Field =>
              field.uuid === turned ? { ...textField(field.uuid), type: otherThan(field) } : field,
            ),
        }));
        const carried = carriedOver(before, { ...before, version: before.version + 1, pages }, answers);
        const wanted = fields.filter(
          ({ uuid, type }) => uuid !== gone && uuid !== turned && type !== 'signature' && Object.hasOwn(answers, uuid),
        );
        expect(carried).toEqual(Object.fromEntries(wanted.map(({ uuid }) => [uuid, answers[uuid]])));
      }),
    );
  });

  const otherThan = ({ type }: Field) => (type === 'textarea' ? 'email' : 'textarea');
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LocalDate } from '../kernel/index.ts';
import { answerTo, hiddenFields, shownAnswers, valuesOf, type Answers } from './answers.ts';
import { formProblems, isChanged, isComplete } from './check-answers.ts';
import { fieldsOf, type Form, type FormUuid } from './form.ts';
import { parseForm } from './parse-form.ts';
import { parseResponses, responsesOf } from './responses.ts';
import { anyAnswers, forms, someAnswers } from './testing/index.ts';

const today = '2026-03-02' as LocalDate;

const question = (uuid: string) => ({ uuid, type: 'text', label: uuid, sortOrder: 1, rules: [] }) as const;
const yesOrNo = (uuid: string) => ({
  ...question(uuid),
  type: 'radios' as const,
  choices: ['yes', 'no'].map((value) => ({ value, label: value })),
});
/** Whether someone smokes, whether every day, and how much; each asked where the one before is answered with yes. */
const smoking: Form = {
  uuid: 'f' as FormUuid,
  version: 1,
  title: 'Health',
  pages: [
    { required: ['smoker'], fields: [yesOrNo('smoker')] },
    { required: ['daily', 'cigarettes'], fields: [yesOrNo('daily'), question('cigarettes')] },
  ],
  rules: [
    { type: 'SHOWN_IF', driver: 'smoker', field: 'daily', values: ['yes'] },
    { type: 'SHOWN_IF', driver: 'daily', field: 'cigarettes', values: ['yes'] },
    { type: 'CONDITIONALLY_REQUIRED', driver: 'smoker', field: 'cigarettes', values: ['yes'] },
    { type: 'COMPLETION_EQUAL', fields: ['smoker', 'cigarettes'] },
    { type: 'OR', fields: ['daily', 'cigarettes'] },
  ],
};

/** By the meaning of the rules alone. */
const isHidden = (form: Form, answers: Answers, uuid: string): boolean =>
  form.rules.some((rule) => {
    if (rule.type !== 'SHOWN_IF' || rule.field !== uuid) return false;
    const driver = fieldsOf(form).find((field) => field.uuid === rule.driver);
    if (driver === undefined || isHidden(form, answers, rule.driver)) return true;
    return !valuesOf(answerTo(driver, answers)).some((value) => rule.values.includes(value));
  });

const anyForms = fc.oneof(forms, fc.constant(smoking));
const answered = anyForms.chain((form) =>
  fc.tuple(fc.constant(form), someAnswers(form, today), fc.infiniteStream(anyAnswers)),
);

describe('a field that is shown only where another one has a value', () => {
  it('is hidden where one of its rules says so, and whatever depends on a hidden one with it', () => {
    fc.assert(
      fc.property(answered, ([form, answers]) => {
        const uuids = fieldsOf(form).map(({ uuid }) => uuid);
        expect([...hiddenFields(form, answers)]).toEqual(uuids.filter((uuid) => isHidden(form, answers, uuid)));
        const first = uuids[0] ?? '';
        expect(hiddenFields(form, answers).has(first)).toBe(false);
      }),
    );
  });

  it('is no part of the form while it is hidden: what stands in it is not sent, not taken, and changes nothing', () => {
    fc.assert(
      fc.property(answered, ([form, answers, others]) => {
        const hidden = hiddenFields(form, answers);
        const [other] = others.take(1);
        const changed = { ...answers, ...Object.fromEntries([...hidden].map((uuid) => [uuid, other ?? ''])) };
        expect(formProblems(form, changed, today)).toEqual(formProblems(form, answers, today));
        expect(responsesOf(form, changed)).toEqual(responsesOf(form, answers));
        expect(isChanged(form, answers, changed)).toBe(false);
        expect(isComplete(form, {}, changed, today)).toBe(isComplete(form, {}, answers, today));
        const sent = responsesOf({ ...form, rules: [] }, changed);
        const taken = parseResponses(form, sent);
        if (!taken.ok) return;
        for (const { propertyUuid } of responsesOf(form, taken.value))
          expect(isHidden(form, taken.value, propertyUuid)).toBe(false);
      }),
    );
  });

  it('is asked nothing by any rule while it is hidden', () => {
    fc.assert(
      fc.property(answered, ([form, answers]) => {
        const hidden = hiddenFields(form, answers);
        const { fields, rules } = formProblems(form, answers, today);
        const named = [
          ...Object.keys(fields),
          ...rules.flatMap((rule) => ('fields' in rule ? rule.fields : [rule.field])),
        ];
        expect(named.filter((uuid) => hidden.has(uuid))).toEqual([]);
      }),
    );
  });

  it('is asked again once the answer has the value, with what was typed before', () => {
    const problemsWith = (answers: Answers) => formProblems(smoking, answers, today);
    expect(problemsWith({ smoker: 'no', cigarettes: 'a few' })).toEqual({ fields: {}, rules: [] });
    expect(Object.keys(problemsWith({ smoker: 'yes', cigarettes: 'a few' }).fields)).toEqual(['daily']);
    expect(Object.keys(problemsWith({ smoker: 'yes', daily: 'yes' }).fields)).toEqual(['cigarettes']);
    expect(shownAnswers(smoking, { smoker: 'yes', daily: 'yes', cigarettes: '5' })).toHaveProperty('cigarettes', '5');
    expect(shownAnswers(smoking, { smoker: 'no', daily: 'yes', cigarettes: '5' })).toEqual({ smoker: 'no' });
  });

  it('depends on an earlier field, and on a value that this one can have', () => {
    const withRule = (rule: object) => parseForm({ ...smoking, rules: [{ type: 'SHOWN_IF', ...rule }] });
    expect(parseForm(smoking)).toEqual({ ok: true, value: smoking });
    const values = ['yes'];
    const astray = [
      { driver: 'daily', field: 'smoker', values },
      { driver: 'daily', field: 'daily', values },
      { driver: 'smoker', field: 'daily', values: ['often'] },
      { driver: 'gone', field: 'daily', values },
    ];
    for (const rule of astray) expect(withRule(rule)).toMatchObject({ ok: false, error: { kind: 'unknown-field' } });
    expect(withRule({ driver: 'smoker', field: 'daily', values: [] })).toMatchObject({ error: { kind: 'no-list' } });
  });
});

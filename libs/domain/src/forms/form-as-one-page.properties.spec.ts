import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hiddenFields } from './answers.ts';
import { fieldsOf, isSubmittable } from './form.ts';
import { asOnePage } from './form-as-one-page.ts';
import { responsesOf } from './responses.ts';
import { forms, goodAnswers } from './testing/index.ts';
import type { LocalDate } from '../kernel/index.ts';

const today = '2026-11-21' as LocalDate;

describe('a form on one page', () => {
  it('APT-202 asks the same in the same order, and is answered by the same', () => {
    const answered = forms.chain((form) => goodAnswers(form, today).map((answers) => [form, answers] as const));
    fc.assert(
      fc.property(answered, ([form, answers]) => {
        const one = asOnePage(form);
        expect(one.pages).toHaveLength(1);
        const asked = (of: typeof form) =>
          fieldsOf(of)
            .filter(isSubmittable)
            .map(({ uuid }) => uuid);
        expect(asked(one)).toEqual(asked(form));
        expect(one.pages[0]?.required).toEqual(form.pages.flatMap(({ required }) => required));
        expect(responsesOf(one, answers)).toEqual(responsesOf(form, answers));
      }),
    );
  });

  it('has the heading of a page exactly while something of that page is asked', () => {
    const answered = forms.chain((form) => goodAnswers(form, today).map((answers) => [form, answers] as const));
    fc.assert(
      fc.property(answered, ([form, answers]) => {
        fc.pre(form.pages.length > 1);
        const hidden = hiddenFields(form, answers);
        const one = asOnePage(form);
        const gone = hiddenFields(one, answers);
        const shown = fieldsOf(one).filter(({ uuid }) => uuid.startsWith('page-') && !gone.has(uuid));
        const open = form.pages.filter(({ fields }) => fields.some(({ uuid }) => !hidden.has(uuid)));
        expect(shown.map(({ label }) => label)).toEqual(open.flatMap(({ title }) => title ?? []));
      }),
    );
  });
});

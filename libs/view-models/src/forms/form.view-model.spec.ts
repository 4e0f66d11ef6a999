import { describe, expect, it } from '@jest/globals';
import { fieldsOf, formProblems, inLanguage, isSubmittable } from '@portico/domain/forms';
import { forms, goodAnswers, plainForms, sampleForm, someAnswers } from '@portico/domain/forms/testing';
import type { LocalDate } from '@portico/domain/kernel';
import fc from 'fast-check';
import type { Draft, FormDraft } from '../kernel/index.ts';
import { FormViewModel } from './form.view-model.ts';

const today = '2026-11-21' as LocalDate;

const memoryDraft = (): FormDraft & { readonly kept: () => Draft | undefined } => {
  let kept: Draft | undefined;
  return {
    read: () => kept,
    keep: (draft) => {
      kept = draft;
    },
    drop: () => {
      kept = undefined;
    },
    kept: () => kept,
  };
};

const filled = forms.chain((form) => someAnswers(form, today).map((answers) => [form, answers] as const));

describe('a form that is filled in', () => {
  it('keeps everything that is typed, and finds it again', () => {
    fc.assert(
      fc.property(filled, ([form, answers]) => {
        const draft = memoryDraft();
        const first = new FormViewModel({ form, today, draft });
        for (const [uuid, answer] of Object.entries(answers)) first.type(uuid, answer);
        const again = new FormViewModel({ form, today, draft });
        expect(again.input.responses).toEqual(first.input.responses);
        again.input.done();
        expect(draft.kept()).toBeUndefined();
      }),
    );
  });

  it('opens again on the page where the person was, and on the first one where nothing was typed', () => {
    fc.assert(
      fc.property(filled, fc.boolean(), ([form, answers], goesBack) => {
        const draft = memoryDraft();
        const first = new FormViewModel({ form, today, draft });
        for (const [uuid, answer] of Object.entries(answers)) first.type(uuid, answer);
        form.pages.forEach(() => first.next());
        if (goesBack) first.back();
        const isBegun = Object.values(draft.kept() ?? {}).some((text) => text.trim() !== '');
        expect(new FormViewModel({ form, today, draft }).page).toBe(isBegun ? first.page : 0);
        first.input.done();
        expect(new FormViewModel({ form, today, draft }).page).toBe(0);
      }),
    );
  });

  it('APT-260 leaves a page only when it is whole, and never skips one', () => {
    fc.assert(
      fc.property(filled, ([form, answers]) => {
        const viewModel = new FormViewModel({ form, today, answers });
        form.pages.forEach((_, at) => {
          const before = viewModel.page;
          viewModel.next();
          const whole = Object.keys(viewModel.problems.fields).length === 0 && viewModel.problems.rules.length === 0;
          const passed = form.pages.slice(before + 1, viewModel.page).flatMap(({ fields }) => fields);
          expect(viewModel.page).toBeGreaterThanOrEqual(before);
          // A page of which nothing is shown is none.
          expect(passed.filter(({ uuid }) => !viewModel.input.hidden.has(uuid))).toEqual([]);
          if (viewModel.page === before && at < form.pages.length - 1 && whole) expect(viewModel.isLastPage).toBe(true);
        });
      }),
    );
  });

  it('MON-359 APT-262 may be sent when it is complete and never otherwise, and opens the first page that is wrong', () => {
    fc.assert(
      fc.property(filled, ([form, answers]) => {
        const viewModel = new FormViewModel({ form, today });
        for (const [uuid, answer] of Object.entries(answers)) viewModel.type(uuid, answer);
        const sent = viewModel.trySend();
        expect(sent).toBe(viewModel.input.isComplete);
        const { fields, rules } = formProblems(form, viewModel.input.answers, today);
        if (!sent && (Object.keys(fields).length > 0 || rules.length > 0)) {
          const spoken = viewModel.problems;
          expect(Object.keys(spoken.fields).length + spoken.rules.length).toBeGreaterThan(0);
        }
      }),
    );
    const whole = plainForms.chain((form) => goodAnswers(form, today).map((answers) => [form, answers] as const));
    fc.assert(
      fc.property(whole, ([form, answers]) => {
        fc.pre(fieldsOf(form).some(isSubmittable));
        const viewModel = new FormViewModel({ form, today, answers });
        expect(viewModel.trySend()).toBe(false);
      }),
    );
  });

  it('APT-251 APT-253 MON-026 goes back to the first page when it was not taken, and keeps what was typed', () => {
    fc.assert(
      fc.property(filled, ([form, answers]) => {
        const viewModel = new FormViewModel({ form, today, answers });
        viewModel.next();
        const { responses } = viewModel.input;
        viewModel.returned('Not today');
        expect(viewModel.page).toBe(0);
        expect(viewModel.errorMessage).toBe('Not today');
        expect(viewModel.input.responses).toEqual(responses);
      }),
    );
  });

  const twoPages = () => new FormViewModel({ form: inLanguage(sampleForm(), 'en'), today });

  it('APT-260 goes back as far as the first page, and on as far as the last', () => {
    const viewModel = twoPages();
    expect(viewModel.isLastPage).toBe(false);
    viewModel.back();
    expect(viewModel.page).toBe(0);
    viewModel.type('name', 'Ana');
    viewModel.next();
    expect(viewModel).toMatchObject({ page: 1, isLastPage: true });
    viewModel.back();
    expect(viewModel.page).toBe(0);
  });

  it('shows a field only where the answer before it asks for it, and goes past a page that has none', () => {
    const { pages, ...form } = inLanguage(sampleForm(), 'en');
    const page = (uuid: string) => ({
      required: [uuid],
      fields: [{ uuid, type: 'text' as const, label: uuid, sortOrder: 1, rules: [] }],
    });
    const rules = [
      { type: 'SHOWN_IF' as const, driver: 'name', field: 'nickname', values: ['Ana'] },
      { type: 'SHOWN_IF' as const, driver: 'name', field: 'signature', values: ['Ana', 'Eva'] },
    ];
    const [first, ...rest] = pages;
    const pagesNow = [...(first === undefined ? [] : [first]), page('nickname'), ...rest];
    const viewModel = new FormViewModel({ form: { ...form, pages: pagesNow, rules }, today });
    const goOn = (name: string) => {
      viewModel.type('name', name);
      const { isLastPage } = viewModel;
      viewModel.next();
      const { page: at, openPage } = viewModel;
      viewModel.back();
      return { isLastPage, at, fields: openPage.fields.map(({ uuid }) => uuid), back: viewModel.page };
    };
    expect(goOn('Ana')).toEqual({ isLastPage: false, at: 1, fields: ['nickname'], back: 0 });
    expect(goOn('Eva')).toEqual({ isLastPage: false, at: 2, fields: ['signature'], back: 0 });
    expect(goOn('Ben')).toEqual({ isLastPage: true, at: 0, fields: ['name'], back: 0 });
    expect(viewModel.trySend()).toBe(true);
    viewModel.type('nickname', 'A.');
    expect(viewModel.input.responses.map(({ propertyUuid }) => propertyUuid)).toEqual(['name']);
  });

  it('MON-359 APT-262 opens the first page when it is the one that is wrong', () => {
    const viewModel = twoPages();
    viewModel.type('name', 'Ana');
    viewModel.next();
    viewModel.type('name', '');
    expect(viewModel.trySend()).toBe(false);
    expect(viewModel.page).toBe(0);
  });
});

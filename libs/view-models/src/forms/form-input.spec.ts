import { describe, expect, it } from '@jest/globals';
import type { Form, FormUuid } from '@portico/domain/forms';
import type { LocalDate } from '@portico/domain/kernel';
import { Drafts } from '../kernel/index.ts';
import { FormInput } from './form-input.ts';

const today = '2026-11-21' as LocalDate;
const formOf = (label: string): Form => ({
  uuid: 'f' as FormUuid,
  version: 1,
  title: label,
  pages: [{ required: ['a'], fields: [{ uuid: 'a', type: 'text', label, sortOrder: 1, rules: [] }] }],
  rules: [],
});

describe('the input of a form', () => {
  it('keeps what is typed in its draft, and nothing of a field that the form does not have', () => {
    const draft = new Drafts(() => ({ person: 'ben', place: 'pena' })).of('form');
    const input = new FormInput({ form: formOf('Why?'), today, draft });
    expect([input.type('a', 'A cough'), input.type('b', 'Elsewhere')]).toEqual([true, false]);
    expect(new FormInput({ form: formOf('Why?'), today, draft }).answers).toEqual({ a: 'A cough' });
    input.done();
    expect(draft.read()).toBeUndefined();
  });

  it('MON-359 is complete only when something was changed and nothing is wrong', () => {
    const input = new FormInput({ form: formOf('Why?'), today, answers: { a: 'A cough' } });
    expect({ isChanged: input.isChanged, isComplete: input.isComplete }).toEqual({
      isChanged: false,
      isComplete: false,
    });
    input.type('a', '');
    expect({ isComplete: input.isComplete, fields: input.problemsOf(0).fields }).toEqual({
      isComplete: false,
      fields: { a: { kind: 'required' } },
    });
    input.type('a', 'A cold');
    expect(input.isComplete).toBe(true);
  });

  it('begins with what is known, counts it as an answer, and prefers what was typed', () => {
    const form = formOf('Phone?');
    const known = {
      ...form,
      pages: form.pages.map((page) => ({ ...page, fields: page.fields.map((each) => ({ ...each, known: 'Eva' })) })),
    };
    const draft = new Drafts(() => ({ person: 'ben', place: 'pena' })).of('form');
    const input = new FormInput({ form: known, today, draft });
    expect({ answers: input.answers, isComplete: input.isComplete }).toEqual({
      answers: { a: 'Eva' },
      isComplete: true,
    });
    input.type('a', 'Ana');
    expect(new FormInput({ form: known, today, draft }).answers).toEqual({ a: 'Ana' });
  });

  it('keeps the answers in another language of the form', () => {
    const input = new FormInput({ form: formOf('Why?'), today });
    input.type('a', 'A cough');
    input.take(formOf('¿Por qué?'));
    expect({ title: input.form.title, answer: input.answer('a') }).toEqual({ title: '¿Por qué?', answer: 'A cough' });
  });
});

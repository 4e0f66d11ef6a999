import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { languages } from '../kernel/index.ts';
import type { FormOf } from './form.ts';
import { inLanguage } from './texts-in-language.ts';
import { parseForm, parseFormTemplate } from './parse-form.ts';
import { safePattern } from './safe-pattern.ts';
import { forms, formTemplates } from './testing/index.ts';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** The same form with its first field changed. */
const withField = (form: FormOf<unknown>, change: object): unknown => ({
  ...form,
  pages: form.pages.map((page, at) =>
    at > 0
      ? page
      : { ...page, fields: page.fields.map((field, first) => (first > 0 ? field : { ...field, ...change })) },
  ),
});
const kindOf = (result: { readonly ok: boolean; readonly error?: unknown }) =>
  (result.error as { kind: string } | undefined)?.kind;

describe('a form that a practice sends', () => {
  it('ACC-017 MON-360 APT-241 APT-256 is read as it was written, whatever its fields and rules', () => {
    fc.assert(fc.property(forms, (form) => expect(parseForm(plain(form))).toEqual({ ok: true, value: form })));
    fc.assert(
      fc.property(formTemplates, (form) => expect(parseFormTemplate(plain(form))).toEqual({ ok: true, value: form })),
    );
  });

  it('is read in one language as in all of them', () => {
    fc.assert(
      fc.property(formTemplates, fc.constantFrom(...languages), (template, language) => {
        const form = inLanguage(template, language);
        expect(parseForm(form)).toEqual({ ok: true, value: form });
        expect(form.title).toBe(template.title[language]);
      }),
    );
  });

  it('is refused, and never thrown at, when it is anything else', () => {
    fc.assert(fc.property(fc.anything(), (raw) => expect(parseForm(raw).ok).toBe(false)));
    fc.assert(
      fc.property(fc.jsonValue(), (raw) =>
        expect(parseForm({ uuid: 'f', version: 1, title: 'T', pages: raw }).ok).toBe(false),
      ),
    );
  });

  it('ACC-017 MON-360 with a type of field that nobody knows is an error', () => {
    fc.assert(
      fc.property(forms, fc.string(), (form, type) => {
        const known = parseForm(withField(form, { type }));
        fc.pre(!known.ok || known.value.pages[0]?.fields[0]?.type !== type);
        expect(['unknown-type', 'unknown-field']).toContain(kindOf(known));
      }),
    );
    fc.assert(
      fc.property(forms, (form) =>
        expect(kindOf(parseForm(withField(form, { type: 'captcha' })))).toBe('unknown-type'),
      ),
    );
  });

  it('MON-349 APT-263 APT-265 with a rule that nobody knows is an error', () => {
    fc.assert(
      fc.property(forms, (form) => {
        expect(kindOf(parseForm(withField(form, { rules: [{ type: 'luhn' }] })))).toBe('unknown-rule');
        expect(kindOf(parseForm({ ...form, rules: [{ type: 'XOR', fields: ['a', 'b'] }] }))).toBe('unknown-rule');
        expect(kindOf(parseForm({ ...form, rules: [{ type: 'OR', fields: ['p0.f0', 'gone'] }] }))).toBe(
          'unknown-field',
        );
      }),
    );
  });

  it('APT-259 keeps required fields per page, and shows fields by sort_order', () => {
    const field = (uuid: string, sortOrder: number, rules: object[] = []) => ({
      uuid,
      sortOrder,
      type: 'text',
      label: uuid,
      rules,
    });
    const raw = {
      uuid: 'f',
      version: 1,
      title: 'T',
      rules: [],
      pages: [{ required: ['b'], fields: [field('a', 3, [{ type: 'required' }]), field('b', 1), field('c', 2)] }],
    };
    const form = parseForm(raw);
    expect(form).toMatchObject({ ok: true, value: { pages: [{ required: ['b', 'a'] }] } });
    expect(form.ok && form.value.pages[0]?.fields.map(({ uuid }) => uuid)).toEqual(['b', 'c', 'a']);
    expect(kindOf(parseForm({ ...raw, pages: [{ required: ['z'], fields: [field('a', 1)] }] }))).toBe('unknown-field');
    expect(kindOf(parseForm({ ...raw, pages: [{ required: [], fields: [field('a', 1), field('a', 2)] }] }))).toBe(
      'same-id',
    );
  });

  it.each(['(a+)+', '(a|b){2,}', '(?=a)b', '(a)\\1', '.*.*.*.*', '[', '', 'a'.repeat(201)])(
    'refuses the pattern %s, which is none or could be made to take long',
    (pattern) => expect(safePattern(pattern)).toBeUndefined(),
  );
});

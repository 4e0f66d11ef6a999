import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseEntryId, parseId, parseLabId, samePatient, type PatientId } from './ids.ts';
import { isLanguage, languageOr } from './language.ts';
import { ids, patientRefs } from './testing/index.ts';

describe('the id of an entry of a record', () => {
  it.each(['demo.c01', 'Condition/d6d40fa8-246f-4adc-9fa5-0de64b502230'])('may be %s', (id) => {
    expect(parseEntryId(id)).toEqual({ ok: true, value: id });
  });

  it.each(['', '/', 'a/', '/a', '../a', 'a b', `a/${'b'.repeat(127)}`, 7])('is never %j', (id) => {
    expect(parseEntryId(id)).toEqual({ ok: false, error: { kind: 'bad-id' } });
  });
});

describe('an id', () => {
  it('is kept as it is', () => {
    fc.assert(
      fc.property(ids<PatientId>('p'), (id) => {
        expect(parseId(id)).toEqual({ ok: true, value: id });
      }),
    );
  });

  it('is safe in a path, a header and a line of a log, whatever was sent', () => {
    const nearly = fc
      .tuple(fc.stringMatching(/^[\w.:-]{0,5}$/), fc.string({ maxLength: 3 }))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), nearly), (raw) => {
        const id = parseId<PatientId>(raw);
        if (!id.ok) return;
        expect(encodeURIComponent(id.value).replaceAll('%3A', ':')).toBe(id.value);
        expect(id.value.startsWith('.')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '',
    '.',
    '..',
    '../x',
    'a/b',
    'a b',
    'a\n',
    '\na',
    "a'b",
    'ñ',
    '-a',
    'a'.repeat(129),
    7,
    null,
    undefined,
    {},
  ])('is not %p', (raw) => {
    expect(parseId(raw)).toEqual({ ok: false, error: { kind: 'bad-id' } });
  });

  it('may have 128 characters', () => {
    expect(parseId('a'.repeat(128)).ok).toBe(true);
  });
});

describe('a lab id', () => {
  it('is a positive whole number and nothing that only looks like one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.maxSafeNat(), fc.anything()), (raw) => {
        const expected = typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0;
        expect(parseLabId(raw).ok).toBe(expected);
      }),
    );
    expect(['7', 0, 1].map((raw) => parseLabId(raw).ok)).toEqual([false, false, true]);
  });
});

describe('two charts', () => {
  it('are the same only if both practice and patient are', () => {
    fc.assert(
      fc.property(patientRefs, patientRefs, (one, other) => {
        expect(samePatient(one, { ...one })).toBe(true);
        expect(samePatient(one, { ...one, practice: other.practice })).toBe(one.practice === other.practice);
        expect(samePatient(one, { ...one, patient: other.patient })).toBe(one.patient === other.patient);
      }),
    );
  });
});

describe('a language', () => {
  it('ACC-012 is English or Spanish, and English where it is neither', () => {
    expect([isLanguage('en'), isLanguage('es')]).toEqual([true, true]);
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(languageOr(raw)).toBe(raw === 'es' ? 'es' : 'en');
        expect(isLanguage(raw)).toBe(raw === 'en' || raw === 'es');
      }),
    );
    expect([languageOr('fr'), languageOr('ES'), languageOr(undefined, 'es')]).toEqual(['en', 'en', 'es']);
  });
});

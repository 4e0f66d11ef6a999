import { describe, expect, it } from '@jest/globals';
import { inLanguageOf, isMonthFirst, localeOf, parseLocalized, type Language } from './language.ts';

const french = 'fr' as Language;

describe('a text of a practice', () => {
  it('is read in the language of the person, else in English', () => {
    const text = { en: 'Hello', es: 'Hola' };
    expect(inLanguageOf(text, 'es')).toBe('Hola');
    expect(inLanguageOf(text, french)).toBe('Hello');
    expect(inLanguageOf({ ...text, fr: 'Bonjour' }, french)).toBe('Bonjour');
  });

  it('needs the languages that practices write', () => {
    expect(parseLocalized({ en: 'Hello', es: 'Hola', xx: 'x' })).toEqual({
      ok: true,
      value: { en: 'Hello', es: 'Hola' },
    });
    expect(parseLocalized({ en: 'Hello', es: ' ' })).toEqual({ ok: false, error: 'es' });
    expect(parseLocalized(undefined)).toEqual({ ok: false, error: 'en' });
  });
});

describe('a language', () => {
  it('is written as in the United States, if it names no country of its own', () => {
    expect(['es', french, 'en-XA' as Language].map((language) => localeOf(language as Language))).toEqual([
      'es-US',
      'fr-US',
      'en-XA',
    ]);
  });

  it('has its own order of a date', () => {
    expect([isMonthFirst('en'), isMonthFirst('es'), isMonthFirst(french)]).toEqual([true, false, false]);
  });
});

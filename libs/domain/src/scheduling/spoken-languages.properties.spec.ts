import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { characters } from '../kernel/testing/index.ts';
import { languageTags, parseLanguageTag } from './spoken-languages.ts';

describe('The languages of a provider', () => {
  it('are spelled in one way, which is read as itself', () => {
    const parts = fc.tuple(
      fc.constantFrom('en', 'ES', 'Pt', 'zh', 'nv'),
      fc.constantFrom('', '-hant', '-LATN'),
      fc.constantFrom('', '-br', '-MX', '-419'),
    );
    fc.assert(
      fc.property(parts, (tag) => {
        const spelled = parseLanguageTag(tag.join(''));
        expect(spelled).toBe(Intl.getCanonicalLocales(tag.join(''))[0]);
        expect(parseLanguageTag(spelled ?? '')).toBe(spelled);
      }),
    );
  });

  it('are none of other texts, each once, in their order', () => {
    const texts = fc.array(
      fc.oneof(fc.string({ unit: characters }), fc.constantFrom('es', 'ES', 'en', 'Spanish (US)')),
    );
    fc.assert(
      fc.property(texts, (written) => {
        const tags = languageTags(written);
        expect(new Set(tags).size).toBe(tags.length);
        for (const tag of tags) expect(() => new Intl.DisplayNames('en', { type: 'language' }).of(tag)).not.toThrow();
        const places = tags.map((tag) => written.findIndex((text) => parseLanguageTag(text) === tag));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});

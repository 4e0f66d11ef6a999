import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matchesWords } from './match-words.ts';

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);

describe('a search by words', () => {
  it('finds a text by the beginnings of any of its words, in any order and case', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(8), (words, turn, length) => {
        const from = turn % words.length;
        const turned = [...words.slice(from), ...words.slice(0, from)];
        const search = turned.map((one) => one.slice(0, length + 1).toUpperCase()).join('  ');
        expect({ search, words, found: matchesWords(search, words.join(', ')) }).toMatchObject({ found: true });
      }),
    );
  });

  it('finds no text that lacks one of its words', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), word, (words, other) => {
        fc.pre(words.every((one) => !one.startsWith(`${other}z`)));
        expect(matchesWords([...words, `${other}z`].join(' '), words.join(' '))).toBe(false);
      }),
    );
  });

  it('is the same with and without accents, and finds nothing without a word', () => {
    expect(matchesWords('medico', 'Médico')).toBe(true);
    expect(matchesWords('MÉDICO', 'medico de cabecera')).toBe(true);
    expect(matchesWords('edico', 'médico')).toBe(false);
    expect(matchesWords('ng lab', 'Lab results', 'Dr. Ng')).toBe(true);
    for (const none of ['', '  ', '?!']) expect(matchesWords(none, 'anything ?!')).toBe(false);
  });
});

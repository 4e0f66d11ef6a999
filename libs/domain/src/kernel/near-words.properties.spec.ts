import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nearWords } from './near-words.ts';

describe('nearWords', () => {
  it.each([
    ['furosimide', 'Furosemide 40 mg', ['Furosemide']],
    ['furosmide', 'Furosemide 40 mg', ['Furosemide']],
    ['furosimi', 'Furosemide 40 mg', ['Furosemide']],
    ['lisnopril', 'Lisinopril 10 mg', ['Lisinopril']],
    ['amoxicilina', 'Amoxicilín', ['Amoxicilín']],
    ['perscription', 'Prescription refill', ['Prescription']],
    ['resluts', 'Your lab results', ['results']],
    ['medico', 'Médico', []],
    ['metformin', 'Furosemide', []],
    ['lap', 'Lab results', []],
    ['', 'Lab results', []],
  ])('of “%s” among “%s” are %j', (wanted, text, near) => {
    expect(nearWords(wanted, [text])).toEqual(near);
  });

  it('are the nearest first, each once', () => {
    expect(nearWords('metoprolal', ['metaprolol', 'Metoprolol', 'metoprolol'])).toEqual(['Metoprolol', 'metaprolol']);
  });

  it('finds a long word with one letter changed, left out or doubled wherever that is', () => {
    const long = fc.stringMatching(/^[a-z]{8,14}$/);
    fc.assert(
      fc.property(long, fc.nat(13), fc.constantFrom('change', 'omit', 'double'), (word, turn, how) => {
        const at = turn % word.length;
        const put = { change: '0', omit: '', double: `${word[at]}${word[at]}` }[how];
        const typed = `${word.slice(0, at)}${put}${word.slice(at + 1)}`;
        // What begins a word finds it as it is.
        fc.pre(!word.startsWith(typed));
        expect(nearWords(typed, [word])).toEqual([word]);
      }),
    );
  });
});

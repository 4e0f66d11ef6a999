import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { longestBody, longestSubject, parseBody, parseSendKey, parseSubject } from './subject-and-body.ts';
import { subjects } from './testing/index.ts';

const notLetters = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 3 })
  .filter((text) => !/[\p{L}\p{M}\s\0]/u.test(text));
const spaces = fc.array(fc.constantFrom(' ', '\n', '\t', '\u00a0')).map((all) => all.join(''));

describe('what is written', () => {
  it('MON-255 MON-258 a subject of letters of any script and spaces is taken, without the spaces around it', () => {
    fc.assert(
      fc.property(subjects, (text) => {
        const parsed = parseSubject(` ${text} `);
        const isLed = /\p{L}/u.test(text);
        expect(parsed).toEqual(
          isLed ? { ok: true, value: text.trim() } : { ok: false, error: { kind: 'not-letters' } },
        );
      }),
    );
  });

  it('MON-255 a subject with anything else is refused, wherever that stands', () => {
    fc.assert(
      fc.property(subjects, notLetters, subjects, (before, wrong, after) => {
        expect(parseSubject(`${before}${wrong}${after}`)).toEqual({ ok: false, error: { kind: 'not-letters' } });
      }),
    );
  });

  it('MON-256 a subject of spaces alone is blank, and one that is too long is told so', () => {
    expect(parseSubject('   ')).toEqual({ ok: false, error: { kind: 'blank' } });
    expect(parseSubject('a'.repeat(longestSubject)).ok).toBe(true);
    expect(parseSubject('a'.repeat(longestSubject + 1))).toEqual({ ok: false, error: { kind: 'too-long' } });
  });

  it('MON-257 a body of spaces alone is none; any other one is taken as it was written', () => {
    fc.assert(fc.property(spaces, (text) => expect(parseBody(text)).toEqual({ ok: false, error: { kind: 'blank' } })));
    fc.assert(
      fc.property(spaces, fc.string({ unit: 'grapheme' }), (around, text) => {
        const whole = `${around}${text}x${around}`;
        expect(parseBody(whole)).toEqual({ ok: true, value: whole.replaceAll('\0', '').trim() });
      }),
    );
    expect(parseBody('a'.repeat(longestBody)).ok).toBe(true);
    expect(parseBody('a'.repeat(longestBody + 1))).toEqual({ ok: false, error: { kind: 'too-long' } });
  });

  it('a key is safe in an id', () => {
    fc.assert(fc.property(fc.uuid(), (key) => expect(parseSendKey(key)).toEqual({ ok: true, value: key })));
    for (const raw of ['', 'a b', 'ñ', '<', 'a'.repeat(65)]) expect(parseSendKey(raw).ok).toBe(false);
  });
});

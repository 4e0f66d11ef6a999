import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { integers } from '../kernel/testing/index.ts';
import {
  isOpenRefill,
  longestNote,
  mayAnswer,
  newestRefillFirst,
  parseRefillKey,
  parseRefillText,
  refillAnswers,
  refillStatuses,
  type RefillAnswer,
} from './refill-request.ts';
import { refillRequests } from './testing/index.ts';

const some = fc.uniqueArray(refillRequests, { selector: ({ id }) => id });
const spaces = fc.array(fc.constantFrom(' ', '\n', '\t', '\u00a0')).map((all) => all.join(''));
const answers = Object.keys(refillAnswers) as readonly RefillAnswer[];

describe('requests for refills', () => {
  it('have one order, the newest first, whatever order they come in', () => {
    fc.assert(
      fc.property(some, (all) => {
        const sorted = all.toSorted(newestRefillFirst);
        expect(all.toReversed().sort(newestRefillFirst)).toEqual(sorted);
        const moments = sorted.map(({ requestedAt }) => requestedAt);
        expect(moments.toSorted((one, other) => other - one)).toEqual(moments);
      }),
    );
  });

  it('are answered once: nothing follows a denial, a withdrawal or the way to the pharmacy', () => {
    const followed = refillStatuses.map((status) => [status, answers.filter((answer) => mayAnswer(status, answer))]);
    expect(Object.fromEntries(followed)).toEqual({
      requested: ['approved', 'sent', 'denied'],
      approved: ['sent'],
      sent: [],
      denied: [],
      withdrawn: [],
    });
    expect(refillStatuses.filter((status) => isOpenRefill({ status }))).toEqual(['requested']);
  });

  it('have texts of spaces alone as none, and others without the spaces around them', () => {
    fc.assert(
      fc.property(spaces, fc.string({ unit: 'grapheme', maxLength: 40 }), (around, text) => {
        expect(parseRefillText(around, longestNote)).toEqual({ ok: true, value: undefined });
        const whole = `${around}${text}x${around}`;
        expect(parseRefillText(whole, longestNote)).toEqual({ ok: true, value: whole.replaceAll('\0', '').trim() });
      }),
    );
    expect(parseRefillText(undefined, 1)).toEqual({ ok: true, value: undefined });
  });

  it('have texts as long as allowed, and no longer', () => {
    fc.assert(
      fc.property(integers(1, 600, longestNote), (length) => {
        const parsed = parseRefillText('a'.repeat(length), longestNote);
        expect(parsed).toEqual(
          length <= longestNote ? { ok: true, value: 'a'.repeat(length) } : { ok: false, error: { kind: 'too-long' } },
        );
      }),
    );
  });

  it('have keys that are safe in an id', () => {
    fc.assert(fc.property(fc.uuid(), (key) => expect(parseRefillKey(key)).toEqual({ ok: true, value: key })));
    for (const raw of ['', 'a b', 'ñ', '<', 'a'.repeat(65)]) expect(parseRefillKey(raw).ok).toBe(false);
  });
});

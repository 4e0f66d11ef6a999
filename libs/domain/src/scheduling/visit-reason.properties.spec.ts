import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { characters } from '../kernel/testing/index.ts';
import { fittingVisitReason, longestVisitReason, parseVisitReason } from './visit-reason.ts';

const texts = fc.oneof(
  fc.string({ unit: characters }),
  fc.string({ unit: 'grapheme', minLength: 90, maxLength: 110 }),
  fc.constantFrom('', '   ', '🤒'.repeat(100), ` ${'a'.repeat(100)} `, 'ñ'.repeat(101)),
);

describe('what a visit is about', () => {
  it('APT-052 APT-055 can be sent as far as it fits, and what fits is the beginning', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const fitting = fittingVisitReason(text);
        expect(text.startsWith(fitting)).toBe(true);
        expect([...fitting]).toHaveLength(Math.min([...text].length, 100));
        expect(parseVisitReason(fitting)).toEqual({ ok: true, value: fitting.trim() || undefined });
      }),
    );
  });

  it('APT-052 APT-055 ACC-332 has at most 100 characters, an emoji counted as one, without the spaces around', () => {
    expect(longestVisitReason).toBe(100);
    expect(parseVisitReason('🤒'.repeat(100)).ok).toBe(true);
    expect(parseVisitReason(` ${'a'.repeat(100)} `)).toEqual({ ok: true, value: 'a'.repeat(100) });
    expect(parseVisitReason('a'.repeat(101))).toEqual({ ok: false, error: { kind: 'visit-reason-too-long' } });
    expect(parseVisitReason('  ')).toEqual({ ok: true, value: undefined });
    expect(parseVisitReason()).toEqual({ ok: true, value: undefined });
  });
});

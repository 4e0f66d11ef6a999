import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant, MINUTE, plus, SECOND, type Instant } from '../kernel/index.ts';
import { attemptLimit, judgeAttempts } from './attempts.ts';

const start = instant(1_700_000_000_000);
/** Tries within two hours, in any order. */
const tries = fc
  .array(fc.integer({ min: 0, max: 7_200 }), { maxLength: 25 })
  .map((seconds) => seconds.map((second) => plus(start, second * SECOND)));
/** Five to nine tries in quick succession, after some others. */
const bursts = fc
  .tuple(tries, fc.array(fc.integer({ min: 7_200, max: 7_800 }), { minLength: 5, maxLength: 9 }))
  .map(([others, seconds]) => [...others, ...seconds.map((second) => plus(start, second * SECOND))]);
const moments = fc.integer({ min: 0, max: 9_000 }).map((second) => plus(start, second * SECOND));

/** The rule in other words: some five tries within 15 minutes, the last of them less than 15 minutes ago. */
const closed = (failures: readonly Instant[], now: Instant): boolean =>
  failures.some(
    (last) =>
      last <= now &&
      now < last + 15 * MINUTE &&
      failures.filter((at) => at <= last && last - at <= 15 * MINUTE).length >= 5,
  );

describe('the limit on tries', () => {
  it('ACC-188 refuses exactly while five failures within 15 minutes are less than 15 minutes old', () => {
    fc.assert(
      fc.property(tries, moments, (failures, now) => {
        expect(judgeAttempts(failures, now).kind).toBe(closed(failures, now) ? 'must-wait' : 'may-try');
      }),
      { numRuns: 1_000 },
    );
  });

  it('ACC-188 says until when, keeps refusing until then, and opens then', () => {
    fc.assert(
      fc.property(bursts, fc.nat(15 * MINUTE - 1), fc.nat(15 * MINUTE), (known, since, later) => {
        const now = instant(Math.max(...known) + since);
        const verdict = judgeAttempts(known, now);
        if (verdict.kind !== 'must-wait') throw new Error('Five tries went unnoticed.');
        expect(verdict.until).toBeGreaterThan(now);
        expect(verdict.until - now).toBeLessThanOrEqual(15 * MINUTE);
        const then = instant(Math.min(now + later, verdict.until - 1));
        expect(judgeAttempts(known, then)).toEqual(verdict);
        expect(judgeAttempts(known, verdict.until)).toEqual({ kind: 'may-try' });
      }),
    );
  });

  it('ACC-188 never opens sooner for more failures, whatever order they are told in', () => {
    fc.assert(
      fc.property(tries, tries, moments, (failures, more, now) => {
        const fewer = judgeAttempts(failures, now);
        const all = judgeAttempts([...more, ...failures], now);
        if (fewer.kind === 'must-wait') {
          expect(all.kind).toBe('must-wait');
          if (all.kind === 'must-wait') expect(all.until).toBeGreaterThanOrEqual(fewer.until);
        }
        expect(judgeAttempts([...failures, ...more].reverse(), now)).toEqual(all);
      }),
    );
  });

  it('ACC-188 counts five in 15 minutes to the end, and not four, and not five in more', () => {
    const at = (minutes: number): Instant => plus(start, minutes * MINUTE);
    expect(attemptLimit).toEqual({ failures: 5, window: 15 * MINUTE, pause: 15 * MINUTE });
    const five = [0, 4, 8, 12, 15].map(at);
    expect(judgeAttempts(five, at(15))).toEqual({ kind: 'must-wait', until: at(30) });
    expect(judgeAttempts(five, at(30))).toEqual({ kind: 'may-try' });
    expect(judgeAttempts(five.slice(0, 4), at(15))).toEqual({ kind: 'may-try' });
    expect(judgeAttempts([...five.slice(0, 4), plus(at(15), 1)], at(16))).toEqual({ kind: 'may-try' });
  });

  it('needs no older failure than window and pause together', () => {
    fc.assert(
      fc.property(tries, moments, (failures, now) => {
        const recent = failures.filter((at) => at >= now - attemptLimit.window - attemptLimit.pause);
        expect(judgeAttempts(recent, now)).toEqual(judgeAttempts(failures, now));
      }),
    );
  });
});

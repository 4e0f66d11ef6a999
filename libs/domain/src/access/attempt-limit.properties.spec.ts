import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant, MINUTE, plus, SECOND, type Instant } from '../kernel/index.ts';
import { addressCount, attemptLimit, judgeAll, judgeAttempts, recentTries } from './attempt-limit.ts';

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

/** The rule stated independently: some five tries within 15 minutes, the last of them less than 15 minutes ago. */
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

describe('any limit on tries', () => {
  const limits = fc.record({
    failures: fc.integer({ min: 1, max: 8 }),
    window: fc.integer({ min: 1, max: 30 }).map((minutes) => minutes * MINUTE),
    pause: fc.integer({ min: 1, max: 30 }).map((minutes) => minutes * MINUTE),
  });

  it('ACC-188 is judged the same when tries are forgotten that no longer count', () => {
    fc.assert(
      fc.property(tries, moments, limits, (failures, now, limit) => {
        expect(judgeAttempts(recentTries(failures, now, limit), now, limit)).toEqual(
          judgeAttempts(failures, now, limit),
        );
      }),
    );
  });

  it('ACC-188 of several asks for the longest wait, and lets try only where each of them does', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(tries, limits), { minLength: 1, maxLength: 4 }), moments, (counts, now) => {
        const counted = counts.map(([, limit], at) => ({ key: String(at), limit }));
        const waits = counts.map(([failures, limit]) => {
          const verdict = judgeAttempts(failures, now, limit);
          return verdict.kind === 'must-wait' ? verdict.until : 0;
        });
        const longest = Math.max(...waits);
        expect(judgeAll(counted, (key) => counts[Number(key)]?.[0] ?? [], now)).toEqual(
          longest === 0 ? { kind: 'may-try' } : { kind: 'must-wait', until: longest },
        );
      }),
    );
  });

  it('ACC-188 counts no address where none is known', () => {
    expect(addressCount(undefined)).toEqual([]);
    expect(addressCount('192.0.2.1').map(({ key }) => key)).toEqual(['address 192.0.2.1']);
  });
});

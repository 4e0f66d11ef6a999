import { describe, expect, it } from '@jest/globals';
import { MemoryTries } from '@portico/domain/access/testing';
import { HOUR, MINUTE, plus, type Instant, type PatientRef } from '@portico/domain/kernel';
import {
  addressDeclineLimit,
  addressNewCardLimit,
  declineLimit,
  newCardLimit,
  type CardTrier,
  type CardTryEnd,
} from '@portico/domain/payments';
import fc from 'fast-check';
import { anaAtMesa, benAtPena, noon } from '../../kernel/testing/index.ts';
import { CardTries } from './card-attempt-counter.ts';

const fixture = () => {
  const clock = { now: noon };
  const told: string[] = [];
  const tries = new CardTries(
    new MemoryTries(),
    () => clock.now,
    (what, practice) => void told.push(`${what} ${practice}`),
  );
  const pass = (milliseconds: number): void => {
    clock.now = plus(clock.now, milliseconds);
  };
  return { clock, told, tries, pass };
};

const ben: CardTrier = { patient: benAtPena, payer: 'account ben', address: '192.0.2.7' };

const attempt = fc.record({
  trier: fc.record({
    patient: fc.constantFrom<PatientRef>(benAtPena, anaAtMesa),
    payer: fc.constantFrom('account ben', 'account ana', 'link 1'),
    address: fc.constantFrom('192.0.2.7', '192.0.2.8'),
  }),
  end: fc.constantFrom<CardTryEnd>('failure', 'failure', 'good', 'not-tried'),
  entered: fc.boolean(),
  later: fc.integer({ min: 0, max: 20 * MINUTE }),
});

/** The most events of `times` in any span of `window`. */
const densest = (times: readonly Instant[], window: number): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at - from <= window).length));

describe('tries of cards', () => {
  it('PAY-B7 SEC-S4 no chart, payer or address ever sees more failures or new cards in a window than its limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 150 }), async (attempts) => {
        const { clock, tries, pass } = fixture();
        const failures = new Map<string, Instant[]>();
        const entered = new Map<string, Instant[]>();
        for (const { trier, end, entered: isEntered, later } of attempts) {
          pass(later);
          const taken = await tries.take(trier, isEntered);
          if (taken === undefined) continue;
          await taken.ended(end);
          for (const key of [JSON.stringify(trier.patient), trier.payer, trier.address]) {
            if (end === 'failure') failures.set(key, [...(failures.get(key) ?? []), clock.now]);
            if (isEntered && end !== 'not-tried') entered.set(key, [...(entered.get(key) ?? []), clock.now]);
          }
        }
        for (const [key, times] of failures) {
          const { failures: most, window } = key.startsWith('192') ? addressDeclineLimit : declineLimit;
          expect(densest(times, window - 1)).toBeLessThanOrEqual(most);
        }
        for (const [key, times] of entered) {
          const { failures: most, window, pause } = key.startsWith('192') ? addressNewCardLimit : newCardLimit;
          // Once the window is full there is one after each pause.
          expect(densest(times, window - 1)).toBeLessThanOrEqual(most + Math.ceil(window / pause));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('PAY-B7 side by side as many get through as may fail, and whoever waits an hour may try again', async () => {
    const { tries, pass, told } = fixture();
    const all = await Promise.all(Array.from({ length: 120 }, () => tries.take(ben, true)));
    expect(all.filter((one) => one !== undefined)).toHaveLength(declineLimit.failures);
    expect(told.filter((each) => each === 'refused pena')).toHaveLength(120 - declineLimit.failures);
    pass(HOUR - MINUTE);
    expect(await tries.take(ben, true)).toBeUndefined();
    pass(2 * MINUTE);
    expect(await tries.take(ben, true)).toBeDefined();
  });

  it('PAY-B7 one good card does not make bad ones forgotten', async () => {
    const { tries } = fixture();
    let failed = 0;
    for (let at = 0; at < 20; at += 1) {
      await (await tries.take(ben, true))?.ended('good');
      const bad = await tries.take(ben, true);
      if (bad === undefined) break;
      await bad.ended('failure');
      failed += 1;
    }
    expect(failed).toBe(declineLimit.failures);
  });

  it('PAY-B7 whoever mistypes twice, or pays with a card on file all day, notices nothing', async () => {
    const { tries, told } = fixture();
    for (const end of ['failure', 'failure', 'good'] as const) await (await tries.take(ben, true))?.ended(end);
    for (let at = 0; at < 100; at += 1) {
      const taken = await tries.take(ben, false);
      expect(taken).toBeDefined();
      await taken?.ended('good');
    }
    expect(told).toEqual(['declined pena', 'declined pena']);
  });

  it('PAY-B7 a good card that is new each time is tried no oftener than a person has cards', async () => {
    const { tries } = fixture();
    let good = 0;
    for (let at = 0; at < 60; at += 1) {
      const taken = await tries.take({ ...ben, address: `203.0.113.${at}` }, true);
      if (taken !== undefined) good += 1;
      await taken?.ended('good');
    }
    expect(good).toBe(newCardLimit.failures);
  });
});

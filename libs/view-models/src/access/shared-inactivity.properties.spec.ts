import { describe, expect, it } from '@jest/globals';
import { judgeIdle } from '@portico/domain/access';
import { HOUR, SECOND, type Instant } from '@portico/domain/kernel';
import { noon } from '@portico/services/kernel/testing';
import fc from 'fast-check';
import { InactivityViewModel } from './inactivity.view-model.ts';
import type { SharedActivity } from './tab-token-sharing.ts';
import { HandClock } from './testing/index.ts';

/** What all tabs of a person read and write. */
const sharedActivity = (): SharedActivity => {
  let at: Instant | undefined;
  return {
    last: (now) => (at !== undefined && at <= now ? at : 0),
    note: (now) => {
      at = now;
    },
  };
};

/** Tabs that were opened at noon. */
const open = (count: number) => {
  const shared = sharedActivity();
  return Array.from({ length: count }, () => {
    const clock = new HandClock(noon);
    const watch = new InactivityViewModel(clock, shared);
    watch.start();
    return { clock, watch };
  });
};

const act = fc.record({
  kind: fc.constantFrom('noteActivity', 'continueSession', 'nothing'),
  tab: fc.nat({ max: 2 }),
  /** Milliseconds that pass before it. */
  after: fc.oneof(
    fc.integer({ min: 0, max: 700 }),
    fc.integer({ min: 0, max: 620 }).map((s) => s * SECOND),
  ),
  /** Tabs that the browser stopped meanwhile. */
  stopped: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
});

describe('the tabs of one person', () => {
  it('ACC-230 ACC-231 ACC-234 ACC-239 agree: activity in any keeps all, the warning stands in all or none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(act, { maxLength: 30 }), (count, acts) => {
        const tabs = open(count);
        let now: number = noon;
        let last: number = noon;
        let isOver = false;
        for (const { kind, tab, after, stopped } of acts) {
          now += after;
          // A tab tells the others at its next look, a second later at most; it is not stopped before.
          const first = Math.min(after, 1_500);
          for (const { clock } of tabs) clock.pass(first);
          for (const [place, { clock }] of tabs.entries())
            if (stopped.includes(place)) clock.sleep(after - first);
            else clock.pass(after - first);
          const before = judgeIdle(last as Instant, now as Instant).kind;
          isOver ||= before === 'over';
          const used = tabs[tab % count];
          if (kind !== 'nothing') used?.watch[kind]();
          if (!isOver && (kind === 'continueSession' || (kind === 'noteActivity' && before === 'active'))) last = now;
          const expected = isOver ? { kind: 'over' } : judgeIdle(last as Instant, now as Instant);
          for (const { watch } of tabs) watch.look();
          expect(tabs.map(({ watch }) => watch.idle)).toEqual(tabs.map(() => expected));
          // A session that has ended is not awaited any further.
          if (isOver) return;
        }
      }),
    );
  });

  it('ACC-238 one that slept while another was used goes on, before any tick and whatever is touched first', () => {
    for (const touch of ['noteActivity', 'continueSession', 'look'] as const) {
      const [used, slept] = open(2);
      for (let minute = 0; minute < 60; minute += 1) {
        used?.clock.pass(60 * SECOND);
        used?.watch.noteActivity();
      }
      slept?.clock.sleep(HOUR);
      slept?.watch[touch]();
      expect(slept?.watch.idle).toEqual({ kind: 'active' });
    }
  });

  it('is not kept by an activity to come, which a clock that was set back left', () => {
    const shared = sharedActivity();
    const clock = new HandClock(noon);
    const watch = new InactivityViewModel(clock, shared);
    watch.start();
    shared.note((noon + 24 * HOUR) as Instant);
    clock.pass(600 * SECOND);
    expect(watch.idle).toEqual({ kind: 'over' });
  });

  it('stays over where the person signed in anew in another tab', () => {
    const [one, other] = open(2);
    one?.clock.pass(600 * SECOND);
    other?.clock.sleep(600 * SECOND);
    other?.watch.start();
    one?.watch.look();
    expect(one?.watch.idle).toEqual({ kind: 'over' });
  });
});

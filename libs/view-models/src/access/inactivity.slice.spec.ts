import { describe, expect, it } from '@jest/globals';
import { HOUR, SECOND, type Instant } from '@portico/domain/kernel';
import { noon } from '@portico/services/kernel/testing';
import { InactivityViewModel } from './inactivity.view-model.ts';
import { HandClock } from './testing/index.ts';

/** A tab of which the other tabs are told, and when they were. */
const sharing = () => {
  const clock = new HandClock(noon);
  const told: Instant[] = [];
  const watch = new InactivityViewModel(clock, {
    last: () => told.at(-1) ?? 0,
    note: (at) => void told.push(at),
  });
  watch.start();
  return { clock, watch, told };
};

const scene = (countdown?: number) => {
  const clock = new HandClock(noon);
  const watch = new InactivityViewModel(clock);
  watch.start(countdown);
  return { clock, watch };
};

describe('the inactivity countdown', () => {
  it('ACC-230 ACC-231 ACC-233 runs 600 seconds, warns for the last 60 and then is over', () => {
    const { clock, watch } = scene();
    clock.pass(540 * SECOND - 500);
    expect(watch.idle).toEqual({ kind: 'active' });
    clock.pass(500);
    expect(watch.idle).toEqual({ kind: 'warning', secondsLeft: 60 });
    clock.pass(59.5 * SECOND);
    expect(watch.idle).toEqual({ kind: 'warning', secondsLeft: 1 });
    clock.pass(500);
    expect(watch.idle).toEqual({ kind: 'over' });
  });

  it('ACC-230 looks at the clock every 500 ms', () => {
    const { clock, watch } = scene();
    clock.pass(540 * SECOND);
    clock.sleep(10 * SECOND);
    clock.pass(499);
    expect(watch.idle).toEqual({ kind: 'warning', secondsLeft: 60 });
    clock.pass(1);
    expect(watch.idle).toEqual({ kind: 'warning', secondsLeft: 50 });
  });

  it('ACC-234 ACC-239 begins anew with every sign of the person', () => {
    const { clock, watch } = scene();
    for (let sign = 0; sign < 5; sign += 1) {
      clock.pass(500 * SECOND);
      watch.noteActivity();
    }
    expect(watch.idle).toEqual({ kind: 'active' });
    clock.pass(540 * SECOND);
    expect(watch.idle).toMatchObject({ secondsLeft: 60 });
  });

  it('ACC-234 is told to the other tabs once a second at most, however often the page scrolls, and the last sign too', () => {
    const { clock, watch, told } = sharing();
    for (let event = 0; event < 1_000; event += 1) {
      clock.pass(10);
      watch.noteActivity();
    }
    expect(told.length).toBeLessThanOrEqual(11);
    const last = clock.now();
    clock.pass(1_500);
    expect(told.at(-1)).toBe(last);
    expect(told.every((at, place) => place === 0 || at > (told[place - 1] ?? at))).toBe(true);
    const before = told.length;
    clock.pass(60 * SECOND);
    expect(told).toHaveLength(before);
  });

  it('ACC-239 tells the other tabs of Continue at once', () => {
    const { clock, watch, told } = sharing();
    clock.pass(10);
    watch.continueSession();
    expect(told.at(-1)).toBe(clock.now());
  });

  it('ACC-239 goes on from the warning only by Continue, to the full time', () => {
    const { clock, watch } = scene();
    clock.pass(570 * SECOND);
    watch.noteActivity();
    expect(watch.idle).toEqual({ kind: 'warning', secondsLeft: 30 });
    watch.continueSession();
    expect(watch.idle).toEqual({ kind: 'active' });
    clock.pass(539 * SECOND);
    expect(watch.idle).toEqual({ kind: 'active' });
    clock.pass(61 * SECOND);
    expect(watch.idle).toEqual({ kind: 'over' });
  });

  it('ACC-238 is over on waking for a device that slept, before any tick and whatever is touched first', () => {
    for (const touch of ['noteActivity', 'continueSession', 'look'] as const) {
      const { clock, watch } = scene();
      clock.pass(60 * SECOND);
      clock.sleep(8 * HOUR);
      watch[touch]();
      expect(watch.idle).toEqual({ kind: 'over' });
    }
  });

  it('ACC-238 is over too when the device fell asleep behind the warning', () => {
    const { clock, watch } = scene();
    clock.pass(550 * SECOND);
    clock.sleep(8 * HOUR);
    watch.continueSession();
    expect(watch.idle).toEqual({ kind: 'over' });
  });

  it('ACC-233 stays over', () => {
    const { clock, watch } = scene();
    clock.pass(600 * SECOND);
    watch.noteActivity();
    watch.continueSession();
    clock.pass(1 * SECOND);
    expect(watch.idle).toEqual({ kind: 'over' });
  });

  it('ACC-236 ACC-238 takes 600 s by default, which configuration may lower and not raise', () => {
    const [lower, higher] = [scene(120 * SECOND), scene(900 * SECOND)];
    for (const { clock } of [lower, higher]) clock.pass(119.5 * SECOND);
    expect(lower.watch.idle).toEqual({ kind: 'warning', secondsLeft: 1 });
    expect(higher.watch.idle).toEqual({ kind: 'active' });
    for (const { clock } of [lower, higher]) clock.pass(480.5 * SECOND);
    expect([lower.watch.idle, higher.watch.idle]).toEqual([{ kind: 'over' }, { kind: 'over' }]);
  });

  it('stops with the screen, and does not run twice', () => {
    const { clock, watch } = scene();
    watch.start();
    expect(clock.running).toBe(1);
    watch.dispose();
    expect(clock.running).toBe(0);
    clock.pass(700 * SECOND);
    expect(watch.idle).toEqual({ kind: 'active' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { HOUR, SECOND } from '@portico/domain/kernel';
import { noon } from '@portico/services/kernel/testing';
import { InactivityViewModel } from './inactivity.view-model.ts';
import { HandClock } from './testing/index.ts';

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

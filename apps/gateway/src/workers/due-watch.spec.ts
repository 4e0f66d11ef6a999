import { describe, expect, it } from '@jest/globals';
import type { WorkKind } from '@portico/adapters-storage';
import { SECOND } from '@portico/domain/kernel';
import { StatementCounter } from '../testing/statement-counter.ts';
import { VirtualClock } from '../testing/fleet/virtual-clock.ts';
import { noon } from '../testing/running-gateway.ts';
import { dueWatch, lookEvery } from './due-watch.ts';

const setUp = () => {
  const clock = new VirtualClock(noon, new StatementCounter().settled);
  const due = new Set<WorkKind>();
  const [woken, problems]: [string[], unknown[]] = [[], []];
  let [looks, isAway] = [0, false];
  const watch = dueWatch({
    look: async () => {
      looks += 1;
      if (isAway) throw new Error('the database is away');
      return due;
    },
    watched: (_, round) => async () => void (await round()),
    clock,
    onError: (thrown) => problems.push(thrown),
  });
  const wakes = (kind: WorkKind, every: number) => watch.wakes(kind, every, { wake: () => woken.push(kind) });
  return { clock, due, woken, problems, watch, wakes, looks: () => looks, fails: (so: boolean) => (isAway = so) };
};

describe('the look at what is due', () => {
  it('wakes only those that have something to do, and each no more often than it may be', async () => {
    const { clock, due, woken, watch, wakes, looks } = setUp();
    wakes('notifications', 5 * SECOND);
    wakes('charges', 30 * SECOND);
    wakes('summaries', 5 * SECOND);
    watch.start();
    await clock.pass(60 * SECOND);
    expect(woken).toEqual([]);
    due.add('notifications').add('charges');
    await clock.pass(60 * SECOND);
    expect(looks()).toBe(1 + (120 * SECOND) / lookEvery);
    expect(woken.filter((kind) => kind === 'notifications')).toHaveLength(12);
    expect(woken.filter((kind) => kind === 'charges')).toHaveLength(2);
    expect(woken).not.toContain('summaries');
    await watch.stop();
  });

  it('goes on after one that failed', async () => {
    const { clock, due, woken, problems, watch, wakes, fails } = setUp();
    wakes('summaries', SECOND);
    due.add('summaries');
    fails(true);
    watch.start();
    await clock.pass(SECOND);
    expect([woken.length, problems.length]).toEqual([0, 1]);
    fails(false);
    await clock.pass(lookEvery);
    expect(woken).toEqual(['summaries']);
    await watch.stop();
  });
});

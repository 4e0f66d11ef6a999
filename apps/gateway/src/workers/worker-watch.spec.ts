import { describe, expect, it } from '@jest/globals';
import { instant, SECOND } from '@portico/domain/kernel';
import fc from 'fast-check';
import { Registry } from 'prom-client';
import { workerWatch } from './worker-watch.ts';

const valueOf = async (registry: Registry, name: string, labels: object): Promise<number | undefined> => {
  const metric = await registry.getSingleMetric(name)?.get();
  return metric?.values.find((each) => JSON.stringify(each.labels) === JSON.stringify(labels))?.value;
};

describe('the watch of the workers', () => {
  it('tells the end of the last round that ended well, else the begin of the first, and counts both outcomes', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (outcomes) => {
        const registry = new Registry();
        let at = 1_000;
        const watched = workerWatch(registry, () => instant(at * SECOND));
        let fails = false;
        const round = watched('courier', async () => {
          at += 1;
          if (fails) throw new Error('Broken.');
        });
        let expected = at;
        for (const isDone of outcomes) {
          fails = !isDone;
          await round().catch(() => undefined);
          if (isDone) expected = at;
        }
        const labels = { worker: 'courier' };
        expect(await valueOf(registry, 'portico_worker_last_round_timestamp_seconds', labels)).toBe(expected);
        const counted = (outcome: string) => valueOf(registry, 'portico_worker_rounds_total', { ...labels, outcome });
        expect((await counted('done')) ?? 0).toBe(outcomes.filter(Boolean).length);
        expect((await counted('failed')) ?? 0).toBe(outcomes.filter((isDone) => !isDone).length);
      }),
    ));

  it('passes on what a round threw, and has no number of a worker that was not started', async () => {
    const registry = new Registry();
    const watched = workerWatch(registry, () => instant(0));
    const broken = watched('courier', () => Promise.reject(new Error('Broken.')));
    watched('events', async () => undefined);
    await expect(broken()).rejects.toThrow('Broken.');
    expect(await registry.metrics()).not.toContain('worker="events"');
  });
});

import { describe, expect, it } from '@jest/globals';
import type { QueueLength } from '@portico/adapters-storage';
import { instant, SECOND } from '@portico/domain/kernel';
import { Registry } from 'prom-client';
import type { ServerClock } from '../server/index.ts';
import { queueWatch } from './queue-watch.ts';

const now = instant(1_000 * SECOND);
const handClock = () => {
  const due: (() => void)[] = [];
  const clock: ServerClock = {
    monotonic: () => 0,
    after: (_, run) => {
      due.push(run);
      return () => void due.splice(due.indexOf(run), 1);
    },
  };
  return { clock, due };
};

describe('the watch of the queues', () => {
  it('tells how much waits and for how long, with one question for each reading', async () => {
    const registry = new Registry();
    let asked = 0;
    const lengths = async (): Promise<readonly QueueLength[]> => {
      asked += 1;
      return [
        { queue: 'notifications', waiting: 3, oldest: instant(940 * SECOND) },
        { queue: 'summaries', waiting: 0 },
      ];
    };
    queueWatch(registry, lengths, () => now, handClock().clock);
    const text = await registry.metrics();
    expect(text).toContain('portico_queue_waiting{queue="notifications"} 3');
    expect(text).toContain('portico_queue_oldest_seconds{queue="notifications"} 60');
    expect(text).toContain('portico_queue_oldest_seconds{queue="summaries"} 0');
    expect(asked).toBe(1);
    await registry.metrics();
    expect(asked).toBe(2);
  });

  it('keeps no number that it could not ask, and holds the others up for two seconds at most', async () => {
    const registry = new Registry();
    const { clock, due } = handClock();
    let answer: () => Promise<readonly QueueLength[]> = async () => [{ queue: 'summaries', waiting: 1 }];
    queueWatch(
      registry,
      () => answer(),
      () => now,
      clock,
    );
    expect(await registry.metrics()).toContain('portico_queue_waiting{queue="summaries"} 1');
    answer = () => Promise.reject(new Error('The database is away.'));
    expect(await registry.metrics()).not.toContain('queue="summaries"');
    answer = () => new Promise(() => undefined);
    const reading = registry.metrics();
    await Promise.resolve();
    expect(due).toHaveLength(1);
    due.shift()?.();
    expect(await reading).not.toContain('queue="summaries"');
  });
});

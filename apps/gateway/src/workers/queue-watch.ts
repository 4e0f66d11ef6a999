import type { QueueLength } from '@portico/adapters-storage';
import { SECOND, type Instant } from '@portico/domain/kernel';
import { Gauge, type Registry } from 'prom-client';
import type { ServerClock } from '../server/index.ts';

/** The numbers do not wait longer for the database: they are wanted most while it is slow. */
const longestWait = 2 * SECOND;

/** Asks how much waits in the queues when the numbers are read, once for all of them; none while the database is away. */
export const queueWatch = (
  registry: Registry,
  lengths: (now: Instant) => Promise<readonly QueueLength[]>,
  now: () => Instant,
  clock: ServerClock,
): void => {
  let running: Promise<readonly QueueLength[]> | undefined;
  const asked = (): Promise<readonly QueueLength[]> => {
    running ??= soonOrNone(lengths(now()), clock).finally(() => {
      running = undefined;
    });
    return running;
  };
  const gauge = (name: string, help: string, valueOf: (length: QueueLength) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        const all = await asked();
        this.reset();
        for (const length of all) this.set({ queue: length.queue }, valueOf(length));
      },
    });
  };
  gauge(
    'portico_queue_waiting',
    'What waits for the workers of all instances, by queue; not counted beyond 10000.',
    ({ waiting }) => waiting,
  );
  gauge(
    'portico_queue_oldest_seconds',
    'How long the first in a queue has waited; 0 where nothing waits.',
    ({ oldest }) => (oldest === undefined ? 0 : Math.max(0, now() - oldest) / SECOND),
  );
};

const soonOrNone = async (
  lengths: Promise<readonly QueueLength[]>,
  clock: ServerClock,
): Promise<readonly QueueLength[]> => {
  let callOff = (): void => undefined;
  const late = new Promise<readonly QueueLength[]>((resolve) => {
    callOff = clock.after(longestWait, () => resolve([]));
  });
  try {
    return await Promise.race([lengths.catch(() => []), late]);
  } finally {
    callOff();
  }
};

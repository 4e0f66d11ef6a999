import { inBackground } from '@portico/adapters-practice/connections';
import type { ServerClock } from '../server/index.ts';

export interface RoundsOptions {
  readonly work: () => Promise<unknown>;
  /** Milliseconds from the end of one round to the next, unless it is woken before. */
  readonly every: number;
  readonly clock: ServerClock;
  /** Asked before each round; one that is skipped does nothing. */
  readonly isSkipped?: () => boolean;
  /** Called when a round throws; the next one runs anyway. */
  readonly onError: (thrown: unknown) => void;
}

/** Work that is done again and again beside the requests. */
export interface Rounds {
  /** Begins with a round at once. */
  start(): void;
  /** Asks for a round now; one that is running is followed by another. Does nothing before the start or after the end. */
  wake(): void;
  /** No further rounds; ends with the running one. */
  stop(): Promise<void>;
}

/** Rounds of `work`, one at a time. */
export const rounds = ({ work, every, clock, isSkipped, onError }: RoundsOptions): Rounds => {
  let state: 'not-started' | 'resting' | 'working' | 'woken' | 'over' = 'not-started';
  let callOff = (): void => undefined;
  let running: Promise<void> = Promise.resolve();

  const isOver = (): boolean => state === 'over';
  const isWoken = (): boolean => state === 'woken';
  const run = async (): Promise<void> => {
    do {
      state = 'working';
      try {
        if (isSkipped?.() !== true) await inBackground(work);
      } catch (thrown) {
        onError(thrown);
      }
    } while (isWoken());
    if (isOver()) return;
    state = 'resting';
    callOff = clock.after(every, begin);
  };
  const begin = (): void => {
    callOff();
    running = run();
  };

  return {
    start: () => {
      if (state === 'not-started') begin();
    },
    wake: () => {
      if (state === 'resting') begin();
      else if (state === 'working') state = 'woken';
    },
    stop: async () => {
      state = 'over';
      callOff();
      await running;
    },
  };
};

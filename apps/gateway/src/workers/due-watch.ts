import type { WorkKind } from '@portico/adapters-storage';
import { MINUTE, SECOND } from '@portico/domain/kernel';
import type { ServerClock } from '../server/index.ts';
import { rounds, type Rounds } from './periodic-work.ts';
import type { WatchedRound } from './worker-watch.ts';

/** Milliseconds between two looks, at most: what another instance wrote, or what came due, is found that soon. */
export const lookEvery = 5 * SECOND;
/** Milliseconds after which a worker makes a round although no look found anything for it, at most. */
export const restAtMost = MINUTE;

/** One look at all that is due wakes the workers that have something to do; the others ask nothing. */
export interface DueWatch extends Pick<Rounds, 'start' | 'stop'> {
  /** `woken` gets a round where a look finds work of the kind, at most one in so many milliseconds. */
  wakes(kind: WorkKind, every: number, woken: Pick<Rounds, 'wake'>): void;
}

/** What the rounds of all workers share. */
export interface SharedByRounds {
  readonly watched: WatchedRound;
  readonly clock: ServerClock;
  readonly isSkipped: () => boolean;
  readonly due: DueWatch;
}

export interface DueWatchOptions {
  readonly look: () => Promise<ReadonlySet<WorkKind>>;
  readonly watched: WatchedRound;
  readonly clock: ServerClock;
  readonly onError: (thrown: unknown) => void;
}

export const dueWatch = ({ look, watched, clock, onError }: DueWatchOptions): DueWatch => {
  const sleepers: { kind: WorkKind; every: number; woken: Pick<Rounds, 'wake'>; last: number }[] = [];
  const looking = async (): Promise<void> => {
    const due = await look();
    const at = clock.monotonic();
    for (const sleeper of sleepers) {
      if (!due.has(sleeper.kind) || at - sleeper.last < sleeper.every) continue;
      sleeper.last = at;
      sleeper.woken.wake();
    }
  };
  const work = watched('due-watch', looking);
  return {
    ...rounds({ work, every: lookEvery, clock, onError }),
    wakes: (kind, every, woken) => {
      sleepers.push({ kind, every, woken, last: -Infinity });
    },
  };
};

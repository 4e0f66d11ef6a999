import type { BackgroundTasks } from '@portico/services/kernel';

export interface Actions {
  readonly later: BackgroundTasks;
  /** Ends once everything that was begun has ended. */
  settled(): Promise<void>;
}

/** Fire-and-forget work; errors go to `onFailure` only. */
export const actionsOf = (onFailure: (thrown: unknown) => void): Actions => {
  const running = new Set<Promise<void>>();
  return {
    later: (work) => {
      // Not before the response is on its way: on an embedded database the work would delay it.
      const action = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(onFailure)
        .finally(() => running.delete(action));
      running.add(action);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};

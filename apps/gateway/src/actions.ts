import type { BackgroundTasks } from '@portico/services/kernel';

export interface Actions {
  readonly later: BackgroundTasks;
  /** Ends once everything that was begun has ended. */
  settled(): Promise<void>;
}

/** Work that no answer waits for. What goes wrong in it is told to `onFailure`, and to nobody else. */
export const actionsOf = (onFailure: (thrown: unknown) => void): Actions => {
  const running = new Set<Promise<void>>();
  return {
    later: (work) => {
      // Not before the answer is on its way: on an embedded database the work would hold it up.
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

import type { Later } from '@portico/application/kernel';

export interface Errands {
  readonly later: Later;
  /** Ends once everything that was begun has ended. */
  settled(): Promise<void>;
}

/** Work that no answer waits for. What goes wrong in it is told to `onFailure`, and to nobody else. */
export const errandsOf = (onFailure: (thrown: unknown) => void): Errands => {
  const running = new Set<Promise<void>>();
  return {
    later: (work) => {
      // Not before the answer is on its way: on an embedded database the work would hold it up.
      const errand = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(onFailure)
        .finally(() => running.delete(errand));
      running.add(errand);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};

import { Worker } from 'node:worker_threads';
import { setTimeout as after } from 'node:timers/promises';

export interface QuietCaller {
  /** Runs this, and tells the longest wait of the quiet caller meanwhile, in milliseconds. */
  during(run: () => Promise<unknown>): Promise<number>;
  close(): Promise<unknown>;
}

const answers = 0;
const longestWait = 1;

/** A caller in its own thread that sends one small request after the other. */
export const quietCallerOf = (url: string, body: string): QuietCaller => {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const thread = new Worker(new URL('quiet-caller-thread.ts', import.meta.url), { workerData: { url, body, shared } });
  const answered = async (more: number): Promise<void> => {
    const wanted = Atomics.load(shared, answers) + more;
    while (Atomics.load(shared, answers) < wanted) await after(1);
  };
  return {
    during: async (run) => {
      await answered(1);
      Atomics.store(shared, longestWait, 0);
      await run();
      // The question that is under way, and one that began when all was over.
      await answered(2);
      return Atomics.load(shared, longestWait) / 1_000;
    },
    close: () => thread.terminate(),
  };
};

import type { Printed, Printers } from './printers.ts';
import { ThreadPool } from './thread-pool.ts';

/** Threads that print, each one paper at a time. */
export class PrintingPool {
  readonly #threads: ThreadPool;

  constructor(size?: number) {
    const script = new URL('printing-thread.ts', import.meta.url);
    this.#threads = new ThreadPool({ script, ...(size === undefined ? {} : { size }) });
  }

  async print<What extends Printed>(what: What, ...given: Parameters<Printers[What]>): Promise<Uint8Array> {
    return (await this.#threads.run({ what, given })) as Uint8Array;
  }
}

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Printed, Printers } from './printers.ts';

interface Job {
  readonly what: Printed;
  readonly given: readonly unknown[];
  readonly done: (bytes: Uint8Array) => void;
  readonly failed: (thrown: unknown) => void;
}

interface Answered {
  readonly bytes?: Uint8Array;
  readonly thrown?: unknown;
}

/** As many as leave a processor to the requests; at least one. */
const usualSize = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * A few threads that print, each one paper at a time, and a line of what waits for them. A thread begins with the first
 * paper that needs it, keeps no process alive, and is replaced when it dies.
 */
export class PrintingPool {
  readonly #size: number;
  readonly #waiting: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();

  constructor(size = usualSize) {
    this.#size = size;
  }

  print<What extends Printed>(what: What, ...given: Parameters<Printers[What]>): Promise<Uint8Array> {
    return new Promise((done, failed) => {
      this.#waiting.push({ what, given, done, failed });
      this.#next();
    });
  }

  #next(): void {
    const canBegin = this.#idle.length > 0 || this.#busy.size < this.#size;
    const job = canBegin ? this.#waiting.shift() : undefined;
    if (job === undefined) return;
    const thread = this.#idle.pop() ?? this.#begin();
    this.#busy.set(thread, job);
    thread.ref();
    try {
      thread.postMessage({ what: job.what, given: job.given });
    } catch (thrown) {
      this.#rest(thread);
      job.failed(thrown);
    }
  }

  #begin(): Worker {
    const thread = new Worker(new URL('printing-thread.ts', import.meta.url));
    thread.on('message', ({ bytes, thrown }: Answered) => {
      const job = this.#busy.get(thread);
      this.#rest(thread);
      if (bytes === undefined) job?.failed(thrown);
      else job?.done(bytes);
    });
    thread.on('error', (thrown) => this.#lost(thread, thrown));
    thread.on('exit', () => this.#lost(thread, new Error('A thread that prints ended.')));
    return thread;
  }

  #rest(thread: Worker): void {
    this.#busy.delete(thread);
    thread.unref();
    this.#idle.push(thread);
    this.#next();
  }

  /** What it was printing fails, and is not tried again: it may be what killed it. */
  #lost(thread: Worker, thrown: unknown): void {
    const job = this.#busy.get(thread);
    this.#busy.delete(thread);
    const place = this.#idle.indexOf(thread);
    if (place >= 0) this.#idle.splice(place, 1);
    job?.failed(thrown);
    this.#next();
  }
}

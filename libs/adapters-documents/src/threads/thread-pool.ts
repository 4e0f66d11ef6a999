import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

interface Job {
  readonly order: unknown;
  readonly done: (result: unknown) => void;
  readonly failed: (thrown: unknown) => void;
}

/** What a thread answers to each order, one at a time. */
export type ThreadAnswer = { readonly result: unknown } | { readonly thrown: unknown };

export interface ThreadPoolOptions {
  readonly script: URL;
  /** As many threads as leave a processor to the requests, unless told. */
  readonly size?: number;
  /** Milliseconds after which a thread is ended and its order fails; as long as it takes unless told. */
  readonly patience?: number;
  /** Whether each order has a thread of its own, whose memory goes with it. */
  readonly isForOne?: boolean;
}

/** As many as leave a processor to the requests; at least one. */
const usualSize = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * A few threads that do one thing at a time each, and a line of what waits for them. A thread begins with the first
 * order that needs it, keeps no process alive, and is replaced when it dies.
 */
export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  readonly #waiting: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, { readonly job: Job; readonly timer: NodeJS.Timeout | undefined }>();

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  run(order: unknown): Promise<unknown> {
    return new Promise((done, failed) => {
      this.#waiting.push({ order, done, failed });
      this.#next();
    });
  }

  #next(): void {
    const { size = usualSize, patience } = this.#options;
    const canBegin = this.#idle.length > 0 || this.#busy.size < size;
    const job = canBegin ? this.#waiting.shift() : undefined;
    if (job === undefined) return;
    const thread = this.#idle.pop() ?? this.#begin();
    const end = (): void => this.#lost(thread, new Error('A thread took too long.'));
    this.#busy.set(thread, { job, timer: patience === undefined ? undefined : setTimeout(end, patience) });
    thread.ref();
    try {
      thread.postMessage(job.order);
    } catch (thrown) {
      this.#rest(thread);
      job.failed(thrown);
    }
  }

  #begin(): Worker {
    const thread = new Worker(this.#options.script);
    thread.on('message', (answer: ThreadAnswer) => {
      const job = this.#busy.get(thread)?.job;
      // A promise that is kept already does not hear that its thread is gone.
      if ('result' in answer) job?.done(answer.result);
      else job?.failed(answer.thrown);
      if (this.#options.isForOne === true) this.#lost(thread, undefined);
      else this.#rest(thread);
    });
    thread.on('error', (thrown) => this.#lost(thread, thrown));
    thread.on('exit', () => this.#lost(thread, new Error('A thread ended.')));
    return thread;
  }

  #rest(thread: Worker): void {
    clearTimeout(this.#busy.get(thread)?.timer);
    this.#busy.delete(thread);
    thread.unref();
    this.#idle.push(thread);
    this.#next();
  }

  /** What it was doing fails, and is not tried again: it may be what killed it. */
  #lost(thread: Worker, thrown: unknown): void {
    const busy = this.#busy.get(thread);
    clearTimeout(busy?.timer);
    this.#busy.delete(thread);
    const place = this.#idle.indexOf(thread);
    if (place >= 0) this.#idle.splice(place, 1);
    void thread.terminate();
    busy?.job.failed(thrown);
    this.#next();
  }
}

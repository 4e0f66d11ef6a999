import type { Instant } from '@portico/domain/kernel';

/** What is kept of an error: never variables, tokens or anything from a record (`ACC-392`). */
export interface RecordedError {
  /** The name of the operation that was asked. */
  readonly operation: string;
  /** The code that the gateway answered, or what happened on the way to it. */
  readonly code: string;
  readonly at: Instant;
  /** By which support finds the request, where the gateway named one. */
  readonly request?: string;
}

/** Takes down every error of an operation, whatever is shown of it (`ACC-382`). */
export interface ErrorRecord {
  record(problem: Omit<RecordedError, 'at'>): void;
}

/** Support asks for what happened just now, not for a history. */
const kept = 5;

/** The last errors of this tab, in memory: they are named to support by whoever calls, and sent to nobody. */
export class RecentErrors implements ErrorRecord {
  readonly #now: () => Instant;
  readonly #tell: (problem: RecordedError) => void;
  #recent: readonly RecordedError[] = [];

  /** `tell` is told of each as well: the console while the portal is developed. */
  constructor(now: () => Instant, tell: (problem: RecordedError) => void = () => undefined) {
    this.#now = now;
    this.#tell = tell;
  }

  /** Newest first; at most five. */
  get recent(): readonly RecordedError[] {
    return this.#recent;
  }

  record({ operation, code, request }: Omit<RecordedError, 'at'>): void {
    const problem = { operation, code, at: this.#now(), ...(request === undefined ? {} : { request }) };
    this.#recent = [problem, ...this.#recent].slice(0, kept);
    this.#tell(problem);
  }

  /** The person is gone, and with them what happened to them. */
  forget(): void {
    this.#recent = [];
  }
}

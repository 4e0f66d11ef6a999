import type { Instant } from '@portico/domain/kernel';

/** What is kept of an error: never variables, tokens or anything from a record (`ACC-392`). */
export interface RecordedError {
  /** The name of the failed operation. */
  readonly operation: string;
  /** The gateway's error code, or what failed on the way to it. */
  readonly code: string;
  readonly at: Instant;
  /** The request id for support, if the gateway returned one. */
  readonly request?: string;
}

/** Records every error of an operation, regardless of how it is shown (`ACC-382`). */
export interface ErrorRecord {
  record(problem: Omit<RecordedError, 'at'>): void;
}

/** Number of errors kept; support needs the latest, not a history. */
const kept = 5;

/** The last errors of this tab, in memory only: the user reads them out to support; they are sent nowhere. */
export class RecentErrors implements ErrorRecord {
  readonly #now: () => Instant;
  readonly #tell: (problem: RecordedError) => void;
  #recent: readonly RecordedError[] = [];

  /** `tell` is called with each error too: the console during development. */
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

  /** Clears the list when the person signs out. */
  forget(): void {
    this.#recent = [];
  }
}

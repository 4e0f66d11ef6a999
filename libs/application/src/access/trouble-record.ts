import type { Instant } from '@portico/domain/kernel';

/** What is kept of an error: never variables, tokens or anything from a record (`ACC-392`). */
export interface RecordedTrouble {
  /** The name of the operation that was asked. */
  readonly operation: string;
  /** The code that the gateway answered, or what happened on the way to it. */
  readonly code: string;
  readonly at: Instant;
  /** By which support finds the request, where the gateway named one. */
  readonly request?: string;
}

/** Takes down every error of an operation, whatever is shown of it (`ACC-382`). */
export interface TroubleRecord {
  record(trouble: Omit<RecordedTrouble, 'at'>): void;
}

/** Support asks for what happened just now, not for a history. */
const kept = 5;

/** The last errors of this tab, in memory: they are named to support by whoever calls, and sent to nobody. */
export class RecentTroubles implements TroubleRecord {
  readonly #now: () => Instant;
  readonly #tell: (trouble: RecordedTrouble) => void;
  #recent: readonly RecordedTrouble[] = [];

  /** `tell` is told of each as well: the console while the portal is developed. */
  constructor(now: () => Instant, tell: (trouble: RecordedTrouble) => void = () => undefined) {
    this.#now = now;
    this.#tell = tell;
  }

  /** Newest first; at most five. */
  get recent(): readonly RecordedTrouble[] {
    return this.#recent;
  }

  record({ operation, code, request }: Omit<RecordedTrouble, 'at'>): void {
    const trouble = { operation, code, at: this.#now(), ...(request === undefined ? {} : { request }) };
    this.#recent = [trouble, ...this.#recent].slice(0, kept);
    this.#tell(trouble);
  }

  /** The person is gone, and with them what happened to them. */
  forget(): void {
    this.#recent = [];
  }
}

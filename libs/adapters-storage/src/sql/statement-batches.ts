import { callerRequest, type CallerRequest } from './caller-of-statements.ts';
import type { Statement } from './sql.ts';

type Outcome = PromiseSettledResult<readonly unknown[]>;

/** Sends statements in one round trip; answers the outcome of each, in their order. */
export type SendTogether = (statements: readonly Statement[]) => Promise<readonly Outcome[]>;

interface Batch {
  readonly statements: Statement[];
  readonly outcomes: Promise<readonly Outcome[]>;
}

/**
 * Gathers the statements that one request asks within one turn of the event loop, and sends them together. Requests
 * share no batch, so that none waits for the slow statement of another; background work sends each statement alone.
 * All answers of a batch are handed over together, so that what is asked in consequence of them is one batch again.
 */
export class StatementBatches {
  readonly #send: SendTogether;
  readonly #open = new Map<CallerRequest, Batch>();

  constructor(send: SendTogether) {
    this.#send = send;
  }

  async rows(statement: Statement): Promise<readonly unknown[]> {
    const request = callerRequest();
    if (request === undefined) return outcomeAt(await this.#send([statement]), 0);
    const { statements, outcomes } = this.#batchOf(request);
    const at = statements.push(statement) - 1;
    return outcomeAt(await outcomes, at);
  }

  #batchOf(request: CallerRequest): Batch {
    const open = this.#open.get(request);
    if (open !== undefined) return open;
    const statements: Statement[] = [];
    const outcomes = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.#open.delete(request);
      return this.#send(statements);
    });
    const batch = { statements, outcomes };
    this.#open.set(request, batch);
    return batch;
  }
}

const outcomeAt = (outcomes: readonly Outcome[], at: number): readonly unknown[] => {
  const outcome = outcomes[at];
  if (outcome === undefined) throw new Error('Bug: a statement was sent without an outcome.');
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};

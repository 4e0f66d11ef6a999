import { summaryPolling, type SummaryJobId } from '@portico/domain/health';
import type { Failure } from '@portico/application/kernel';
import type { Summaries, SummaryReply } from '@portico/application/health';

/** A clock with repeated calls. */
export interface PollClock {
  every(milliseconds: number, tick: () => void): () => void;
}

export type PollEnd =
  | Exclude<SummaryReply, { readonly kind: 'failed' }>
  /** The gateway's explanation for the person why there is none (`APT-149`, `MON-028`). */
  | { readonly kind: 'told'; readonly message: string }
  | { readonly kind: 'not-asked'; readonly failure: Failure }
  /** The limit of requests was reached (`APT-145`). */
  | { readonly kind: 'not-ready' };

/** Requests once a second whether a summary is done, until it is or the limit is reached. One request at a time. */
export class SummaryPoll {
  readonly #stop: () => void;
  readonly #onEnd: (end: PollEnd) => void;
  #over = false;

  constructor(
    deps: { readonly summaries: Pick<Summaries, 'poll'>; readonly clock: PollClock },
    job: SummaryJobId,
    tries: number,
    onEnd: (end: PollEnd) => void,
  ) {
    let tried = 0;
    let asking = false;
    this.#onEnd = onEnd;
    const ask = async (): Promise<void> => {
      if (asking) return;
      asking = true;
      tried += 1;
      const answer = await deps.summaries.poll(job);
      asking = false;
      if (!answer.ok) this.#end({ kind: 'not-asked', failure: answer.error });
      else if (answer.value !== undefined) this.#end(endOf(answer.value));
      else if (tried >= tries) this.#end({ kind: 'not-ready' });
    };
    this.#stop = deps.clock.every(summaryPolling.every, () => void ask());
  }

  /** Stops polling. */
  stop(): void {
    this.#over = true;
    this.#stop();
  }

  #end(end: PollEnd): void {
    if (this.#over) return;
    this.stop();
    this.#onEnd(end);
  }
}

const endOf = (reply: SummaryReply): PollEnd =>
  reply.kind === 'failed' ? { kind: 'told', message: reply.message } : reply;

/** Calls `run` once, later. */
export const once = (clock: PollClock, milliseconds: number, run: () => void): (() => void) => {
  const stop = clock.every(milliseconds, () => {
    stop();
    run();
  });
  return stop;
};

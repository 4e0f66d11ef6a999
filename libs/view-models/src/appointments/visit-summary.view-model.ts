import { summaryPolling } from '@portico/domain/health';
import { makeAutoObservable, runInAction } from 'mobx';
import { once, SummaryPoll, type PollClock, type PollEnd } from '../health/index.ts';
import type { Summaries, SummaryProblem } from '@portico/application/health';
import { LatestRequest } from '../kernel/index.ts';
import type { FileDelivery } from '@portico/application/kernel';
import { sameVisit, type ListedAppointment } from '@portico/application/appointments';

export interface VisitSummaryDeps {
  readonly summaries: Pick<Summaries, 'request' | 'poll'>;
  readonly clock: PollClock;
  readonly delivery: FileDelivery;
  /** Opens a document that its practice keeps; false if the browser blocks it, or the address is not valid. */
  readonly openKept: (url: string) => boolean;
}

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making'; readonly listed: ListedAppointment }
  | { readonly kind: 'failed'; readonly listed: ListedAppointment; readonly problem: SummaryProblem };

/** The summary of a visit, requested from its card, polled, and saved (`APT-142` to `APT-151`). */
export class VisitSummaryViewModel {
  phase: Phase = { kind: 'idle' };
  /** The gateway's error messages, without duplicates. */
  told: readonly { readonly key: string; readonly text: string }[] = [];

  readonly #deps: VisitSummaryDeps;
  readonly #replies = new LatestRequest();
  #toldCount = 0;
  #stopWaiting: (() => void) | undefined;

  constructor(deps: VisitSummaryDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async make(listed: ListedAppointment): Promise<void> {
    if (this.phase.kind === 'making') return;
    this.phase = { kind: 'making', listed };
    const wanted = this.#replies.expect();
    const { patient, id } = listed.appointment;
    const answer = await this.#deps.summaries.request(patient, id);
    if (!wanted()) return;
    if (!answer.ok) {
      this.#fail(listed, answer.error);
      return;
    }
    const poll = new SummaryPoll(this.#deps, answer.value, summaryPolling.triesOnCard, (end) => {
      this.#ended(listed, end);
    });
    this.#stopWaiting = () => poll.stop();
  }

  isMaking(listed: ListedAppointment): boolean {
    return this.phase.kind === 'making' && sameVisit(this.phase.listed, listed);
  }

  problemOf(listed: ListedAppointment): SummaryProblem | undefined {
    const { phase } = this;
    return phase.kind === 'failed' && sameVisit(phase.listed, listed) ? phase.problem : undefined;
  }

  forget(key: string): void {
    this.told = this.told.filter((each) => each.key !== key);
  }

  dispose(): void {
    this.#replies.stop();
    this.#stopWaiting?.();
  }

  #ended(listed: ListedAppointment, end: PollEnd): void {
    switch (end.kind) {
      case 'file':
        this.#deps.delivery.deliver(end.file);
        this.#stopWaiting = once(this.#deps.clock, summaryPolling.afterDownload, this.#rest);
        return;
      case 'kept':
        if (this.#deps.openKept(end.url)) this.#rest();
        else this.#fail(listed, { kind: 'blocked' });
        return;
      case 'told':
        this.#toldCount += 1;
        this.told = [...this.told, { key: String(this.#toldCount), text: end.message }];
        this.#rest();
        return;
      case 'not-asked':
        this.#fail(listed, end.failure);
        return;
      case 'not-ready':
        this.#fail(listed, end);
    }
  }

  readonly #rest = (): void => {
    runInAction(() => {
      this.phase = { kind: 'idle' };
    });
  };

  #fail(listed: ListedAppointment, problem: SummaryProblem): void {
    runInAction(() => {
      this.phase = { kind: 'failed', listed, problem };
    });
  }
}

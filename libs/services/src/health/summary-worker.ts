import type { SummaryJob, SummaryJobs, SummaryOutcome, SummaryPrinter, VisitSummaries } from '@portico/domain/health';
import { MINUTE, plus, SECOND, type Instant } from '@portico/domain/kernel';
import { recordSubjectOf, type RecordSubjectDeps } from './record-subject.ts';

export interface SummaryWorkerDeps extends RecordSubjectDeps {
  readonly summaryJobs: SummaryJobs;
  readonly summaryPrinter: SummaryPrinter;
  readonly visitSummaries: VisitSummaries;
  readonly now: () => Instant;
  readonly report: (outcome: SummaryOutcome['kind']) => void;
  /** Called for a summary that failed; the others are still made. */
  readonly onError: (thrown: unknown) => void;
}

/** Milliseconds from one round to the next; a job that is added wakes the worker at once. */
export const summarizeEvery = 5 * SECOND;
/** How long a claimed job is withheld from other workers, in milliseconds. */
const lease = MINUTE / 2;
const atOnce = 10;

/** Makes requested summaries. Safe to run in any number of instances; safe to kill. */
export class SummaryWorker {
  readonly #deps: SummaryWorkerDeps;

  constructor(deps: SummaryWorkerDeps) {
    this.#deps = deps;
  }

  /** Makes what is queued; returns how many jobs were done. */
  async round(): Promise<number> {
    const { summaryJobs, now } = this.#deps;
    let done = 0;
    for (;;) {
      const at = now();
      const jobs = await summaryJobs.claim(at, plus(at, lease), atOnce);
      for (const job of jobs) await this.#finish(job);
      done += jobs.length;
      if (jobs.length < atOnce) return done;
    }
  }

  async #finish(job: SummaryJob): Promise<void> {
    const outcome = await this.#outcome(job);
    await this.#deps.summaryJobs.finish(job.id, outcome);
    this.#deps.report(outcome.kind);
  }

  /** A person is waiting, so a failure is reported at once instead of retried; it can be requested again. */
  async #outcome({ patient, wanted, language }: SummaryJob): Promise<SummaryOutcome> {
    const { visitSummaries, summaryPrinter, now, onError } = this.#deps;
    try {
      const made = await visitSummaries.make(patient, wanted, now());
      if (made === undefined) return { kind: 'failed', problem: 'gone' };
      if (made.kind === 'kept') return made;
      const subject = await recordSubjectOf(this.#deps, patient, now());
      return { kind: 'file', bytes: await summaryPrinter.summary(subject, made.record, language) };
    } catch (thrown) {
      onError(thrown);
      return { kind: 'failed', problem: 'broken' };
    }
  }
}

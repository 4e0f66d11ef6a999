import type { SummaryJob, SummaryJobs, SummaryOutcome, SummaryPrinter, VisitSummaries } from '@portico/domain/health';
import { MINUTE, plus, SECOND, type Instant } from '@portico/domain/kernel';
import { recordSubjectOf, type RecordSubjectDeps } from './record-subject.ts';

export interface SummaryWorkerDeps extends RecordSubjectDeps {
  readonly summaryJobs: SummaryJobs;
  readonly summaryPrinter: SummaryPrinter;
  readonly visitSummaries: VisitSummaries;
  readonly now: () => Instant;
  readonly report: (outcome: SummaryOutcome['kind']) => void;
  /** Hears of a summary that could not be made; the others are made all the same. */
  readonly onError: (thrown: unknown) => void;
}

/** Milliseconds from one round to the next; a job that is added wakes the worker at once. */
export const summarizeEvery = 5 * SECOND;
/** Nobody else is given a job for so long. */
const lease = MINUTE / 2;
const atOnce = 10;

/** Makes summaries that were asked for. Any number of workers may share the jobs, and any may die. */
export class SummaryWorker {
  readonly #deps: SummaryWorkerDeps;

  constructor(deps: SummaryWorkerDeps) {
    this.#deps = deps;
  }

  /** Makes what waits; answers how many jobs were done. */
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

  /** Somebody waits for it: what fails is told at once, and can be asked for again. */
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

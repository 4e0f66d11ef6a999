import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import type { SummaryJob, SummaryJobs, SummaryOutcome, SummaryPrinter, VisitSummaries } from '@portico/domain/health';
import { MINUTE, plus, SECOND, type Instant } from '@portico/domain/kernel';
import { recordSubjectOf } from './record-subject.ts';

export interface SummaryWorkerDeps {
  readonly patients: Pick<PatientRegistry, 'identity'>;
  readonly practices: PracticeDirectory;
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
/** How long a claimed job is withheld from other workers, in milliseconds. One is claimed at a time, so that none waits while its lease runs. */
const lease = MINUTE / 2;

/** Makes requested summaries. Safe to run in any number of instances; safe to kill. */
export class SummaryWorker {
  readonly #patients: Pick<PatientRegistry, 'identity'>;
  readonly #practices: PracticeDirectory;
  readonly #summaryJobs: SummaryJobs;
  readonly #summaryPrinter: SummaryPrinter;
  readonly #visitSummaries: VisitSummaries;
  readonly #now: () => Instant;
  readonly #report: (outcome: SummaryOutcome['kind']) => void;
  /** Called for a summary that failed; the others are still made. */
  readonly #onError: (thrown: unknown) => void;

  constructor(
    patients: Pick<PatientRegistry, 'identity'>,
    practices: PracticeDirectory,
    summaryJobs: SummaryJobs,
    summaryPrinter: SummaryPrinter,
    visitSummaries: VisitSummaries,
    now: () => Instant,
    report: (outcome: SummaryOutcome['kind']) => void,
    onError: (thrown: unknown) => void,
  ) {
    this.#patients = patients;
    this.#practices = practices;
    this.#summaryJobs = summaryJobs;
    this.#summaryPrinter = summaryPrinter;
    this.#visitSummaries = visitSummaries;
    this.#now = now;
    this.#report = report;
    this.#onError = onError;
  }

  /** Makes what is queued; returns how many jobs were done. */
  async round(): Promise<number> {
    for (let done = 0; ; done += 1) {
      const at = this.#now();
      const [job] = await this.#summaryJobs.claim(at, plus(at, lease), 1);
      if (job === undefined) return done;
      await this.#finish(job);
    }
  }

  async #finish(job: SummaryJob): Promise<void> {
    const outcome = await this.#outcome(job);
    await this.#summaryJobs.finish(job.id, outcome);
    this.#report(outcome.kind);
  }

  /** A person is waiting, so a failure is reported at once instead of retried; it can be requested again. */
  async #outcome({ patient, wanted, language, hidden }: SummaryJob): Promise<SummaryOutcome> {
    try {
      const made = await this.#visitSummaries.make(patient, wanted, this.#now(), hidden);
      if (made === undefined) return { kind: 'failed', problem: 'gone' };
      if (made.kind === 'kept') return made;
      if (made.kind === 'pdf') return { kind: 'file', bytes: made.bytes };
      const subject = await recordSubjectOf(this.#patients, this.#practices, patient, this.#now());
      return { kind: 'file', bytes: await this.#summaryPrinter.summary(subject, made.record, language) };
    } catch (thrown) {
      this.#onError(thrown);
      return { kind: 'failed', problem: 'broken' };
    }
  }
}

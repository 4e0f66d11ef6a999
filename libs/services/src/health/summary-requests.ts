import type { ActivityLog } from '@portico/domain/activity';
import {
  sameEntry,
  summaryJobId,
  type SummaryJob,
  type SummaryJobId,
  type SummaryJobs,
  type SummaryWanted,
  type VisitSummaries,
} from '@portico/domain/health';
import type { PatientRef } from '@portico/domain/kernel';
import { doneBy, log } from '../activity/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import type { ShownCharts } from './shown-charts.ts';

/** Summaries that were asked for; a worker makes them. */
export class SummaryRequests {
  readonly #visitSummaries: Pick<VisitSummaries, 'has'>;
  readonly #summaryJobs: Pick<SummaryJobs, 'add' | 'find'>;
  readonly #codes: { newId(): string };
  readonly #wakeSummaryWorker: () => void;
  readonly #charts: Pick<ShownCharts, 'hidden'>;
  readonly #activityLog: ActivityLog;

  constructor(
    visitSummaries: Pick<VisitSummaries, 'has'>,
    summaryJobs: Pick<SummaryJobs, 'add' | 'find'>,
    codes: { newId(): string },
    wakeSummaryWorker: () => void,
    charts: Pick<ShownCharts, 'hidden'>,
    activityLog: ActivityLog,
  ) {
    this.#visitSummaries = visitSummaries;
    this.#summaryJobs = summaryJobs;
    this.#codes = codes;
    this.#wakeSummaryWorker = wakeSummaryWorker;
    this.#charts = charts;
    this.#activityLog = activityLog;
  }

  /** Undefined for another than asked for it. Of those that an earlier release took on it is not known who asked. */
  async find(call: ServiceCall, job: SummaryJobId): ReturnType<SummaryJobs['find']> {
    const known = await this.#summaryJobs.find(job);
    const by = known?.job.by;
    return by !== undefined && by !== askerOf(call) ? undefined : known;
  }

  /** Whether one that is made may be given still: nothing that it may hold has been hidden from the caller since. */
  async mayGive(call: ServiceCall, { patient, hidden = [] }: SummaryJob): Promise<boolean> {
    const hiddenNow = (await this.#charts.hidden(call.acting, patient)) ?? [];
    return hiddenNow.every((of) => hidden.some((each) => sameEntry(each, of)));
  }

  /** Undefined if there is nothing to summarize. */
  async add(call: ServiceCall, patient: PatientRef, wanted: SummaryWanted): Promise<SummaryJobId | undefined> {
    if (!(await this.#visitSummaries.has(patient, wanted))) return undefined;
    const id = summaryJobId(patient.practice, this.#codes.newId());
    const hidden = await this.#charts.hidden(call.acting, patient);
    const job = { id, patient, wanted, language: call.language, madeAt: call.now, by: askerOf(call) };
    await this.#summaryJobs.add(hidden === undefined ? job : { ...job, hidden });
    await log(this.#activityLog, callAt(call, patient), 'requested-summary', aboutOf(wanted));
    this.#wakeSummaryWorker();
    return id;
  }
}

const askerOf = (call: ServiceCall): string => doneBy(call).actor;

/** The visit that a summary is about; undefined for one of a period. */
export const aboutOf = (wanted: SummaryWanted): string | undefined =>
  wanted.kind === 'visit' ? wanted.appointment : undefined;

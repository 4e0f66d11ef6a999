import { can, type Accounts, type Email } from '@portico/domain/access';
import type { ActivityAction, ActivityLog } from '@portico/domain/activity';
import {
  canCreateSummary,
  parsePeriod,
  parseSummaryAddress,
  summaryJobId,
  type SummaryDocument,
  type SummaryDocuments,
  type SummaryFields,
  type SummaryJobId,
  type SummaryJobs,
  type SummaryPeriod,
  type SummaryPrinter,
  type SummaryWanted,
  type VisitSummaries,
} from '@portico/domain/health';
import {
  dayIn,
  failed,
  ok,
  type AppointmentId,
  type PatientRef,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { Practice } from '@portico/domain/practices';
import { doneBy, log } from '../activity/index.ts';
import { allowedCharts, callAt, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure, FileContent } from '@portico/application/kernel';
import { recordSubjectOf, type RecordSubjectDeps } from './record-subject.ts';
import type {
  CreatedSummary,
  CreateSummaryScreen,
  Summaries,
  SummaryOfVisit,
  SummaryPractice,
  SummaryRefusal,
  SummaryReply,
} from '@portico/application/health';

export interface SummariesDeps extends RecordSubjectDeps {
  readonly accounts: Pick<Accounts, 'holding'>;
  readonly activityLog: ActivityLog;
  readonly codes: { newId(): string };
  /** Domains of secure mail, to which records may be sent without confirmation. */
  readonly directDomains: readonly string[];
  readonly notifier: Notifier;
  readonly summaryDocuments: SummaryDocuments;
  readonly summaryJobs: SummaryJobs;
  readonly summaryPrinter: SummaryPrinter;
  readonly visitSummaries: VisitSummaries;
  /** Called when a job is queued. */
  readonly wakeSummaryWorker: () => void;
}

export class SummariesService implements Summaries {
  readonly #deps: SummariesDeps;
  readonly #call: ServiceCall;

  constructor(deps: SummariesDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async request(patient: PatientRef, appointment: AppointmentId): ServiceResult<SummaryJobId, SummaryRefusal> {
    const at = this.#may(patient) ? await this.#at(patient.practice) : failed({ kind: 'not-found' } as const);
    if (!at.ok) return at;
    if (at.value.practice.behavior.visitSummary !== 'job') return failed({ kind: 'not-found' });
    const wanted: SummaryWanted = { kind: 'visit', appointment };
    if (!(await this.#deps.visitSummaries.has(patient, wanted))) return failed({ kind: 'not-found' });
    return ok(await this.#job(patient, wanted));
  }

  async poll(job: SummaryJobId): ServiceResult<SummaryReply | undefined> {
    const known = await this.#deps.summaryJobs.find(job);
    if (known === undefined || !this.#may(known.job.patient)) return failed({ kind: 'not-found' });
    const { outcome } = known;
    if (outcome === undefined) return ok(undefined);
    if (outcome.kind === 'failed') {
      return ok({
        kind: 'failed',
        message: this.#deps.summaryPrinter.summaryError(outcome.problem, this.#call.language),
      });
    }
    await this.#log(known.job.patient, 'downloaded-summary', aboutOf(known.job.wanted));
    if (outcome.kind === 'kept') return ok(outcome);
    return ok({ kind: 'file', file: { name: summaryFile, mediaType: 'application/pdf', bytes: outcome.bytes } });
  }

  async screen(): ServiceResult<CreateSummaryScreen> {
    const charts = allowedCharts(this.#call, 'health:view');
    if (charts.length === 0) return failed({ kind: 'not-found' });
    const found = await this.#deps.practices.practices(charts.map(({ practice }) => practice));
    const { practice: here } = this.#call.acting;
    const practices = found.flatMap(({ id, name, behavior, timeZone }) => {
      const chart = charts.find(({ practice }) => practice === id);
      const today = dayIn(timeZone, this.#call.now);
      return chart === undefined ? [] : [{ id, name, patient: chart.patient, summaries: behavior.visitSummary, today }];
    });
    await Promise.all(charts.map((chart) => this.#log(chart, 'viewed-summaries')));
    // The current practice comes first.
    return ok({ practices: [...practices].sort((one, other) => Number(other.id === here) - Number(one.id === here)) });
  }

  async create(
    fields: SummaryFields,
    how: SummaryPractice['summaries'],
  ): ServiceResult<CreatedSummary, SummaryRefusal> {
    const at = await this.#at(fields.practice as PracticeId);
    if (!at.ok) return at;
    const { chart, practice } = at.value;
    const period = parsePeriod(fields.from, fields.to);
    if (!period.ok) return period;
    if (!canCreateSummary(fields) || practice.behavior.visitSummary !== how) return failed({ kind: 'bad-input' });
    return how === 'ccda'
      ? this.#documents(chart, period.value)
      : this.#printed(chart, { kind: 'period', ...period.value });
  }

  async listed(practice: PracticeId, visits: readonly AppointmentId[]): ServiceResult<readonly SummaryDocument[]> {
    const at = await this.#at(practice);
    if (!at.ok) return at;
    const { language } = this.#call;
    await this.#log(at.value.chart, 'viewed-summaries');
    return ok(await this.#deps.summaryDocuments.of(at.value.chart, visits.slice(0, mostListed), language));
  }

  async open({ patient, appointment }: SummaryOfVisit, as: 'page' | 'xml'): ServiceResult<FileContent> {
    if (!this.#may(patient)) return failed({ kind: 'not-found' });
    const { summaryDocuments, summaryPrinter } = this.#deps;
    const { language, now } = this.#call;
    const found = await summaryDocuments.open(patient, appointment, language, now);
    if (found === undefined) return failed({ kind: 'not-found' });
    await this.#log(patient, as === 'page' ? 'opened-summary' : 'downloaded-summary', appointment);
    if (as === 'xml') return ok({ name: 'visit_summary.xml', mediaType: 'text/xml', bytes: found.xml });
    const subject = await recordSubjectOf(this.#deps, patient, now);
    const bytes = await summaryPrinter.summaryPage(subject, found.record, language);
    return ok({ name: 'visit_summary.html', mediaType: 'text/html', bytes });
  }

  /** Mailing a record needs more than view permission; the patient is notified where it was sent. */
  async mail(
    { patient, appointment }: SummaryOfVisit,
    to: string,
    unsecured: boolean,
  ): ServiceResult<void, SummaryRefusal> {
    if (!can(this.#call.acting, 'health:act', { kind: 'chart', chart: patient })) return failed({ kind: 'not-found' });
    const address = parseSummaryAddress(to, unsecured, this.#deps.directDomains);
    if (!address.ok) return address;
    const sent = await this.#deps.summaryDocuments.send(patient, appointment, address.value, this.#call.now);
    if (!sent) return failed({ kind: 'not-found' });
    await this.#deps.activityLog.append({
      ...doneBy(callAt(this.#call, patient)),
      action: 'sent-summary',
      resource: appointment,
      reason: address.value,
    });
    await this.#tellOwners(patient, address.value);
    return ok(undefined);
  }

  async #tellOwners(chart: PatientRef, address: Email): Promise<void> {
    const { accounts, notifier, practices } = this.#deps;
    const [holders, [practice]] = await Promise.all([accounts.holding(chart), practices.practices([chart.practice])]);
    const notice = { kind: 'records-sent', practice: practice?.name ?? '', address } as const;
    for (const { email, language } of holders) {
      await notifier.send(notice, { channel: 'email', address: email }, language);
    }
  }

  #log(chart: PatientRef, action: ActivityAction, about?: string): Promise<void> {
    return log(this.#deps.activityLog, callAt(this.#call, chart), action, about);
  }

  #may(chart: PatientRef): boolean {
    return can(this.#call.acting, 'health:view', { kind: 'chart', chart });
  }

  /** The person's chart in a practice, and the practice. */
  async #at(id: PracticeId): Promise<Result<AtPractice, Failure>> {
    const chart = allowedCharts(this.#call, 'health:view').find(({ practice }) => practice === id);
    const [practice] = chart === undefined ? [] : await this.#deps.practices.practices([id]);
    return chart === undefined || practice === undefined ? failed({ kind: 'not-found' }) : ok({ chart, practice });
  }

  async #documents(chart: PatientRef, period: SummaryPeriod): ServiceResult<CreatedSummary, SummaryRefusal> {
    const found = await this.#deps.summaryDocuments.list(chart, period, this.#call.language);
    if (found.length === 0) return failed({ kind: 'no-visits' });
    await this.#log(chart, 'viewed-summaries');
    return ok({ kind: 'ccda', visits: found.slice(0, mostListed).map(({ id }) => id) });
  }

  async #printed(chart: PatientRef, wanted: SummaryWanted): ServiceResult<CreatedSummary, SummaryRefusal> {
    if (!(await this.#deps.visitSummaries.has(chart, wanted))) return failed({ kind: 'no-visits' });
    return ok({ kind: 'job', job: await this.#job(chart, wanted) });
  }

  async #job(patient: PatientRef, wanted: SummaryWanted): Promise<SummaryJobId> {
    const { codes, summaryJobs, wakeSummaryWorker } = this.#deps;
    const id = summaryJobId(patient.practice, codes.newId());
    await summaryJobs.add({ id, patient, wanted, language: this.#call.language, madeAt: this.#call.now });
    await this.#log(patient, 'requested-summary', aboutOf(wanted));
    wakeSummaryWorker();
    return id;
  }
}

interface AtPractice {
  readonly chart: PatientRef;
  readonly practice: Practice;
}

/** File name of a downloaded summary (`APT-146`). */
const summaryFile = 'visit_summary.pdf';

/** Cap on listed documents; no person reads a longer list. */
const mostListed = 50;

const aboutOf = (wanted: SummaryWanted): string | undefined =>
  wanted.kind === 'visit' ? wanted.appointment : undefined;

import type { SummaryMailing } from './summary-mailing.ts';
import { aboutOf, type SummaryRequests } from './summary-requests.ts';
import { summariesOfDays, type PracticeDirectory, type Practice } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import { can } from '@portico/domain/access';
import type { ActivityAction, ActivityLog } from '@portico/domain/activity';
import {
  canCreateSummary,
  parsePeriod,
  type SummaryDocument,
  type SummaryDocuments,
  type SummaryFields,
  type SummaryJobId,
  type SummaryPeriod,
  type SummaryPrinter,
  type SummaryWanted,
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
import { log } from '../activity/index.ts';
import { allowedCharts, callAt, fileNameWords, sayIn, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure, FileContent } from '@portico/application/kernel';
import { recordSubjectOf } from './record-subject.ts';
import type { ShownCharts } from './shown-charts.ts';
import type {
  CreatedSummary,
  CreateSummaryScreen,
  Summaries,
  SummaryOfVisit,
  SummaryPractice,
  SummaryRefusal,
  SummaryReply,
} from '@portico/application/health';

export class SummariesService implements Summaries {
  readonly #requests: SummaryRequests;
  readonly #mailing: SummaryMailing;
  readonly #summaryDocuments: Pick<SummaryDocuments, 'of' | 'open' | 'list'>;
  readonly #summaryPrinter: SummaryPrinter;
  readonly #patients: Pick<PatientRegistry, 'identity'>;
  readonly #practices: PracticeDirectory;
  readonly #charts: Pick<ShownCharts, 'hidden'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    requests: SummaryRequests,
    mailing: SummaryMailing,
    summaryDocuments: Pick<SummaryDocuments, 'of' | 'open' | 'list'>,
    summaryPrinter: SummaryPrinter,
    patients: Pick<PatientRegistry, 'identity'>,
    practices: PracticeDirectory,
    charts: Pick<ShownCharts, 'hidden'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#requests = requests;
    this.#mailing = mailing;
    this.#summaryDocuments = summaryDocuments;
    this.#summaryPrinter = summaryPrinter;
    this.#patients = patients;
    this.#practices = practices;
    this.#charts = charts;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async request(patient: PatientRef, appointment: AppointmentId): ServiceResult<SummaryJobId, SummaryRefusal> {
    const at = this.#may(patient) ? await this.#at(patient.practice) : failed({ kind: 'not-found' } as const);
    if (!at.ok) return at;
    if (at.value.practice.behavior.visitSummary !== 'job') return failed({ kind: 'not-found' });
    const wanted: SummaryWanted = { kind: 'visit', appointment };
    const job = await this.#requests.add(this.#call, patient, wanted);
    return job === undefined ? failed({ kind: 'not-found' }) : ok(job);
  }

  async poll(job: SummaryJobId): ServiceResult<SummaryReply | undefined> {
    const known = await this.#requests.find(this.#call, job);
    if (known === undefined || !this.#may(known.job.patient)) return failed({ kind: 'not-found' });
    const { outcome } = known;
    if (outcome === undefined) return ok(undefined);
    if (outcome.kind === 'failed') {
      return ok({
        kind: 'failed',
        message: this.#summaryPrinter.summaryError(outcome.problem, this.#call.language),
      });
    }
    if (!(await this.#requests.mayGive(this.#call, known.job))) return failed({ kind: 'not-found' });
    await this.#log(known.job.patient, 'downloaded-summary', aboutOf(known.job.wanted));
    if (outcome.kind === 'kept') return ok(outcome);
    return ok({
      kind: 'file',
      file: { name: this.#fileName('pdf'), mediaType: 'application/pdf', bytes: outcome.bytes },
    });
  }

  async screen(): ServiceResult<CreateSummaryScreen> {
    const charts = allowedCharts(this.#call, 'health:view');
    if (charts.length === 0) return failed({ kind: 'not-found' });
    const found = await this.#practices.practices(charts.map(({ practice }) => practice));
    const { practice: here } = this.#call.acting;
    const practices = found.flatMap(({ id, name, behavior, timeZone }) => {
      const chart = charts.find(({ practice }) => practice === id);
      const today = dayIn(timeZone, this.#call.now);
      const summaries = summariesOfDays(behavior);
      if (chart === undefined || summaries === undefined) return [];
      return [{ id, name, patient: chart.patient, summaries, today }];
    });
    if (practices.length === 0) return failed({ kind: 'not-found' });
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
    if (!canCreateSummary(fields) || summariesOfDays(practice.behavior) !== how) return failed({ kind: 'bad-input' });
    return how === 'ccda'
      ? this.#documents(chart, period.value)
      : this.#printed(chart, { kind: 'period', ...period.value });
  }

  async listed(practice: PracticeId, visits: readonly AppointmentId[]): ServiceResult<readonly SummaryDocument[]> {
    const at = await this.#at(practice);
    if (!at.ok) return at;
    const { language } = this.#call;
    await this.#log(at.value.chart, 'viewed-summaries');
    return ok(await this.#summaryDocuments.of(at.value.chart, visits.slice(0, mostListed), language));
  }

  async open({ patient, appointment }: SummaryOfVisit, as: 'page' | 'xml'): ServiceResult<FileContent> {
    if (!this.#may(patient)) return failed({ kind: 'not-found' });
    const { acting, language, now } = this.#call;
    const hidden = await this.#charts.hidden(acting, patient);
    const found = await this.#summaryDocuments.open(patient, appointment, language, now, hidden);
    if (found === undefined) return failed({ kind: 'not-found' });
    await this.#log(patient, as === 'page' ? 'opened-summary' : 'downloaded-summary', appointment);
    if (as === 'xml') return ok({ name: this.#fileName('xml'), mediaType: 'text/xml', bytes: found.xml });
    const subject = await recordSubjectOf(this.#patients, this.#practices, patient, now);
    const bytes = await this.#summaryPrinter.summaryPage(subject, found.record, language);
    return ok({ name: this.#fileName('html'), mediaType: 'text/html', bytes });
  }

  mail(visit: SummaryOfVisit, to: string, unsecured: boolean): ServiceResult<void, SummaryRefusal> {
    return this.#mailing.mail(this.#call, visit, to, unsecured);
  }

  /** Of a summary that is opened or downloaded (`APT-146`). */
  #fileName(ending: 'pdf' | 'xml' | 'html'): string {
    return `${sayIn(this.#call.language)(fileNameWords.visitSummary)}.${ending}`;
  }

  #log(chart: PatientRef, action: ActivityAction, about?: string): Promise<void> {
    return log(this.#activityLog, callAt(this.#call, chart), action, about);
  }

  #may(chart: PatientRef): boolean {
    return can(this.#call.acting, 'health:view', { kind: 'chart', chart });
  }

  /** The person's chart in a practice, and the practice. */
  async #at(id: PracticeId): Promise<Result<AtPractice, Failure>> {
    const chart = allowedCharts(this.#call, 'health:view').find(({ practice }) => practice === id);
    const [practice] = chart === undefined ? [] : await this.#practices.practices([id]);
    return chart === undefined || practice === undefined ? failed({ kind: 'not-found' }) : ok({ chart, practice });
  }

  async #documents(chart: PatientRef, period: SummaryPeriod): ServiceResult<CreatedSummary, SummaryRefusal> {
    const found = await this.#summaryDocuments.list(chart, period, this.#call.language);
    if (found.length === 0) return failed({ kind: 'no-visits' });
    await this.#log(chart, 'viewed-summaries');
    return ok({ kind: 'ccda', visits: found.slice(0, mostListed).map(({ id }) => id) });
  }

  async #printed(chart: PatientRef, wanted: SummaryWanted): ServiceResult<CreatedSummary, SummaryRefusal> {
    const job = await this.#requests.add(this.#call, chart, wanted);
    return job === undefined ? failed({ kind: 'no-visits' }) : ok({ kind: 'job', job });
  }
}

interface AtPractice {
  readonly chart: PatientRef;
  readonly practice: Practice;
}

/** Cap on listed documents; no person reads a longer list. */
const mostListed = 50;

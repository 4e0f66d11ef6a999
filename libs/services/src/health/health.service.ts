import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  chartAt,
  resultVersion,
  type AmendmentStore,
  type Chart,
  type ChartDocument,
  type ChartSource,
  type LabTables,
  type OwnNotes,
  type RecordBundles,
  type RecordPrinter,
  type SeenResults,
} from '@portico/domain/health';
import {
  dayIn,
  failed,
  ok,
  type DocumentId,
  type LabId,
  type LocalDate,
  type PatientId,
  type PatientRef,
  type TimeZone,
} from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, FileContent } from '@portico/application/kernel';
import type { Health, MyHealth } from '@portico/application/health';
import type { RefillStore } from '@portico/domain/refills';
import { refillWayFor } from '../refills/index.ts';
import { entryMarksOf, noteKeeper } from './entry-marks.ts';
import { recordSubjectOf } from './record-subject.ts';

export class HealthService implements Health {
  readonly #patients: Pick<PatientRegistry, 'identity' | 'contact'>;
  readonly #practices: PracticeDirectory;
  readonly #charts: ChartSource;
  readonly #printer: RecordPrinter;
  readonly #bundles: RecordBundles;
  readonly #labTables: LabTables;
  readonly #seenResults: Pick<SeenResults, 'keep'>;
  readonly #refillStore: Pick<RefillStore, 'of'>;
  readonly #amendments: Pick<AmendmentStore, 'of'>;
  readonly #notes: Pick<OwnNotes, 'of'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    patients: Pick<PatientRegistry, 'identity' | 'contact'>,
    practices: PracticeDirectory,
    charts: ChartSource,
    printer: RecordPrinter,
    bundles: RecordBundles,
    labTables: LabTables,
    seenResults: Pick<SeenResults, 'keep'>,
    refillStore: Pick<RefillStore, 'of'>,
    amendments: Pick<AmendmentStore, 'of'>,
    notes: Pick<OwnNotes, 'of'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#patients = patients;
    this.#practices = practices;
    this.#charts = charts;
    this.#printer = printer;
    this.#bundles = bundles;
    this.#labTables = labTables;
    this.#seenResults = seenResults;
    this.#refillStore = refillStore;
    this.#amendments = amendments;
    this.#notes = notes;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async myHealth(): ServiceResult<MyHealth> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const keeper = noteKeeper(this.#call);
    const [chart, requests, amendments, notes, [practice]] = await Promise.all([
      this.#charts.chart(allowed.value),
      this.#refillStore.of(allowed.value),
      this.#amendments.of(allowed.value),
      keeper === undefined ? [] : this.#notes.of(keeper, allowed.value),
      this.#practices.practices([allowed.value.practice]),
      log(this.#activityLog, this.#call, 'viewed-health'),
    ]);
    await this.#keepSeen(allowed.value, chart);
    const way = practice === undefined ? 'none' : refillWayFor(this.#call, allowed.value, practice);
    return ok({
      chart: chartAt(chart, this.#call.now),
      refills: { way, requests },
      marks: entryMarksOf(amendments, notes),
    });
  }

  /** The home page calls a report new until it was listed here. */
  async #keepSeen(patient: PatientRef, { labs }: Chart): Promise<void> {
    const { actor } = this.#call.acting;
    if (actor.kind === 'guest' || labs.kind !== 'entries') return;
    await this.#seenResults.keep(actor.account, patient, labs.entries.map(resultVersion), this.#call.now);
  }

  async record(patient: PatientId): ServiceResult<FileContent> {
    const asked = this.#chartOf(patient);
    if (asked === undefined) return failed({ kind: 'not-found' });
    const [chart, subject] = await Promise.all([
      this.#charts.chart(asked),
      recordSubjectOf(this.#patients, this.#practices, asked, this.#call.now),
      log(this.#activityLog, this.#call, 'downloaded-record'),
    ]);
    const bytes = await this.#printer.record(subject, chartAt(chart, this.#call.now), this.#call.language);
    return ok({ name: 'medical_record.pdf', mediaType: 'application/pdf', bytes });
  }

  async recordBundle(patient: PatientId): ServiceResult<FileContent> {
    const asked = this.#chartOf(patient);
    const identity = asked && (await this.#patients.identity(asked));
    if (asked === undefined || identity === undefined) return failed({ kind: 'not-found' });
    const { acting, now } = this.#call;
    const may = (action: 'profile:view' | 'appointments:view') => can(acting, action, { kind: 'chart', chart: asked });
    const [chart, contact, day] = await Promise.all([
      this.#charts.chart(asked),
      may('profile:view') ? this.#patients.contact(asked) : undefined,
      this.#today(asked),
    ]);
    const bytes = await this.#bundles.bundle({
      identity,
      ...(contact && { contact }),
      chart: chartAt(chart, now),
      withVisits: may('appointments:view'),
      now,
    });
    await log(this.#activityLog, this.#call, 'downloaded-record');
    return ok({ name: `health-record-${day}.json`, mediaType: 'application/fhir+json', bytes });
  }

  /** Not there without results: an empty table would say that there are none. */
  async labTable(patient: PatientId): ServiceResult<FileContent> {
    const asked = this.#chartOf(patient);
    if (asked === undefined) return failed({ kind: 'not-found' });
    const [{ labs }, day] = await Promise.all([this.#charts.chart(asked), this.#today(asked)]);
    if (labs.kind !== 'entries' || labs.entries.length === 0) return failed({ kind: 'not-found' });
    const bytes = this.#labTables.labs(labs.entries, this.#call.language);
    await log(this.#activityLog, this.#call, 'downloaded-lab');
    return ok({ name: `lab-results-${day}.csv`, mediaType: 'text/csv', bytes });
  }

  /** The chart of a patient in the practice that the person is at, if they may see it. */
  #chartOf(patient: PatientId): PatientRef | undefined {
    const { acting } = this.#call;
    const asked = acting.practice && { practice: acting.practice, patient };
    return asked !== undefined && can(acting, 'health:view', { kind: 'chart', chart: asked }) ? asked : undefined;
  }

  /** The day at the practice. */
  async #today({ practice: id }: PatientRef): Promise<LocalDate> {
    const [practice] = await this.#practices.practices([id]);
    return dayIn(practice?.timeZone ?? ('UTC' as TimeZone), this.#call.now);
  }

  async lab(lab: LabId): ServiceResult<FileContent> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const found = await this.#charts.lab(allowed.value, lab);
    if (found === undefined) return failed({ kind: 'not-found' });
    const [subject] = await Promise.all([
      recordSubjectOf(this.#patients, this.#practices, allowed.value, this.#call.now),
      log(this.#activityLog, this.#call, 'downloaded-lab', String(lab)),
    ]);
    const bytes = await this.#printer.lab(subject, found, this.#call.language);
    return ok({ name: `lab_${lab}.pdf`, mediaType: 'application/pdf', bytes });
  }

  async document(document: DocumentId): ServiceResult<FileContent> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const found = await this.#charts.document(allowed.value, document);
    if (found === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'downloaded-document', document);
    return ok({
      name: documentName(found.document),
      mediaType: found.document.mediaType,
      bytes: found.bytes,
    });
  }
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'text/plain': 'txt',
  'text/html': 'html',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/tiff': 'tif',
  'application/rtf': 'rtf',
};

const documentName = ({ mediaType, date }: ChartDocument): string => {
  const ending = endings[mediaType.split(';')[0]?.trim().toLowerCase() ?? ''] ?? 'bin';
  return date === undefined ? `document.${ending}` : `document_${date.slice(0, 10)}.${ending}`;
};

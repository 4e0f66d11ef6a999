import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry, Registration } from '@portico/domain/profile';
import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  chartAt,
  hiddenIn,
  isDisputed,
  newResultDays,
  reportedSince,
  reportRef,
  resultVersion,
  unseenOf,
  type AmendmentStore,
  type Chart,
  type DisputedEntry,
  type EntryRef,
  type RecordTables,
  type OwnNotes,
  type RecordForm,
  type RecordPrinter,
  type RecordToTake,
  type RecordWriters,
  type SeenResults,
} from '@portico/domain/health';
import {
  DAY,
  dayIn,
  failed,
  ok,
  plus,
  type DocumentId,
  type LabId,
  type LocalDate,
  type PatientId,
  type PatientRef,
  type TimeZone,
} from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import { documentName, mostBytes, recordFiles, tableBytes } from './record-files.ts';
import { allowedChart, fileNameWords, sayIn, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, FileContent } from '@portico/application/kernel';
import type { Health, MyHealth } from '@portico/application/health';
import type { RefillStore } from '@portico/domain/refills';
import { refillWayFor } from '../refills/index.ts';
import { entryMarksOf, noteKeeper } from './entry-marks.ts';
import { personOf, recordSubjectOf } from './record-subject.ts';
import type { ShownCharts } from './shown-charts.ts';
import { medicationsIn, refillRequestsIn } from './shown-medications.ts';

export class HealthService implements Health {
  readonly #patients: Pick<PatientRegistry, 'identity' | 'contact'>;
  readonly #registration: Pick<Registration, 'read'>;
  readonly #practices: PracticeDirectory;
  readonly #charts: ShownCharts;
  readonly #printer: RecordPrinter;
  readonly #writers: RecordWriters;
  readonly #recordTables: RecordTables;
  readonly #seenResults: Pick<SeenResults, 'of' | 'add'>;
  readonly #refillStore: Pick<RefillStore, 'of'>;
  readonly #amendments: Pick<AmendmentStore, 'of'>;
  readonly #notes: Pick<OwnNotes, 'of'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    patients: Pick<PatientRegistry, 'identity' | 'contact'>,
    registration: Pick<Registration, 'read'>,
    practices: PracticeDirectory,
    charts: ShownCharts,
    printer: RecordPrinter,
    writers: RecordWriters,
    recordTables: RecordTables,
    seenResults: Pick<SeenResults, 'of' | 'add'>,
    refillStore: Pick<RefillStore, 'of'>,
    amendments: Pick<AmendmentStore, 'of'>,
    notes: Pick<OwnNotes, 'of'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#patients = patients;
    this.#registration = registration;
    this.#practices = practices;
    this.#charts = charts;
    this.#printer = printer;
    this.#writers = writers;
    this.#recordTables = recordTables;
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
    const [chart, requests, amendments, notes, hides, [practice]] = await Promise.all([
      this.#charts.chart(this.#call.acting, allowed.value),
      this.#refillStore.of(allowed.value),
      this.#amendments.of(allowed.value),
      keeper === undefined ? [] : this.#notes.of(keeper, allowed.value),
      this.#charts.hidesFromHelpers(this.#call.acting, allowed.value),
      this.#practices.practices([allowed.value.practice]),
      log(this.#activityLog, this.#call, 'viewed-health'),
    ]);
    const unseen = await this.#unseen(allowed.value, chart, practice);
    const way = practice === undefined ? 'none' : refillWayFor(this.#call, allowed.value, practice);
    const isShown = await this.#charts.shows(this.#call.acting, allowed.value);
    const shown = chartAt(chart, this.#call.now);
    const { language } = this.#call;
    return ok({
      chart: { ...shown, medications: medicationsIn(shown.medications, language) },
      refills: {
        way,
        requests: refillRequestsIn(
          requests.filter(({ medication }) => isShown({ section: 'medications', entry: medication.id })),
          language,
        ),
      },
      marks: entryMarksOf(
        amendments.filter(({ of }) => isShown(of)),
        notes.filter(({ of }) => isShown(of)),
        unseen,
        hides === undefined ? [] : hiddenIn(chart, hides),
      ),
    });
  }

  /** The reports that are new to this person. All that is said of a clinical test is listed, so that it is new once. */
  async #unseen(patient: PatientRef, chart: Chart, practice: Practice | undefined): Promise<readonly EntryRef[]> {
    const account = noteKeeper(this.#call);
    if (account === undefined || practice === undefined) return [];
    const { now } = this.#call;
    const first = dayIn(practice.timeZone, plus(now, -newResultDays * DAY));
    const unseen = unseenOf(reportedSince(chart, first), await this.#seenResults.of(account, patient));
    const listed = unseen.filter(({ section }) => section !== 'labs').map(resultVersion);
    if (listed.length > 0) await this.#seenResults.add(account, patient, listed, now);
    return unseen.map(reportRef);
  }

  async seeLab(lab: LabId): ServiceResult<void> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const account = noteKeeper(this.#call);
    const found = await this.#charts.lab(this.#call.acting, allowed.value, lab);
    if (found === undefined || account === undefined) return failed({ kind: 'not-found' });
    const version = resultVersion({ section: 'labs', id: String(lab), status: found.status });
    await this.#seenResults.add(account, allowed.value, [version], this.#call.now);
    await log(this.#activityLog, this.#call, 'viewed-record-entry', String(lab));
    return ok(undefined);
  }

  async record(patient: PatientId): ServiceResult<FileContent> {
    const asked = this.#chartOf(patient);
    if (asked === undefined) return failed({ kind: 'not-found' });
    const [chart, disputed, subject, person] = await Promise.all([
      this.#charts.chart(this.#call.acting, asked),
      this.#disputed(asked),
      recordSubjectOf(this.#patients, this.#practices, asked, this.#call.now),
      personOf(this.#call, this.#patients, this.#registration, asked),
      log(this.#activityLog, this.#call, 'downloaded-record'),
    ]);
    const { now, language } = this.#call;
    const printed = { ...subject, ...(person && { person }) };
    const bytes = await this.#printer.record(printed, chartAt(chart, now), language, disputed);
    return ok({ name: `${sayIn(language)(fileNameWords.record)}.pdf`, mediaType: 'application/pdf', bytes });
  }

  async recordFile(patient: PatientId, form: RecordForm): ServiceResult<FileContent> {
    const asked = this.#chartOf(patient);
    const record = asked && (await this.#recordOf(asked, form));
    if (asked === undefined || record === undefined) return failed({ kind: 'not-found' });
    const [bytes, day] = await Promise.all([this.#writers[form].write(record), this.#today(asked)]);
    await log(this.#activityLog, this.#call, 'downloaded-record');
    const { name, ending, mediaType } = recordFiles[form];
    return ok({ name: `${sayIn(this.#call.language)(name)}-${day}.${ending}`, mediaType, bytes });
  }

  async #disputed(asked: PatientRef): Promise<readonly DisputedEntry[]> {
    const [requests, shows] = await Promise.all([
      this.#amendments.of(asked),
      this.#charts.shows(this.#call.acting, asked),
    ]);
    return requests.filter(isDisputed).filter(({ of }) => shows(of));
  }

  /** The record as far as the person may see it. */
  async #recordOf(asked: PatientRef, form: RecordForm): Promise<RecordToTake | undefined> {
    const { acting, now } = this.#call;
    const may = (action: 'profile:view' | 'appointments:view') => can(acting, action, { kind: 'chart', chart: asked });
    const identity = await this.#patients.identity(asked);
    if (identity === undefined) return undefined;
    const [chart, disputed, contact, registration, [practice]] = await Promise.all([
      this.#charts.chart(this.#call.acting, asked),
      this.#disputed(asked),
      may('profile:view') ? this.#patients.contact(asked) : undefined,
      may('profile:view') ? this.#registration.read(asked) : undefined,
      this.#practices.practices([asked.practice]),
    ]);
    return {
      identity,
      practiceName: practice?.name ?? '',
      ...(contact && { contact }),
      ...(registration && { registration }),
      chart: chartAt(chart, now),
      disputed,
      documents: form === 'fhir' ? await this.#bytesOf(asked, chart) : new Map(),
      withVisits: may('appointments:view'),
      now,
    };
  }

  /** The bytes of documents, in their order, as long as a file of a record has room for them. */
  async #bytesOf(asked: PatientRef, { documents }: Chart): Promise<ReadonlyMap<DocumentId, Uint8Array>> {
    const bytes = new Map<DocumentId, Uint8Array>();
    let room = mostBytes;
    for (const { id, size } of documents.kind === 'entries' ? documents.entries : []) {
      if (size === undefined || size > room) continue;
      const found = await this.#charts.document(this.#call.acting, asked, id);
      if (found === undefined || found.bytes.length > room) continue;
      room -= found.bytes.length;
      bytes.set(id, found.bytes);
    }
    return bytes;
  }

  labTable(patient: PatientId): ServiceResult<FileContent> {
    return this.#table(patient, 'labTable', 'downloaded-lab');
  }

  billTable(patient: PatientId): ServiceResult<FileContent> {
    return this.#table(patient, 'billTable', 'downloaded-record');
  }

  async #table(
    patient: PatientId,
    table: 'labTable' | 'billTable',
    action: 'downloaded-lab' | 'downloaded-record',
  ): ServiceResult<FileContent> {
    const { acting, language } = this.#call;
    const asked = this.#chartOf(patient);
    if (asked === undefined) return failed({ kind: 'not-found' });
    const [chart, day] = await Promise.all([this.#charts.chart(acting, asked), this.#today(asked)]);
    const bytes = tableBytes[table](this.#recordTables, chart, language);
    if (bytes === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, action);
    return ok({ name: `${sayIn(language)(fileNameWords[table])}-${day}.csv`, mediaType: 'text/csv', bytes });
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
    const found = await this.#charts.lab(this.#call.acting, allowed.value, lab);
    if (found === undefined) return failed({ kind: 'not-found' });
    const [subject] = await Promise.all([
      recordSubjectOf(this.#patients, this.#practices, allowed.value, this.#call.now),
      log(this.#activityLog, this.#call, 'downloaded-lab', String(lab)),
    ]);
    const bytes = await this.#printer.lab(subject, found, this.#call.language);
    return ok({
      name: `${sayIn(this.#call.language)(fileNameWords.lab)}_${lab}.pdf`,
      mediaType: 'application/pdf',
      bytes,
    });
  }

  async document(document: DocumentId): ServiceResult<FileContent> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const found = await this.#charts.document(this.#call.acting, allowed.value, document);
    if (found === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'downloaded-document', document);
    return ok({
      name: documentName(found.document, this.#call.language),
      mediaType: found.document.mediaType,
      bytes: found.bytes,
    });
  }
}

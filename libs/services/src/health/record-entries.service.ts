import type {
  AmendmentRefusal,
  AmendmentToRequest,
  DisagreementRefusal,
  DisagreementToSend,
  EntryPage,
  EntryToHide,
  NoteToKeep,
  RecordEntries,
} from '@portico/application/health';
import type { ServiceResult } from '@portico/application/kernel';
import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  authorshipOf,
  billAmounts,
  entryName,
  measureNames,
  entryTopics,
  longestAmendment,
  longestDisagreement,
  longestOwnNote,
  paperOf,
  parseEntryText,
  sameEntry,
  type AmendmentId,
  type AmendmentStore,
  type Chart,
  type EntryRef,
  type OwnNotes,
} from '@portico/domain/health';
import { failed, ok, type PatientRef } from '@portico/domain/kernel';
import type { Correspondence } from '@portico/domain/messages';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import { allowedChart, callAt, type ServiceCall } from '../kernel/index.ts';
import { amendmentWayFor, noteKeeper } from './entry-marks.ts';
import type { HidingByPatient } from './hiding-by-patient.ts';
import type { ShownCharts } from './shown-charts.ts';

/** What a bill is and which amounts it tells; nothing of an entry of another section. */
const paperAndAmounts = ({ bills }: Chart, { section, entry }: EntryRef): Pick<EntryPage, 'paper' | 'amounts'> => {
  const bill = section === 'bills' && bills.kind === 'entries' && bills.entries.find(({ id }) => id === entry);
  if (!bill) return {};
  const amounts = billAmounts(bill);
  return { paper: paperOf(bill), ...(amounts.length === 0 ? {} : { amounts }) };
};

/** Permission to view the record covers reading and own notes; permission to act on it covers what the practice is asked. */
export class RecordEntriesService implements RecordEntries {
  readonly #amendments: AmendmentStore;
  readonly #notes: OwnNotes;
  readonly #charts: Pick<ShownCharts, 'chart' | 'shows'>;
  readonly #hiding: HidingByPatient;
  readonly #correspondence: Pick<Correspondence, 'correspondents'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    amendments: AmendmentStore,
    notes: OwnNotes,
    charts: Pick<ShownCharts, 'chart' | 'shows'>,
    hiding: HidingByPatient,
    correspondence: Pick<Correspondence, 'correspondents'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#amendments = amendments;
    this.#notes = notes;
    this.#charts = charts;
    this.#hiding = hiding;
    this.#correspondence = correspondence;
    this.#practices = practices;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async entry(of: EntryRef): ServiceResult<EntryPage> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const chart = allowed.value;
    if (!(await this.#isShown(chart, of))) return failed({ kind: 'not-found' });
    const keeper = noteKeeper(this.#call);
    const [practice, all, recorded, notes, { answersWithin }] = await Promise.all([
      this.#practice(chart),
      this.#amendments.of(chart),
      this.#charts.chart(this.#call.acting, chart),
      keeper === undefined ? [] : this.#notes.of(keeper, chart),
      this.#correspondence.correspondents(chart),
    ]);
    const requests = all.filter((request) => sameEntry(request.of, of));
    const current = entryName(recorded, of);
    const name = current ?? requests[0]?.name;
    if (practice === undefined || name === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'viewed-record-entry', of.entry);
    const hiding = await this.#hiding.of(this.#call, chart, recorded, of);
    const authored = authorshipOf(recorded, of);
    const measures = measureNames(recorded, of);
    const note = notes.find((kept) => sameEntry(kept.of, of));
    return ok({
      practiceName: practice.name,
      practicePhone: practice.phone,
      timeZone: practice.timeZone,
      of,
      name,
      way: current === undefined ? 'none' : amendmentWayFor(this.#call, chart, practice),
      requests,
      topics: entryTopics(recorded, of),
      ...(note === undefined ? {} : { note }),
      ...(authored === undefined ? {} : { authored }),
      ...(measures === undefined ? {} : { measures }),
      ...paperAndAmounts(recorded, of),
      ...(hiding === undefined ? {} : { hiding }),
      ...(answersWithin === undefined ? {} : { answersWithin }),
    });
  }

  async requestAmendment(wanted: AmendmentToRequest): ServiceResult<AmendmentId, AmendmentRefusal> {
    const { key, patient: chart, of } = wanted;
    if (!can(this.#call.acting, 'health:act', { kind: 'chart', chart })) return failed({ kind: 'not-found' });
    const wrong = parseEntryText(wanted.wrong, longestAmendment);
    const correct = parseEntryText(wanted.correct, longestAmendment);
    if (!wrong.ok || !correct.ok) return failed({ kind: 'bad-input' });
    const [practice, recorded] = await Promise.all([
      this.#practice(chart),
      this.#charts.chart(this.#call.acting, chart),
    ]);
    const name = entryName(recorded, of);
    if (practice === undefined || practice.behavior.noAmendmentRequests === true || name === undefined) {
      return failed({ kind: 'not-found' });
    }
    const amendment = { of, name, wrong: wrong.value, correct: correct.value };
    const requested = await this.#amendments.request(chart, amendment, key);
    if (!requested.ok) return failed({ kind: requested.error.kind });
    const { id, isNew } = requested.value;
    if (isNew) await log(this.#activityLog, callAt(this.#call, chart), 'requested-amendment', id);
    return ok(id);
  }

  async disagree(disagreement: DisagreementToSend): ServiceResult<void, DisagreementRefusal> {
    const { patient: chart, id } = disagreement;
    if (!can(this.#call.acting, 'health:act', { kind: 'chart', chart })) return failed({ kind: 'not-found' });
    const statement = parseEntryText(disagreement.statement, longestDisagreement);
    if (!statement.ok) return failed({ kind: 'bad-input' });
    const known = (await this.#amendments.of(chart)).find((request) => request.id === id);
    if (known === undefined || !(await this.#isShown(chart, known.of))) return failed({ kind: 'not-found' });
    if (!(await this.#amendments.disagree(chart, id, statement.value))) return failed({ kind: 'no-disagreement' });
    if (known.disagreement === undefined) {
      await log(this.#activityLog, callAt(this.#call, chart), 'disagreed-with-denial', id);
    }
    return ok(undefined);
  }

  async keepNote({ patient: chart, of, text }: NoteToKeep): ServiceResult<void> {
    const keeper = this.#noteKeeperOf(chart);
    if (keeper === undefined) return failed({ kind: 'not-found' });
    const note = parseEntryText(text, longestOwnNote);
    if (!note.ok) return failed({ kind: 'bad-input' });
    if (entryName(await this.#charts.chart(this.#call.acting, chart), of) === undefined)
      return failed({ kind: 'not-found' });
    await this.#notes.keep(keeper, chart, { of, text: note.value, at: this.#call.now });
    await log(this.#activityLog, callAt(this.#call, chart), 'kept-own-note', of.entry);
    return ok(undefined);
  }

  async eraseNote({ patient: chart, of }: Omit<NoteToKeep, 'text'>): ServiceResult<void> {
    const keeper = this.#noteKeeperOf(chart);
    if (keeper === undefined) return failed({ kind: 'not-found' });
    await this.#notes.erase(keeper, chart, of);
    await log(this.#activityLog, callAt(this.#call, chart), 'erased-own-note', of.entry);
    return ok(undefined);
  }

  async hide(wanted: EntryToHide): ServiceResult<void> {
    const { acting } = this.#call;
    const { patient: chart } = wanted;
    const { account } = acting.subject;
    if (account === undefined || !can(acting, 'delegates:act', { kind: 'account', account })) {
      return failed({ kind: 'not-found' });
    }
    if (!can(acting, 'health:view', { kind: 'chart', chart })) return failed({ kind: 'not-found' });
    return this.#hiding.hide(this.#call, await this.#charts.chart(acting, chart), wanted);
  }

  async #isShown(chart: PatientRef, of: EntryRef): Promise<boolean> {
    return (await this.#charts.shows(this.#call.acting, chart))(of);
  }

  #noteKeeperOf(chart: PatientRef) {
    return can(this.#call.acting, 'health:view', { kind: 'chart', chart }) ? noteKeeper(this.#call) : undefined;
  }

  async #practice({ practice }: PatientRef): Promise<Practice | undefined> {
    const [found] = await this.#practices.practices([practice]);
    return found;
  }
}

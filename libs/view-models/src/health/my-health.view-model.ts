import {
  labTrends,
  sameEntry,
  type ChartSection,
  type EntryRef,
  type LabTrend,
  type RecordForm,
} from '@portico/domain/health';
import type { DocumentId, LabId, PatientId, Result } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { MedicationRefills } from '../refills/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure, FileContent, FileDelivery } from '@portico/application/kernel';
import type { EntryMarks, Health, ShownChart } from '@portico/application/health';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'ready';
      readonly chart: ShownChart;
      readonly refills: MedicationRefills;
      marks: EntryMarks;
    };

/** Identifies a file on the screen while it is loading, or after that failed. */
export type FileKey = 'record' | RecordForm | 'lab-table' | 'bill-table' | `lab:${number}` | `document:${string}`;

export type FilePhase = { readonly kind: 'fetching' } | { readonly kind: 'failed'; readonly failure: Failure };

/** My health: every section of one chart, lab values over time, and files (`APT-272` to `APT-279`). */
export class MyHealthViewModel {
  phase: Phase = { kind: 'loading' };
  files: ReadonlyMap<FileKey, FilePhase> = new Map();

  readonly #health: Health;
  readonly #delivery: FileDelivery;
  readonly #patient: PatientId;
  readonly #replies = new LatestRequest();

  constructor(health: Health, delivery: FileDelivery, patient: PatientId) {
    this.#health = health;
    this.#delivery = delivery;
    this.#patient = patient;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#health.myHealth();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok
        ? { ...answer.value, kind: 'ready', refills: new MedicationRefills(answer.value.refills) }
        : { kind: 'failed', failure: answer.error };
    });
  }

  /** Analytes with at least two values, enough for a line over time. */
  get trends(): readonly LabTrend[] {
    if (this.phase.kind !== 'ready' || this.phase.chart.labs.kind !== 'entries') return [];
    return labTrends(this.phase.chart.labs.entries).filter(({ points }) => points.length > 1);
  }

  isNew(of: EntryRef): boolean {
    return this.phase.kind === 'ready' && this.phase.marks.unseen.some((each) => sameEntry(each, of));
  }

  /** Something of a section is new. */
  hasNew(section: ChartSection): boolean {
    return this.phase.kind === 'ready' && this.phase.marks.unseen.some((each) => each.section === section);
  }

  /** A report that was opened is new no more. Where that cannot be kept now, it is new again at the next visit. */
  async openLab(lab: LabId): Promise<void> {
    const of = { section: 'labs', entry: String(lab) } as const;
    if (this.phase.kind !== 'ready' || !this.isNew(of)) return;
    this.phase.marks = { ...this.phase.marks, unseen: this.phase.marks.unseen.filter((each) => !sameEntry(each, of)) };
    await this.#health.seeLab(lab);
  }

  downloadRecord(): Promise<void> {
    return this.#fetch('record', () => this.#health.record(this.#patient));
  }

  downloadAs(form: RecordForm): Promise<void> {
    return this.#fetch(form, () => this.#health.recordFile(this.#patient, form));
  }

  downloadLabTable(): Promise<void> {
    return this.#fetch('lab-table', () => this.#health.labTable(this.#patient));
  }

  downloadBillTable(): Promise<void> {
    return this.#fetch('bill-table', () => this.#health.billTable(this.#patient));
  }

  downloadLab(lab: LabId): Promise<void> {
    return this.#fetch(`lab:${lab}`, () => this.#health.lab(lab));
  }

  openDocument(document: DocumentId): Promise<void> {
    return this.#fetch(`document:${document}`, () => this.#health.document(document));
  }

  dispose(): void {
    this.#replies.stop();
  }

  async #fetch(key: FileKey, ask: () => Promise<Result<FileContent, Failure>>): Promise<void> {
    if (this.files.get(key)?.kind === 'fetching') return;
    this.#setFile(key, { kind: 'fetching' });
    const answer = await ask();
    // A file of the former practice or person must not open over the next screen.
    if (this.#replies.over) return;
    this.#setFile(key, answer.ok ? undefined : { kind: 'failed', failure: answer.error });
    if (answer.ok) this.#delivery.deliver(answer.value);
  }

  #setFile(key: FileKey, phase: FilePhase | undefined): void {
    runInAction(() => {
      const files = new Map(this.files);
      if (phase === undefined) files.delete(key);
      else files.set(key, phase);
      this.files = files;
    });
  }
}

import type { Email } from '../../access/index.ts';
import {
  dayIn,
  samePatient,
  type AppointmentId,
  type Instant,
  type Language,
  type PatientRef,
} from '../../kernel/index.ts';
import { unknownChart } from '../chart-entry-order.ts';
import { chartShown } from '../entries/entry-hiding.ts';
import type { EntryRef } from '../entries/entry-ref.ts';
import type { ChartSummarySource } from '../ports/chart-source.ts';
import type { MadeSummary, SummaryDocuments, VisitSummaries } from '../ports/visit-summaries.ts';
import type {
  Encounter,
  ReadSummary,
  SummaryDocument,
  SummaryPeriod,
  SummaryWanted,
  VisitRecord,
} from '../visit-summary.ts';

interface Kept {
  readonly patient: PatientRef;
  readonly completed: boolean;
  readonly encounter: Encounter;
}

/** Completed visits and what their practice tells of them, in memory. */
export class MemoryVisitSummaries implements VisitSummaries, SummaryDocuments {
  /** The documents that were sent. */
  readonly sent: { readonly id: AppointmentId; readonly to: Email; readonly hidden?: readonly EntryRef[] }[] = [];
  /** Where the practice stores finished documents, if it does. */
  keptAt: string | undefined;
  readonly #charts: ChartSummarySource;
  readonly #visits: Kept[] = [];

  constructor(charts: ChartSummarySource) {
    this.#charts = charts;
  }

  put(patient: PatientRef, encounter: Encounter, completed = true): void {
    this.#visits.push({ patient, completed, encounter });
  }

  async has(patient: PatientRef, wanted: SummaryWanted): Promise<boolean> {
    return this.#wanted(patient, wanted).length > 0;
  }

  async make(
    patient: PatientRef,
    wanted: SummaryWanted,
    now: Instant,
    hidden?: readonly EntryRef[],
  ): Promise<MadeSummary | undefined> {
    const visits = this.#wanted(patient, wanted);
    if (visits.length === 0) return undefined;
    if (this.keptAt !== undefined && hidden === undefined) return { kind: 'kept', url: this.keptAt };
    return { kind: 'record', record: await this.#record(patient, visits, now, hidden) };
  }

  async list(patient: PatientRef, period: SummaryPeriod): Promise<readonly SummaryDocument[]> {
    return this.#wanted(patient, { kind: 'period', ...period })
      .map(documentOf)
      .reverse();
  }

  async of(patient: PatientRef, visits: readonly AppointmentId[]): Promise<readonly SummaryDocument[]> {
    return visits.flatMap((appointment) => this.#wanted(patient, { kind: 'visit', appointment }).map(documentOf));
  }

  async open(
    patient: PatientRef,
    id: AppointmentId,
    _: Language,
    now: Instant,
    hidden?: readonly EntryRef[],
  ): Promise<ReadSummary | undefined> {
    const [visit] = this.#wanted(patient, { kind: 'visit', appointment: id });
    if (visit === undefined) return undefined;
    const xml = Uint8Array.from(`<ClinicalDocument id="${id}"/>`, (sign) => sign.charCodeAt(0));
    return { document: documentOf(visit), xml, record: await this.#record(patient, [visit], now, hidden) };
  }

  async send(
    patient: PatientRef,
    id: AppointmentId,
    to: Email,
    _: Instant,
    hidden?: readonly EntryRef[],
  ): Promise<boolean> {
    if (!(await this.has(patient, { kind: 'visit', appointment: id }))) return false;
    const left = hidden === undefined ? {} : { hidden };
    if (!this.sent.some((each) => each.id === id && each.to === to)) this.sent.push({ id, to, ...left });
    return true;
  }

  async #record(
    patient: PatientRef,
    visits: readonly Encounter[],
    now: Instant,
    hidden: readonly EntryRef[] | undefined,
  ): Promise<VisitRecord> {
    const next = this.#of(patient, false).filter(({ start }) => start > now);
    const whole = { ...unknownChart, ...(await this.#charts.summary(patient)) };
    const { allergies, medications, conditions } = chartShown(whole, hidden);
    return { visits, chart: { allergies, medications, conditions }, next };
  }

  #of(patient: PatientRef, completed: boolean): readonly Encounter[] {
    return this.#visits
      .filter((each) => each.completed === completed && samePatient(each.patient, patient))
      .map(({ encounter }) => encounter)
      .sort((one, other) => one.start - other.start);
  }

  #wanted(patient: PatientRef, wanted: SummaryWanted): readonly Encounter[] {
    const visits = this.#of(patient, true);
    if (wanted.kind === 'visit') return visits.filter(({ appointment }) => appointment === wanted.appointment);
    return visits.filter(({ start, timeZone }) => {
      const day = dayIn(timeZone, start);
      return wanted.from <= day && day <= wanted.to;
    });
  }
}

const documentOf = ({ appointment, start }: Encounter): SummaryDocument => ({
  id: appointment,
  name: 'Visit summary',
  createdAt: start,
});

import { earliestFirst, statusOf, type Appointment } from '@portico/domain/appointments';
import {
  chartAt,
  chartShown,
  unknownChart,
  type ChartSummarySource,
  type Encounter,
  type EntryRef,
  type MadeSummary,
  type SummaryWanted,
  type VisitSummaries,
} from '@portico/domain/health';
import type { Instant, PatientRef } from '@portico/domain/kernel';
import type { ReadRecord } from '../records/index.ts';
import { ConnectedCharts } from './connected-charts.ts';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { visitOf, visitsOf, type KnownVisit } from './read-system-visits.ts';

/** Coming visits that a summary ends with. */
const mostComing = 10;

/** Summaries that the systems of connected practices wrote of one completed visit each; no system is asked for days. */
export class ConnectedVisitSummaries implements VisitSummaries {
  readonly #practices: ConnectedPractices;
  readonly #charts: ChartSummarySource;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
    this.#charts = new ConnectedCharts(practices);
  }

  /** Whether its system may have one: the document itself is asked for once it is made. */
  async has(patient: PatientRef, wanted: SummaryWanted): Promise<boolean> {
    return (await this.#completed(patient, wanted)) !== undefined;
  }

  /**
   * As its system wrote it, for the patient. The system knows nothing of what is hidden, so whoever helps is told the visit
   * and the record, whether anything is hidden from them or not.
   */
  async make(
    patient: PatientRef,
    wanted: SummaryWanted,
    now: Instant,
    hidden?: readonly EntryRef[],
  ): Promise<MadeSummary | undefined> {
    const completed = await this.#completed(patient, wanted);
    if (completed === undefined) return undefined;
    const { link, known } = completed;
    if (hidden !== undefined) return this.#told(patient, completed, now, hidden);
    const answer = await link.connection.record?.summary?.(known.visit.patient, known.visit.id, link.call());
    const document = answer && link.answers.foundOf('record.summary', answer);
    if (document === undefined) return undefined;
    if (isPdf(document.bytes)) return { kind: 'pdf', bytes: document.bytes };
    // Its parser takes 20 MB as soon as it is loaded.
    const { chartSummaryOf, readCcda } = await import('../ccda/index.ts');
    const { records, refusals } = readCcda({ name: known.visit.id, bytes: document.bytes, now });
    const pdf = attachedFiles(records).find(isPdf);
    if (pdf !== undefined) return { kind: 'pdf', bytes: pdf };
    if (refusals.some(({ record }) => record === '')) {
      throw link.answers.unavailable('record.summary', { kind: 'malformed', what: 'summary' });
    }
    const coming = await comingAfter(link, patient, now);
    return {
      kind: 'record',
      record: { visits: [encounterOf(known.appointment)], chart: chartSummaryOf(records), next: coming },
    };
  }

  async #told(
    patient: PatientRef,
    { link, known }: CompletedVisit,
    now: Instant,
    hidden: readonly EntryRef[],
  ): Promise<MadeSummary> {
    const [whole, next] = await Promise.all([this.#charts.summary(patient), comingAfter(link, patient, now)]);
    const { allergies, medications, conditions } = chartShown({ ...unknownChart, ...whole }, hidden);
    const chart = chartAt({ allergies, medications, conditions }, now);
    return { kind: 'record', record: { visits: [encounterOf(known.appointment)], chart, next } };
  }

  async #completed(patient: PatientRef, wanted: SummaryWanted): Promise<CompletedVisit | undefined> {
    const link = this.#practices.of(patient.practice);
    if (wanted.kind !== 'visit' || link?.connection.record?.summary === undefined) return undefined;
    const known = await visitOf(link, patient, wanted.appointment);
    return known?.appointment.status === 'COMPLETED' ? { link, known } : undefined;
  }
}

interface CompletedVisit {
  readonly link: PracticeLink;
  readonly known: KnownVisit;
}

/** The paper in the envelope of an unstructured C-CDA document, or the document itself. */
const attachedFiles = (records: readonly ReadRecord[]): readonly Uint8Array[] =>
  records.flatMap((each) => (each.type === 'document' && each.content.kind === 'bytes' ? [each.content.bytes] : []));

const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';

const comingAfter = async (link: PracticeLink, patient: PatientRef, now: Instant): Promise<readonly Encounter[]> => {
  const known = await visitsOf(link, patient, { from: now });
  return known
    .map(({ appointment }) => appointment)
    .filter((each) => each.status === 'SCHEDULED' && statusOf(each, now) !== 'past')
    .toSorted(earliestFirst)
    .slice(0, mostComing)
    .map(encounterOf);
};

const encounterOf = ({ id, start, provider, location, visitReason }: Appointment): Encounter => ({
  appointment: id,
  start,
  timeZone: location.timeZone,
  provider: provider.name,
  office: location.office,
  ...(visitReason === undefined ? {} : { reason: visitReason }),
});

import type { DocumentId, LabId, LocalDate, PatientRef } from '../../kernel/index.ts';
import type { Chart, ChartSection, Lab, Section } from '../patient-chart.ts';
import { chartOf, newestFirst, unknownChart, type EntryOf } from '../chart-entry-order.ts';
import type { ChartSource, ChartSummary, DocumentContent } from '../ports/chart-source.ts';
import { reportedSince, type ReportHeadline } from '../reported-results.ts';
import type { PageAfter, RecordPages } from '../ports/record-pages.ts';

const keyOf = ({ practice, patient }: PatientRef): string => JSON.stringify([practice, patient]);

/** Charts in memory. */
export class MemoryCharts implements ChartSource, RecordPages {
  readonly #charts = new Map<string, Chart>();
  readonly #bytes = new Map<string, ReadonlyMap<DocumentId, Uint8Array>>();

  /** Replaces the patient's chart; omitted sections have "no information". */
  put(patient: PatientRef, chart: Partial<Chart>, bytes: ReadonlyMap<DocumentId, Uint8Array> = new Map()): void {
    this.#charts.set(keyOf(patient), ordered({ ...unknownChart, ...chart }));
    this.#bytes.set(keyOf(patient), bytes);
  }

  async chart(patient: PatientRef): Promise<Chart> {
    return this.#charts.get(keyOf(patient)) ?? unknownChart;
  }

  async summary(patient: PatientRef): Promise<ChartSummary> {
    const { allergies, medications, conditions } = await this.chart(patient);
    return { allergies, medications, conditions };
  }

  async reportsSince(patient: PatientRef, since: LocalDate): Promise<readonly ReportHeadline[]> {
    return reportedSince(await this.chart(patient), since);
  }

  async lab(patient: PatientRef, lab: LabId): Promise<Lab | undefined> {
    const { labs } = await this.chart(patient);
    return labs.kind === 'entries' ? labs.entries.find(({ id }) => id === lab) : undefined;
  }

  async section<S extends ChartSection>(patient: PatientRef, section: S, page: PageAfter): Promise<Chart[S]> {
    const { after, limit } = page;
    const said = (await this.chart(patient))[section];
    if (said.kind !== 'entries') return said;
    const entries = byId(said.entries).filter(({ id }) => after === undefined || String(id) > after);
    return { kind: 'entries', entries: entries.slice(0, limit) } as unknown as Chart[S];
  }

  async entry<S extends ChartSection>(patient: PatientRef, section: S, id: string): Promise<EntryOf<S> | undefined> {
    const said = (await this.chart(patient))[section];
    const entries: readonly { readonly id: string | number }[] = said.kind === 'entries' ? said.entries : [];
    return entries.find((entry) => String(entry.id) === id) as EntryOf<S> | undefined;
  }

  async document(patient: PatientRef, document: DocumentId): Promise<DocumentContent | undefined> {
    const { documents } = await this.chart(patient);
    const found = documents.kind === 'entries' ? documents.entries.find(({ id }) => id === document) : undefined;
    const bytes = this.#bytes.get(keyOf(patient))?.get(document);
    return found === undefined || bytes === undefined ? undefined : { document: found, bytes };
  }
}

const byId = (entries: readonly { readonly id: string | number }[]) =>
  [...entries].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));

const orderedSection = <S extends ChartSection>(name: S, section: Section<EntryOf<S>>): Section<EntryOf<S>> =>
  section.kind === 'entries' ? { kind: 'entries', entries: newestFirst(name, section.entries) } : section;

const ordered = (chart: Chart): Chart =>
  chartOf(
    <S extends ChartSection>(name: S) =>
      orderedSection(name, chart[name] as unknown as Section<EntryOf<S>>) as unknown as Chart[S],
  );

import { can, type Acting, type AppActing } from '@portico/domain/access';
import {
  chartWithout,
  hiddenIn,
  hidesFrom,
  readerOf,
  reportRef,
  sameEntry,
  sectionWithout,
  type Chart,
  type ChartSection,
  type ChartSource,
  type ChartSummary,
  type DocumentContent,
  type EntryHidings,
  type EntryOf,
  type EntryRef,
  type HidesEntry,
  type Lab,
  type MayBeHeldBack,
  type PageAfter,
  type RecordPages,
  type ReportHeadline,
} from '@portico/domain/health';
import type { DocumentId, LabId, LocalDate, PatientRef } from '@portico/domain/kernel';

/**
 * Records as somebody may see them: without the entries that are hidden from them, as if there were none such. Services
 * read records in no other way, which a fence of lint keeps.
 */
export class ShownCharts {
  readonly #charts: ChartSource;
  readonly #hidings: Pick<EntryHidings, 'of'>;

  constructor(charts: ChartSource, hidings: Pick<EntryHidings, 'of'>) {
    this.#charts = charts;
    this.#hidings = hidings;
  }

  async chart(acting: Acting, patient: PatientRef): Promise<Chart> {
    const [chart, hides] = await Promise.all([this.#charts.chart(patient), this.hides(acting, patient)]);
    return hides === undefined ? chart : chartWithout(chart, hides);
  }

  async summary(acting: Acting, patient: PatientRef): Promise<ChartSummary> {
    const [summary, hides] = await Promise.all([this.#charts.summary(patient), this.hides(acting, patient)]);
    if (hides === undefined) return summary;
    return {
      allergies: sectionWithout('allergies', summary.allergies, hides),
      medications: sectionWithout('medications', summary.medications, hides),
      conditions: sectionWithout('conditions', summary.conditions, hides),
    };
  }

  async reportsSince(acting: Acting, patient: PatientRef, since: LocalDate): Promise<readonly ReportHeadline[]> {
    const [reports, hides] = await Promise.all([
      this.#charts.reportsSince(patient, since),
      this.hides(acting, patient),
    ]);
    return reports.filter((report) => !hides?.(reportRef(report), report)).map(({ heldBack: _, ...report }) => report);
  }

  async lab(acting: Acting, patient: PatientRef, id: LabId): Promise<Lab | undefined> {
    const [found, hides] = await Promise.all([this.#charts.lab(patient, id), this.hides(acting, patient)]);
    return found === undefined || hides?.({ section: 'labs', entry: String(id) }, found) ? undefined : found;
  }

  async document(
    acting: Acting | AppActing,
    patient: PatientRef,
    id: DocumentId,
  ): Promise<DocumentContent | undefined> {
    const [found, hides] = await Promise.all([this.#charts.document(patient, id), this.hides(acting, patient)]);
    return found === undefined || hides?.({ section: 'documents', entry: id }, found.document) ? undefined : found;
  }

  /** What is left out where a summary of a visit is made later, or by others; undefined where all is told. */
  async hidden(acting: Acting, patient: PatientRef): Promise<readonly EntryRef[] | undefined> {
    if (readerOf(acting).kind !== 'helper') return undefined;
    const [chart, hides] = await Promise.all([this.#charts.chart(patient), this.hides(acting, patient)]);
    if (hides === undefined) return undefined;
    return hiddenIn(chart, hides);
  }

  /** Whether what is about an entry may be told, the entry itself being there no more or unread. */
  async shows(acting: Acting, patient: PatientRef): Promise<(of: EntryRef) => boolean> {
    const hidden = await this.hidden(acting, patient);
    const hides = await this.hides(acting, patient);
    return (of) => !hides?.(of, {}) && hidden?.some((each) => sameEntry(each, of)) !== true;
  }

  /** What some of those who help are not shown, for the patient; undefined for anybody else, who does not learn of it. */
  async hidesFromHelpers(acting: Acting, patient: PatientRef): Promise<HidesEntry | undefined> {
    if (readerOf(acting).kind !== 'patient') return undefined;
    return hidesFrom({ kind: 'helper' }, await this.#hidings.of(patient));
  }

  async hides(acting: Acting | AppActing, patient: PatientRef): Promise<HidesEntry | undefined> {
    const reader = readerOf(acting);
    const hides = hidesFrom(reader, reader.kind === 'helper' ? await this.#hidings.of(patient) : []);
    if (hides === undefined || seesAmounts(acting, patient)) return hides;
    return (of, entry) => of.section === 'bills' || hides(of, entry);
  }
}

/** What was billed is about money too: somebody who helps with health alone is not shown it. */
const seesAmounts = (acting: Acting | AppActing, chart: PatientRef): boolean =>
  can(acting, 'payments:view', { kind: 'chart', chart });

/** The same for other systems, which read page by page. */
export class ShownPages {
  readonly #pages: RecordPages;
  readonly #shown: Pick<ShownCharts, 'hides'>;

  constructor(pages: RecordPages, shown: Pick<ShownCharts, 'hides'>) {
    this.#pages = pages;
    this.#shown = shown;
  }

  /** Reads on until the page is as long as that of a record that never had what is left out. */
  async section<S extends ChartSection>(
    acting: Acting | AppActing,
    patient: PatientRef,
    section: S,
    page: PageAfter,
  ): Promise<Chart[S]> {
    const hides = await this.#shown.hides(acting, patient);
    if (hides === undefined) return this.#pages.section(patient, section, page);
    const kept: Numbered[] = [];
    for (let next = page; ;) {
      const said = await this.#pages.section(patient, section, next);
      if (said.kind !== 'entries') return said;
      const read = said.entries as readonly Numbered[];
      const shown = sectionWithout(section, said, hides);
      kept.push(...(shown.kind === 'entries' ? (shown.entries as readonly Numbered[]) : []));
      const last = read.at(-1);
      if (last === undefined || read.length < next.limit || kept.length >= page.limit) {
        const entries = kept.slice(0, page.limit);
        return (entries.length === 0
          ? { kind: 'no-information' }
          : { kind: 'entries', entries }) as unknown as Chart[S];
      }
      next = { ...page, after: String(last.id) };
    }
  }

  async entry<S extends ChartSection>(
    acting: Acting | AppActing,
    patient: PatientRef,
    section: S,
    id: string,
  ): Promise<EntryOf<S> | undefined> {
    const [found, hides] = await Promise.all([
      this.#pages.entry(patient, section, id),
      this.#shown.hides(acting, patient),
    ]);
    return found === undefined || hides?.({ section, entry: id }, found as MayBeHeldBack) ? undefined : found;
  }
}

interface Numbered {
  readonly id: string | number;
}

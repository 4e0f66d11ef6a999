import { orderOf, type LocalDate } from '../kernel/index.ts';
import type { EntryRef } from './entries/entry-ref.ts';
import { reasonToHoldBack, type MayBeHeldBack } from './entries/held-back.ts';
import type { Chart, Lab } from './patient-chart.ts';
import type { RecordItem } from './record-item.ts';

/** The sections of a chart whose entries are reports of something that was examined. */
export const reportSections = ['labs', 'clinicalTests'] as const;
export type ReportSection = (typeof reportSections)[number];

/** What a report is called, without its lines. */
export interface ReportHeadline extends MayBeHeldBack {
  readonly section: ReportSection;
  readonly id: string;
  readonly name: string;
  readonly date?: Lab['date'];
  readonly status: Lab['status'] | RecordItem<'clinicalTests'>['status'];
  /** Those who give care wrote about it. */
  readonly commented?: true;
}

/** For how many days a report that the person has not seen is called new. */
export const newResultDays = 90;

/** How many days after its date a report that arrives is still told of by mail or text message. */
export const announcedResultDays = 14;

/** A corrected report is another version: it is new to a person who saw the first one. */
export const resultVersion = ({ section, id, status }: Pick<ReportHeadline, 'section' | 'id' | 'status'>): string =>
  section === 'labs' ? `${id} ${status}` : `${section} ${id} ${status}`;

export const reportRef = ({ section, id }: Pick<ReportHeadline, 'section' | 'id'>): EntryRef => ({
  section,
  entry: id,
});

const isReported = ({ status }: Pick<ReportHeadline, 'status'>): boolean =>
  status === 'final' || status === 'corrected';

type Entries = Partial<Pick<Chart, ReportSection>>;

const headlinesOf = (chart: Entries): readonly ReportHeadline[] =>
  reportSections.flatMap((section) => {
    const said = chart[section];
    return said?.kind === 'entries' ? said.entries.map((entry) => headline(section, entry)) : [];
  });

const headline = (section: ReportSection, entry: Lab | RecordItem<'clinicalTests'>): ReportHeadline => {
  const { id, name, date, status } = entry;
  // A headline has no codes of its own to tell what it is about.
  const heldBack = reasonToHoldBack(entry);
  return {
    section,
    id: String(id),
    name,
    status,
    ...(date === undefined ? {} : { date }),
    ...('comments' in entry && (entry.comments?.length ?? 0) > 0 ? { commented: true } : {}),
    ...(heldBack === undefined ? {} : { heldBack }),
  };
};

/** The reports that are ready, whatever their day. */
export const reportsReady = (chart: Entries): readonly ReportHeadline[] => headlinesOf(chart).filter(isReported);

/** The reports that are ready and of that day or later, newest first. An undated one is of no day. */
export const reportedSince = (chart: Entries, since: LocalDate): readonly ReportHeadline[] =>
  reportsReady(chart)
    .filter(({ date }) => orderOf(date) >= since)
    .sort((a, b) => (orderOf(a.date) < orderOf(b.date) ? 1 : -1));

/** Those of the reports that were not seen. */
export const unseenOf = (reports: readonly ReportHeadline[], seen: ReadonlySet<string>): readonly ReportHeadline[] =>
  reports.filter((report) => !seen.has(resultVersion(report)));

import { orderOf, type ClinicalDate, type LocalDate } from '../../kernel/index.ts';
import { chartSections } from '../chart-entry-order.ts';
import type { EntryRef } from '../entries/entry-ref.ts';
import type { Chart, ChartSection, LabResult, VitalSignPart } from '../patient-chart.ts';
import { shownFlag } from '../shown-flag.ts';
import { chartEntries, type ChartEntry } from './chart-entries.ts';

/** The sections of a timeline: members of a care team have no dates, and are nothing that happened. */
export const timelineSections: readonly ChartSection[] = chartSections.filter((section) => section !== 'careTeam');

/** An entry of the record as the timeline lists it. */
export interface TimelineEntry {
  readonly of: EntryRef;
  readonly name: string;
  readonly date?: ClinicalDate;
  /** As its section says it; absent where entries of the section have none. */
  readonly status?: EntryStatus;
  /** What was measured or found; of a lab report with several results nothing. */
  readonly values: readonly VitalSignPart[];
  /** How many results a lab report has. */
  readonly results?: number;
  /** Of each result of a lab report that is outside of its range; absent where none is. */
  readonly flags?: readonly NonNullable<LabResult['flag']>[];
}

/** What the source says of how an entry stands; each section has some of them. */
export type EntryStatus = Extract<ChartEntry['entry'], { readonly status: unknown }>['status'];

/** All of them; one that is missing here does not compile. */
export const entryStatuses = Object.keys({
  active: 0,
  cancelled: 0,
  completed: 0,
  contraindicated: 0,
  corrected: 0,
  current: 0,
  due: 0,
  failed: 0,
  final: 0,
  immune: 0,
  'in-progress': 0,
  inactive: 0,
  'not-done': 0,
  'not-taken': 0,
  'on-hold': 0,
  overdue: 0,
  partial: 0,
  past: 0,
  pending: 0,
  planned: 0,
  preliminary: 0,
  processed: 0,
  refuted: 0,
  resolved: 0,
  stopped: 0,
  submitted: 0,
  unconfirmed: 0,
  unknown: 0,
  waiting: 0,
} satisfies Readonly<Record<EntryStatus, 0>>) as EntryStatus[];

/** Empty sections: all of them. The days are inclusive. */
export interface TimelineLimits {
  readonly sections: readonly ChartSection[];
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

export interface YearCount {
  readonly year: number;
  readonly count: number;
}

/** Entries in the order of time with what can be counted of them. */
export interface RecordTimeline {
  /** Newest first, those without a date last. */
  readonly entries: readonly TimelineEntry[];
  /** Of each section that the record has entries of, how many are within the days, whichever sections are asked for. */
  readonly sections: readonly { readonly section: ChartSection; readonly count: number }[];
  /** Of the entries, newest year first. */
  readonly years: readonly YearCount[];
  /** How many entries of the sections have no date and are left out, since nobody knows whether they are within the days. */
  readonly undated: number;
  /** The years of the oldest and the newest entry of the record. */
  readonly span?: { readonly first: number; readonly last: number };
}

/** Where the entry stands after which a page begins. */
export type TimelineMark = Pick<TimelineEntry, 'of' | 'date'>;

/** The day as it is written at the source, in the precision that was recorded: by it an entry is shown. */
const writtenDay = (date: ClinicalDate): string => date.slice(0, 10);

/** A date of a year or a month is within the days if any day of it is. */
const isWithin = (date: ClinicalDate, { from, to }: TimelineLimits): boolean => {
  const day = writtenDay(date);
  return (
    (from === undefined || day >= from.slice(0, day.length)) && (to === undefined || day <= to.slice(0, day.length))
  );
};

const hasLimit = ({ from, to }: TimelineLimits): boolean => from !== undefined || to !== undefined;

export const yearOf = (date: ClinicalDate): number => Number(date.slice(0, 4));

/** Texts of which the greater is newer: by the written day, then by the moment, so that the days of a list never go back and forth. */
const orderOfMark = ({ date }: TimelineMark): string =>
  date === undefined ? '' : `${writtenDay(date)} ${orderOf(date)}`;

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** One order for all entries of a record, equal dates included. */
export const compareMarks = (one: TimelineMark, other: TimelineMark): number =>
  byText(orderOfMark(other), orderOfMark(one)) ||
  timelineSections.indexOf(one.of.section) - timelineSections.indexOf(other.of.section) ||
  byText(one.of.entry, other.of.entry);

/** The timeline of a chart within its limits. */
export const timelineOf = (chart: Chart, limits: TimelineLimits): RecordTimeline => {
  const all = chartEntries(chart).filter(({ section }) => timelineSections.includes(section));
  const within = all.filter(({ date }) => (date === undefined ? !hasLimit(limits) : isWithin(date, limits)));
  const isAsked = ({ section }: ChartEntry): boolean =>
    limits.sections.length === 0 || limits.sections.includes(section);
  const entries = within.filter(isAsked).map(timelineEntry).sort(compareMarks);
  const years = all.flatMap(({ date }) => (date === undefined ? [] : [yearOf(date)])).sort((a, b) => a - b);
  const [first, last] = [years[0], years.at(-1)];
  return {
    entries,
    sections: timelineSections.flatMap((section) =>
      all.some((each) => each.section === section)
        ? [{ section, count: within.filter((each) => each.section === section).length }]
        : [],
    ),
    years: yearCounts(entries),
    undated: hasLimit(limits) ? all.filter(isAsked).filter(({ date }) => date === undefined).length : 0,
    ...(first === undefined || last === undefined ? {} : { span: { first, last } }),
  };
};

const yearCounts = (entries: readonly TimelineEntry[]): readonly YearCount[] => {
  const counts = new Map<number, number>();
  for (const { date } of entries) {
    if (date !== undefined) counts.set(yearOf(date), (counts.get(yearOf(date)) ?? 0) + 1);
  }
  return [...counts].map(([year, count]) => ({ year, count }));
};

/** The page of so many entries after a mark, which may itself be gone; and the mark of the next page where there is one. */
export const timelinePage = (
  entries: readonly TimelineEntry[],
  limit: number,
  after?: TimelineMark,
): { readonly entries: readonly TimelineEntry[]; readonly next?: TimelineMark } => {
  const rest = after === undefined ? entries : entries.filter((entry) => compareMarks(entry, after) > 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return { entries: page, ...(last !== undefined && rest.length > page.length ? { next: last } : {}) };
};

const valuesOf = (each: ChartEntry): readonly VitalSignPart[] => {
  if (each.section === 'vitalSigns') return each.entry.parts;
  if (each.section === 'labs') {
    const [only, ...others] = each.entry.results;
    if (only === undefined || others.length > 0 || only.value.kind === 'pending') return [];
    return [{ name: only.name, value: only.value }];
  }
  if (!('value' in each.entry) || each.entry.value === undefined) return [];
  const { name, code, value } = each.entry;
  return [{ name, ...(code === undefined ? {} : { code }), value }];
};

const flagsOf = (results: readonly LabResult[]): Pick<TimelineEntry, 'flags'> => {
  const flags = results.map(shownFlag).filter((flag) => flag !== undefined && flag !== 'normal');
  return flags.length === 0 ? {} : { flags };
};

const timelineEntry = (each: ChartEntry): TimelineEntry => ({
  of: { section: each.section, entry: each.id },
  name: each.name,
  ...(each.date === undefined ? {} : { date: each.date }),
  ...('status' in each.entry ? { status: each.entry.status } : {}),
  values: valuesOf(each),
  ...(each.section === 'labs' ? { results: each.entry.results.length, ...flagsOf(each.entry.results) } : {}),
});

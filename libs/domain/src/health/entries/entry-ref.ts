import { chartSections } from '../chart-entry-order.ts';
import type { Chart, ChartSection } from '../patient-chart.ts';
import type { Authorship, MayBeAuthored } from './authorship.ts';
import { reasonToHoldBack, type HeldBackReason, type MayBeHeldBack } from './held-back.ts';

/** One entry of a record, by its section and its id there. */
export interface EntryRef {
  readonly section: ChartSection;
  readonly entry: string;
}

export const isChartSection = (name: string): name is ChartSection =>
  (chartSections as readonly string[]).includes(name);

export const sameEntry = (one: EntryRef, other: EntryRef): boolean =>
  one.section === other.section && one.entry === other.entry;

/** What every entry has, of whatever section. */
export type AnyEntry = MayBeHeldBack &
  MayBeAuthored & { readonly id: string | number } & (
    | { readonly name: string }
    | { readonly substance: string }
    | { readonly vaccine: string }
    | { readonly title: string }
  );

/** What the record calls an entry. */
export const nameOf = (entry: AnyEntry): string => {
  if ('substance' in entry) return entry.substance;
  if ('vaccine' in entry) return entry.vaccine;
  return 'title' in entry ? entry.title : entry.name;
};

const entryIn = (chart: Chart, { section, entry }: EntryRef): AnyEntry | undefined => {
  const asked = chart[section];
  if (asked.kind !== 'entries') return undefined;
  return (asked.entries as readonly AnyEntry[]).find(({ id }) => String(id) === entry);
};

/** What the record calls an entry; undefined if it has no such entry. */
export const entryName = (chart: Chart, of: EntryRef): string | undefined => {
  const found = entryIn(chart, of);
  return found === undefined ? undefined : nameOf(found);
};

/** Why an entry is held back, if it is. */
export const heldBackReasonOf = (chart: Chart, of: EntryRef): HeldBackReason | undefined => {
  const entry = entryIn(chart, of);
  return entry === undefined ? undefined : reasonToHoldBack(entry);
};

/** Who wrote an entry at its source, where the source says it. */
export const authorshipOf = (chart: Chart, of: EntryRef): Authorship | undefined => entryIn(chart, of)?.authored;

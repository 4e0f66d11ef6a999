import type { ClinicalDate } from '../../kernel/index.ts';
import { chartSections, dateOfEntry, type EntryOf } from '../chart-entry-order.ts';
import { nameOf, type AnyEntry } from '../entries/entry-ref.ts';
import type { Chart, ChartSection } from '../patient-chart.ts';

interface Listed<S extends ChartSection> {
  readonly section: S;
  readonly id: string;
  /** What the record calls it. */
  readonly name: string;
  readonly date?: ClinicalDate;
  readonly entry: EntryOf<S>;
}

/** An entry of a chart as lists over all of its sections know it. */
export type ChartEntry = { readonly [S in ChartSection]: Listed<S> }[ChartSection];

/** All entries of a chart, section by section, in the order of each section. */
export const chartEntries = (chart: Chart): readonly ChartEntry[] =>
  chartSections.flatMap((section) => {
    const said = chart[section];
    if (said.kind !== 'entries') return [];
    return (said.entries as readonly AnyEntry[]).map((entry): ChartEntry => {
      const date = dateOfEntry(section, entry as never);
      const listed = { section, id: String(entry.id), name: nameOf(entry), entry };
      return (date === undefined ? listed : { ...listed, date }) as ChartEntry;
    });
  });

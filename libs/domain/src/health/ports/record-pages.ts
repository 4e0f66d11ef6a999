import type { PatientRef } from '../../kernel/index.ts';
import type { EntryOf } from '../chart-entry-order.ts';
import type { Chart, ChartSection } from '../patient-chart.ts';

/** A page of a list in the order of its ids: what stands after one of them, so that any page costs the same. */
export interface PageAfter<Id extends string = string> {
  readonly after?: Id;
  readonly limit: number;
}

/** The charts as other systems read them, page by page. */
export interface RecordPages {
  /** A section, of whose entries only those of the page, by their ids as texts. */
  section<S extends ChartSection>(patient: PatientRef, section: S, page: PageAfter): Promise<Chart[S]>;
  entry<S extends ChartSection>(patient: PatientRef, section: S, id: string): Promise<EntryOf<S> | undefined>;
}

import type { ChartSource, EntryHidings } from '@portico/domain/health';
import { MemoryEntryHidings } from '@portico/domain/health/testing';
import { ShownCharts } from '../shown-charts.ts';

/** Charts as somebody may see them; nothing is hidden by the patient where nothing is given. */
export const shownCharts = (charts: ChartSource, hidings: EntryHidings = new MemoryEntryHidings()): ShownCharts =>
  new ShownCharts(charts, hidings);

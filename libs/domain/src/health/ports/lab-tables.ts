import type { Language } from '../../kernel/index.ts';
import type { Lab } from '../patient-chart.ts';

/** Writes the results of laboratory reports as a table for spreadsheets, a line for each result. */
export interface LabTables {
  /** CSV in UTF-8 with a byte order mark. */
  labs(labs: readonly Lab[], language: Language): Uint8Array;
}

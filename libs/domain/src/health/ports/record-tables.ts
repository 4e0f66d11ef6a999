import type { Language } from '../../kernel/index.ts';
import type { Lab } from '../patient-chart.ts';
import type { RecordItem } from '../record-item.ts';

/** Writes sections of a record as tables for spreadsheets, in CSV: UTF-8 with a byte order mark. */
export interface RecordTables {
  /** A line for each result of the reports. */
  labs(labs: readonly Lab[], language: Language): Uint8Array;
  /** A line for each claim and each explanation of benefits, with the amounts that it tells. */
  bills(bills: readonly RecordItem<'bills'>[], language: Language): Uint8Array;
}

import type { Instant } from '../../kernel/index.ts';
import type { PatientContact, PatientIdentity } from '../../profile/index.ts';
import type { Chart } from '../patient-chart.ts';

/** A record as one person may see it. */
export interface RecordToTake {
  readonly identity: PatientIdentity;
  /** Absent where the person may not see it. */
  readonly contact?: Pick<PatientContact, 'email' | 'phone'>;
  readonly chart: Chart;
  /** Whether the person may see the visits. */
  readonly withVisits: boolean;
  readonly now: Instant;
}

/** Writes a whole record as one file that other systems read. */
export interface RecordBundles {
  /** JSON in UTF-8. */
  bundle(record: RecordToTake): Promise<Uint8Array>;
}

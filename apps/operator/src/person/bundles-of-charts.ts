import { patientBundle } from '@portico/adapters-fhir';
import {
  EmbeddedAvailability,
  EmbeddedChart,
  EmbeddedPatientPages,
  EmbeddedPatients,
  EmbeddedPractices,
  EmbeddedRecordPages,
  EmbeddedRegistration,
  EmbeddedVisitPages,
} from '@portico/adapters-practice/embedded';
import { PostgresEntryHidings } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { SmartScope } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Instant, PatientRef } from '@portico/domain/kernel';
import { writeJson } from '@portico/practice-fhir/json';
import { ShownCharts, ShownPages } from '@portico/services/health';
import { appActing, FhirDirectoryService, FhirRecordsService } from '@portico/services/fhir';

export interface Bundles {
  readonly records: readonly {
    readonly practice: string;
    readonly path: string;
    readonly entries: number;
    readonly json: string;
  }[];
  /** Practices with a system of their own: it has the record. */
  readonly elsewhere: readonly string[];
}

/** The medical record of each chart as one FHIR Bundle, where Portico keeps it. */
export const bundlesOf = async (sql: Sql, charts: readonly PatientRef[], now: Instant): Promise<Bundles> => {
  const records: Bundles['records'][number][] = [];
  const elsewhere: string[] = [];
  for (const chart of charts) {
    const [practice] = await new EmbeddedPractices(sql).practices([chart.practice]);
    const bundle = practice && (await bundleOf(sql, chart, now));
    if (practice === undefined || bundle === undefined) elsewhere.push(practice?.name ?? chart.practice);
    else records.push({ practice: practice.name, path: `records/${fileOf(chart)}`, ...bundle });
  }
  return { records, elsewhere };
};

/** An id may hold a colon, which a file’s name may not everywhere. */
const fileOf = ({ practice, patient }: PatientRef): string => `${practice}-${patient}.fhir.json`.replaceAll(':', '_');

const bundleOf = async (
  sql: Sql,
  chart: PatientRef,
  now: Instant,
): Promise<{ readonly json: string; readonly entries: number } | undefined> => {
  const asked = { base: `urn:portico:${chart.practice}`, practice: chart.practice, ...sourcesOf(sql, chart, now) };
  const bundle = await patientBundle(asked, chart.patient);
  if (!bundle.ok && bundle.error.status === 404) return undefined;
  if (!bundle.ok) throw new Error(`Bug: a chart was not copied: ${bundle.error.text}`);
  const { entry } = bundle.value;
  return { json: writeJson(bundle.value), entries: Array.isArray(entry) ? entry.length : 0 };
};

/** A copy is one line of the log, and no app reads it. */
const noLog: ActivityLog = { append: async () => undefined, listed: async () => [], doers: async () => [] };

const sourcesOf = (sql: Sql, { practice, patient }: PatientRef, now: Instant) => {
  const call = {
    acting: appActing({
      kind: 'system',
      practice,
      app: { id: 'portico-person', name: 'portico person' },
      scopes: ['system/*.rs' as SmartScope],
    }),
    now,
  };
  const [visitPages, patientPages] = [new EmbeddedVisitPages(sql), new EmbeddedPatientPages(sql)];
  const patients = new EmbeddedPatients(sql);
  const charts = new ShownCharts(new EmbeddedChart(sql), new PostgresEntryHidings(sql));
  return {
    own: patient,
    records: new FhirRecordsService(
      new ShownPages(new EmbeddedRecordPages(sql), charts),
      visitPages,
      patientPages,
      charts,
      patients,
      new EmbeddedRegistration(sql),
      noLog,
      call,
    ),
    directory: new FhirDirectoryService(
      visitPages,
      patientPages,
      patients,
      new EmbeddedPractices(sql),
      new EmbeddedAvailability(sql, () => now),
      noLog,
      call,
    ),
  };
};

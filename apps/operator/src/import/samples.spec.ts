import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { FhirRecordBundles, PatientSummaries } from '@portico/adapters-fhir';
import { faultsOf, ipsFaultsOf } from '@portico/adapters-fhir/testing';
import { CcdaRecordWriter } from '@portico/adapters-practice/ccda';
import { EmbeddedChart, EmbeddedPatients, EmbeddedRegistration } from '@portico/adapters-practice/embedded';
import { readRecords } from '@portico/adapters-practice/reading';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import { chartAt, type RecordToTake } from '@portico/domain/health';
import { instant, type PatientId } from '@portico/domain/kernel';
import { entriesOf } from './gather-charts.ts';
import { importedRecords } from './import-files.ts';
import type { ImportResult } from './run-import.ts';
import { ImportBench } from './testing/import-into-database.ts';

const folder = process.env['PORTICO_SAMPLES'];
const now = instant(Date.UTC(2026, 10, 20));

/** Accounts of a practice are no part of a health record, and an organization stands with what it did. */
const elsewhere = /“(?:ClaimResponse|Invoice|Account|PaymentNotice)”|^organizations /;

(folder === undefined ? describe.skip : describe)('the database after an import of PORTICO_SAMPLES', () => {
  let bench: ImportBench;
  let first: ImportResult;

  beforeAll(async () => {
    bench = await ImportBench.open();
    first = await bench.run([folder ?? '']);
  }, 300_000);
  afterAll(() => bench.close());

  it('does not change by a second import', async () => {
    const standing = await bench.record();
    const { outcomes } = await bench.run([folder ?? '']);
    expect(outcomes.filter(({ changed }) => changed > 0).map(({ file }) => file)).toEqual([]);
    expect(await bench.record()).toEqual(standing);
  }, 300_000);

  it('is the same in another order of the files', async () => {
    const standing = await bench.record();
    await bench.empty();
    for (const { file } of [...first.outcomes].reverse()) await bench.run([file]);
    // What waited for its patient comes by a second run.
    await bench.run([folder ?? '']);
    expect(await bench.record()).toEqual(standing);
  }, 300_000);

  it('has every record that the report calls kept', async () => {
    const rows = await bench.database.rows<{ readonly section: string; readonly id: string }>({
      text: 'select section, id from clinic.chart_entries',
    });
    const standing = new Set(rows.map(({ section, id }) => `${section} ${id}`));
    const missing: string[] = [];
    let looked = 0;
    for (const { file, refusals } of first.outcomes) {
      // Files of one bulk export are read together, and are looked at by another law.
      if (!/\.(?:xml|json)$/i.test(file)) continue;
      const refused = new Set(refusals.map(({ record }) => record.replaceAll(`${file}#`, '')));
      for (const record of readRecords({
        name: file,
        bytes: new Uint8Array(await readFile(file)),
        now: instant(Date.UTC(2026, 10, 24)),
      }).records) {
        if (refused.has(record.sources.join(', '))) continue;
        for (const entry of entriesOf(record)) {
          looked += 1;
          const own = entry.split(' ').slice(1).join(' ');
          if (!standing.has(own)) missing.push(`${basename(file)} ${record.sources.join()} ${own}`);
        }
      }
    }
    expect(looked).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('lacks fewer than 5 of 100 of what the files say, bills and organizations aside', () => {
    const refusals = first.outcomes.flatMap((outcome) => outcome.refusals);
    const left = refusals.filter(({ reason, detail }) => reason === 'not-kept' && !elsewhere.test(detail));
    const kept = first.outcomes.reduce((sum, outcome) => sum + outcome.kept, 0);
    const share = (100 * left.length) / (left.length + kept);
    process.stdout.write(`Left out: ${left.length} of ${left.length + kept}, ${share.toFixed(1)} %\n`);
    expect(share).toBeLessThan(5);
  });

  it('is written as valid FHIR for each person, in one file and as a summary, and as a document that is read back', async () => {
    const faults: string[] = [];
    for (const { id } of first.people) {
      const record = await recordOf(bench, id);
      for (const writer of [bundles, summaries]) {
        const bundle = JSON.parse(new TextDecoder().decode(await writer.write(record))) as {
          readonly entry: readonly { readonly resource: Parameters<typeof faultsOf>[0] }[];
        };
        const found = [bundle as never, ...bundle.entry.map(({ resource }) => resource)].flatMap(faultsOf);
        if (writer === summaries) faults.push(...ipsFaultsOf(bundle as never).map((fault) => `${id} IPS ${fault}`));
        faults.push(...found.map((fault) => `${id} ${fault}`));
      }
      const bytes = await new CcdaRecordWriter().write(record);
      const document = { name: `${id}.xml`, bytes, now: instant(Date.UTC(2026, 10, 24)) };
      const unread = readRecords(document).refusals.filter(({ reason }) => reason !== 'not-kept');
      faults.push(...unread.map(({ record: place, detail }) => `${id} ${place} ${detail}`));
    }
    expect(faults).toEqual([]);
  }, 300_000);
});

const base = (practice: string): string => `https://portal.example/fhir/r4/${practice}`;
const bundles = new FhirRecordBundles(new MemorySchedule(), base);
const summaries = new PatientSummaries(base);

const recordOf = async ({ database }: ImportBench, id: PatientId): Promise<RecordToTake> => {
  const patient = { practice: importedRecords.id, patient: id };
  const identity = await new EmbeddedPatients(database).identity(patient);
  if (identity === undefined) throw new Error(`Nobody is ${id}.`);
  return {
    identity,
    practiceName: importedRecords.name,
    registration: await new EmbeddedRegistration(database).read(patient),
    chart: chartAt(await new EmbeddedChart(database).chart(patient), now),
    documents: new Map(),
    withVisits: false,
    now,
  };
};

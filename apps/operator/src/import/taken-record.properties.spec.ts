import { describe, expect, it } from '@jest/globals';
import { FhirRecordBundles } from '@portico/adapters-fhir';
import { readRecords } from '@portico/adapters-practice/reading';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import { chartSections, unknownChart, type Chart, type Section } from '@portico/domain/health';
import { charts, decimals } from '@portico/domain/health/testing';
import { instant, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { ids } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import { chartsOf } from './gather-charts.ts';
import { keptSection, shownSection, type Entry } from './testing/kept-by-fhir.ts';

const practice = 'practice' as PracticeId;
const bundles = new FhirRecordBundles(new MemorySchedule(), (at) => `https://portal.example/fhir/r4/${at}`);

const bundled = (chart: Chart, patient: PatientId): Promise<Uint8Array> =>
  bundles.write({
    identity: { patient: { practice, patient }, name: 'Ana Gil', language: 'en' },
    chart,
    practiceName: 'Mesa',
    documents: new Map(),
    withVisits: false,
    now: instant(0),
  });

/** The chart that an import of the file would keep. */
const readBack = async (chart: Chart, patient: PatientId): Promise<Chart> => {
  const { records, refusals } = readRecords({
    name: 'health-record.json',
    bytes: await bundled(chart, patient),
    now: instant(Date.UTC(2026, 10, 24)),
  });
  expect(refusals).toEqual([]);
  const [kept, ...others] = chartsOf(practice, records);
  expect(others).toEqual([]);
  return { ...unknownChart, ...kept?.chart };
};

/** As sources write texts: never blank, and with nothing around them. */
const written = <T>(value: T): T => {
  if (typeof value === 'string') return (value.trim() === '' ? 'a' : value.trim()) as T;
  if (Array.isArray(value)) return value.map(written) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, written(each)])) as T;
};

/** A moment in FHIR has seconds. */
const seconds = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? each.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?=Z|[+-])/, '$1:00') : each,
  ) as T;

/** Doses that are amounts; others are told within the instructions. */
const amounts = (chart: Chart, amount: string): Chart => {
  const { medications } = chart;
  if (medications.kind !== 'entries') return chart;
  const entries = medications.entries.map((one) => (one.dose === undefined ? one : { ...one, dose: `${amount} mg` }));
  return { ...chart, medications: { kind: 'entries', entries } };
};

/** Entries of a chart have ids of their own; the generator may draw one twice. */
const hasOwnIds = (chart: Chart): boolean =>
  chartSections.every((name) => {
    const section = chart[name] as Section<Entry>;
    const own = section.kind === 'entries' ? section.entries.map(({ id }) => String(id)) : [];
    return new Set(own).size === own.length;
  });

const drawn = fc
  .tuple(
    charts.map(written).filter(hasOwnIds),
    decimals.filter((text) => !text.startsWith('-')),
  )
  .map(([chart, amount]) => amounts(chart, amount));

describe('a record that a person takes along', () => {
  it.each(chartSections)('is read by an import as what it was, but for what is named: %s', async (name) => {
    await fc.assert(
      fc.asyncProperty(drawn, ids<PatientId>('p-'), async (chart, patient) => {
        const read = await readBack(chart, patient);
        const said = shownSection(name, read[name] as Section<Entry>);
        expect(seconds(said)).toEqual(seconds(keptSection(name, chart[name] as Section<Entry>)));
      }),
      { numRuns: 40 },
    );
  });
});

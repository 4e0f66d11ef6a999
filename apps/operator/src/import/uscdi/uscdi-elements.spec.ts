import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PdfRecordPrinter } from '@portico/adapters-documents/record-printer';
import { readPdf } from '@portico/adapters-documents/testing/pdf';
import { FhirRecordBundles, PatientSummaries } from '@portico/adapters-fhir';
import { clinicalNotesWire } from '@portico/adapters-graphql/wire/clinical-notes';
import { entriesWire } from '@portico/adapters-graphql/wire/entries';
import { healthWire } from '@portico/adapters-graphql/wire/health';
import { CcdaRecordWriter } from '@portico/adapters-practice/ccda';
import { EmbeddedChart } from '@portico/adapters-practice/embedded';
import { readRecords } from '@portico/adapters-practice/reading';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import {
  authorshipOf,
  chartSections,
  unknownChart,
  type Chart,
  type ChartSection,
  type RecordToTake,
} from '@portico/domain/health';
import { instant, type PatientId, type TimeZone } from '@portico/domain/kernel';
import { chartsOf } from '../gather-charts.ts';
import { importedRecords } from '../import-files.ts';
import { ImportBench } from '../testing/import-into-database.ts';
import { inPrint, squeezed, wordsOf } from './printed-words.ts';
import { bundleOf, documentOf, has, ways, type ChartElement, type Way } from './uscdi-element.ts';
import { elementsOfClass, uscdiElements } from './uscdi-elements.ts';
import { written } from './uscdi-page.ts';

const practice = importedRecords.id;
const patient = 'ana' as PatientId;
const base = (): string => 'https://portal.example/fhir/r4/mesa';

const says = (chart: Chart, { section, expects }: ChartElement): boolean => {
  const said = chart[section];
  return said.kind === 'entries' && said.entries.some((entry) => has(entry, expects));
};

const recordOf = (chart: Chart): RecordToTake => ({
  identity: { patient: { practice, patient }, name: 'Ana Gil', language: 'en' },
  practiceName: 'Mesa',
  chart,
  documents: new Map(),
  withVisits: false,
  now: instant(Date.UTC(2026, 10, 20)),
});

const readBack = (name: string, bytes: Uint8Array): Chart => {
  const [kept] = chartsOf(practice, readRecords({ name, bytes, now: instant(Date.UTC(2026, 10, 24)) }).records);
  return { ...unknownChart, ...kept?.chart };
};

/** The answers of My health, of the page of each note and of the page of each entry. */
const shownOf = (chart: Chart): string =>
  [listsOf(chart), ...notePagesOf(chart), ...chartSections.flatMap((each) => pagesOf(chart, each))].join();

const notePagesOf = ({ notes }: Chart): readonly string[] =>
  notes.kind === 'entries'
    ? notes.entries.map((note) => JSON.stringify(clinicalNotesWire.note.answer.write({ note })))
    : [];

const pagesOf = (chart: Chart, section: ChartSection): readonly string[] => {
  const said = chart[section];
  if (said.kind !== 'entries') return [];
  return said.entries.map(({ id: entry }) => {
    const of = { section, entry: String(entry) };
    const authored = authorshipOf(chart, of);
    const around = {
      practiceName: 'Mesa',
      practicePhone: '',
      timeZone: 'America/Phoenix' as TimeZone,
      way: 'none',
    } as const;
    return JSON.stringify(
      entriesWire.entry.answer.write({
        ...around,
        of,
        name: '',
        requests: [],
        topics: [],
        ...(authored && { authored }),
      }),
    );
  });
};

const listsOf = (chart: Chart): string =>
  JSON.stringify(
    healthWire.myHealth.answer.write({
      chart,
      refills: { way: 'none', requests: [] },
      marks: { amendments: [], notes: [], unseen: [], hidden: [] },
    }),
  );

const subject = { name: 'Ana Gil', practiceName: 'Mesa' };

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const asked = uscdiElements.filter((each): each is ChartElement => 'section' in each);

describe('the data elements of USCDI version 3', () => {
  let bench: ImportBench;

  beforeAll(async () => {
    bench = await ImportBench.open();
  }, 60_000);
  afterAll(() => bench.close());
  beforeEach(() => bench.empty());

  /** The chart that the database has after an import of nothing else. */
  const imported = async (name: string, content: string): Promise<Chart> => {
    await bench.empty();
    await bench.imported(await bench.file(name, content));
    const [row] = await bench.database.rows<{ readonly id: PatientId }>({ text: 'select id from clinic.patients' });
    return row === undefined ? unknownChart : new EmbeddedChart(bench.database).chart({ practice, patient: row.id });
  };

  const waysOf = async (element: ChartElement): Promise<Readonly<Record<Way, boolean>>> => {
    const { fhir, patient: ofPatient, ccda } = element;
    const none = unknownChart;
    const fromFhir = fhir === undefined ? none : await imported('a.json', bundleOf(fhir, ofPatient));
    const fromCcda = ccda === undefined ? none : await imported('a.xml', documentOf({}, ccda));
    const chart = says(fromFhir, element) ? fromFhir : fromCcda;
    const words = wordsOf(element.expects);
    const isKept = says(chart, element);
    const record = recordOf(chart);
    const bundles = new FhirRecordBundles(new MemorySchedule(), base);
    const pdf = squeezed((await readPdf(await new PdfRecordPrinter().record(subject, chart, 'en'))).text);
    const summary = textOf(await new PatientSummaries(base).write(record));
    return {
      fhir: says(fromFhir, element),
      ccda: says(fromCcda, element),
      shown: isKept && words.every((word) => shownOf(chart).includes(JSON.stringify(word).slice(1, -1))),
      pdf: isKept && words.every((word) => pdf.includes(squeezed(inPrint(word)))),
      bundle: isKept && says(readBack('a.json', await bundles.write(record)), element),
      document: isKept && says(readBack('a.xml', await new CcdaRecordWriter().write(record)), element),
      summary: isKept && (element.inSummary ?? words).every((word) => summary.includes(word)),
    };
  };

  it('are all in the list, each once', () => {
    const counted = Object.fromEntries(
      Object.keys(elementsOfClass).map((of) => [of, uscdiElements.filter((each) => each.of === of).length]),
    );
    expect(counted).toEqual(elementsOfClass);
    expect(new Set(uscdiElements.map(({ of, name }) => `${of}: ${name}`)).size).toBe(94);
  });

  it.each(asked.map((each) => [`${each.of}: ${each.name}`, each] as const))(
    'go each way that the list does not deny, and no way that it denies: %s',
    async (_, element) => {
      const denied = Object.keys(element.not ?? {});
      expect(await waysOf(element)).toEqual(Object.fromEntries(ways.map((way) => [way, !denied.includes(way)])));
    },
  );

  it('stand on docs/uscdi.md as the list has them; `npm run uscdi` writes them', () => {
    const page = readFileSync(new URL('../../../../../docs/uscdi.md', import.meta.url), 'utf8');
    expect(page).toBe(written(page));
  });
});

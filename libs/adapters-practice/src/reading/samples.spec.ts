import { instant } from '@portico/domain/kernel';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isError, type ReadInput, type ReadOutcome } from '../records/index.ts';
import { readRecords, readTogether } from './index.ts';
import { unsaidBy } from './testing/unsaid.ts';
import { entriesInCcda, housed, housedEntries, twiceHome, unitsInFhir } from './testing/count-read-units.ts';

const { resolve } = createRequire(import.meta.url);
const fhirExamples = dirname(resolve('hl7.fhir.r4.examples/package.json'));
const productDocuments = join(dirname(resolve('bluebutton/package.json')), '_site/bower_components/sample_ccdas');

/** What a file shows and does not say, with the name of the file. */
const unsaidIn = (input: ReadInput, { records }: ReadOutcome): readonly string[] =>
  unsaidBy(input, records).map((each) => `${basename(input.name)} ${each}`);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();

const inputAt = (folder: string, path: string): ReadInput => ({
  now: instant(Date.UTC(2026, 10, 24)),
  name: relative(folder, path),
  bytes: new Uint8Array(readFileSync(path)),
});

const refusedAsWhole = (outcome: ReadOutcome): boolean =>
  outcome.records.length === 0 && outcome.refusals.length === 1 && outcome.refusals[0]?.record === '';

/** The law of the readers over one file, judged by counting the file's own units. */
const unhoused = (input: ReadInput, outcome: ReadOutcome): string | undefined => {
  const twice = twiceHome(outcome);
  if (twice.length > 0) return `${input.name}: two homes for ${twice[0]}`;
  if (refusedAsWhole(outcome)) return undefined;
  const text = new TextDecoder().decode(input.bytes);
  const [there, found] = text.trimStart().startsWith('{')
    ? [unitsInFhir(JSON.parse(text)), housed(outcome)]
    : [entriesInCcda(text), housedEntries(outcome)];
  return there === found ? undefined : `${input.name}: ${found} of ${there} have a home`;
};

const bills = /“ClaimResponse”/;

/** Of each hundred parts of files, bills aside, those that the portal has no place for. */
const leftOut = (outcomes: readonly ReadOutcome[]): number => {
  const parts = outcomes.map(({ records, refusals }) => ({
    kept: new Set(records.flatMap(({ sources }) => sources)).size,
    left: refusals.filter(({ reason, detail }) => reason === 'not-kept' && !bills.test(detail)).length,
  }));
  const [kept, left] = [
    parts.reduce((sum, each) => sum + each.kept, 0),
    parts.reduce((sum, each) => sum + each.left, 0),
  ];
  return (100 * left) / (kept + left);
};

describe('the examples of the FHIR R4 specification', () => {
  const inputs = filesIn(fhirExamples)
    .filter((path) => path.endsWith('.json') && basename(path) !== 'package.json')
    .map((path) => inputAt(fhirExamples, path));
  const outcomes = new Map(inputs.map((input) => [input.name, readRecords(input)]));
  const read = (name: string): ReadOutcome => outcomes.get(`${name}.json`) ?? { records: [], refusals: [] };

  it('are each a record or a refusal that names it', () => {
    expect(inputs.length).toBeGreaterThan(5_000);
    expect(inputs.flatMap((input) => unhoused(input, outcomes.get(input.name) ?? read('')) ?? [])).toEqual([]);
  });

  it('are read as what they say', () => {
    expect(read('Patient-example').records).toMatchObject([
      { type: 'patient', name: 'Peter James Chalmers', birthDate: '1974-12-25' },
    ]);
    expect(read('AllergyIntolerance-example').records).toMatchObject([
      { allergy: { substance: 'Cashew nuts', severity: 'severe', status: 'active' } },
    ]);
    expect(read('AllergyIntolerance-nka').records).toMatchObject([
      { type: 'section', section: 'allergies', statement: { kind: 'none-known' } },
    ]);
    expect(read('AllergyIntolerance-nkda').records).toMatchObject([{ statement: { kind: 'narrative' } }]);
    expect(read('Appointment-example').records).toMatchObject([
      { type: 'appointment', status: 'SCHEDULED', start: Date.parse('2013-12-10T09:00:00Z') },
    ]);
    expect(read('MedicationStatement-example005').refusals).toMatchObject([{ reason: 'entered-in-error' }]);
    expect(read('Encounter-example').records).toMatchObject([
      { type: 'item', section: 'encounters', item: { status: 'active' } },
    ]);
  });

  it('join the results of a report in one lab', () => {
    const [lab] = read('Bundle-lipids').records.filter(({ type }) => type === 'lab');
    expect(lab).toMatchObject({ lab: { name: 'Lipid Panel', status: 'final' } });
    expect(lab?.type === 'lab' && lab.lab.results.map(({ name }) => name)).toContain('Cholesterol');
  });

  it('each show nothing that their resource, and what it refers to, does not say', () => {
    expect(inputs.flatMap((input) => unsaidIn(input, outcomes.get(input.name) ?? read('')))).toEqual([]);
  });

  it('leave nothing in trouble but what really lacks something', () => {
    const problems = [...outcomes.values()].flatMap(({ refusals }) => refusals.filter(({ reason }) => isError(reason)));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThan(25);
  });
});

describe('documents that real products wrote', () => {
  const inputs = filesIn(productDocuments)
    .filter((path) => path.endsWith('.xml'))
    // One vendor sent 683 documents of one kind; a tenth of them shows as much.
    .filter((path, index) => !path.includes('EMERGE') || index % 10 === 0)
    .map((path) => inputAt(productDocuments, path));
  const outcomes = inputs.map((input) => ({ input, outcome: readRecords(input) }));

  it('are each read whole, every entry a record or a refusal', () => {
    expect(inputs.length).toBeGreaterThan(100);
    expect(outcomes.flatMap(({ input, outcome }) => unhoused(input, outcome) ?? [])).toEqual([]);
  });

  it('each give the patient and the document', () => {
    for (const { outcome } of outcomes) {
      expect(outcome.records.map(({ type }) => type)).toEqual(expect.arrayContaining(['patient', 'document']));
    }
  });

  it('each show nothing that they do not say', () => {
    expect(outcomes.flatMap(({ input, outcome }) => unsaidIn(input, outcome))).toEqual([]);
  });

  it('are left out to a small part, which the document still shows', () => {
    expect(leftOut(outcomes.map(({ outcome }) => outcome))).toBeLessThan(5);
  });

  it('never let a social security number through', () => {
    const identifiers = outcomes.flatMap(({ outcome }) =>
      outcome.records.flatMap((record) => (record.type === 'patient' ? record.identifiers : [])),
    );
    const secret = identifiers.filter(({ system }) => system === 'urn:oid:2.16.840.1.113883.4.1');
    expect(secret.length).toBeGreaterThan(10);
    expect(secret.every(({ value }) => /^•••-••-\d{0,4}$/.test(value))).toBe(true);
  });
});

const folder = process.env['PORTICO_SAMPLES'];

(folder === undefined ? describe.skip : describe)('the samples in PORTICO_SAMPLES', () => {
  const paths = folder === undefined ? [] : filesIn(folder);
  const inputs = paths.filter((path) => /\.(?:json|xml)$/.test(path)).map((path) => inputAt(folder ?? '', path));
  const outcomes = new Map(inputs.map((input) => [input.name, readRecords(input)]));

  it('are each a record or a refusal that names it', () => {
    expect(inputs.length).toBeGreaterThan(0);
    expect(inputs.flatMap((input) => unhoused(input, outcomes.get(input.name) ?? readRecords(input)) ?? [])).toEqual(
      [],
    );
  });

  it('show nothing that they do not say', () => {
    expect(inputs.flatMap((input) => unsaidIn(input, outcomes.get(input.name) ?? readRecords(input)))).toEqual([]);
  });

  it('are the same rows when they are read again', () => {
    for (const input of inputs) expect(readRecords(input)).toEqual(outcomes.get(input.name));
  });

  it('are left out to one in a hundred where Synthea made them', () => {
    const made = [...outcomes].flatMap(([name, outcome]) => (/synthea/i.test(name) ? outcome : []));
    if (made.length > 0) expect(leftOut(made)).toBeLessThan(1);
  });

  it('are refused for the right reason where they are broken', () => {
    for (const input of inputs.filter(({ name }) => basename(name).startsWith('NT_'))) {
      const nameless = input.name.includes('Missing_PatientName');
      expect(outcomes.get(input.name)).toEqual({
        records: [],
        refusals: [
          nameless
            ? {
                source: input.name,
                record: '',
                reason: 'unreadable',
                detail: 'recordTarget/patientRole/patient/name is missing or empty',
              }
            : { source: input.name, record: '', reason: 'malformed', detail: 'not well-formed XML' },
        ],
      });
    }
  });

  it('find each other when they are read together', () => {
    const { records, refusals } = readTogether(inputs);
    expect(records.length).toBeGreaterThan(0);
    expect(refusals.filter(({ source }) => !inputs.some(({ name }) => name === source))).toEqual([]);
  });
});

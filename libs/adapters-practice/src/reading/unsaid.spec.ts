import { describe, expect, it } from '@jest/globals';
import type { ReadInput, ReadRecord } from '../records/index.ts';
import { readRecords } from './index.ts';
import { bundleOf, documentOf, fhirInput, inputOf, sectionOf } from './testing/sample-inputs.ts';
import { unsaidBy } from './testing/unsaid.ts';

const line = (name: string, value: string, unit: string, flag: string): string =>
  `<component><observation><code displayName="${name}"/><value xsi:type="PQ" value="${value}" unit="${unit}"/><interpretationCode code="${flag}"/></observation></component>`;
const panel = (status: string, ...lines: readonly string[]): string =>
  `<organizer><code displayName="Panel"/><statusCode code="${status}"/>${lines.join('')}</organizer>`;
const document = inputOf(
  documentOf(
    sectionOf(
      '30954-2',
      'x',
      panel('completed', line('Sodium', '151', 'mmol/L', 'H'), line('Glucose', '60', 'mg/dL', 'L')),
      panel('aborted', line('Iron', '7', 'ug/dL', 'LL')),
    ),
  ),
);

const observation = (id: string, status: string, name: string, value: number, flag: string): object => ({
  resourceType: 'Observation',
  id,
  status,
  category: [{ coding: [{ code: 'laboratory' }] }],
  subject: { reference: 'Patient/p' },
  code: { text: name, coding: [{ code: id, system: 'http://loinc.org' }] },
  valueQuantity: { value, unit: `${name}/L` },
  interpretation: [{ coding: [{ code: flag }] }],
});
const bundle = fhirInput(
  bundleOf(observation('1-8', 'final', 'Sodium', 151, 'H'), observation('2-6', 'registered', 'Iron', 7, 'LL')),
);

/** The labs of an input after a wrong reader of its text. */
const misread = (input: ReadInput, wrong: (text: string) => string): readonly ReadRecord[] =>
  readRecords({ ...input, bytes: new TextEncoder().encode(wrong(new TextDecoder().decode(input.bytes))) }).records;

const swapped =
  (one: string, other: string) =>
  (text: string): string =>
    text.replaceAll(one, '\0').replaceAll(other, one).replaceAll('\0', other);

const same = (text: string): string => text;

describe('a reader that takes what another element says is found out', () => {
  it.each([
    { wrong: 'nothing', input: document, reader: same, count: 0 },
    { wrong: 'nothing', input: bundle, reader: same, count: 0 },
    { wrong: 'the unit of another line', input: document, reader: swapped('mmol/L', 'mg/dL'), count: 2 },
    { wrong: 'the value of another line', input: document, reader: swapped('"151"', '"60"'), count: 2 },
    { wrong: 'the flag of another line', input: document, reader: swapped('"H"', '"L"'), count: 2 },
    { wrong: 'a flag less severe', input: document, reader: swapped('"LL"', '"L"'), count: 2 },
    { wrong: 'the status of another entry', input: document, reader: swapped('"completed"', '"aborted"'), count: 2 },
    { wrong: 'the value of another resource', input: bundle, reader: swapped(':151', ':7'), count: 4 },
    { wrong: 'the flag of another resource', input: bundle, reader: swapped('"H"', '"LL"'), count: 2 },
    { wrong: 'the status of another resource', input: bundle, reader: swapped('"final"', '"registered"'), count: 2 },
  ])('$wrong', ({ input, reader, count }) => {
    expect(unsaidBy(input, misread(input, reader))).toHaveLength(count);
  });
});

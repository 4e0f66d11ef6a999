import { describe, expect, it } from '@jest/globals';
import { readRecords, readTogether } from '../reading/index.ts';
import { bundleOf, fhirInput, inputOf } from '../reading/testing/sample-inputs.ts';

const subject = { reference: 'Patient/p' };
const laboratory = [{ coding: [{ code: 'laboratory' }] }];
const loinc = (code: string, display: string): object => ({ coding: [{ system: 'http://loinc.org', code, display }] });
const sodium = {
  resourceType: 'Observation',
  id: 'na',
  status: 'final',
  category: laboratory,
  code: loinc('2951-2', 'Sodium'),
  subject,
  valueQuantity: { value: 140, unit: 'mmol/L' },
};
const report = {
  resourceType: 'DiagnosticReport',
  id: 'r',
  status: 'final',
  category: [{ coding: [{ code: 'LAB' }] }],
  code: { text: 'Basic panel' },
  subject,
  effectiveDateTime: '2024-02-03',
  result: [{ reference: 'Observation/na' }],
};
const read = (...resources: readonly object[]) => readRecords(fhirInput(bundleOf(...resources)));
const lineOf = (observation: object) => {
  const [record] = read({ ...sodium, valueQuantity: undefined, ...observation }).records;
  return record?.type === 'lab' ? record.lab.results[0] : undefined;
};

describe('reports', () => {
  it('join the results they refer to', () => {
    const { records, refusals } = read(report, sodium);
    expect(records).toMatchObject([
      {
        type: 'lab',
        sources: ['entry[1] DiagnosticReport/r', 'entry[2] Observation/na'],
        lab: { name: 'Basic panel', date: '2024-02-03', results: [{ code: '2951-2', value: { value: '140' } }] },
      },
    ]);
    expect(refusals).toEqual([]);
  });

  it('say who reports them and what was examined, each once, as far as the source does', () => {
    const blood = { resourceType: 'Specimen', id: 'b', type: { text: 'Blood' }, subject };
    const specimen = [{ reference: 'Specimen/b' }];
    const [told] = read(
      { ...report, performer: [{ display: 'Valley Lab' }], specimen },
      { ...sodium, specimen: { reference: 'Specimen/b', display: 'A tube' } },
      blood,
    ).records;
    expect(told).toMatchObject({ lab: { performer: 'Valley Lab', specimen: 'Blood' } });
    const [untold] = read(
      { ...report, performer: [{ reference: 'Patient/p', display: 'Ana' }], specimen: [{ reference: 'Specimen/x' }] },
      sodium,
    ).records;
    expect(untold?.type === 'lab' && Object.keys(untold.lab)).toEqual(['id', 'name', 'date', 'status', 'results']);
  });

  it('say what they say themselves when one result is missing, and the others stand for themselves', () => {
    const result = [{ reference: 'Observation/other' }, { reference: 'Observation/na' }];
    expect(read({ ...report, result }, sodium).records).toMatchObject([
      { lab: { name: 'Basic panel', results: [] } },
      { lab: { results: [{ name: 'Sodium' }] } },
    ]);
  });

  it('find results in another file of the same export', () => {
    const { records } = readTogether([
      inputOf(`${JSON.stringify(report)}\n`, 'export/DiagnosticReport.ndjson'),
      inputOf(`${JSON.stringify(sodium)}\n${JSON.stringify({ ...sodium, id: 'k' })}\n`, 'export/Observation.ndjson'),
    ]);
    expect(records.map(({ sources }) => sources)).toEqual([
      ['export/DiagnosticReport.ndjson#line 1 DiagnosticReport/r', 'export/Observation.ndjson#line 1 Observation/na'],
      ['export/Observation.ndjson#line 2 Observation/k'],
    ]);
  });

  it('leave out a result that was entered in error, which is refused by itself', () => {
    const wrong = { ...sodium, id: 'wrong', status: 'entered-in-error' };
    const result = [{ reference: 'Observation/na' }, { reference: 'Observation/wrong' }];
    const { records, refusals } = read({ ...report, result }, sodium, wrong);
    expect(records).toHaveLength(1);
    expect(refusals).toMatchObject([{ record: 'entry[3] Observation/wrong', reason: 'entered-in-error' }]);
  });

  it('open panels, and end where panels turn in a circle', () => {
    const panel = { ...sodium, id: 'panel', valueQuantity: undefined, hasMember: [{ reference: 'Observation/na' }] };
    const round = { ...sodium, hasMember: [{ reference: 'Observation/panel' }] };
    const { records } = read({ ...report, result: [{ reference: 'Observation/panel' }] }, panel, round);
    expect(records).toMatchObject([{ lab: { results: [{ name: 'Sodium' }] } }]);
  });

  it('keep the paper that came with them as a document', () => {
    const presentedForm = [{ contentType: 'application/pdf', data: 'JVBERi0=' }];
    const { records } = read({ ...report, presentedForm }, sodium);
    expect(records).toMatchObject([
      { type: 'lab' },
      { type: 'document', document: { title: 'Basic panel', mediaType: 'application/pdf', size: 5 } },
    ]);
  });
});

describe('results', () => {
  it('keep the digits that were reported', () => {
    const text = JSON.stringify(sodium).replace('140', '7.10');
    expect(readRecords(inputOf(text)).records).toMatchObject([{ lab: { results: [{ value: { value: '7.10' } }] } }]);
  });

  it('without a report are a report of one line', () => {
    expect(read(sodium).records).toMatchObject([
      { type: 'lab', lab: { name: 'Sodium', results: [{ name: 'Sodium' }] } },
    ]);
  });

  it('are pending while open, and say why they are absent once final', () => {
    expect(lineOf({ status: 'registered' })?.value).toEqual({ kind: 'pending' });
    expect(lineOf({ dataAbsentReason: { text: 'Not performed' } })?.value).toEqual({
      kind: 'text',
      text: 'Not performed',
    });
    expect(lineOf({})).toBeUndefined();
  });

  it('come as quantities, words, ranges and ratios', () => {
    expect(lineOf({ valueQuantity: { value: 5, comparator: '<', unit: 'mg/L' } })?.value).toEqual({
      kind: 'quantity',
      value: '5',
      unit: 'mg/L',
      comparator: '<',
    });
    expect(lineOf({ valueString: 'clear' })?.value).toEqual({ kind: 'text', text: 'clear' });
    expect(lineOf({ valueInteger: 3 })?.value).toEqual({ kind: 'quantity', value: '3' });
    expect(lineOf({ valueRange: { low: { value: 1 }, high: { value: 2 } } })?.value).toEqual({
      kind: 'text',
      text: '1 – 2',
    });
    expect(lineOf({ valueRatio: { numerator: { value: 1 }, denominator: { value: 128 } } })?.value).toEqual({
      kind: 'text',
      text: '1 : 128',
    });
  });

  it('are judged by the range for the normal person alone', () => {
    const critical = { type: { coding: [{ code: 'treatment' }] }, low: { value: 1 } };
    const normal = { type: { coding: [{ code: 'normal' }] }, low: { value: 135 }, high: { value: 145 } };
    const interpretation = [{ coding: [{ code: 'HH' }] }];
    const line = lineOf({ valueQuantity: { value: 150 }, referenceRange: [critical, normal], interpretation });
    expect(line).toMatchObject({ reference: { low: '135', high: '145' }, flag: 'critical-high' });
    expect(lineOf({ valueQuantity: { value: 150 }, referenceRange: [critical] })).not.toHaveProperty('reference');
  });

  it('do not line up under a code that is no LOINC code', () => {
    expect(lineOf({ valueQuantity: { value: 1 }, code: loinc('UNKNOWN', 'Colour') })?.code).toBe('Colour');
  });

  it('of no category that the portal keeps are refused', () => {
    expect(read({ ...sodium, category: [{ coding: [{ code: 'newborn' }] }] }).refusals).toMatchObject([
      { reason: 'not-kept' },
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const read = (...entries: readonly string[]) => readRecords(inputOf(documentOf(sectionOf('30954-2', 'x', ...entries))));
const line = (inside: string, status = 'completed', code = '2951-2'): string =>
  `<component><observation><code code="${code}" codeSystem="2.16.840.1.113883.6.1" displayName="Sodium"/><statusCode code="${status}"/><effectiveTime value="20240102"/>${inside}</observation></component>`;
const report = (lines: string, status = 'completed'): string =>
  `<organizer><code displayName="Panel"/><statusCode code="${status}"/>${lines}</organizer>`;
const labOf = (entry: string) => {
  const found = read(entry).records.find(({ type }) => type === 'lab');
  return found?.type === 'lab' ? found.lab : undefined;
};
const resultOf = (inside: string, status?: string, code?: string) =>
  labOf(report(line(inside, status, code)))?.results[0];

describe('results (30954-2)', () => {
  it('come as one report with lines, dated by a line where the report is not', () => {
    expect(labOf(report(line('<value xsi:type="PQ" value="140" unit="mmol/L"/>')))).toMatchObject({
      name: 'Panel',
      date: '2024-01-02',
      status: 'final',
      results: [{ code: '2951-2', name: 'Sodium', value: { kind: 'quantity', value: '140', unit: 'mmol/L' } }],
    });
  });

  it.each([
    ['<value xsi:type="PQ" value="7.10" unit="1"/>', { kind: 'quantity', value: '7.10' }],
    ['<value xsi:type="PQ" value="12.3" unit="10+3/ul"/>', { kind: 'quantity', value: '12.3', unit: '10+3/ul' }],
    ['<value xsi:type="INT" value="3"/>', { kind: 'quantity', value: '3' }],
    ['<value xsi:type="REAL" value="0.5"/>', { kind: 'quantity', value: '0.5' }],
    ['<value xsi:type="ST">Amber</value>', { kind: 'text', text: 'Amber' }],
    ['<value xsi:type="ED">Amber</value>', { kind: 'text', text: 'Amber' }],
    ['<value xsi:type="CD" code="371240000" displayName="Red"/>', { kind: 'text', text: 'Red' }],
    [
      '<value xsi:type="IVL_PQ"><high value="0.02" unit="ng/mL" inclusive="false"/></value>',
      { kind: 'quantity', value: '0.02', unit: 'ng/mL', comparator: '<' },
    ],
    ['<value xsi:type="IVL_PQ"><low value="90"/></value>', { kind: 'quantity', value: '90', comparator: '>=' }],
    ['<value xsi:type="IVL_PQ"><low value="1"/><high value="2"/></value>', { kind: 'text', text: '1 – 2' }],
    ['<value xsi:type="PQ" nullFlavor="UNK"/>', { kind: 'text', text: 'unknown' }],
  ])('have values like %s', (value, wanted) => {
    expect(resultOf(value)?.value).toEqual(wanted);
  });

  it('that are awaited are pending, and so is a report of nothing else', () => {
    const awaited = line('<value xsi:type="PQ" nullFlavor="NA"/>', 'active');
    expect(labOf(report(awaited, 'active'))).toMatchObject({
      status: 'pending',
      results: [{ value: { kind: 'pending' } }],
    });
    expect(labOf(report(awaited + line('<value xsi:type="INT" value="3"/>'), 'active'))).toMatchObject({
      status: 'preliminary',
    });
  });

  it('are judged by the range that is interpreted as normal, and by no other', () => {
    const range = (code: string, low: number): string =>
      `<referenceRange><observationRange><value xsi:type="IVL_PQ"><low value="${low}"/></value><interpretationCode code="${code}"/></observationRange></referenceRange>`;
    const flagged = '<value xsi:type="INT" value="3"/><interpretationCode code="L"/>';
    expect(resultOf(flagged + range('LL', 1) + range('N', 5))).toMatchObject({ flag: 'low', reference: { low: '5' } });
    expect(resultOf(flagged + range('LL', 1))).not.toHaveProperty('reference');
  });

  it('do not line up under a code that is no LOINC code', () => {
    expect(resultOf('<value xsi:type="INT" value="3"/>', 'completed', 'UNKNOWN')?.code).toBe('Sodium');
  });

  it('that were taken back are left out, and the report that was is refused', () => {
    expect(labOf(report(line('<value xsi:type="INT" value="3"/>', 'nullified')))?.results).toEqual([]);
    expect(read(report('', 'nullified')).refusals).toMatchObject([{ reason: 'entered-in-error' }]);
  });

  it('under a status that no table names have a status that is not noted', () => {
    for (const status of ['constructor', 'dreamt', '']) {
      const value = '<value xsi:type="INT" value="3"/>';
      expect(labOf(report(line(value), status))).toMatchObject({
        status: 'unknown',
        results: [{ value: { value: '3' } }],
      });
    }
  });

  it('of null flavor say that there is no information', () => {
    const nothing =
      '<organizer nullFlavor="NI"><code nullFlavor="NI"/><statusCode code="completed"/><component><observation><code nullFlavor="NI"/></observation></component></organizer>';
    expect(read(nothing).records).toContainEqual(expect.objectContaining({ statement: { kind: 'no-information' } }));
  });
});

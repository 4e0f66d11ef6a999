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

describe('the code by which a result lines up with others', () => {
  const codeOf = (code: string) =>
    labOf(report(`<component><observation>${code}<value xsi:type="INT" value="3"/></observation></component>`))
      ?.results[0]?.code;
  const loinc = '2.16.840.1.113883.6.1';

  it('is that of LOINC, of a translation too', () => {
    expect(codeOf(`<code code="2951-2" codeSystem="${loinc}" displayName="Sodium"/>`)).toBe('2951-2');
    const local = `<code code="NA" codeSystem="2.999.3" displayName="Sodium"><translation code="2951-2" codeSystem="${loinc}"/></code>`;
    expect(codeOf(local)).toBe('2951-2');
  });

  it('is that of another system behind it, also where it has the form of LOINC', () => {
    expect(codeOf('<code code="NA" codeSystem="2.999.3" displayName="Sodium"/>')).toBe('urn:oid:2.999.3|NA');
    expect(codeOf('<code code="2951-2" codeSystem="2.999.3" displayName="Sodium"/>')).toBe('urn:oid:2.999.3|2951-2');
  });

  it('is its name where the code has no system, or says to be of LOINC and is not', () => {
    expect(codeOf('<code code="2951-2" displayName="Sodium"/>')).toBe('Sodium');
    expect(codeOf(`<code code="NA" codeSystem="${loinc}" displayName="Sodium"/>`)).toBe('Sodium');
    expect(codeOf('<code codeSystem="2.999.3" displayName="Sodium"/>')).toBe('Sodium');
  });
});

describe('the value of a result', () => {
  const told = (value: string, text = 'x') => {
    const entry = report(line(value));
    const { records } = readRecords(inputOf(documentOf(sectionOf('30954-2', text, entry))));
    return records.flatMap((each) => (each.type === 'lab' ? each.lab.results : [])).map((each) => each.value);
  };
  const text = (words: string) => [{ kind: 'text', text: words }];

  it.each([
    // A time is told as a day, and text of digits stays text.
    ['<value xsi:type="TS" value="20240102"/>', text('2024-01-02')],
    ['<value xsi:type="TS" value="soon"/>', text('soon')],
    ['<value xsi:type="ST" value="20240102"/>', text('20240102')],
    ['<value xsi:type="PQ" value="trace"/>', text('trace')],
    // A ratio has two parts.
    ['<value xsi:type="RTO"><numerator value="1"/><denominator value="128"/></value>', text('1 : 128')],
    ['<value xsi:type="RTO"><numerator value="1"/></value>', []],
    ['<value xsi:type="RTO"><denominator value="128"/></value>', []],
    // Bounds that belong to it, or do not.
    [
      '<value><low value="90" inclusive="false" unit="mL/min"/></value>',
      [{ kind: 'quantity', value: '90', unit: 'mL/min', comparator: '>' }],
    ],
    ['<value><low value="90" inclusive="true"/></value>', [{ kind: 'quantity', value: '90', comparator: '>=' }]],
    ['<value><high value="5"/></value>', [{ kind: 'quantity', value: '5', comparator: '<=' }]],
    ['<value><high value="low"/></value>', []],
    [
      '<value><high nullFlavor="OTH"><translation value="0.02" code="NG/ML"/></high></value>',
      [{ kind: 'quantity', value: '0.02', unit: 'NG/ML', comparator: '<=' }],
    ],
    ['<value xsi:type="ED"><reference value="#r"/></value>', text('See there')],
    ['<value xsi:type="ED"><reference value="#gone"/></value>', []],
  ])('%s', (value, wanted) => {
    expect(told(value, '<content ID="r">See there</content>')).toStrictEqual(wanted);
  });

  it.each([
    ['NI', 'no information'],
    ['TRC', 'trace'],
    ['UNK', 'unknown'],
    ['ASKU', 'asked but unknown'],
    ['NAV', 'temporarily unavailable'],
    ['NASK', 'not asked'],
    ['NA', 'not applicable'],
    ['OTH', 'other'],
    ['NINF', 'negative infinity'],
    ['PINF', 'positive infinity'],
  ])('that is missing is said in the words of the standard: %s', (nullFlavor, words) => {
    expect(told(`<value nullFlavor="${nullFlavor}"/>`)).toStrictEqual(text(words));
  });

  it('that is missing without a reason is what the line says in words', () => {
    expect(told('<text>Sample was lost</text>')).toStrictEqual(text('Sample was lost'));
    expect(told('<text>Sample was lost</text><value nullFlavor="XX"/>')).toStrictEqual(text('Sample was lost'));
  });
});

describe('the range of a result', () => {
  const rangeOf = (...ranges: readonly string[]) =>
    resultOf(
      `<value xsi:type="INT" value="3"/>${ranges.map((each) => `<referenceRange><observationRange>${each}</observationRange></referenceRange>`).join('')}`,
    )?.reference;

  it('has the bounds and words that are said and no others', () => {
    expect(rangeOf('<value><low value="1"/></value>')).toStrictEqual({ low: '1' });
    expect(rangeOf('<value><high value="9"/></value>')).toStrictEqual({ high: '9' });
    expect(rangeOf('<text>1 to 9</text><value><low value="1"/><high value="9"/></value>')).toStrictEqual({
      low: '1',
      high: '9',
      text: '1 to 9',
    });
    expect(rangeOf('<value nullFlavor="UNK"/>')).toBeUndefined();
    expect(rangeOf()).toBeUndefined();
  });

  it('is told in its own words, else in those of its value', () => {
    expect(rangeOf('<text>Clear</text><value displayName="Not cloudy"/>')).toStrictEqual({ text: 'Clear' });
    expect(rangeOf('<value displayName="Not cloudy">Clear</value>')).toStrictEqual({ text: 'Not cloudy' });
    expect(rangeOf('<value>Clear</value>')).toStrictEqual({ text: 'Clear' });
  });

  it('is the one that is normal, else one that is not interpreted', () => {
    const range = (low: number, code?: string) =>
      `<value><low value="${low}"/></value>${code === undefined ? '' : `<interpretationCode code="${code}"/>`}`;
    expect(rangeOf(range(1), range(2, 'N'))).toStrictEqual({ low: '2' });
    expect(rangeOf(range(1, 'L'), range(2))).toStrictEqual({ low: '2' });
    expect(rangeOf(range(1, 'L'))).toBeUndefined();
  });
});

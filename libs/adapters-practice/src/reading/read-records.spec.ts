import { describe, expect, it } from '@jest/globals';
import { documentOf, inputOf, readAt, sectionOf } from './testing/sample-inputs.ts';
import { readByFile, readRecords, readTogether } from './index.ts';

const patient = (id: string): string => JSON.stringify({ resourceType: 'Patient', id, name: [{ text: `Ana ${id}` }] });
const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => [...(typeof part === 'string' ? new TextEncoder().encode(part) : part)]));
const refused = (bytes: Uint8Array) =>
  readRecords({ name: 'a', bytes, now: readAt }).refusals.map(({ reason, detail }) => [reason, detail]);
const placesIn = (text: string, name?: string) => {
  const { records, refusals } = readRecords(inputOf(text, name));
  return [
    ...records.flatMap(({ sources }) => sources),
    ...refusals.map(({ record, reason }) => `${record}: ${reason}`),
  ];
};
const unknown = [['unknown-format', 'neither FHIR JSON nor C-CDA XML']];

describe('the kind of a file', () => {
  it('is told by its first sign, behind marks of its encoding and blanks', () => {
    const mark = [0xef, 0xbb, 0xbf];
    for (const bytes of [bytesOf(patient('1')), bytesOf(mark, patient('1')), bytesOf(mark, ' \n', patient('1'))])
      expect(readRecords({ name: 'a', bytes, now: readAt }).records).toMatchObject([{ type: 'patient' }]);
    for (const bytes of [bytesOf('<x/>'), bytesOf(' \n<x/>'), bytesOf(mark, '<x/>')])
      expect(refused(bytes)).not.toEqual(unknown);
    const wide = [...'<x/>'].flatMap((sign) => [sign.charCodeAt(0), 0]);
    expect(refused(bytesOf([0xff, 0xfe], wide))).not.toEqual(unknown);
    expect(refused(bytesOf([0xfe, 0xff, 0], wide.slice(0, -1)))).not.toEqual(unknown);
  });

  it.each(['', 'hello', '[]', 'x{}', '"<"', 'x<'])('is none that is known: %j', (text) => {
    expect(refused(bytesOf(text))).toEqual(unknown);
    expect(refused(bytesOf(' ', [0xef, 0xbb, 0xbf], '{}'))).toEqual(unknown);
  });

  it('is refused where it is no UTF-8, no JSON, too deep, or no resource', () => {
    expect(refused(bytesOf('{"a":"', [0xff], '"}'))).toEqual([['malformed', 'JSON that is not UTF-8']]);
    expect(refused(bytesOf('{"a"'))).toEqual([['malformed', 'not well-formed JSON']]);
    const deep = `{"resourceType":"Patient","x":${'['.repeat(200)}${']'.repeat(200)}}`;
    expect(refused(bytesOf(deep))).toEqual([['too-large', 'JSON nested deeper than any FHIR resource']]);
    expect(refused(bytesOf('{"a":1}'))).toEqual([
      ['unknown-format', 'JSON that is no FHIR resource: resourceType is missing'],
    ]);
    const huge = new Uint8Array(256 * 1024 * 1024 + 1);
    huge[0] = 0x7b;
    expect(refused(huge)).toEqual([['too-large', 'more than 256 MiB of JSON']]);
    const entry = '{"resourceType":"Bundle","entry":[{"request":{"method":"GET"}}]}';
    expect(refused(bytesOf(entry))).toEqual([['not-kept', 'an entry that asks, deletes or answers']]);
  });
});

describe('a file of lines', () => {
  it('is told by its name, or by a first line that is whole', () => {
    const broken = `{"resourceType":\n${patient('2')}`;
    for (const name of ['a.ndjson', 'a.JSONL', 'folder/b.jsonl'])
      expect(placesIn(broken, name)).toEqual(['line 2 Patient/2', 'line 1: malformed']);
    expect(placesIn(broken, 'a.ndjson.txt')).toEqual([': malformed']);
    expect(placesIn(broken, 'a.json')).toEqual([': malformed']);
    expect(placesIn(`\n\n${patient('1')}\n  \n${patient('2')}\n`)).toEqual(['line 3 Patient/1', 'line 5 Patient/2']);
  });

  it('is one whose first line is too deep to be read, and ends as other systems end lines', () => {
    const deep = `{"x":${'['.repeat(200)}${']'.repeat(200)}}`;
    expect(placesIn(`${deep}\n${patient('2')}`)).toEqual(['line 2 Patient/2', 'line 1: too-large']);
    expect(placesIn(`${patient('1')}\r\n${patient('2')}\r\n`)).toEqual(['line 1 Patient/1', 'line 2 Patient/2']);
  });

  it('is one resource where its first line is none, however many lines it has', () => {
    expect(placesIn(JSON.stringify(JSON.parse(patient('1')), null, 2))).toEqual(['Patient/1']);
    expect(placesIn(`${patient('1')}\n`)).toEqual(['Patient/1']);
    expect(placesIn(patient('1'))).toEqual(['Patient/1']);
  });
});

describe('several files', () => {
  const allergies = sectionOf('48765-2', 'x', '<observation/>');
  const numbered = inputOf(patient('1'), 'export/a#1');
  const odd = inputOf('hello', 'export/b');
  const document = inputOf(documentOf(allergies), 'export/c');
  const lines = inputOf(`${patient('2')}\n{"resourceType":\n`, 'export/a.ndjson');
  const told = ({ records, refusals }: ReturnType<typeof readRecords>) => [
    records.flatMap((each) => (each.type === 'patient' ? [each.name] : [])),
    refusals.map(({ reason }) => reason),
  ];

  it('are read together, each by what it is', () => {
    const { records, refusals } = readTogether([numbered, odd, document, lines]);
    expect(told({ records, refusals: [] })[0]).toEqual(['Ana 1', 'Ana 2', 'María Núñez']);
    expect(records[0]?.sources).toEqual(['export/a#1#Patient/1']);
    expect(refusals.slice(0, 2)).toMatchObject([
      { source: 'export/a.ndjson', record: 'line 2', reason: 'malformed' },
      { source: 'export/b', record: '', reason: 'unknown-format' },
    ]);
    expect(readTogether([])).toEqual({ records: [], refusals: [] });
    expect(readTogether([odd])).toMatchObject({ records: [], refusals: [{ source: 'export/b' }] });
  });

  it('answer each for itself, in their order', () => {
    const [first, second, third, fourth] = readByFile([numbered, odd, document, lines]).map(told);
    expect(first).toEqual([['Ana 1'], []]);
    expect(second).toEqual([[], ['unknown-format']]);
    expect(third?.[0]).toEqual(['María Núñez']);
    expect(fourth).toEqual([['Ana 2'], ['malformed']]);
  });

  it('answer as they do alone where only one is of FHIR, and for nothing where they have nothing', () => {
    const [first, alone] = readByFile([document, lines]).map(told);
    expect(first?.[0]).toEqual(['María Núñez']);
    expect(alone).toEqual([['Ana 2'], ['malformed']]);
    expect(readByFile([numbered])).toMatchObject([{ records: [{ sources: ['Patient/1'] }], refusals: [] }]);
    const empty = inputOf('{"resourceType":"Bundle"}', 'export/e');
    expect(readByFile([empty, numbered]).map(told)).toEqual([
      [[], []],
      [['Ana 1'], []],
    ]);
  });
});

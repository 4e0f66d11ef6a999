import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const read = (...entries: readonly string[]) => {
  const { records, refusals } = readRecords(inputOf(documentOf(sectionOf('8716-3', 'x', ...entries))));
  return { records: records.slice(2), refusals: refusals.map(({ reason, detail }) => [reason, detail]) };
};
const completed = '<statusCode code="completed"/>';
const loinc = (code: string, name: string): string =>
  `<code code="${code}" codeSystem="2.16.840.1.113883.6.1" displayName="${name}"/>`;
const measured = (code: string, name: string, value: string, more = completed): string =>
  `<observation>${loinc(code, name)}${more}<value xsi:type="PQ" value="${value}"/></observation>`;
const pulse = (more?: string): string => measured('8867-4', 'Pulse', '70', more);
const upper = (more?: string): string => measured('8480-6', 'Systolic', '120', more);
const lower = (more?: string): string => measured('8462-4', 'Diastolic', '80', more);
const organizer = (...inside: readonly string[]): string =>
  `<organizer>${completed}<effectiveTime value="20240102"/>${inside.map((each) => `<component>${each}</component>`).join('')}</organizer>`;
const signsIn = (...entries: readonly string[]) =>
  read(...entries).records.flatMap((each) =>
    each.type === 'vital-sign' ? [{ sources: each.sources, ...each.vitalSign }] : [],
  );
const namesIn = (...entries: readonly string[]) => signsIn(...entries).map(({ name }) => name);

describe('a vital sign', () => {
  it('stands by itself too, with the parts that are said and no others', () => {
    expect(read(pulse()).records).toStrictEqual([
      {
        type: 'vital-sign',
        id: expect.any(String),
        sources: ['section[8716-3]/entry[1]'],
        patient: expect.any(String),
        version: expect.any(Number),
        vitalSign: {
          id: expect.any(String),
          name: 'Pulse',
          status: 'final',
          parts: [
            {
              name: 'Pulse',
              code: { code: '8867-4', system: 'urn:oid:2.16.840.1.113883.6.1' },
              value: { kind: 'quantity', value: '70' },
            },
          ],
          code: { code: '8867-4', system: 'urn:oid:2.16.840.1.113883.6.1' },
        },
      },
    ]);
    expect(read(pulse('<statusCode code="nullified"/>')).refusals).toEqual([
      ['entered-in-error', 'statusCode is nullified'],
    ]);
  });

  it('stands where it stands among others, dated by the beginning or the end alone of its time', () => {
    const low = '<effectiveTime><low value="2021"/><high value="2022"/></effectiveTime>';
    const high = '<effectiveTime><high value="2022"/></effectiveTime>';
    expect(signsIn(organizer(pulse(low), pulse(high), pulse(''))).map(({ sources, date }) => [sources, date])).toEqual([
      [['section[8716-3]/entry[1]/observation[1]'], '2021'],
      [['section[8716-3]/entry[1]/observation[2]'], '2022'],
      [['section[8716-3]/entry[1]/observation[3]'], '2024-01-02'],
    ]);
    expect(signsIn(organizer(pulse()))).toMatchObject([{ sources: ['section[8716-3]/entry[1]'] }]);
  });

  it('is none of an organizer that was taken back', () => {
    const back = organizer(pulse()).replace('completed', 'nullified');
    expect(read(back)).toMatchObject({
      refusals: [['entered-in-error', 'statusCode is nullified']],
      records: [{ type: 'section' }],
    });
  });

  it('is refused without a code, and is no information where it says so', () => {
    expect(read(`<observation>${completed}<value xsi:type="PQ" value="70"/></observation>`).refusals).toEqual([
      ['unreadable', 'a vital sign without a code'],
    ]);
    const silent = '<observation nullFlavor="NI"><code nullFlavor="NI"/></observation>';
    expect(read(silent)).toMatchObject({
      refusals: [],
      records: [{ type: 'section', section: 'vitalSigns', statement: { kind: 'no-information' } }],
    });
  });

  it('is one although its act is of null flavor where it is coded, and where it is not coded but named', () => {
    expect(namesIn(pulse().replace('<observation>', '<observation nullFlavor="NI">'))).toEqual(['Pulse']);
    const words = pulse().replace(/<code[^>]*>/, '<code nullFlavor="OTH"><originalText>Grip</originalText></code>');
    expect(namesIn(words)).toEqual(['Grip']);
  });

  it.each([
    ['completed', 'final'],
    ['active', 'preliminary'],
    ['aborted', 'unknown'],
  ])('is %s as %s', (status, shown) => {
    expect(signsIn(pulse(`<statusCode code="${status}"/>`))).toMatchObject([{ status: shown }]);
  });
});

describe('a blood pressure', () => {
  it('is both of its values at the place of the upper one, among others of the moment, and has no code of its own', () => {
    const signs = signsIn(organizer(lower(), pulse(), upper()));
    expect(signs.map(({ name, sources }) => [name, sources])).toEqual([
      ['Pulse', ['section[8716-3]/entry[1]/observation[2]']],
      ['Systolic / Diastolic', ['section[8716-3]/entry[1]/observation[3]']],
    ]);
    expect(signs[1]).not.toHaveProperty('code');
    expect(signs[1]).toMatchObject({ date: '2024-01-02', status: 'final' });
  });

  it('is one value where the other is missing or was taken back', () => {
    expect(namesIn(organizer(lower(), pulse()))).toEqual(['Diastolic', 'Pulse']);
    expect(namesIn(organizer(upper(), pulse()))).toEqual(['Systolic', 'Pulse']);
    expect(namesIn(organizer(upper(), lower('<statusCode code="nullified"/>')))).toEqual(['Systolic']);
  });

  it('is not made of values that are there twice', () => {
    const apart = ['Systolic', 'Diastolic', 'Systolic', 'Diastolic'];
    expect(namesIn(organizer(upper(), lower(), upper(), lower()))).toEqual(apart);
    expect(namesIn(organizer(upper(), lower(), lower()))).toEqual(['Systolic', 'Diastolic', 'Diastolic']);
  });

  it('of values that differ in their status has one that is not noted', () => {
    const waits = '<statusCode code="active"/>';
    expect(signsIn(organizer(upper(), lower(waits)))).toMatchObject([{ status: 'unknown' }]);
    expect(signsIn(organizer(upper(waits), lower(waits)))).toMatchObject([{ status: 'preliminary' }]);
  });

  it('is called by the code of a value that has no name', () => {
    expect(namesIn(organizer(upper(), lower().replace(' displayName="Diastolic"', '')))).toEqual(['Systolic / 8462-4']);
  });
});

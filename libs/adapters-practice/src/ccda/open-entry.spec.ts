import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const read = (code: string, entry: string) => {
  const { records, refusals } = readRecords(inputOf(documentOf(sectionOf(code, 'As coded', entry))));
  return {
    refusals: refusals.map(({ reason, detail }) => [reason, detail]),
    statements: records.flatMap((each) =>
      each.type === 'section' && each.sources[0]?.includes('/entry') === true ? [each.statement] : [],
    ),
  };
};
const material = (inside: string): string =>
  `<consumable><manufacturedProduct><manufacturedMaterial>${inside}</manufacturedMaterial></manufacturedProduct></consumable>`;

/** An entry of each section around its status and what names it. */
const kinds: readonly (readonly [noun: string, code: string, entry: (attributes: string, code: string) => string])[] = [
  ['an immunization', '11369-6', (a, c) => `<substanceAdministration${a}>${material(c)}</substanceAdministration>`],
  ['a procedure', '47519-4', (a, c) => `<procedure${a}>${c}</procedure>`],
  ['a finding', '29762-2', (a, c) => `<observation${a}>${c}</observation>`],
  ['a finding', '47420-5', (a, c) => `<observation${a}>${c}</observation>`],
  ['an advance directive', '42348-3', (a, c) => `<observation${a}>${c}</observation>`],
  [
    'a condition in the family',
    '10157-6',
    (a, c) =>
      `<organizer><component><observation${a}>${c.replaceAll(/(<\/?)code/g, '$1value')}</observation></component></organizer>`,
  ],
  [
    'a device',
    '46264-8',
    (a, c) =>
      `<supply${a}><participant typeCode="DEV"><participantRole><playingDevice>${c}</playingDevice></participantRole></participant></supply>`,
  ],
  [
    'a policy',
    '48768-6',
    (a, c) => `<act><entryRelationship typeCode="COMP"><act${a}>${c}</act></entryRelationship></act>`,
  ],
  ['an instruction', '69730-0', (a, c) => `<act${a}>${c}</act>`],
];
const named = '<code displayName="Something"/>';
const back = (act: string): string =>
  act.replace(
    /<(?:act|supply|procedure|observation|substanceAdministration) taken="">/,
    '$&<statusCode code="nullified"/>',
  );

describe.each(kinds)('%s (section %s)', (noun, code, entry) => {
  it('that was taken back, is of another mood or has no name is refused by name', () => {
    expect(read(code, back(entry(' taken=""', named))).refusals).toEqual([
      ['entered-in-error', 'statusCode is nullified'],
    ]);
    expect(read(code, entry(' moodCode="OPT"', named)).refusals).toEqual([['not-kept', `${noun} of another mood`]]);
    expect(read(code, entry('', '<code nullFlavor="UNK"/>')).refusals).toEqual([
      ['unreadable', `${noun} without a name`],
    ]);
  });

  it('that denies what it does not name denies all', () => {
    expect(read(code, entry(' negationInd="true"', '<code nullFlavor="NA"/>')).statements).toEqual([
      { kind: 'none-known' },
    ]);
  });

  it('of null flavor without a code says that there is no information', () => {
    const silent = entry(' nullFlavor="NI"', '<code nullFlavor="NI"/>');
    expect(read(code, silent)).toEqual({ refusals: [], statements: [{ kind: 'no-information' }] });
    expect(read(code, entry(' nullFlavor="NI"', '<code code="1" displayName="Something"/>')).statements).toEqual([]);
  });

  it('of words of absence without a code is told in these words, also where it denies them', () => {
    const none = [{ kind: 'narrative', text: ['None at all'] }];
    const words = '<code nullFlavor="OTH"><originalText>None at all</originalText></code>';
    expect(read(code, entry('', words)).statements).toEqual(none);
    const coded = '<code code="1"><originalText>None at all</originalText></code>';
    expect(read(code, entry(' negationInd="true"', coded)).statements).toEqual(none);
    expect(read(code, entry('', coded)).statements).toEqual([]);
  });
});

describe('a visit', () => {
  it('that was taken back, is of another mood or has no name is refused by name', () => {
    const refusalsOf = (inside: string, mood = 'EVN') =>
      read('46240-8', `<encounter moodCode="${mood}">${inside}</encounter>`).refusals;
    expect(refusalsOf(`<statusCode code="nullified"/>${named}`)).toContainEqual([
      'entered-in-error',
      'statusCode is nullified',
    ]);
    expect(refusalsOf(named, 'OPT')).toContainEqual(['not-kept', 'an encounter of another mood']);
    expect(refusalsOf('')).toContainEqual(['unreadable', 'an encounter without a name']);
  });
});

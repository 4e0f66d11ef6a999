import { describe, expect, it } from '@jest/globals';
import {
  absenceIn,
  clinicalStatus,
  concernParts,
  isDeniedAbsence,
  isNegated,
  isNullified,
  Names,
  related,
  saysNothing,
  statusOf,
} from './entry-reader.ts';
import { parseXml } from './parse-xml.ts';
import type { SourceId } from '../records/index.ts';
import type { Xml } from './xml-tree.ts';

/** The first element of what is written. */
const xml = (inside: string): Xml => {
  const read = parseXml(new TextEncoder().encode(`<all xmlns="urn:hl7-org:v3">${inside}</all>`));
  const child = read.ok ? read.value.children[0] : undefined;
  if (child === undefined || typeof child === 'string') throw new Error('no element');
  return child;
};
const status = (code: string): Xml => xml(`<act><statusCode code="${code}"/></act>`);

describe('what an act says of itself', () => {
  it('is denied where it says so, and not where it says nothing', () => {
    expect(isNegated(xml('<act negationInd="true"/>'))).toBe(true);
    expect(isNegated(xml('<act negationInd="false"/>'))).toBe(false);
    expect(isNegated(xml('<act/>'))).toBe(false);
  });

  it('has a status, and was taken back where any of several was', () => {
    expect(statusOf(status('active'))).toBe('active');
    expect(statusOf(undefined)).toBeUndefined();
    expect(isNullified(status('nullified'))).toBe(true);
    expect(isNullified(status('active'), undefined, status('nullified'))).toBe(true);
    expect(isNullified(status('active'), undefined)).toBe(false);
  });

  it('says nothing where any of several is of null flavor', () => {
    expect(saysNothing(xml('<act/>'), undefined, xml('<act nullFlavor="NI"/>'))).toBe(true);
    expect(saysNothing(xml('<act/>'), undefined)).toBe(false);
  });

  it('has what is below it by kind', () => {
    const below = (typeCode: string, name: string) =>
      `<entryRelationship typeCode="${typeCode}"><observation id="${name}"/><act/></entryRelationship>`;
    const act = xml(`<act>${below('SUBJ', 'a')}${below('REFR', 'b')}${below('SUBJ', 'c')}</act>`);
    expect(related(act, 'SUBJ').map(({ attributes }) => attributes.get('id'))).toEqual(['a', 'c']);
  });

  it.each([
    ['55561003', 'active'],
    ['73425007', 'inactive'],
    ['413322009', 'resolved'],
    ['1', undefined],
  ])('has a clinical status: %s is %s', (code, said) => {
    const below = (of: string, value: string) =>
      `<entryRelationship><observation><code code="${of}"/><value code="${value}"/></observation></entryRelationship>`;
    expect(clinicalStatus(xml(`<observation>${below('1', '55561003')}${below('33999-4', code)}</observation>`))).toBe(
      said,
    );
    expect(clinicalStatus(xml(`<observation>${below('1', code)}</observation>`))).toBeUndefined();
  });
});

describe('words that say that there is nothing', () => {
  it.each([
    'No known problems',
    'none',
    'NONE reported',
    'Not on file',
    'n/a',
    'NA',
    'Unknown',
    'unknown to us',
    'Data not available',
    'Data not available.',
  ])('are told as they stand: %s', (words) => {
    expect(absenceIn([], words, [])).toEqual({ kind: 'narrative', text: [words] });
    expect(isDeniedAbsence(xml('<act negationInd="true"/>'), words)).toBe(true);
  });

  it.each([
    'Nodule',
    'Nonesuch',
    'Notch',
    'n/a b',
    'Nausea',
    'b n/a',
    'An unknown',
    'Unknowns',
    'A no',
    'x not availableX',
    'x not available..',
    'Data not available today',
  ])('are not: %s', (words) => {
    expect(absenceIn([], words, [])).toBeUndefined();
    expect(isDeniedAbsence(xml('<act negationInd="true"/>'), words)).toBe(false);
  });

  it('are none of what is coded, and none where nothing is said', () => {
    expect(absenceIn(['1'], 'None', [xml('<act nullFlavor="NI"/>')])).toBeUndefined();
    expect(absenceIn([], 'Gout', [xml('<act nullFlavor="NI"/>')])).toEqual({ kind: 'no-information' });
    expect(absenceIn([], undefined, [])).toBeUndefined();
    expect(isDeniedAbsence(xml('<act/>'), 'None')).toBe(false);
    expect(isDeniedAbsence(xml('<act negationInd="true"/>'), undefined)).toBe(false);
  });
});

describe('the parts of a concern', () => {
  const below = (typeCode: string, inside: string) =>
    `<entryRelationship typeCode="${typeCode}"><observation>${inside}</observation></entryRelationship>`;
  const partsIn = (entry: string) =>
    concernParts(xml(entry), 'here').map(({ act, place, part }) => [
      act?.name,
      place,
      part.attributes.size + part.children.length,
    ]);

  it('are its observations, each at its place, but for remarks about it', () => {
    const remarks = ['SEV', '82606-5', '33999-4', '11323-3'].map((code) => below('SUBJ', `<code code="${code}"/>`));
    const act = (...inside: readonly string[]) => `<entry><act>${inside.join('')}</act></entry>`;
    expect(partsIn(act(...remarks, below('REFR', ''), below('SUBJ', '')))).toEqual([['act', 'here', 0]]);
    expect(partsIn(act(below('SUBJ', ''), below('SUBJ', '<code code="1"/>')))).toEqual([
      ['act', 'here/observation[1]', 0],
      ['act', 'here/observation[2]', 1],
    ]);
  });

  it('are the observation itself where nothing is around it', () => {
    expect(partsIn('<entry><observation/></entry>')).toEqual([[undefined, 'here', 0]]);
  });
});

describe('what was named before', () => {
  const names = (...acts: readonly string[]): Names => {
    const made = new Names('p' as SourceId, 'd' as SourceId);
    for (const act of acts) made.of('labs', xml(act), 'here', ['Panel']);
    return made;
  };
  const act = (...ids: readonly string[]): string => `<act>${ids.map((id) => `<id ${id}/>`).join('')}</act>`;

  it('is known by any of its identifiers, whatever the case of its root', () => {
    const made = names(act('root="AB" extension="1"'), act('root="cd"'));
    expect(made.isKnown(xml(act('root="xx"', 'root="ab" extension="1"')))).toBe(true);
    expect(made.isKnown(xml(act('root="CD"')))).toBe(true);
    expect(made.known('labs', xml(act('root="cd"')))).toBeDefined();
    expect(made.known('allergies', xml(act('root="cd"')))).toBeUndefined();
  });

  it('is not known by another extension, or without an identifier', () => {
    const made = names(act('root="ab" extension="1"'));
    for (const other of ['root="ab"', 'root="ab" extension="2"', 'extension="1"']) {
      expect(made.isKnown(xml(act(other)))).toBe(false);
    }
    expect(made.isKnown(xml(act()))).toBe(false);
  });

  it('is the first of those with one identifier', () => {
    const made = new Names('p' as SourceId, 'd' as SourceId);
    const one = xml(act('root="ab"'));
    const first = made.of('labs', one, 'here', ['Panel']);
    expect(made.of('labs', one, 'there', ['Other'])).not.toBe(first);
    expect(made.of('labs', one, 'there', ['PANEL'])).not.toBe(first);
    expect(made.known('labs', one)).toBe(first);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Part } from './entry-reader.ts';
import { isOfWords, labelsAt, labelsOfEntry, markedPart } from './confidentiality.ts';
import { parseXml } from './parse-xml.ts';

const xml = (inside: string) => {
  const read = parseXml(new TextEncoder().encode(`<section xmlns="urn:hl7-org:v3">${inside}</section>`));
  if (!read.ok) throw new Error('not well-formed');
  return read.value;
};

const code = (of: string): string => `<confidentialityCode code="${of}" codeSystem="2.16.840.1.113883.5.25"/>`;

describe('how confidential a part of a document is', () => {
  it('is what it says itself, and what stands around it where it says nothing', () => {
    expect(labelsAt(xml(code('R')), ['N'])).toEqual(['R']);
    expect(labelsAt(xml(code('N')), ['V'])).toEqual(['N']);
    expect(labelsAt(xml(''), ['V'])).toEqual(['V']);
  });

  it('is said by an entry within itself', () => {
    expect(labelsOfEntry(xml(`<act>${code('R')}</act>`), ['N'])).toEqual(['R']);
    expect(labelsOfEntry(xml(`<act>${code('N')}</act>`), ['V'])).toEqual(['N']);
    expect(labelsOfEntry(xml('<act><value code="PSY" codeSystem="2.16.840.1.113883.5.4"/></act>'), [])).toEqual([
      'PSY',
    ]);
    expect(labelsOfEntry(xml('<act><code code="ASSERTION" codeSystem="2.16.840.1.113883.5.4"/></act>'), ['R'])).toEqual(
      ['R'],
    );
  });
});

describe('what says no level', () => {
  it('is no label, and of an entry what its section says', () => {
    expect(labelsAt(xml('<confidentialityCode nullFlavor="UNK"/>'), ['R'])).toEqual([]);
    expect(labelsOfEntry(xml('<act><confidentialityCode nullFlavor="UNK"/></act>'), ['R'])).toEqual(['R']);
  });
});

describe('a part of a document', () => {
  const record = { id: 'a', sources: [], patient: 'p' };
  const said = (kind: string) => ({ ...record, type: 'section', section: 'labs', statement: { kind, text: ['x'] } });
  const partOf = (...value: readonly object[]) => ({ place: 'here', reading: { ok: true, value } }) as unknown as Part;

  it('is of words where any of it is words about a section', () => {
    expect(isOfWords(partOf(said('narrative'), { ...record, type: 'lab' }))).toBe(true);
    expect(isOfWords(partOf(said('none-known')))).toBe(false);
    expect(isOfWords(partOf({ ...record, type: 'lab' }))).toBe(false);
  });

  it('that says only that there is none says nothing where it is restricted', () => {
    expect(markedPart(partOf(said('none-known')), ['R'])).toMatchObject({
      reading: { value: [{ statement: { kind: 'no-information' } }] },
    });
  });
});

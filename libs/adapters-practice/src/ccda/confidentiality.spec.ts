import { describe, expect, it } from '@jest/globals';
import { labelsAt, labelsOfEntry } from './confidentiality.ts';
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

import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const read = (xml: string) => readRecords(inputOf(xml));
const reasonsIn = (xml: string) => read(xml).refusals.map(({ reason }) => reason);
/** The sections in which something was read or refused. */
const sectionsOf = (xml: string) => {
  const { records, refusals } = read(xml);
  const places = [...records.flatMap(({ sources }) => sources), ...refusals.map(({ record }) => record)];
  return [...new Set(places.map((place) => place.replace(/\].*$/, ']')))];
};
const template = (last: number, before = ''): string =>
  `<templateId ${before}root="2.16.840.1.113883.10.20.22.4.${last}"/>`;

describe('an entry without its document', () => {
  it.each([
    [30, 'act', '48765-2'],
    [7, 'observation', '48765-2'],
    [3, 'act', '11450-4'],
    [4, 'observation', '11450-4'],
    [16, 'substanceAdministration', '10160-0'],
    [52, 'substanceAdministration', '11369-6'],
    [12, 'act', '47519-4'],
    [13, 'observation', '47519-4'],
    [14, 'procedure', '47519-4'],
    [26, 'organizer', '8716-3'],
    [27, 'observation', '8716-3'],
    [38, 'observation', '29762-2'],
    [78, 'observation', '29762-2'],
    [66, 'organizer', '47420-5'],
    [67, 'observation', '47420-5'],
    [45, 'organizer', '10157-6'],
    [49, 'encounter', '46240-8'],
    [121, 'observation', '61146-7'],
    [48, 'observation', '42348-3'],
    [60, 'act', '48768-6'],
    [1, 'organizer', '30954-2'],
    [2, 'observation', '30954-2'],
  ])('of template %s (%s) belongs in section %s', (last, element, code) => {
    expect(sectionsOf(`<${element}>${template(last, 'extension="2015-08-01" ')}</${element}>`)).toEqual([
      `section[${code}]`,
    ]);
    expect(sectionsOf(`<entry><${element}>${template(last)}</${element}></entry>`)).toEqual([`section[${code}]`]);
  });

  it('of an unknown template belongs in no section that is kept', () => {
    expect(read(`<act>${template(999)}</act>`)).toMatchObject({
      records: [],
      refusals: [{ record: 'section[without code]' }, { record: 'section[without code]/entry[1]', reason: 'not-kept' }],
    });
  });

  it('is one entry where it is wrapped, and not one in another', () => {
    const problem = '<observation><value displayName="Gout"/></observation>';
    for (const xml of [
      `<entry>${problem.replace('>', `>${template(4)}`)}</entry>`,
      problem.replace('>', `>${template(4)}`),
    ]) {
      expect(read(xml).records).toMatchObject([
        { type: 'condition', condition: { name: 'Gout' }, sources: ['section[11450-4]/entry[1]'] },
      ]);
    }
  });
});

describe('what a fragment leaves out of its XML', () => {
  const latex = '<text>Latex</text>';
  const allergies = (inside: string, attributes = '', prefix = ''): string =>
    `<${prefix}section${attributes}><${prefix}code code="48765-2"/>${inside}</${prefix}section>`;
  const isRead = (xml: string): void => {
    expect(read(xml).records).toMatchObject([{ statement: { kind: 'narrative', text: ['Latex'] } }]);
  };

  it.each(['<?xml version="1.0"?>', ' \n<?xml version="1.0" encoding="UTF-8"?>\n', '<!-- a fragment --><?x y?>'])(
    'may stand behind what goes before: %j',
    (before) => {
      isRead(before + allergies(latex));
    },
  );

  it('are namespaces of prefixes that stand at elements and attributes', () => {
    isRead(allergies(latex, ' voc:note="x" abc:d="y"'));
    isRead(allergies(`<voc:x/><voc-1.2:y.z-1>a</voc-1.2:y.z-1>${latex}`));
    isRead(allergies(`<voc:x\n/>${latex}`, '\nvoc:note="x"'));
    isRead(allergies(latex.replaceAll('text', 'hl7:text'), '', 'hl7:'));
  });

  it('is nothing that it declares itself, or that XML and this reader know', () => {
    const declared = ' xmlns:voc="urn:x" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
    isRead(allergies(`<voc:x/>${latex}`, declared));
    isRead(allergies(latex, ' xml:lang="en" xsi:nil="false"'));
    isRead(allergies(`<sdtc:x/>${latex}`));
    isRead(allergies(latex.replaceAll('text', 'h:text'), ' xmlns:h="urn:hl7-org:v3"', 'h:'));
  });

  it('is not what only looks like a prefix', () => {
    isRead(allergies(latex.replace('Latex', 'Latex<!-- 12:30 a:b c --> '), ' note="x:y z:w"'));
  });

  it('is all else: an element of another namespace is none of its own', () => {
    expect(reasonsIn('<voc:section xmlns:voc="urn:x"/>')).toEqual([]);
    expect(reasonsIn('<Patient/>')).toEqual(['unknown-format']);
    expect(reasonsIn('<section>')).toEqual(['malformed']);
  });

  it.each(['section', 'component', 'structuredBody'])('is read from its %s on', (root) => {
    const section = sectionOf('48765-2', 'Latex');
    const whole = {
      section,
      component: `<component>${section}</component>`,
      structuredBody: `<structuredBody><component>${section}</component></structuredBody>`,
    };
    isRead(whole[root as keyof typeof whole]);
  });
});

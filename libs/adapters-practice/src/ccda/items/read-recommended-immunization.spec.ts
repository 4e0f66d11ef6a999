import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../../reading/testing/sample-inputs.ts';

/** The entries of one section of a document that was written on March 5, 2024, without their ids. */
const itemsIn = (code: string, ...entries: readonly string[]) =>
  readRecords(inputOf(documentOf(sectionOf(code, 'As coded', ...entries)))).records.flatMap((each) => {
    if (each.type !== 'item') return [];
    const { id: _, ...item } = each.item;
    return [{ section: each.section, ...item }];
  });
/** The details of an entry, each as `kind: text`. */
const detailsIn = (code: string, entry: string) =>
  itemsIn(code, entry).flatMap(({ details }) => details.map(({ kind, text }) => `${kind}: ${text}`));
const below = (inside: string, typeCode = 'SUBJ'): string =>
  `<entryRelationship typeCode="${typeCode}">${inside}</entryRelationship>`;

describe('a vaccine that is recommended', () => {
  const cvx = '2.16.840.1.113883.12.292';
  const proposal = (
    code: string,
    inside = '',
    attributes = 'moodCode="PRP"',
    element = 'substanceAdministration',
  ): string =>
    `<${element} ${attributes}>${inside}<consumable><manufacturedProduct><manufacturedMaterial>${code}</manufacturedMaterial></manufacturedProduct></consumable></${element}>`;
  const influenza = `<code code="88" codeSystem="${cvx}" displayName="Influenza"/>`;
  const sectionsOf = (entry: string) => itemsIn('18776-5', entry).map(({ section }) => section);

  it('has the parts that are said and no others', () => {
    expect(itemsIn('18776-5', proposal(influenza))[0]).toStrictEqual({
      section: 'immunizationRecommendations',
      name: 'Influenza',
      code: { code: '88', system: `urn:oid:${cvx}` },
      date: '2024-03-05',
      status: 'unknown',
      details: [],
    });
  });

  it('is known by its code, that of a translation or its template', () => {
    const drug = '<code code="1" codeSystem="2.999.3" displayName="Drug"/>';
    const translated = `<code code="1" codeSystem="2.999.3" displayName="Flu"><translation code="88" codeSystem="${cvx}"/></code>`;
    const template = (root: string) => `<templateId root="${root}"/><templateId root="2.999"/>`;
    expect(sectionsOf(proposal(translated))).toEqual(['immunizationRecommendations']);
    expect(sectionsOf(proposal(drug, template('2.16.840.1.113883.10.20.22.4.120')))).toEqual([
      'immunizationRecommendations',
    ]);
    expect(sectionsOf(proposal(drug, template('2.16.840.1.113883.10.20.22.4.42')))).toEqual(['carePlans']);
    expect(sectionsOf(proposal(influenza, '', 'moodCode="RQO"'))).toEqual(['carePlans']);
    expect(sectionsOf(proposal(influenza, '', 'moodCode="PRP"', 'act'))).toEqual(['carePlans']);
  });

  it.each(['aborted', 'cancelled', 'suspended'])('is none once it is %s', (status) => {
    const withdrawn = proposal(influenza, `<statusCode code="${status}"/>`);
    const { refusals } = readRecords(inputOf(documentOf(sectionOf('18776-5', 'x', withdrawn))));
    expect(refusals).toMatchObject([{ reason: 'not-kept', detail: 'a recommendation that was withdrawn' }]);
  });

  it('is named by the product or the words of the act where it has a bare code', () => {
    const bare = `<code code="88" codeSystem="${cvx}"/>`;
    const namesOf = (code: string, inside = '') => itemsIn('11369-6', proposal(code, inside)).map(({ name }) => name);
    expect(namesOf(`${bare}<name>Fluzone</name>`, '<text>A flu shot</text>')).toEqual(['Fluzone']);
    expect(namesOf(bare, '<text>A flu shot</text>')).toEqual(['A flu shot']);
  });

  it('is due on a day, or has a time in which it is to be given, and a reason', () => {
    const span = (low: string, high: string) =>
      `<effectiveTime>${low && `<low value="${low}"/>`}<high value="${high}"/></effectiveTime>`;
    expect(itemsIn('11369-6', proposal(influenza, span('2027', '2027')))).toMatchObject([{ due: '2027', details: [] }]);
    const [item] = itemsIn('11369-6', proposal(influenza, span('2027', '2028')));
    expect(item).not.toHaveProperty('due');
    expect(item?.details).toEqual([
      { kind: 'earliest', text: '2027' },
      { kind: 'latest', text: '2028' },
    ]);
    expect(detailsIn('11369-6', proposal(influenza, span('', '2028')))).toEqual(['latest: 2028']);
    const reason = below('<observation><value displayName="Asthma"/></observation>', 'RSON');
    expect(detailsIn('11369-6', proposal(influenza, reason))).toEqual(['reason: Asthma']);
  });
});

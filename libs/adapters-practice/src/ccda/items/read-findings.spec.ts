import { describe, expect, it } from '@jest/globals';
import { below, detailsIn, itemsIn, named, placesIn } from '../../reading/testing/items-in.ts';

const snomed = '2.16.840.1.113883.6.96';
const loinc = '2.16.840.1.113883.6.1';
const done = '<statusCode code="completed"/>';

describe('a finding', () => {
  const finding = (code: string, value: string, more = ''): string =>
    `<observation>${code}${more}${value}</observation>`;
  const coded = (code: string, system: string, name: string, element = 'code'): string =>
    `<${element} xsi:type="CD" code="${code}" codeSystem="${system}" displayName="${name}"/>`;

  it('has the parts that are said and no others, with its code of LOINC before others', () => {
    const code = `<code code="1" codeSystem="2.999.3" displayName="Walking"><translation code="2" codeSystem="${loinc}"/></code>`;
    expect(itemsIn('47420-5', finding(code, '<value xsi:type="PQ" value="3" unit="km"/>', done))).toStrictEqual([
      {
        section: 'healthStatus',
        name: 'Walking',
        code: { code: '2', system: `urn:oid:${loinc}` },
        value: { kind: 'quantity', value: '3', unit: 'km' },
        status: 'final',
        details: [],
      },
    ]);
  });

  it.each(['ASSERTION', '55607006', '409586006', '404684003', '373930000', '64572001'])(
    'is its value where its code %s only asserts it',
    (assertion) => {
      const local = `<value xsi:type="CD" code="1" codeSystem="2.999.3" displayName="Deaf"><translation code="2" codeSystem="${snomed}"/></value>`;
      expect(itemsIn('47420-5', finding(`<code code="${assertion}"/>`, local))).toStrictEqual([
        {
          section: 'healthStatus',
          name: 'Deaf',
          code: { code: '2', system: `urn:oid:${snomed}` },
          status: 'unknown',
          details: [],
        },
      ]);
    },
  );

  it('keeps the code of a value in words, else why there is none', () => {
    const valueOf = (value: string) =>
      itemsIn('47420-5', finding(named('Walking'), value)).map((each) => [
        each.value,
        'valueCode' in each && each.valueCode,
      ]);
    expect(valueOf(coded('1', snomed, 'With a cane', 'value'))).toEqual([
      [
        { kind: 'text', text: 'With a cane' },
        { code: '1', system: `urn:oid:${snomed}` },
      ],
    ]);
    expect(valueOf('<value xsi:type="CD" nullFlavor="OTH"><originalText>With help</originalText></value>')).toEqual([
      [
        { kind: 'text', text: 'With help' },
        { code: 'OTH', system: 'urn:oid:2.16.840.1.113883.5.1008' },
      ],
    ]);
    expect(valueOf('<value xsi:type="ST">With help</value>')).toEqual([[{ kind: 'text', text: 'With help' }, false]]);
    expect(valueOf('<value nullFlavor="UNK"/>')).toEqual([[{ kind: 'unknown' }, false]]);
    // A number beside a null flavor contradicts itself.
    expect(valueOf('<value xsi:type="PQ" value="3" nullFlavor="UNK"/>')).toEqual([[{ kind: 'unknown' }, false]]);
  });

  it('stands by itself or among others, each at its place', () => {
    const one = finding(named('Walking'), '');
    expect(
      placesIn('47420-5', `<organizer><component>${one}</component><component>${one}</component></organizer>`, one),
    ).toEqual([
      'section[47420-5]/entry[1]/observation[1]',
      'section[47420-5]/entry[1]/observation[2]',
      'section[47420-5]/entry[2]',
    ]);
  });

  it('of an occupation has the industry, with its codes and in words', () => {
    const work = (inside: string) =>
      finding(coded('11341-5', loinc, 'Occupation'), coded('1', '2.999.3', 'Cook', 'value'), inside);
    const industry = (code: string, value: string) =>
      below(`<observation>${coded(code, loinc, 'Industry')}${value}</observation>`);
    const inside =
      industry('1', coded('9', '2.999.5', 'Not this', 'value')) +
      industry('86188-0', coded('72', '2.999.5', 'Food', 'value'));
    expect(itemsIn('29762-2', work(inside))).toMatchObject([
      {
        components: [
          {
            name: 'Industry',
            code: { code: '86188-0', system: `urn:oid:${loinc}` },
            value: { kind: 'text', text: 'Food' },
            valueCode: { code: '72', system: 'urn:oid:2.999.5' },
          },
        ],
        details: [{ kind: 'part', text: 'Industry: Food' }],
      },
    ]);
    const numbered = itemsIn('29762-2', work(industry('86188-0', '<value xsi:type="PQ" value="72"/>')))[0];
    expect(numbered).toMatchObject({ components: [{ value: { value: '72' } }], details: [] });
    expect(itemsIn('29762-2', work(''))[0]).not.toHaveProperty('components');
    expect(itemsIn('47420-5', work(inside))[0]).not.toHaveProperty('components');
    const bare = below('<observation><code code="86188-0"/><value xsi:type="ST">Food</value></observation>');
    expect(itemsIn('29762-2', work(bare))).toMatchObject([
      { components: [{ name: '86188-0', code: { code: '86188-0' }, value: { text: 'Food' } }] },
    ]);
  });

  it('is due when a delivery is, and by nothing else below', () => {
    const date = (code: string) => below(`<observation><code code="${code}"/><value value="20240901"/></observation>`);
    const pregnant = (inside: string) =>
      finding('<code code="ASSERTION"/>', coded('77386006', snomed, 'Pregnant', 'value'), inside);
    expect(itemsIn('29762-2', pregnant(date('1') + date('11778-8')))).toMatchObject([{ due: '2024-09-01' }]);
    expect(itemsIn('29762-2', pregnant(date('1')))[0]).not.toHaveProperty('due');
  });

  it('of an advance directive names who keeps it or decides', () => {
    const part = (typeCode: string, name: string) =>
      `<participant typeCode="${typeCode}"><participantRole><playingEntity>${name}</playingEntity></participantRole></participant>`;
    const inside = part('VRF', '<name>Dr. Ng</name>') + part('CST', '<name>Ann Lee</name>') + part('CST', '');
    expect(detailsIn('42348-3', finding(named('Resuscitation'), '', inside))).toEqual(['agent: Ann Lee']);
    expect(detailsIn('47420-5', finding(named('Resuscitation'), '', inside))).toEqual([]);
  });
});

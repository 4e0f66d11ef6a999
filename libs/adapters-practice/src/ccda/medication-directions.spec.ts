import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const drug = (inside: string): string =>
  `<consumable><manufacturedProduct><manufacturedMaterial>${inside}</manufacturedMaterial></manufacturedProduct></consumable>`;
const aspirin = drug('<code displayName="Aspirin"/>');
const act = (inside: string, status = 'active', attributes = ''): string =>
  `<substanceAdministration ${attributes}><statusCode code="${status}"/>${inside}</substanceAdministration>`;
const whole = (entry: string, code = '10160-0', text = 'x') => {
  const { records, refusals } = readRecords(inputOf(documentOf(sectionOf(code, text, entry))));
  return { records: records.filter(({ type }) => type === 'medication' || type === 'section'), refusals };
};
/** The medication of a document that was written on March 5, 2024, and is read on November 24, 2026. */
const medication = (entry: string, code?: string, text?: string) => {
  const [record] = whole(entry, code, text).records;
  return record?.type === 'medication' ? record.medication : undefined;
};
const supply = (mood: string, inside: string, attributes = ''): string =>
  `<entryRelationship typeCode="REFR"><supply moodCode="${mood}" ${attributes}>${inside}</supply></entryRelationship>`;

describe('directions of C-CDA in signs', () => {
  const directions = (inside: string, text?: string) =>
    medication(act(inside + aspirin), '10160-0', text)?.instructions;
  const every = (type: string, inside: string): string => `<effectiveTime ${type}>${inside}</effectiveTime>`;
  const period = '<period value="6" unit="h"/>';

  it('have how often, how, for what and what is added, each once', () => {
    const needed = (inside: string): string => `<precondition><criterion>${inside}</criterion></precondition>`;
    const instruction = (text: string, template = '2.16.840.1.113883.10.20.22.4.20'): string =>
      `<entryRelationship typeCode="SUBJ"><act><templateId root="${template}"/><text>${text}</text></act></entryRelationship>`;
    const inside = [
      every('xsi:type="PIVL_TS"', period),
      every('xsi:type="EIVL_TS"', '<event code="HS"/>'),
      '<routeCode displayName="Oral"/>',
      needed('<value displayName="Pain"/>') + needed(''),
      instruction('With food') + instruction('With food') + instruction('A comment', '1.2.3'),
    ];
    expect(directions(inside.join(''))).toBe('1 × / 6 h · HS · Oral · PRN: Pain · PRN · With food');
  });

  it('have no more than what may be taken in a time, where both are said', () => {
    const most = (numerator: string, denominator: string): string =>
      `<maxDoseQuantity><numerator ${numerator}/><denominator ${denominator}/></maxDoseQuantity>`;
    const needed = '<precondition><criterion><value displayName="Pain"/></criterion></precondition>';
    const inside = `${every('xsi:type="PIVL_TS"', period)}${most('value="4000" unit="mg"', 'value="1" unit="d"')}${needed}`;
    expect(directions(inside)).toBe('1 × / 6 h · PRN: Pain · ≤ 4000 mg / 1 d');
    expect(directions(most('nullFlavor="UNK"', 'value="1" unit="d"'))).toBeUndefined();
    expect(directions(most('value="4000" unit="mg"', 'nullFlavor="UNK"'))).toBeUndefined();
  });

  it.each(['xsi:type="PIVL_TS"', 'xsi:type="PIVL"', 'xsi:type="EIVL_TS"', 'xsi:type="EIVL"', ''])(
    'know a frequency by its type or by what it holds: %s',
    (type) => {
      expect(directions(every(type, period))).toBe('1 × / 6 h');
      const bounds = '<effectiveTime xsi:type="IVL_TS"><low value="2013"/></effectiveTime>';
      const both = medication(act(every(type, period) + bounds + aspirin));
      expect(both).toMatchObject({ started: '2013', instructions: '1 × / 6 h' });
    },
  );

  it.each(['PIVL_TS', 'PIVL', 'EIVL_TS', 'EIVL'])('take no bounds from a frequency that says no more: %s', (type) => {
    const empty = every(`xsi:type="${type}" value="2001"`, '');
    const bounds = '<effectiveTime xsi:type="IVL_TS"><low value="2013"/></effectiveTime>';
    expect(medication(act(empty + bounds + aspirin))?.started).toBe('2013');
  });

  it('are those of the entry where its words only name the drug', () => {
    expect(directions(`<text>Aspirin</text>${every('', period)}`)).toBe('1 × / 6 h');
    expect(directions(`<text>Aspirin at night</text>${every('', period)}`)).toBe('Aspirin at night');
  });
});

describe('what was handed out of a medication of C-CDA', () => {
  const on = (low: string): string => `<effectiveTime><low value="${low}"/></effectiveTime>`;
  const done = '<statusCode code="completed"/>';
  const fillsOf = (...supplies: readonly string[]) => medication(act(aspirin + supplies.join('')))?.fills;

  it('is every supply that happened, newest first and undated last', () => {
    expect(
      fillsOf(
        supply('EVN', done),
        supply('EVN', `${done}${on('20230105')}<quantity value="30" unit="tablet"/>`),
        supply('EVN', `<statusCode code="active"/><effectiveTime><high value="20240201"/></effectiveTime>`),
        supply('INT', done + on('20250101')),
      ),
    ).toEqual([
      { date: '2024-02-01', status: 'pending' },
      { date: '2023-01-05', quantity: '30 tablet', status: 'completed' },
      { status: 'completed' },
    ]);
  });

  it.each([
    ['active', 'pending'],
    ['completed', 'completed'],
    ['aborted', 'cancelled'],
    ['cancelled', 'cancelled'],
    ['new', 'unknown'],
  ])('is %s as %s', (status, shown) => {
    expect(fillsOf(supply('EVN', `<statusCode code="${status}"/>${on('2023')}`))).toEqual([
      { date: '2023', status: shown },
    ]);
  });

  it('is nothing of what was taken back, denied, or says nothing of it', () => {
    expect(
      fillsOf(
        supply('EVN', `<statusCode code="nullified"/>${on('2023')}`),
        supply('EVN', done + on('2023'), 'negationInd="true"'),
        supply('EVN', '<author/>'),
      ),
    ).toBeUndefined();
    expect(fillsOf(supply('EVN', '<quantity value="30"/>'))).toEqual([{ quantity: '30', status: 'unknown' }]);
  });

  it.each([
    ['3', 2],
    ['1', 0],
    ['9999', 9998],
    ['0', undefined],
    ['10000', undefined],
    ['x3', undefined],
    ['3.5', undefined],
    [' ', undefined],
  ])('may be handed out again: an order of %j fills allows %s more', (value, allowed) => {
    expect(medication(act(aspirin + supply('INT', `<repeatNumber value="${value}"/>`)))?.refillsAllowed).toBe(allowed);
  });

  it('is allowed by an order alone, and not by one that was taken back or denied', () => {
    const repeat = '<repeatNumber value="3"/>';
    const of = (...supplies: readonly string[]) => medication(act(aspirin + supplies.join('')))?.refillsAllowed;
    expect(of(supply('EVN', repeat))).toBeUndefined();
    expect(of(supply('INT', `<statusCode code="nullified"/>${repeat}`))).toBeUndefined();
    expect(of(supply('INT', repeat, 'negationInd="true"'))).toBeUndefined();
    expect(of(supply('INT', ''), supply('INT', repeat))).toBe(2);
  });
});

describe('directions and fills of C-CDA, where parts are missing', () => {
  const sig = (code: string, text: string): string =>
    `<entryRelationship><substanceAdministration><code code="${code}"/><text>${text}</text></substanceAdministration></entryRelationship>`;
  const every = '<effectiveTime><period value="6" unit="h"/></effectiveTime>';

  it('are none of what says nothing', () => {
    const empty = [
      '<effectiveTime xsi:type="PIVL_TS"/>',
      '<routeCode nullFlavor="UNK"/>',
      '<entryRelationship typeCode="RSON"><observation><value nullFlavor="UNK"/></observation></entryRelationship>',
      '<entryRelationship><act><templateId root="2.16.840.1.113883.10.20.22.4.20"/></act></entryRelationship>',
      supply('INT', '') + supply('EVN', ''),
    ];
    expect(Object.keys(medication(act(empty.join('') + aspirin)) ?? {})).toEqual(['id', 'name', 'status']);
  });

  it('are the words of a prescription by their code, and no other act below', () => {
    expect(medication(act(sig('76662-6', 'One at night') + every + aspirin))?.instructions).toBe('One at night');
    expect(medication(act(sig('1', 'One at night') + every + aspirin))?.instructions).toBe('1 × / 6 h');
  });

  it('are not told twice of a medication that is named by its words', () => {
    expect(medication(act(sig('76662-6', 'Blue pill at night')))).toStrictEqual({
      id: expect.any(String),
      name: 'Blue pill at night',
      status: 'current',
    });
    expect(medication(act(`<text>Blue pill</text>${every}`))).toMatchObject({
      name: 'Blue pill',
      instructions: '1 × / 6 h',
    });
  });

  it('are at an event that is coded, also where its time has no type', () => {
    const event = '<effectiveTime value="2001"><event code="HS"/></effectiveTime>';
    expect(medication(act(event + aspirin))).toStrictEqual({
      id: expect.any(String),
      name: 'Aspirin',
      instructions: 'HS',
      status: 'current',
    });
  });

  it('are those of an instruction in any of its templates', () => {
    const instruction =
      '<entryRelationship><act><templateId root="2.16.840.1.113883.10.20.22.4.20" extension="2014-06-09"/><templateId root="2.999"/><text>With food</text></act></entryRelationship>';
    expect(medication(act(instruction + aspirin))?.instructions).toBe('With food');
  });

  it('of one minute stay as they are written, whatever their seconds', () => {
    const at = (time: string, quantity: string) =>
      supply('EVN', `<effectiveTime value="${time}"/><quantity value="${quantity}"/>`);
    const fills = medication(
      act(aspirin + at('20240101093010-0500', '1') + at('20240101093050-0500', '2') + at('20240102', '3')),
    )?.fills;
    expect(fills?.map(({ quantity }) => quantity)).toEqual(['3', '1', '2']);
  });

  it('are counted by the first order that says a number', () => {
    const repeat = (value: string) => supply('INT', `<repeatNumber value="${value}"/>`);
    expect(medication(act(aspirin + repeat('x') + repeat('3')))?.refillsAllowed).toBe(2);
  });
});

describe('medications of one act', () => {
  it('stand each at its place', () => {
    const below = (name: string) =>
      `<entryRelationship>${act(drug(`<code displayName="${name}"/>`))}</entryRelationship>`;
    const { records } = whole(`<act>${below('Aspirin')}${below('Heparin')}</act>`, '10183-2');
    expect(records.map((each) => [each.type === 'medication' && each.medication.name, each.sources])).toEqual([
      ['Aspirin', ['section[10183-2]/entry[1]/substanceAdministration[1]']],
      ['Heparin', ['section[10183-2]/entry[1]/substanceAdministration[2]']],
    ]);
  });
});

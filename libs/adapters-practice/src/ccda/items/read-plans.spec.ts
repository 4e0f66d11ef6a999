import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../../reading/testing/sample-inputs.ts';
import { partOf, type SourceId } from '../../records/index.ts';

/** The entries of one section of a document that was written on March 5, 2024, without their ids. */
const itemsIn = (code: string, ...entries: readonly string[]) =>
  readRecords(inputOf(documentOf(sectionOf(code, 'As coded', ...entries)))).records.flatMap((each) => {
    if (each.type !== 'item') return [];
    const { id: _, ...item } = each.item;
    return [{ section: each.section, ...item }];
  });
const named = (displayName: string): string => `<code displayName="${displayName}"/>`;
const below = (inside: string, typeCode = 'SUBJ'): string =>
  `<entryRelationship typeCode="${typeCode}">${inside}</entryRelationship>`;
const snomed = '2.16.840.1.113883.6.96';
const loinc = '2.16.840.1.113883.6.1';

describe('a goal', () => {
  const goal = (inside: string, mood = 'GOL'): string => `<observation moodCode="${mood}">${inside}</observation>`;

  it('has the parts that are said and no others', () => {
    const code = `<code code="1" codeSystem="2.999.3" displayName="Weight"><translation code="2" codeSystem="${loinc}"/></code>`;
    const time = '<effectiveTime><low value="2024"/><high value="2025"/></effectiveTime>';
    expect(itemsIn('61146-7', goal(`${code}${time}<value xsi:type="PQ" value="70" unit="kg"/>`))).toStrictEqual([
      {
        section: 'goals',
        name: 'Weight',
        code: { code: '2', system: `urn:oid:${loinc}` },
        value: { kind: 'quantity', value: '70', unit: 'kg' },
        date: '2024',
        due: '2025',
        status: 'unknown',
        details: [],
      },
    ]);
    expect(itemsIn('61146-7', goal(named('Weight')))).toStrictEqual([
      { section: 'goals', name: 'Weight', status: 'unknown', details: [] },
    ]);
    expect(itemsIn('61146-7', goal('<text>Walk every day</text>'))).toMatchObject([{ name: 'Walk every day' }]);
  });

  it.each([
    ['active', 'active'],
    ['completed', 'completed'],
    ['suspended', 'on-hold'],
    ['aborted', 'stopped'],
    ['cancelled', 'cancelled'],
  ])('is %s as %s', (status, shown) => {
    expect(itemsIn('61146-7', goal(`${named('Weight')}<statusCode code="${status}"/>`))).toMatchObject([
      { status: shown },
    ]);
  });

  it('is what is meant as one', () => {
    const { refusals } = readRecords(inputOf(documentOf(sectionOf('61146-7', 'x', goal(named('Weight'), 'EVN')))));
    expect(refusals).toMatchObject([{ reason: 'not-kept', detail: 'a goal of another mood' }]);
  });
});

describe('a plan', () => {
  const plan = (inside: string, mood = 'INT', element = 'act'): string =>
    `<${element} moodCode="${mood}">${inside}</${element}>`;
  const plansIn = (entry: string) => itemsIn('18776-5', entry).filter(({ name }) => name !== 'Any title');

  it('has the parts that are said and no others', () => {
    const code = `<code code="1" codeSystem="2.999.3" displayName="X-ray"><translation code="2" codeSystem="${snomed}"/></code>`;
    const by =
      '<performer><assignedEntity><assignedPerson><name>Dr. Ng</name></assignedPerson></assignedEntity></performer>';
    const reason = below('<observation><value displayName="Pain"/></observation>', 'RSON');
    const time = '<effectiveTime><low value="2024"/><high value="2025"/></effectiveTime>';
    expect(plansIn(plan(`${code}<statusCode code="active"/>${time}${by}${reason}`))).toStrictEqual([
      {
        section: 'carePlans',
        name: 'X-ray',
        code: { code: '2', system: `urn:oid:${snomed}` },
        date: '2024',
        ended: '2025',
        status: 'planned',
        details: [
          { kind: 'reason', text: 'Pain' },
          { kind: 'performer', text: 'Dr. Ng' },
        ],
      },
    ]);
    expect(plansIn(plan(named('X-ray')))).toStrictEqual([
      { section: 'carePlans', name: 'X-ray', status: 'unknown', details: [] },
    ]);
  });

  it.each(['INT', 'ARQ', 'PRMS', 'PRP', 'RQO', 'APT'])('is what is meant as %s, of whatever form', (mood) => {
    for (const element of ['observation', 'act', 'encounter', 'procedure', 'substanceAdministration', 'supply']) {
      expect(plansIn(plan(named('X-ray'), mood, element))).toMatchObject([{ section: 'carePlans', name: 'X-ray' }]);
    }
    expect(itemsIn('47519-4', plan(named('X-ray'), mood))).toMatchObject([{ section: 'carePlans' }]);
  });

  it.each(['act', 'encounter', 'procedure'])('that was done has the status of what goes on: %s', (element) => {
    expect(plansIn(plan(`${named('X-ray')}<statusCode code="active"/>`, 'EVN', element))).toMatchObject([
      { status: 'active' },
    ]);
  });

  it.each([
    ['new', 'planned'],
    ['active', 'planned'],
    ['completed', 'completed'],
    ['suspended', 'on-hold'],
    ['aborted', 'stopped'],
    ['cancelled', 'cancelled'],
  ])('is %s as %s', (status, shown) => {
    expect(plansIn(plan(`${named('X-ray')}<statusCode code="${status}"/>`))).toMatchObject([{ status: shown }]);
  });

  it('is what is to be given: by its code, else by its name, else by the words of the act', () => {
    const material = (inside: string) =>
      `<manufacturedProduct><manufacturedMaterial>${inside}</manufacturedMaterial></manufacturedProduct>`;
    const namesOf = (inside: string) => plansIn(plan(inside)).map(({ name }) => name);
    expect(namesOf(`${named('To give')}<consumable>${material(named('Heparin'))}</consumable>`)).toEqual(['Heparin']);
    expect(namesOf(`${named('To give')}<product>${material(named('Cane'))}</product>`)).toEqual(['Cane']);
    expect(namesOf(`<product>${material('<code nullFlavor="OTH"/><name>Stick</name>')}</product>`)).toEqual(['Stick']);
    expect(namesOf('<text>Rest</text>')).toEqual(['Rest']);
  });

  it('of another mood is refused', () => {
    const { refusals } = readRecords(inputOf(documentOf(sectionOf('18776-5', 'x', plan(named('X-ray'), 'OPT')))));
    expect(refusals).toMatchObject([{ detail: 'a plan of another mood' }]);
  });
});

describe('an instruction', () => {
  const told = (inside: string, attributes = 'moodCode="INT"'): string => `<act ${attributes}>${inside}</act>`;

  it('is told in its own words, with the code of its kind, and ends when it does', () => {
    const time = '<effectiveTime><low value="2024"/><high value="2025"/></effectiveTime>';
    const code = `<code code="1" codeSystem="${snomed}" displayName="Teaching"/>`;
    expect(itemsIn('69730-0', told(`${code}<text>Walk</text><statusCode code="active"/>${time}`))).toStrictEqual([
      {
        section: 'carePlans',
        name: 'Walk',
        code: { code: '1', system: `urn:oid:${snomed}` },
        date: '2024',
        ended: '2025',
        status: 'planned',
        details: [],
      },
    ]);
    expect(itemsIn('69730-0', told(code))).toMatchObject([{ name: 'Teaching' }]);
  });

  it.each(['moodCode="EVN"', ''])('that was given has the status of what goes on: %s', (attributes) => {
    expect(itemsIn('69730-0', told(`<text>Walk</text><statusCode code="active"/>`, attributes))).toMatchObject([
      { status: 'active' },
    ]);
  });

  it('that is denied is ruled out', () => {
    expect(itemsIn('69730-0', told('<text>Walk</text>', 'moodCode="INT" negationInd="true"'))).toMatchObject([
      { status: 'refuted' },
    ]);
  });
});

describe('the text of a section as an entry', () => {
  const textIn = (section: string) =>
    readRecords(inputOf(documentOf(section))).records.flatMap((each) => (each.type === 'item' ? [each] : []));
  const whole = sectionOf('51848-0', '<paragraph>Feels well</paragraph><paragraph>No pain</paragraph>');

  it('has the parts that are said and no others, and the words of each paragraph', () => {
    expect(textIn(whole)).toStrictEqual([
      {
        type: 'item',
        section: 'carePlans',
        id: expect.any(String),
        sources: ['section[51848-0]'],
        patient: expect.any(String),
        version: Date.UTC(2024, 2, 5),
        item: {
          id: expect.any(String),
          name: 'Any title',
          value: { kind: 'text', text: 'Feels well\nNo pain' },
          date: '2024-03-05',
          status: 'final',
          details: [],
        },
      },
    ]);
  });

  it('is named by the identifier of its section', () => {
    const known = whole.replace('<section>', '<section><id root="2.999.8"/>');
    const [patient, , record] = readRecords(inputOf(documentOf(known))).records;
    expect(record?.id).toBe(partOf(patient?.id ?? ('' as SourceId), '["carePlans","2.999.8","","any title"]'));
  });

  it('is of the day of its author, and of none where nobody says one', () => {
    const dated = whole.replace('<text>', '<author><time value="2023"/></author><text>');
    expect(textIn(dated)).toMatchObject([{ item: { date: '2023' } }]);
    const undated = documentOf(whole).replace('<effectiveTime value="20240305"/>', '');
    const [, , record] = readRecords(inputOf(undated)).records;
    expect(record?.type === 'item' && Object.keys(record.item)).toEqual(['id', 'name', 'value', 'status', 'details']);
  });

  it('is named by its title, else by its code, and is none without either', () => {
    const nameless = whole.replace('<title>Any title</title>', '');
    expect(textIn(nameless.replace('/><text>', ' displayName="Assessment"/><text>'))).toMatchObject([
      { item: { name: 'Assessment' } },
    ]);
    expect(textIn(nameless)).toMatchObject([{ item: { name: '51848-0' } }]);
    expect(textIn(sectionOf('51848-0', ''))).toEqual([]);
  });
});

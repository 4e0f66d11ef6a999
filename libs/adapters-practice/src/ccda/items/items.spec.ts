import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../../reading/testing/sample-inputs.ts';

/** The entries of one section of a document that was written on March 5, 2024. */
const read = (code: string, ...entries: readonly string[]) => {
  const { records, refusals } = readRecords(inputOf(documentOf(sectionOf(code, 'As coded', ...entries))));
  return { records: records.filter(({ type }) => type !== 'patient' && type !== 'document'), refusals };
};

const itemsIn = (code: string, ...entries: readonly string[]) =>
  read(code, ...entries).records.flatMap((each) =>
    each.type === 'item' ? [{ section: each.section, ...each.item }] : [],
  );

const coded = (element: string, code: string, name: string): string =>
  `<${element} code="${code}" codeSystem="2.16.840.1.113883.6.96" displayName="${name}"/>`;
const value = (code: string, name: string): string =>
  `<value xsi:type="CD" code="${code}" codeSystem="2.16.840.1.113883.6.96" displayName="${name}"/>`;
const time = (low: string, high?: string): string =>
  `<effectiveTime><low value="${low}"/>${high === undefined ? '' : `<high value="${high}"/>`}</effectiveTime>`;
const done = '<statusCode code="completed"/>';
const below = (typeCode: string, inside: string): string =>
  `<entryRelationship typeCode="${typeCode}">${inside}</entryRelationship>`;

/** One act of each section, with what stands inside. */
const acts: readonly (readonly [code: string, section: string, entry: (status: string, negated: string) => string])[] =
  [
    [
      '29762-2',
      'socialHistory',
      (s, n) =>
        `<observation${n}>${coded('code', '72166-2', 'Smoking')}${s}${value('1', 'Former smoker')}</observation>`,
    ],
    [
      '47420-5',
      'healthStatus',
      (s, n) => `<observation${n}>${coded('code', '1', 'Walking')}${s}${value('2', 'With a cane')}</observation>`,
    ],
    ['61146-7', 'goals', (s, n) => `<observation moodCode="GOL"${n}>${coded('code', '1', 'Weight')}${s}</observation>`],
    [
      '18776-5',
      'carePlans',
      (s, n) => `<procedure moodCode="RQO"${n}>${coded('code', '1', 'Colonoscopy')}${s}</procedure>`,
    ],
    [
      '46264-8',
      'devices',
      (s, n) =>
        `<supply moodCode="EVN"${n}>${s}<participant typeCode="PRD"><participantRole><playingDevice>${coded('code', '1', 'Pacemaker')}</playingDevice></participantRole></participant></supply>`,
    ],
    [
      '10157-6',
      'familyHistory',
      (s, n) =>
        `<organizer><subject><relatedSubject>${coded('code', 'MTH', 'Mother')}</relatedSubject></subject><component><observation${n}>${s}${value('1', 'Diabetes')}</observation></component></organizer>`,
    ],
    ['46240-8', 'encounters', (s, n) => `<encounter${n}>${coded('code', '1', 'Office visit')}${s}</encounter>`],
    [
      '42348-3',
      'advanceDirectives',
      (s, n) =>
        `<observation${n}>${coded('code', '1', 'Resuscitation')}${s}${value('2', 'Do not resuscitate')}</observation>`,
    ],
  ];

describe.each(acts)('an entry of section %s', (code, section, entry) => {
  it('is kept with the status that it has, else one that is not noted', () => {
    expect(itemsIn(code, entry(done, ''))).toMatchObject([{ section }]);
    for (const status of ['', '<statusCode code="dreamt"/>', '<statusCode nullFlavor="UNK"/>']) {
      expect(itemsIn(code, entry(status, ''))).toMatchObject([{ section, status: 'unknown' }]);
    }
  });

  it('that was taken back is refused', () => {
    expect(read(code, entry('<statusCode code="nullified"/>', ''))).toMatchObject({
      refusals: expect.arrayContaining([expect.objectContaining({ reason: 'entered-in-error' })]),
    });
    expect(itemsIn(code, entry('<statusCode code="nullified"/>', ''))).toEqual([]);
  });

  it('that is denied is never shown as what is', () => {
    const said = itemsIn(code, entry(done, ' negationInd="true"'));
    expect(said.map(({ status }) => status)).toEqual(section === 'encounters' ? [] : ['refuted']);
  });
});

describe('social history', () => {
  it('names a finding by its value where its code only asserts', () => {
    const pregnant = `<observation>${coded('code', 'ASSERTION', 'Assertion')}${done}${time('20240101')}${value('77386006', 'Pregnant')}${below('REFR', `<observation>${coded('code', '11778-8', 'Delivery date')}<value xsi:type="TS" value="20240901"/></observation>`)}</observation>`;
    expect(itemsIn('29762-2', pregnant)).toMatchObject([
      { name: 'Pregnant', date: '2024-01-01', due: '2024-09-01', code: { code: '77386006' }, status: 'final' },
    ]);
    expect(itemsIn('29762-2', pregnant)[0]).not.toHaveProperty('value');
  });

  it('says that a value is not noted where there is none', () => {
    const asked = `<observation>${coded('code', '72166-2', 'Smoking')}${done}<value nullFlavor="UNK"/></observation>`;
    expect(itemsIn('29762-2', asked)).toMatchObject([{ name: 'Smoking', value: { kind: 'unknown' } }]);
  });
});

describe('plans', () => {
  it('are planned where they go on, and goals among them are goals', () => {
    const goal = `<observation moodCode="GOL">${coded('code', '1', 'Weight')}<statusCode code="active"/><value xsi:type="PQ" value="70" unit="kg"/></observation>`;
    const drug = `<substanceAdministration moodCode="INT"><statusCode code="active"/><consumable><manufacturedProduct><manufacturedMaterial>${coded('code', '2', 'Heparin')}</manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`;
    expect(itemsIn('18776-5', goal, drug)).toMatchObject([
      { section: 'goals', name: 'Weight', value: { value: '70', unit: 'kg' }, status: 'active' },
      { section: 'carePlans', name: 'Heparin', status: 'planned' },
    ]);
  });

  it('keep the text of an assessment as an entry, beside what is planned', () => {
    const visit = `<encounter moodCode="INT">${coded('code', '1', 'Follow-up')}<statusCode code="active"/></encounter>`;
    expect(itemsIn('51847-2', visit)).toMatchObject([
      { name: 'Follow-up', status: 'planned' },
      { name: 'Any title', value: { kind: 'text', text: 'As coded' }, date: '2024-03-05', status: 'final' },
    ]);
    expect(itemsIn('51848-0')).toMatchObject([{ name: 'Any title', value: { text: 'As coded' } }]);
    expect(itemsIn('18776-5')).toMatchObject([{ name: 'Any title', value: { text: 'As coded' } }]);
  });

  it('are instructions in their own words, else in those of the section', () => {
    const told = `<act moodCode="INT">${coded('code', '1', 'Teaching')}<text>Walk every day</text>${done}</act>`;
    for (const code of ['69730-0', '8653-8']) {
      expect(itemsIn(code, told)).toMatchObject([
        { section: 'carePlans', name: 'Walk every day', status: 'completed' },
      ]);
      expect(itemsIn(code)).toMatchObject([{ section: 'carePlans', name: 'Any title', value: { text: 'As coded' } }]);
    }
  });

  it('of words of absence are no entry, and what is denied by them is told as they stand', () => {
    const sentence = 'Instruction excluded/not available';
    const denied = `<act moodCode="INT" negationInd="true">${coded('code', '423564006', 'ProviderInstructions')}<text>${sentence}</text>${done}</act>`;
    const { records } = readRecords(inputOf(documentOf(sectionOf('69730-0', 'x', denied))));
    expect(records.filter(({ type }) => type === 'item')).toEqual([]);
    expect(records.filter(({ type }) => type === 'section')).toMatchObject([
      { section: 'carePlans', statement: { kind: 'narrative', text: [sentence] } },
    ]);
  });

  it('say why somebody is referred', () => {
    expect(itemsIn('42349-1')).toMatchObject([{ section: 'carePlans', value: { text: 'As coded' } }]);
  });

  it('that were done say so by their status, beside the text that says what is planned', () => {
    expect(itemsIn('18776-5', `<act moodCode="EVN">${coded('code', '1', 'Teaching')}${done}</act>`)).toMatchObject([
      { name: 'Teaching', status: 'completed' },
      { name: 'Any title', value: { text: 'As coded' } },
    ]);
  });

  it('are not what was measured or given', () => {
    for (const element of ['observation', 'supply', 'substanceAdministration']) {
      const made = `<${element} moodCode="EVN">${coded('code', '1', 'Weight')}${done}</${element}>`;
      expect(itemsIn('18776-5', made)).toMatchObject([{ name: 'Any title' }]);
    }
  });
});

describe('details', () => {
  it('of a device are its identifier, maker and model', () => {
    const implant = `<procedure moodCode="EVN">${done}<participant typeCode="DEV"><participantRole><id root="2.16.840.1.113883.3.3719" extension="(01)00643169007222"/><playingDevice>${coded('code', '1', 'Pacemaker')}<manufacturerModelName>A2</manufacturerModelName></playingDevice><scopingEntity><desc>Acme</desc></scopingEntity></participantRole></participant></procedure>`;
    expect(itemsIn('46264-8', implant)).toMatchObject([
      {
        name: 'Pacemaker',
        details: [
          { kind: 'udi', text: '(01)00643169007222' },
          { kind: 'device-identifier', text: '00643169007222' },
          { kind: 'manufacturer', text: 'Acme' },
          { kind: 'model', text: 'A2' },
        ],
      },
    ]);
  });

  it('of a condition in the family are the relative and the age', () => {
    const age = below(
      'SUBJ',
      `<observation>${coded('code', '445518008', 'Age')}<value xsi:type="PQ" value="57" unit="a"/></observation>`,
    );
    const father = `<organizer><subject><relatedSubject>${coded('code', 'FTH', 'Father')}</relatedSubject></subject><component><observation>${done}${value('22298006', 'Heart attack')}${age}</observation></component></organizer>`;
    expect(itemsIn('10157-6', father)).toMatchObject([
      {
        name: 'Heart attack',
        details: [
          { kind: 'relative', text: 'Father' },
          { kind: 'age', text: '57 a' },
        ],
      },
    ]);
  });

  it('of a policy are its member and group', () => {
    const policy = `<act><code code="48768-6"/>${done}${below('COMP', `<act><id root="2.999" extension="G-1"/>${coded('code', 'PPO', 'PPO')}${done}<performer typeCode="PRF"><assignedEntity><code code="PAYOR"/><representedOrganization><name>Good Health</name></representedOrganization></assignedEntity></performer><participant typeCode="COV"><time><low value="2023"/></time><participantRole><id root="2.999" extension="M-1"/>${coded('code', 'SELF', 'Self')}</participantRole></participant></act>`)}</act>`;
    expect(itemsIn('48768-6', policy)).toMatchObject([
      {
        section: 'coverage',
        name: 'Good Health',
        date: '2023',
        details: [
          { kind: 'plan', text: 'PPO' },
          { kind: 'member', text: 'M-1' },
          { kind: 'group', text: 'G-1' },
          { kind: 'relationship', text: 'Self' },
        ],
      },
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../../reading/index.ts';
import { below, detailsIn, itemsIn, named, placesIn } from '../../reading/testing/items-in.ts';
import { documentOf, inputOf, sectionOf } from '../../reading/testing/sample-inputs.ts';

const done = '<statusCode code="completed"/>';

describe('a visit', () => {
  const visit = (inside: string): string => `<encounter>${named('Visit')}${inside}</encounter>`;
  const observation = (name: string): string => `<observation><value displayName="${name}"/></observation>`;
  const act = (code: string, name: string): string =>
    below(`<act><code code="${code}"/>${below(observation(name))}</act>`);

  it('has the parts that are said and no others', () => {
    expect(
      itemsIn(
        '46240-8',
        `<encounter><code code="1" codeSystem="2.16.840.1.113883.6.12" displayName="Visit"/></encounter>`,
      ),
    ).toStrictEqual([
      {
        section: 'encounters',
        name: 'Visit',
        code: { code: '1', system: 'urn:oid:2.16.840.1.113883.6.12' },
        status: 'unknown',
        details: [],
      },
    ]);
  });

  it('has diagnoses, reasons, who saw the patient, where, and where they went', () => {
    const place = (typeCode: string, name: string) =>
      `<participant typeCode="${typeCode}"><participantRole><playingEntity><name>${name}</name></playingEntity></participantRole></participant>`;
    const inside = [
      act('29308-4', 'Gout'),
      act('29308-4', 'Asthma'),
      act('29308-4', 'Gout'),
      act('1', 'A note'),
      below(observation('Pain'), 'RSON'),
      below(observation('Not a reason'), 'COMP'),
      '<performer><assignedEntity><assignedPerson><name>Dr. Ng</name></assignedPerson></assignedEntity></performer>',
      place('ORG', 'Elsewhere'),
      place('LOC', 'Valley Clinic'),
      '<sdtc:dischargeDispositionCode displayName="Home"/>',
    ];
    expect(detailsIn('46240-8', visit(inside.join('')))).toEqual([
      'diagnosis: Gout',
      'diagnosis: Asthma',
      'reason: Pain',
      'performer: Dr. Ng',
      'place: Valley Clinic',
      'disposition: Home',
    ]);
  });

  it.each([
    ['completed', 'completed'],
    ['active', 'active'],
    ['suspended', 'on-hold'],
    ['aborted', 'stopped'],
    ['cancelled', 'cancelled'],
  ])('is %s as %s', (status, shown) => {
    expect(itemsIn('46240-8', visit(`<statusCode code="${status}"/>`))).toMatchObject([{ status: shown }]);
  });

  it.each([
    ['<effectiveTime><low value="2020"/><high value="2021"/></effectiveTime>', { date: '2020', ended: '2021' }],
    ['<effectiveTime><high value="2021"/></effectiveTime>', { date: '2021' }],
    ['<effectiveTime value="2020"/>', { date: '2020' }],
  ])('is dated by its time: %s', (time, dates) => {
    const [item] = itemsIn('46240-8', visit(time));
    expect(item).toStrictEqual({ section: 'encounters', name: 'Visit', status: 'unknown', details: [], ...dates });
  });

  it('that is denied is none', () => {
    const denied = visit('').replace('<encounter>', '<encounter negationInd="true">');
    expect(readRecords(inputOf(documentOf(sectionOf('46240-8', 'x', denied)))).refusals).toContainEqual(
      expect.objectContaining({ reason: 'not-kept', detail: 'an encounter that is denied' }),
    );
  });
});

describe('a condition in the family', () => {
  const organizer = (subject: string, ...observations: readonly string[]): string =>
    `<organizer><subject><relatedSubject>${subject}</relatedSubject></subject>${observations.map((each) => `<component>${each}</component>`).join('')}</organizer>`;
  const observation = (name: string, inside = ''): string =>
    `<observation>${inside}<value displayName="${name}"/></observation>`;

  it('has the parts that are said and no others', () => {
    expect(itemsIn('10157-6', organizer('', observation('Gout', done)))).toStrictEqual([
      { section: 'familyHistory', name: 'Gout', status: 'final', details: [] },
    ]);
  });

  it('is of a relative by code, else by name, and each has its place', () => {
    const name = '<subject><name>Aunt Bea</name></subject>';
    expect(detailsIn('10157-6', organizer(named('Aunt') + name, observation('Gout')))).toEqual(['relative: Aunt']);
    expect(detailsIn('10157-6', organizer(name, observation('Gout')))).toEqual(['relative: Aunt Bea']);
    expect(placesIn('10157-6', organizer(name, observation('Gout')))).toEqual(['section[10157-6]/entry[1]']);
    expect(placesIn('10157-6', organizer(name, observation('Gout'), observation('Asthma')))).toEqual([
      'section[10157-6]/entry[1]/observation[1]',
      'section[10157-6]/entry[1]/observation[2]',
    ]);
  });

  it.each(['445518008', '397659008', '30525-0'])('began at an age that has the code %s, and had an outcome', (code) => {
    const about = (of: string) => below(`<observation><code code="${of}"/><value value="57" unit="a"/></observation>`);
    const outcome = below(observation('Death'), 'CAUS') + below(observation('A remark'), 'REFR');
    expect(detailsIn('10157-6', organizer('', observation('Gout', about(code) + outcome)))).toEqual([
      'age: 57 a',
      'outcome: Death',
    ]);
    expect(detailsIn('10157-6', organizer('', observation('Gout', about('1') + about(code))))).toEqual(['age: 57 a']);
    expect(detailsIn('10157-6', organizer('', observation('Gout', about('1'))))).toEqual([]);
    const translated = below(
      `<observation><code code="1"><translation code="${code}"/></code><value value="57" unit="a"/></observation>`,
    );
    expect(detailsIn('10157-6', organizer('', observation('Gout', translated)))).toEqual(['age: 57 a']);
  });

  it('is none of an organizer that was taken back', () => {
    const back = organizer('', observation('Gout')).replace('<organizer>', '<organizer><statusCode code="nullified"/>');
    const { records, refusals } = readRecords(inputOf(documentOf(sectionOf('10157-6', 'x', back))));
    expect(records.filter(({ type }) => type === 'item')).toEqual([]);
    expect(refusals).toMatchObject([
      { record: 'section[10157-6]/entry[1]', reason: 'entered-in-error', detail: 'statusCode is nullified' },
    ]);
  });
});

describe('a policy', () => {
  const policy = (inside: string): string => `<act>${below(`<act>${inside}</act>`, 'COMP')}</act>`;
  const payer = (code: string, name: string, id = ''): string =>
    `<performer><assignedEntity>${id}<code code="${code}"/><representedOrganization><name>${name}</name></representedOrganization></assignedEntity></performer>`;
  const part = (typeCode: string, inside: string, time = ''): string =>
    `<participant typeCode="${typeCode}">${time}<participantRole>${inside}</participantRole></participant>`;
  const number = (extension: string): string => `<id root="2.999.4" extension="${extension}"/>`;
  const time = (low: string): string => `<time><low value="${low}"/><high value="2030"/></time>`;

  it('has the parts that are said and no others', () => {
    expect(itemsIn('48768-6', policy(named('PPO')))).toStrictEqual([
      { section: 'coverage', name: 'PPO', status: 'unknown', details: [] },
    ]);
  });

  it('has the payer, its number with the system, the numbers of those who are covered and pay, and the group', () => {
    const entry = policy(
      number('G-1') +
        `${named('PPO')}<statusCode code="active"/><effectiveTime value="2001"/>` +
        payer('GUAR', 'A guarantor', number('X')) +
        payer('PAYOR', 'Good Health', number('P-1')) +
        part('COV', number('M-1') + named('Child'), time('2020')) +
        part('HLD', `${number('S-1')}<playingEntity><name>Ann Lee</name></playingEntity>`, time('2010')),
    );
    expect(itemsIn('48768-6', entry)).toStrictEqual([
      {
        section: 'coverage',
        name: 'Good Health',
        date: '2020',
        ended: '2030',
        status: 'active',
        details: [
          { kind: 'plan', text: 'PPO' },
          { kind: 'payer-number', text: 'P-1', system: 'urn:oid:2.999.4' },
          { kind: 'member', text: 'M-1' },
          { kind: 'group', text: 'G-1' },
          { kind: 'subscriber', text: 'Ann Lee' },
          { kind: 'subscriber-number', text: 'S-1' },
          { kind: 'relationship', text: 'Child' },
        ],
      },
    ]);
  });

  it('is dated by itself where nobody is said to be covered from when', () => {
    const own = `${named('PPO')}<effectiveTime value="2001"/>`;
    expect(itemsIn('48768-6', policy(own + part('COV', '')))).toMatchObject([{ date: '2001' }]);
    expect(itemsIn('48768-6', policy(own + part('HLD', '', time('2010'))))).toMatchObject([{ date: '2001' }]);
  });

  it('is named by its plan where no payer has a name, and each has its place', () => {
    const nameless = payer('PAYOR', '', '<id root="a2f1c3d4-0000-4000-8000-000000000001" extension="P-2"/>');
    expect(itemsIn('48768-6', policy(named('PPO') + nameless))).toMatchObject([
      { name: 'PPO', details: [{ kind: 'payer-number', text: 'P-2' }] },
    ]);
    const two = `<act>${below(`<act>${named('A')}</act>`)}${below(`<act>${named('B')}</act>`)}</act>`;
    expect(placesIn('48768-6', two, policy(named('C')))).toEqual([
      'section[48768-6]/entry[1]/act[1]',
      'section[48768-6]/entry[1]/act[2]',
      'section[48768-6]/entry[2]',
    ]);
    expect(itemsIn('48768-6', policy(`${named('PPO')}<statusCode code="cancelled"/>`))).toMatchObject([
      { status: 'cancelled' },
    ]);
  });
});

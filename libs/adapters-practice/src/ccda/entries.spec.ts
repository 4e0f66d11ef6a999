import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

/** What the entries of one section were read as, without patient and document. */
const read = (code: string, text: string, ...entries: readonly string[]) => {
  const { records, refusals } = readRecords(inputOf(documentOf(sectionOf(code, text, ...entries))));
  return { records: records.filter(({ type }) => type !== 'patient' && type !== 'document'), refusals };
};
const concern = (status: string, ...observations: readonly string[]): string =>
  `<act><statusCode code="${status}"/><effectiveTime><low value="20100103"/></effectiveTime>${observations
    .map((each) => `<entryRelationship typeCode="SUBJ">${each}</entryRelationship>`)
    .join('')}</act>`;

describe('allergies (48765-2)', () => {
  const allergy = (substance: string, more = '', attributes = '', value = '<value code="419199007"/>'): string =>
    `<observation ${attributes}><statusCode code="completed"/>${value}<participant typeCode="CSM"><participantRole><playingEntity>${substance}</playingEntity></participantRole></participant>${more}</observation>`;
  const severity = (code: string): string =>
    `<entryRelationship typeCode="SUBJ"><observation><code code="SEV"/><value code="${code}"/></observation></entryRelationship>`;
  const reaction = (text: string, more = ''): string =>
    `<entryRelationship typeCode="MFST"><observation><value displayName="${text}"/>${more}</observation></entryRelationship>`;

  it('of one act with several observations are several', () => {
    const entry = concern('active', allergy('<code displayName="Latex"/>'), allergy('<code displayName="Egg"/>'));
    expect(read('48765-2', 'x', entry).records).toMatchObject([
      {
        sources: ['section[48765-2]/entry[1]/observation[1]'],
        allergy: { substance: 'Latex', recorded: '2010-01-03' },
      },
      { sources: ['section[48765-2]/entry[1]/observation[2]'], allergy: { substance: 'Egg', status: 'active' } },
    ]);
  });

  it('have reactions, and the worst severity that stands at a reaction, at the allergy or at the concern', () => {
    const more = reaction('Hives', severity('255604002')) + severity('6736007');
    const entry = concern('active', allergy('<code displayName="Latex"/>', more));
    expect(read('48765-2', 'x', entry).records).toMatchObject([
      { allergy: { reactions: ['Hives'], severity: 'moderate' } },
    ]);
    const worse = entry.replace('</act>', `${severity('24484000')}</act>`);
    expect(read('48765-2', 'x', worse).records).toMatchObject([{ allergy: { severity: 'severe' } }]);
    expect(read('48765-2', 'x', worse).records).toHaveLength(1);
  });

  it('have the code of the substance, or of the allergy to it, and the kind that the type says', () => {
    const drug = '<code code="7980" codeSystem="2.16.840.1.113883.6.88" displayName="Penicillin G"/>';
    const of = (...parts: Parameters<typeof allergy>) => read('48765-2', 'x', concern('active', allergy(...parts)));
    const snomed = (code: string): string =>
      `<value code="${code}" codeSystem="2.16.840.1.113883.6.96" displayName="Allergy to penicillin"/>`;
    expect(of(drug, '', '', snomed('416098002')).records).toMatchObject([
      { allergy: { code: { code: '7980', system: 'urn:oid:2.16.840.1.113883.6.88' }, categories: ['medication'] } },
    ]);
    const whole = of('<code nullFlavor="UNK"/>', '', '', snomed('91936005')).records;
    expect(whole).toMatchObject([{ allergy: { code: { code: '91936005' } } }]);
    expect(whole).not.toMatchObject([{ allergy: { categories: expect.anything() } }]);
    expect(of('<code displayName="Egg"/>').records).not.toMatchObject([{ allergy: { code: expect.anything() } }]);
  });

  it('are of every kind that the type says, itself and by its translations', () => {
    const also = (...codes: readonly string[]): string =>
      `<value code="419199007">${codes.map((code) => `<translation code="${code}"/>`).join('')}</value>`;
    const kindsOf = (type: string) =>
      read('48765-2', 'x', concern('active', allergy('<code displayName="Egg"/>', '', '', type))).records.map(
        (each) => each.type === 'allergy' && each.allergy.categories,
      );
    expect(kindsOf(also('biologic', 'food'))).toEqual([['food', 'biologic']]);
    expect(kindsOf(also('416098002', '235719002'))).toEqual([['food', 'medication']]);
    expect(kindsOf(also())).toEqual([undefined]);
  });

  it('denied as a whole are “none known”', () => {
    const denied = 'negationInd="true"';
    for (const substance of ['<code nullFlavor="NA"/>', '<code code="105590001" displayName="Substance"/>']) {
      expect(read('48765-2', 'x', concern('active', allergy(substance, '', denied))).records).toMatchObject([
        { type: 'section', section: 'allergies', statement: { kind: 'none-known' } },
      ]);
    }
  });

  it('denied for drugs alone are told in the words of the section', () => {
    const drugs = allergy(
      '<code nullFlavor="NA"/>',
      '',
      'negationInd="true"',
      '<value code="416098002" displayName="Allergy to drug"/>',
    );
    expect(read('48765-2', 'No known drug allergies', concern('active', drugs)).records).toMatchObject([
      { type: 'section', statement: { kind: 'narrative', text: ['No known drug allergies'] } },
    ]);
  });

  it('denied for one substance are refuted', () => {
    const entry = concern('active', allergy('<code displayName="Latex"/>', '', 'negationInd="true"'));
    expect(read('48765-2', 'x', entry).records).toMatchObject([{ allergy: { substance: 'Latex', status: 'refuted' } }]);
  });

  it('take the name of their code before a text that points at the reaction', () => {
    const text = '<content ID="r1">Hives</content>';
    const code = '<code displayName="Penicillin"><originalText><reference value="#r1"/></originalText></code>';
    expect(read('48765-2', text, concern('active', allergy(code))).records).toMatchObject([
      { allergy: { substance: 'Penicillin' } },
    ]);
  });

  it('without a substance are refused, and the narrative is shown instead', () => {
    const { records, refusals } = read(
      '48765-2',
      'Latex, since 2001',
      concern('active', allergy('<code nullFlavor="UNK"/>')),
    );
    expect(refusals).toMatchObject([{ record: 'section[48765-2]/entry[1]', reason: 'unreadable' }]);
    expect(records).toMatchObject([
      { sources: ['section[48765-2]'], statement: { kind: 'narrative', text: ['Latex, since 2001'] } },
    ]);
  });
});

describe('problems (11450-4)', () => {
  const problem = (value: string, more = '', attributes = ''): string =>
    `<observation ${attributes}><statusCode code="completed"/>${more}${value}</observation>`;

  it('are named by their text in the narrative, and by the code where that reference dangles', () => {
    const value = (id: string): string =>
      `<value code="195967001" displayName="Asthma (disorder)"><originalText><reference value="#${id}"/></originalText></value>`;
    const text = '<list><item ID="p1">Asthma since childhood</item></list>';
    const entries = ['p1', 'gone'].map((id) => concern('active', problem(value(id))));
    expect(read('11450-4', text, ...entries).records).toMatchObject([
      { condition: { name: 'Asthma since childhood' } },
      { condition: { name: 'Asthma (disorder)' } },
    ]);
  });

  it('are named by a translation where the code itself is none', () => {
    const value = '<value nullFlavor="OTH"><translation code="J45" displayName="Asthma"/></value>';
    expect(read('11450-4', 'x', concern('active', problem(value))).records).toMatchObject([
      { condition: { name: 'Asthma' } },
    ]);
  });

  it('are over with an end; an end of unknown date says so only where the concern is closed too', () => {
    const value = '<value displayName="Asthma"/>';
    const times = [
      '<low value="2001"/><high value="200206"/>',
      '<low value="2001"/><high nullFlavor="UNK"/>',
      '<low value="2001"/>',
    ];
    const entries = times.map((time) => concern('active', problem(value, `<effectiveTime>${time}</effectiveTime>`)));
    expect(
      read('11450-4', 'x', ...entries).records.map((record) => record.type === 'condition' && record.condition),
    ).toMatchObject([
      { onset: '2001', ended: '2002-06', status: 'resolved' },
      { onset: '2001', status: 'unknown' },
      { onset: '2001', status: 'active' },
    ]);
  });

  it('that are denied are refuted; the denial of all is “none known”', () => {
    const denied = (value: string): string => concern('active', problem(value, '', 'negationInd="true"'));
    expect(read('11450-4', 'x', denied('<value code="195967001" displayName="Asthma"/>')).records).toMatchObject([
      { condition: { status: 'refuted' } },
    ]);
    expect(read('11450-4', 'x', denied('<value code="55607006" displayName="Problem"/>')).records).toMatchObject([
      { section: 'conditions', statement: { kind: 'none-known' } },
    ]);
  });

  it('that were taken back are not shown', () => {
    expect(read('11450-4', 'x', concern('nullified', problem('<value displayName="X"/>'))).refusals).toMatchObject([
      { reason: 'entered-in-error' },
    ]);
  });
});

describe('medications (10160-0)', () => {
  const drug = (code: string): string =>
    `<consumable><manufacturedProduct><manufacturedMaterial>${code}</manufacturedMaterial></manufacturedProduct></consumable>`;
  const taken = (inside: string, status = 'active', attributes = ''): string =>
    `<substanceAdministration ${attributes}><statusCode code="${status}"/>${inside}</substanceAdministration>`;
  const times =
    '<effectiveTime xsi:type="IVL_TS"><low value="20130310"/></effectiveTime><effectiveTime xsi:type="PIVL_TS"><period value="6" unit="h"/></effectiveTime>';

  it('have bounds, a frequency, a dose, and are taken as needed under a condition', () => {
    const needed = '<precondition><criterion><value displayName="Wheezing"/></criterion></precondition>';
    const entry = taken(
      `${times}<doseQuantity value="2" unit="mg"/>${drug('<code displayName="Albuterol"/>')}${needed}`,
    );
    expect(read('10160-0', 'x', entry).records).toMatchObject([
      {
        medication: {
          name: 'Albuterol',
          dose: '2 mg',
          instructions: '1 × / 6 h · PRN: Wheezing',
          started: '2013-03-10',
          status: 'current',
        },
      },
    ]);
  });

  it('are taken as their free text says, where there is one', () => {
    const sig =
      '<entryRelationship><substanceAdministration><code code="76662-6"/><text><reference value="#sig"/></text></substanceAdministration></entryRelationship>';
    const entry = taken(`${times}${drug('<code displayName="Albuterol"/>')}${sig}`);
    expect(read('10160-0', '<paragraph ID="sig">Two puffs every morning</paragraph>', entry).records).toMatchObject([
      { medication: { instructions: 'Two puffs every morning' } },
    ]);
  });

  it('are past when completed with an end; without one nobody can tell', () => {
    const ended = times.replace('</effectiveTime>', '<high value="2014"/></effectiveTime>');
    const entries = [ended, times].map((time) => taken(time + drug('<code displayName="X"/>'), 'completed'));
    expect(read('10160-0', 'x', ...entries).records).toMatchObject([
      { medication: { ended: '2014', status: 'past' } },
      { medication: { status: 'unknown' } },
    ]);
  });

  it('that are denied are not taken; the denial of all is “none known”', () => {
    const denied = (code: string): string => taken(drug(code), 'active', 'negationInd="true"');
    expect(read('10160-0', 'x', denied('<code displayName="Aspirin"/>')).records).toMatchObject([
      { medication: { status: 'not-taken' } },
    ]);
    const any = '<code nullFlavor="OTH"><translation code="410942007" displayName="Drug or medicament"/></code>';
    for (const code of [any, '<code nullFlavor="NA"/>']) {
      expect(read('10160-0', 'x', denied(code)).records).toMatchObject([{ statement: { kind: 'none-known' } }]);
    }
  });

  it('that somebody goes home with stand inside an act', () => {
    const entry = `<act><entryRelationship>${taken(drug('<code displayName="X"/>'))}</entryRelationship></act>`;
    expect(read('10183-2', 'x', entry).records).toMatchObject([{ medication: { name: 'X' } }]);
  });
});

describe('care teams (85847-2)', () => {
  it('name their members and what they do', () => {
    const performer =
      '<performer><sdtc:functionCode displayName="primary care physician"/><assignedEntity><telecom value="tel:+1(401)539-2461" use="WP"/><assignedPerson><name><given>John</given><family>Smith</family><suffix>MD</suffix></name></assignedPerson></assignedEntity></performer>';
    const entry = `<organizer><statusCode code="active"/><component><act>${performer}</act></component></organizer>`;
    expect(read('85847-2', 'x', entry).records).toMatchObject([
      { members: [{ name: 'John Smith MD', role: 'primary care physician', phone: '+1(401)539-2461' }] },
    ]);
  });

  it('give where they work and how to write to them, and never where they live', () => {
    const member = (inside: string): string =>
      `<organizer><component><act><performer><assignedEntity>${inside}<assignedPerson><name>Ann</name></assignedPerson></assignedEntity></performer></act></component></organizer>`;
    const parts = '<streetAddressLine>1 Main St</streetAddressLine><city>Mesa</city><state>AZ</state>';
    const email = '<telecom value="mailto:ann@example.com"/>';
    const [atWork, atHome] = [`<addr use="WP">${parts}</addr>`, `<addr use="HP">${parts}</addr>`];
    expect(read('85847-2', 'x', member(atHome + atWork + email)).records).toMatchObject([
      { members: [{ name: 'Ann', email: 'ann@example.com', place: '1 Main St, Mesa, AZ' }] },
    ]);
    const [record] = read('85847-2', 'x', member(atHome)).records;
    expect(record?.type === 'care-team' && record.members.map((each) => Object.keys(each))).toEqual([['id', 'name']]);
  });
});

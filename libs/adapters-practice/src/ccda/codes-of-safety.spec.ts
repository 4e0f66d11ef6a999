import { describe, expect, it } from '@jest/globals';
import { instant, type Instant } from '@portico/domain/kernel';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, readAt, sectionOf } from '../reading/testing/sample-inputs.ts';

/** The entries of one section of a document that was written on March 5, 2024. */
const read = (code: string, text: string, ...entries: readonly string[]) =>
  readRecords(inputOf(documentOf(sectionOf(code, text, ...entries)))).records.filter(
    ({ type }) => type !== 'patient' && type !== 'document',
  );
const below = (typeCode: string, inside: string, attributes = ''): string =>
  `<entryRelationship typeCode="${typeCode}"><observation ${attributes}>${inside}</observation></entryRelationship>`;
const concern = (status: string, ...inside: readonly string[]): string =>
  `<act><statusCode code="${status}"/>${inside.join('')}</act>`;
const substance = (code: string): string =>
  `<participant typeCode="CSM"><participantRole><playingEntity>${code}</playingEntity></participantRole></participant>`;
const latex = substance('<code displayName="Latex"/>');
const negated = 'negationInd="true"';

describe('a code of SNOMED CT about an allergy', () => {
  const allergiesOf = (inside: string, attributes = '') =>
    read('48765-2', 'As the section says', concern('active', below('SUBJ', inside, attributes)));

  it.each([
    ['419199007', 'allergy to substance'],
    ['420134006', 'propensity to adverse reaction'],
    ['418038007', 'propensity to adverse reactions to substance'],
    ['106190000', 'allergic state'],
    ['609328004', 'allergic disposition'],
  ])('denies all of them where %s is denied: %s', (code) => {
    expect(allergiesOf(`<value code="${code}"/>${substance('<code nullFlavor="NA"/>')}`, negated)).toMatchObject([
      { type: 'section', section: 'allergies', statement: { kind: 'none-known' } },
    ]);
  });

  it.each([
    ['416098002', 'allergy to drug'],
    ['414285001', 'allergy to food'],
    ['418471000', 'propensity to adverse reactions to food'],
    ['419511003', 'propensity to adverse reactions to drug'],
    ['235719002', 'intolerance to food'],
    ['59037007', 'intolerance to drug'],
    ['426232007', 'environmental allergy'],
  ])('says nothing of others where %s is denied: %s', (code) => {
    expect(allergiesOf(`<value code="${code}"/>${substance('<code nullFlavor="NA"/>')}`, negated)).toMatchObject([
      { type: 'section', section: 'allergies', statement: { kind: 'narrative', text: ['As the section says'] } },
    ]);
  });

  it.each([
    ['410942007', 'drug or medicament'],
    ['762766007', 'edible substance'],
  ])('says nothing of others where the substance %s is denied: %s', (code, displayName) => {
    const group = substance(`<code code="${code}" displayName="${displayName}"/>`);
    expect(allergiesOf(`<value code="419199007"/>${group}`, negated)).toMatchObject([
      { type: 'section', statement: { kind: 'narrative', text: ['As the section says'] } },
    ]);
  });

  it('denies one substance alone where that is named, whatever the kind', () => {
    expect(allergiesOf(`<value code="419199007"/>${latex}`, negated)).toMatchObject([
      { allergy: { substance: 'Latex', status: 'refuted' } },
    ]);
  });

  it.each([
    ['255604002', 'mild'],
    ['6736007', 'moderate'],
    ['371923003', 'moderate'],
    ['371924009', 'severe'],
    ['24484000', 'severe'],
    ['399166001', 'severe'],
    ['constructor', undefined],
  ])('grades: %s is %s', (code, severity) => {
    const graded = below('SUBJ', `<code code="SEV"/><value code="${code}"/>`);
    const [record] = allergiesOf(`<value code="419199007"/>${latex}${graded}`);
    expect(record?.type === 'allergy' && record.allergy.severity).toBe(severity);
  });

  it.each([
    ['414285001', ['food']],
    ['235719002', ['food']],
    ['418471000', ['food']],
    ['416098002', ['medication']],
    ['59037007', ['medication']],
    ['419511003', ['medication']],
    ['426232007', ['environment']],
    ['419199007', undefined],
  ])('names the kind: %s is %j', (code, categories) => {
    const [record] = allergiesOf(`<value code="${code}"/>${latex}`);
    expect(record?.type === 'allergy' && record.allergy.categories).toEqual(categories);
  });

  it('names the substance where nothing else does, unless it is a kind of allergy', () => {
    expect(allergiesOf('<value code="91936005" displayName="Allergy to penicillin"/>')).toMatchObject([
      { allergy: { substance: 'Allergy to penicillin' } },
    ]);
    expect(allergiesOf('<value code="416098002" displayName="Allergy to drug"/>')).not.toMatchObject([
      { type: 'allergy' },
    ]);
  });

  it('is of the substance that takes part as what is consumed, and of nobody who only takes part', () => {
    const author = latex.replace('CSM', 'AUT').replace('Latex', 'Nurse');
    expect(allergiesOf(`<value code="419199007"/>${author}${latex}`)).toMatchObject([
      { allergy: { substance: 'Latex' } },
    ]);
  });

  it('is no allergy once its entry is taken back, itself or its concern', () => {
    const taken = '<statusCode code="nullified"/>';
    const whole = readRecords(
      inputOf(
        documentOf(
          sectionOf(
            '48765-2',
            'Latex',
            concern('active', below('SUBJ', `${taken}<value code="419199007"/>${latex}`)),
            concern('nullified', below('SUBJ', `<value code="419199007"/>${latex}`)),
          ),
        ),
      ),
    );
    expect(whole.records.filter(({ type }) => type === 'allergy')).toEqual([]);
    const refusal = { reason: 'entered-in-error', detail: 'statusCode is nullified' };
    expect(whole.refusals).toMatchObject([refusal, refusal]);
  });
});

describe('a code of SNOMED CT about a problem', () => {
  const problem = (inside: string, attributes = '', status = 'active') =>
    read('11450-4', 'As the section says', concern(status, below('SUBJ', inside, attributes)));

  it.each([
    ['55607006', 'problem'],
    ['64572001', 'disease'],
    ['404684003', 'clinical finding'],
    ['409586006', 'complaint'],
    ['418799008', 'finding reported by subject'],
    ['248536006', 'finding of functional performance'],
    ['282291009', 'diagnosis'],
  ])('denies all of them where %s is denied: %s', (code, displayName) => {
    expect(problem(`<value code="${code}" displayName="${displayName}"/>`, negated)).toMatchObject([
      { type: 'section', section: 'conditions', statement: { kind: 'none-known' } },
    ]);
    expect(problem(`<value code="${code}" displayName="${displayName}"/>`)).not.toMatchObject([
      { statement: { kind: 'none-known' } },
    ]);
  });

  it('denies one problem alone where that is named, however its concern stands', () => {
    expect(problem('<value code="38341003" displayName="Hypertension"/>', negated)).toMatchObject([
      { condition: { name: 'Hypertension', status: 'refuted' } },
    ]);
  });

  const coded = (code: string): string => below('REFR', `<code code="33999-4"/><value code="${code}"/>`);
  const ended = (high: string): string => `<effectiveTime><low value="2001"/><high value="${high}"/></effectiveTime>`;
  const hypertension = '<value code="38341003" displayName="Hypertension"/>';

  it.each([
    ['2023', 'unknown', 'unknown'],
    ['2024', 'active', 'unknown'],
    ['202402', 'unknown', 'unknown'],
    ['202403', 'active', 'unknown'],
    ['20240304', 'unknown', 'unknown'],
    ['20240305', 'active', 'unknown'],
    ['20240306', 'active', 'unknown'],
    ['2026', 'active', 'active'],
    ['2027', 'active', 'active'],
  ])('active that ended in %s is %s in a document of March 5, 2024, and %s in 2026', (high, then, today) => {
    const document = documentOf(
      sectionOf('11450-4', 'x', concern('active', below('SUBJ', `${ended(high)}${coded('55561003')}${hypertension}`))),
    );
    const statusOn = (now: Instant) =>
      readRecords({ ...inputOf(document), now }).records.flatMap((each) =>
        each.type === 'condition' ? [each.condition.status] : [],
      );
    expect(statusOn(instant(Date.UTC(2024, 2, 5, 18)))).toEqual([then]);
    expect(statusOn(readAt)).toEqual([today]);
  });

  it.each([
    ['55561003', '2027', 'active'],
    ['73425007', '2027', 'inactive'],
    ['413322009', '2027', 'unknown'],
    ['73425007', '2023', 'inactive'],
    ['413322009', '2023', 'resolved'],
  ])('%s with an end in %s is %s in 2026', (code, high, status) => {
    expect(problem(`${ended(high)}${coded(code)}${hypertension}`)).toMatchObject([{ condition: { status } }]);
  });

  it.each([
    ['55561003', 'active'],
    ['73425007', 'inactive'],
    ['413322009', 'resolved'],
  ])('%s is %s, and goes before what its concern says', (code, status) => {
    for (const around of ['active', 'completed', 'suspended'])
      expect(problem(`${coded(code)}${hypertension}`, '', around)).toMatchObject([{ condition: { status } }]);
  });

  it.each([
    ['active', 'active'],
    ['suspended', 'inactive'],
    ['aborted', 'inactive'],
    ['completed', 'inactive'],
    ['new', 'unknown'],
  ])('is missing: a concern that is %s says %s', (around, status) => {
    expect(problem(hypertension, '', around)).toMatchObject([{ condition: { status } }]);
  });

  it('has the parts that are said and no others, with its code of SNOMED CT before others', () => {
    const parts = (inside: string) =>
      problem(inside).map((each) => (each.type === 'condition' ? Object.keys(each.condition) : each.type));
    expect(parts('<value displayName="Asthma"/>')).toEqual([['id', 'name', 'status']]);
    const code =
      '<value code="J45" codeSystem="2.16.840.1.113883.6.90" displayName="Asthma"><translation code="195967001" codeSystem="2.16.840.1.113883.6.96"/></value>';
    expect(parts(ended('2010') + code)).toEqual([['id', 'name', 'code', 'onset', 'ended', 'status']]);
    expect(problem(code)).toMatchObject([
      { condition: { code: { code: '195967001', system: 'urn:oid:2.16.840.1.113883.6.96' } } },
    ]);
  });

  it('is no problem of an act of null flavor without a code, and is refused by name once it is taken back', () => {
    const silent = [concern('active', below('SUBJ', '<value nullFlavor="NI"/>', 'nullFlavor="NI"'))];
    silent.push(concern('active', below('SUBJ', '<value nullFlavor="NI"/>')).replace('<act>', '<act nullFlavor="NI">'));
    for (const each of silent) {
      expect(read('11450-4', 'x', each)).toMatchObject([{ statement: { kind: 'no-information' } }]);
    }
    const back = concern('active', below('SUBJ', `<statusCode code="nullified"/>${hypertension}`));
    expect(readRecords(inputOf(documentOf(sectionOf('11450-4', 'x', back)))).refusals).toMatchObject([
      { reason: 'entered-in-error', detail: 'statusCode is nullified' },
    ]);
  });

  it('denies all of them without a code, and by one of several codes', () => {
    expect(problem('<value nullFlavor="NA"/>', negated)).toMatchObject([{ statement: { kind: 'none-known' } }]);
    const several = '<value code="X" displayName="Problem"><translation code="55607006"/></value>';
    expect(problem(several, negated)).toMatchObject([{ statement: { kind: 'none-known' } }]);
  });

  it.each(['160245001', '787481004'])('says by %s that there are none, and by its words nothing else', (code) => {
    expect(problem(`<value code="${code}"/>`)).toMatchObject([
      { type: 'section', section: 'conditions', statement: { kind: 'none-known' } },
    ]);
  });

  it('keeps its onset and its end as precisely as they are written', () => {
    const [record] = problem(`${ended('201003')}${hypertension}`);
    expect(record?.type === 'condition' && record.condition).toMatchObject({ onset: '2001', ended: '2010-03' });
  });
});

describe('an allergy of C-CDA', () => {
  const type = '<value code="419199007"/>';
  const of = (act: string, ...inside: readonly string[]) =>
    read('48765-2', '<content ID="t">Bee sting</content>', concern('active', act, below('SUBJ', inside.join(''))));
  const parts = (...records: ReturnType<typeof of>) =>
    records.map((each) => (each.type === 'allergy' ? Object.keys(each.allergy) : each.type));

  it('has the parts that are said and no others', () => {
    expect(parts(...of('', type, latex))).toEqual([['id', 'substance', 'reactions', 'status']]);
    const whole = of(
      '<effectiveTime><low value="2011"/></effectiveTime>',
      type.replace('419199007', '416098002'),
      substance('<code code="7980" codeSystem="2.16.840.1.113883.6.88" displayName="Penicillin"/>'),
      below('SUBJ', '<code code="82606-5"/><value code="CRITH"/>'),
      below('MFST', `<value displayName="Hives"/>${below('SUBJ', '<code code="SEV"/><value code="24484000"/>')}`),
    );
    const all = ['id', 'substance', 'code', 'categories', 'reactions', 'severity', 'reactionSeverities', 'criticality'];
    expect(parts(...whole)).toEqual([[...all, 'recorded', 'status']]);
  });

  it('was recorded when its concern began, else when it did itself', () => {
    const own = '<effectiveTime><low value="2009"/></effectiveTime>';
    const around = '<effectiveTime><low value="2011"/></effectiveTime>';
    expect(of(around, own, type, latex)).toMatchObject([{ allergy: { recorded: '2011' } }]);
    expect(of('', own, type, latex)).toMatchObject([{ allergy: { recorded: '2009' } }]);
  });

  it('has the name of the substance where it has no code, and its code where that alone is there', () => {
    const named = latex.replace('<code displayName="Latex"/>', '<code nullFlavor="UNK"/><name>Latex</name>');
    expect(of('', type, named)).toMatchObject([{ allergy: { substance: 'Latex' } }]);
    expect(of('', type, substance('<code code="1111088007"/>'))).toMatchObject([
      { allergy: { substance: '1111088007' } },
    ]);
  });

  it('has its own code before that of its kind, and that of SNOMED CT before a local one', () => {
    const penicillin =
      '<value code="91936005" codeSystem="2.16.840.1.113883.6.96" displayName="Allergy to penicillin"/>';
    const local =
      '<code code="PCN" codeSystem="1.2.3" displayName="PCN"><translation code="7980" codeSystem="2.16.840.1.113883.6.88"/></code>';
    expect(of('', penicillin, substance(local))).toMatchObject([
      { allergy: { code: { code: '7980', system: 'urn:oid:2.16.840.1.113883.6.88' } } },
    ]);
    const mixed = '<value code="419199007"><translation code="91936005" displayName="Allergy to penicillin"/></value>';
    expect(of('', mixed)).toMatchObject([{ allergy: { substance: 'Allergy to penicillin' } }]);
  });

  it('of words alone is told in the words of its concern where it has none of its own', () => {
    const words = '<text><reference value="#t"/></text>';
    const denied = (act: string, inside: string) =>
      read(
        '48765-2',
        '<content ID="t">No drug allergies</content>. Seen in May.',
        concern('active', act, below('SUBJ', inside, negated)),
      );
    const drugs = `<value code="416098002"/>${substance('<code nullFlavor="NA"/>')}`;
    for (const said of [denied(words, drugs), denied('', words + drugs)])
      expect(said).toMatchObject([{ type: 'section', statement: { kind: 'narrative', text: ['No drug allergies'] } }]);
  });

  it('that is no entry at all is no information, and one that only lacks a code is still one', () => {
    const uncoded = substance('<code nullFlavor="UNK"/><name>Bee venom</name>');
    expect(of('', type, uncoded)).toMatchObject([{ allergy: { substance: 'Bee venom', status: 'active' } }]);
    const none = `<act nullFlavor="NI">${below('SUBJ', type + substance('<code nullFlavor="NI"/>'))}</act>`;
    expect(read('48765-2', 'x', none)).toMatchObject([{ type: 'section', statement: { kind: 'no-information' } }]);
  });

  it('has a reaction and its severity by what they are, and no remark of another kind for one', () => {
    const comment = below('SUBJ', '<code code="48767-8"/><value displayName="Seen in 2010"/>');
    const fever = below('MFST', '<value displayName="Fever"/>');
    const worded = below('MFST', '<text><reference value="#t"/></text>');
    expect(of('', type, latex, comment, fever, worded)).toMatchObject([
      { allergy: { reactions: ['Fever', 'Bee sting'] } },
    ]);
    const [record] = of('', type, latex, comment, fever, fever);
    expect(record?.type === 'allergy' && record.allergy).toMatchObject({ reactions: ['Fever'] });
    expect(parts(...of('', type, latex, comment, fever))).toEqual([['id', 'substance', 'reactions', 'status']]);
  });
});

describe('how confidential an entry is', () => {
  const label = (code: string): string => `<confidentialityCode code="${code}" codeSystem="2.16.840.1.113883.5.25"/>`;
  const problem = (around: string, inside: string): readonly unknown[] =>
    readRecords(
      inputOf(
        documentOf(
          sectionOf(
            '11450-4',
            'x',
            concern('active', inside, below('SUBJ', '<value code="38341003" displayName="Hypertension"/>')),
          ).replace('<title>', `${around}<title>`),
        ),
      ),
    ).records.flatMap((each) => (each.type === 'condition' ? [each.condition.heldBack] : []));

  it.each([
    ['', '', undefined],
    ['', 'R', 'restricted'],
    ['', 'V', 'very-restricted'],
    ['R', '', 'restricted'],
    ['R', 'N', undefined],
    ['N', 'R', 'restricted'],
    ['V', 'U', undefined],
    ['V', 'L', undefined],
    ['V', 'M', undefined],
    ['', 'N R', 'restricted'],
  ])('is what it says itself, else its section: %j around %j is %s', (around, own, heldBack) => {
    expect(problem(around && label(around), own && label(own))).toEqual([heldBack]);
  });

  it('is what it says without a system too, and nothing where its code is not known', () => {
    expect(problem('', '<confidentialityCode code="R"/>')).toEqual(['restricted']);
    expect(problem('', '<confidentialityCode nullFlavor="UNK"/>')).toEqual([undefined]);
    expect(problem(label('R'), '<confidentialityCode nullFlavor="UNK"/>')).toEqual(['restricted']);
  });

  it('withholds words about a whole section that are restricted, and no others', () => {
    const drugs = `<value code="416098002"/>${substance('<code nullFlavor="NA"/>')}`;
    const words = (inside: string) =>
      readRecords(
        inputOf(
          documentOf(
            sectionOf('48765-2', 'No drug allergies', concern('active', inside, below('SUBJ', drugs, negated))),
          ),
        ),
      ).refusals.map(({ reason, detail }) => [reason, detail]);
    expect(words(label('R'))).toEqual([['withheld', 'its source restricts it, and it has no entries']]);
    expect(words(label('N'))).toEqual([]);
  });

  it('changes nothing of what cannot be read', () => {
    const entries = [
      ['11450-4', concern('active', label('R'), below('SUBJ', '<statusCode code="completed"/>'))],
      ['48765-2', concern('active', label('R'), below('SUBJ', '<value code="419199007"/>'))],
    ].map(([code = '', entry = '']) => sectionOf(code, 'x', entry));
    expect(readRecords(inputOf(documentOf(...entries))).refusals).toMatchObject([
      { reason: 'unreadable', detail: 'a problem observation without a value' },
      { reason: 'unreadable', detail: 'an allergy observation without a substance' },
    ]);
  });

  it('is not said by a code of another system, whatever its letters', () => {
    expect(problem('', '<value code="R" codeSystem="2.16.840.1.113883.6.96"/>')).toEqual([undefined]);
    expect(problem('', '<value code="ETH" codeSystem="2.16.840.1.113883.5.4"/>')).toEqual(['substance-use']);
  });
});

describe('an allergy of C-CDA that is hard to read', () => {
  const text = 'As the section says';
  const type = '<value code="419199007"/>';
  const of = (inside: string, attributes = '') =>
    readRecords(inputOf(documentOf(sectionOf('48765-2', text, concern('active', below('SUBJ', inside, attributes))))));
  const only = (inside: string, attributes = '') =>
    of(inside, attributes).records.filter(({ type: each }) => each === 'allergy' || each === 'section');

  it('and is of words that deny something uncoded is told in these words', () => {
    const named = latex.replace(
      '<code displayName="Latex"/>',
      '<code nullFlavor="UNK"/><name>No allergies at all</name>',
    );
    expect(only(type + named)).toMatchObject([{ statement: { kind: 'narrative', text: ['No allergies at all'] } }]);
    const worded = `<text>Not available</text>${type}${substance('<code nullFlavor="UNK"/>')}`;
    expect(only(worded)).toMatchObject([{ statement: { kind: 'narrative', text: ['Not available'] } }]);
  });

  it('and has a code says that something is there, whatever its words', () => {
    const coded = substance('<code code="1" codeSystem="1.2.3" displayName="No-pest strip"/>');
    expect(only(type + coded)).toMatchObject([{ allergy: { substance: 'No-pest strip' } }]);
    const kind = '<value code="91936005" displayName="None but penicillin"/>';
    expect(only(kind)).toMatchObject([{ allergy: { substance: 'None but penicillin' } }]);
  });

  it.each([
    ['409137002', 'No known drug allergies'],
    ['429625007', 'No known food allergies'],
  ])('and says %s is told in the words of that code, of the kind or of the substance', (code, displayName) => {
    const said = [{ statement: { kind: 'narrative', text: [displayName] } }];
    expect(only(`<value code="${code}" displayName="${displayName}"/>`)).toMatchObject(said);
    expect(only(type + substance(`<code code="${code}" displayName="${displayName}"/>`))).toMatchObject(said);
    expect(only(`<text>In May</text><value code="${code}" displayName="${displayName}"/>`)).toMatchObject(said);
  });

  it.each(['716186003', '160244002'])('and says %s has none, by the kind or by the substance', (code) => {
    expect(only(`<value code="${code}"/>`)).toMatchObject([{ statement: { kind: 'none-known' } }]);
    expect(only(type + substance(`<code code="${code}"/>`))).toMatchObject([{ statement: { kind: 'none-known' } }]);
  });

  it('and denies a group without any words at all says nothing', () => {
    const drugs = `<value code="416098002"/>${substance('<code nullFlavor="NA"/>')}`;
    const bare = readRecords(
      inputOf(documentOf(sectionOf('48765-2', '', concern('active', below('SUBJ', drugs, negated))))),
    );
    expect(bare.records.filter(({ type: each }) => each === 'allergy' || each === 'section')).not.toMatchObject([
      { statement: { kind: 'none-known' } },
    ]);
  });

  it('has the severity of each reaction below it, and one that is of another thing nowhere', () => {
    const mild = '<code code="SEV"/><value code="255604002"/>';
    const severe = '<code code="SEV"/><value code="24484000"/>';
    const reactions = [
      below('MFST', `<value displayName="Hives"/>${below('SUBJ', mild)}`),
      below('MFST', `<value displayName="Fever"/>${below('MFST', severe)}`),
      below('MFST', below('SUBJ', severe)),
      below('MFST', `<value displayName="Rash"/>${below('SUBJ', '<code code="X"/><value code="24484000"/>')}`),
    ];
    expect(only(type + latex + reactions.join(''))).toMatchObject([
      {
        allergy: {
          reactions: ['Hives', 'Fever', 'Rash'],
          severity: 'severe',
          reactionSeverities: [
            { reaction: 'Hives', severity: 'mild' },
            { reaction: 'Fever', severity: 'severe' },
          ],
        },
      },
    ]);
  });

  it('has the criticality that is said as one, the first that is known', () => {
    const criticality = (code: string, value: string) =>
      below('SUBJ', `<code code="${code}"/><value code="${value}"/>`);
    const criticalityOf = (...said: readonly string[]) =>
      only(type + latex + said.join('')).map((each) => each.type === 'allergy' && each.allergy.criticality);
    expect(criticalityOf(criticality('82606-5', 'X'), criticality('82606-5', 'CRITH'))).toEqual(['high']);
    expect(criticalityOf(criticality('1', 'CRITL'))).toEqual([undefined]);
    expect(criticalityOf(criticality('1', 'CRITL'), criticality('82606-5', 'CRITH'))).toEqual(['high']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

/** The entries of one section of a document that was written on March 5, 2024. */
const read = (code: string, text: string, ...entries: readonly string[]) =>
  readRecords(inputOf(documentOf(sectionOf(code, text, ...entries)))).records.filter(
    ({ type }) => type !== 'patient' && type !== 'document',
  );

describe('the status of a problem is one that the source says', () => {
  const coded = (code: string): string =>
    `<entryRelationship typeCode="REFR"><observation><code code="33999-4"/><value code="${code}"/></observation></entryRelationship>`;
  const [active, resolved] = [coded('55561003'), coded('413322009')];
  const unknownEnd = '<effectiveTime><low value="2001"/><high nullFlavor="UNK"/></effectiveTime>';
  const ended = (high: string): string => `<effectiveTime><low value="2001"/><high value="${high}"/></effectiveTime>`;
  const problem = (concern: string, inside: string): string =>
    `<act><statusCode code="${concern}"/><entryRelationship typeCode="SUBJ"><observation><statusCode code="completed"/>${inside}<value code="38341003" displayName="Hypertension"/></observation></entryRelationship></act>`;

  it.each([
    { says: 'active, with an end of unknown date', concern: 'active', inside: unknownEnd + active, shown: 'active' },
    { says: 'active, but ended since', concern: 'active', inside: ended('202407') + active, shown: 'unknown' },
    { says: 'active, with an end to come', concern: 'active', inside: ended('202707') + active, shown: 'active' },
    { says: 'active, but ended before', concern: 'active', inside: ended('2023') + active, shown: 'unknown' },
    { says: 'resolved, in an open concern', concern: 'active', inside: ended('2003') + resolved, shown: 'resolved' },
    { says: 'ended sometime, in a closed concern', concern: 'completed', inside: unknownEnd, shown: 'resolved' },
    { says: 'ended sometime, in an open concern', concern: 'active', inside: unknownEnd, shown: 'unknown' },
    { says: 'a known end', concern: 'active', inside: ended('2003'), shown: 'resolved' },
    { says: 'nothing at all', concern: 'normal', inside: '', shown: 'unknown' },
  ])('$says: $shown', ({ concern, inside, shown }) => {
    expect(read('11450-4', 'x', problem(concern, inside))).toMatchObject([{ condition: { status: shown } }]);
  });
});

describe('what stands for an entry without being one is no entry', () => {
  it('an allergy of null flavor with words is no allergy', () => {
    const entry =
      '<act nullFlavor="NI"><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation nullFlavor="NI"><text><reference value="#a"/></text><value code="419199007"/><participant typeCode="CSM"><participantRole><playingEntity><code nullFlavor="NI"/><name>No information about allergies</name></playingEntity></participantRole></participant><entryRelationship typeCode="SUBJ"><observation><code code="SEV"/><value code="24484000"/></observation></entryRelationship></observation></entryRelationship></act>';
    expect(read('48765-2', '<content ID="a">No information about allergies</content>', entry)).toMatchObject([
      { type: 'section', section: 'allergies', statement: { kind: 'no-information' } },
    ]);
  });

  it('words of absence without a code are told as they stand', () => {
    const sentence = 'No problem data is applicable - Active';
    const entry = `<act><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation><value nullFlavor="UNK"><originalText>${sentence}</originalText></value></observation></entryRelationship></act>`;
    expect(read('11450-4', 'x', entry)).toMatchObject([
      { type: 'section', section: 'conditions', statement: { kind: 'narrative', text: [sentence] } },
    ]);
  });

  it('a problem in words alone is a problem', () => {
    const entry =
      '<act><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation><value nullFlavor="UNK"><originalText>Back pain</originalText></value></observation></entryRelationship></act>';
    expect(read('11450-4', 'x', entry)).toMatchObject([{ condition: { name: 'Back pain' } }]);
  });

  it('a report of null flavor is no result', () => {
    const entry =
      '<organizer nullFlavor="NI"><code nullFlavor="NI"/><statusCode code="completed"/><component><observation nullFlavor="NI"><code nullFlavor="NI"><originalText>no information</originalText></code><value xsi:type="ST">no information</value></observation></component></organizer>';
    expect(read('30954-2', 'x', entry)).toMatchObject([
      { type: 'section', section: 'labs', statement: { kind: 'no-information' } },
    ]);
  });
});

describe('reaction and severity of an allergy', () => {
  const below = (typeCode: string, inside: string): string =>
    `<entryRelationship typeCode="${typeCode}"><observation>${inside}</observation></entryRelationship>`;
  const template = (last: number): string => `<templateId root="2.16.840.1.113883.10.20.22.4.${last}"/>`;
  const severe = `${template(8)}<code code="SEV"/><value code="24484000" displayName="Severe"/>`;
  const hives = `${template(9)}<code code="ASSERTION"/><value code="247472004" displayName="Hives"/>`;
  const allergy = (...inside: readonly string[]): string =>
    `<act><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation><value code="419199007"/><participant typeCode="CSM"><participantRole><playingEntity><code code="7980" displayName="Penicillin"/></playingEntity></participantRole></participant>${inside.join('')}</observation></entryRelationship></act>`;

  it.each([
    { hang: 'as the standard has it', inside: [below('MFST', hives), below('SUBJ', severe)] },
    { hang: 'swapped', inside: [below('SUBJ', hives), below('MFST', severe)] },
    { hang: 'one in the other', inside: [below('MFST', hives + below('SUBJ', severe))] },
    { hang: 'swapped, one in the other', inside: [below('SUBJ', hives + below('MFST', severe))] },
  ])('are told apart by what they are: $hang', ({ inside }) => {
    expect(read('48765-2', 'x', allergy(...inside))).toMatchObject([
      { allergy: { substance: 'Penicillin', reactions: ['Hives'], severity: 'severe' } },
    ]);
  });
});

describe('what is said of the reactions of an allergy', () => {
  const below = (typeCode: string, inside: string): string =>
    `<entryRelationship typeCode="${typeCode}"><observation>${inside}</observation></entryRelationship>`;
  const severity = (code: string): string => below('SUBJ', `<code code="SEV"/><value code="${code}"/>`);
  const reaction = (name: string, remarks = ''): string =>
    below('MFST', `<code code="ASSERTION"/><value displayName="${name}"/>${remarks}`);
  const criticality = (code: string): string => below('SUBJ', `<code code="82606-5"/><value code="${code}"/>`);
  const penicillin =
    '<participant typeCode="CSM"><participantRole><playingEntity><code code="7980" displayName="Penicillin"/></playingEntity></participantRole></participant>';
  const allergy = (inside: string): string =>
    `<act><statusCode code="active"/>${below('SUBJ', `<value code="419199007"/>${penicillin}${inside}`)}</act>`;

  it('is told of the reaction that it is said of, the worst of two, and of no other', () => {
    const twice = reaction('Hives', severity('255604002')) + reaction('Hives', severity('24484000'));
    expect(read('48765-2', 'x', allergy(`${twice}${reaction('Fever')}${severity('6736007')}`))).toMatchObject([
      {
        allergy: {
          reactions: ['Hives', 'Fever'],
          severity: 'severe',
          reactionSeverities: [{ reaction: 'Hives', severity: 'severe' }],
        },
      },
    ]);
  });

  it.each([
    { code: 'CRITL', shown: 'low' },
    { code: 'CRITH', shown: 'high' },
    { code: 'CRITU', shown: 'unable-to-assess' },
    { code: 'HIGH', shown: undefined },
  ])('has the criticality $code as $shown', ({ code, shown }) => {
    const [record] = read('48765-2', 'x', allergy(criticality(code)));
    expect(record?.type === 'allergy' && record.allergy.criticality).toBe(shown);
  });

  it('has the criticality at a concern only where that is about one allergy', () => {
    const one = allergy('').replace('</act>', `${criticality('CRITH')}</act>`);
    const two = one.replace('</act>', `${below('SUBJ', `<value code="419199007"/>${penicillin}`)}</act>`);
    const criticalities = (entry: string) =>
      read('48765-2', 'x', entry).map((each) => each.type === 'allergy' && each.allergy.criticality);
    expect(criticalities(one)).toEqual(['high']);
    expect(criticalities(two)).toEqual([undefined, undefined]);
  });
});

describe('a result is the value that the source gives', () => {
  const line = (inside: string, range = ''): string =>
    `<organizer><code displayName="Panel"/><statusCode code="completed"/><component><observation><code code="777-3" codeSystem="2.16.840.1.113883.6.1" displayName="Platelets"/><statusCode code="completed"/><effectiveTime value="20240301"/>${inside}${range}</observation></component></organizer>`;
  const normal = '<interpretationCode code="N" displayName="Normal"/>';

  it('in a unit that is no UCUM unit, value and range stand in translations', () => {
    const other = (value: string, element: string): string =>
      `<${element} xsi:type="PQ" nullFlavor="OTH"><translation value="${value}" code="THOUS/MCL"/></${element}>`;
    const range = `<referenceRange><observationRange><value>${other('150', 'low')}${other('350', 'high')}</value></observationRange></referenceRange>`;
    expect(read('30954-2', 'x', line(other('152', 'value'), range))).toMatchObject([
      {
        lab: {
          results: [
            { value: { kind: 'quantity', value: '152', unit: 'THOUS/MCL' }, reference: { low: '150', high: '350' } },
          ],
        },
      },
    ]);
  });

  it.each([
    { value: '<value xsi:type="ED"><reference value="#r"/></value>', text: '13.2 g/dl' },
    { value: '<value xsi:type="PQ" nullFlavor="TRC"/>', text: 'trace' },
  ])('never its interpretation: $text', ({ value, text }) => {
    expect(read('30954-2', '<content ID="r">13.2 g/dl</content>', line(normal + value))).toMatchObject([
      { lab: { results: [{ value: { kind: 'text', text } }] } },
    ]);
  });
});

describe('what was examined, and who reports it', () => {
  const specimen = (name: string): string =>
    `<specimen><specimenRole><specimenPlayingEntity>${name}</specimenPlayingEntity></specimenRole></specimen>`;
  const line = (inside: string): string =>
    `<component><observation><code displayName="Glucose"/><value xsi:type="ST">high</value>${inside}</observation></component>`;
  const report = (inside: string): string =>
    `<organizer><code displayName="Panel"/><statusCode code="completed"/>${inside}</organizer>`;

  it('are those of the report and of its lines, each once', () => {
    const laboratory =
      '<performer><assignedEntity><representedOrganization><name>Valley Lab</name></representedOrganization></assignedEntity></performer>';
    const blood = specimen('<code code="119297000" displayName="Blood"/>');
    const lines = line(blood) + line(specimen('<code nullFlavor="OTH"/><name>Cord blood</name>'));
    expect(read('30954-2', 'x', report(blood + laboratory + lines))).toMatchObject([
      { lab: { specimen: 'Blood; Cord blood', performer: 'Valley Lab' } },
    ]);
  });

  const played = (typeCode: string, name: string): string =>
    `<participant typeCode="${typeCode}"><participantRole><playingEntity>${name}</playingEntity></participantRole></participant>`;
  const author = (name: string): string =>
    `<author><assignedAuthor><assignedPerson><name>${name}</name></assignedPerson></assignedAuthor></author>`;

  it.each([
    ['by referring the patient', played('REF', '<name>Dr. Ng</name>')],
    ['in an order', `<component><act moodCode="RQO">${author('Dr. Ng')}</act></component>`],
  ])('is ordered %s, and never by who wrote the report', (_, order) => {
    const [ordered, written] = [order, ''].map((inside) =>
      read('30954-2', 'x', report(author('A. Technologist') + inside + line(''))),
    );
    expect(ordered).toMatchObject([{ lab: { orderedBy: 'Dr. Ng' } }]);
    expect(written?.[0]?.type === 'lab' && written[0].lab.orderedBy).toBeUndefined();
  });

  it('are what was collected for it, and who answers for it or made every line', () => {
    const collected = `<component><procedure>${played('PRD', '<code displayName="Venous blood"/>')}</procedure></component>`;
    expect(
      read('30954-2', 'x', report(collected + played('RESP', '<name>Valley Lab</name>') + line(''))),
    ).toMatchObject([{ lab: { specimen: 'Venous blood', performer: 'Valley Lab' } }]);
    const madeBy = (name: string): string =>
      line(
        `<performer><assignedEntity><assignedPerson><name>${name}</name></assignedPerson></assignedEntity></performer>`,
      );
    const performers = [madeBy('Ann') + madeBy('Ann'), madeBy('Ann') + madeBy('Bo'), madeBy('Ann') + line('')].map(
      (lines) => read('30954-2', 'x', report(lines)).map((each) => each.type === 'lab' && each.lab.performer),
    );
    expect(performers).toEqual([['Ann'], [undefined], [undefined]]);
  });

  it('carries the comments at it and at its lines, by whom they are', () => {
    const comment = (text: string, by = ''): string => `<act><code code="48767-8"/><text>${text}</text>${by}</act>`;
    const inside = `<component>${comment('Repeat in May.', author('Dr. Ng'))}</component>`;
    const other = '<entryRelationship><act><code code="x"/><text>Not a comment</text></act></entryRelationship>';
    const lines = line(`<entryRelationship>${comment('Fasting.')}</entryRelationship>${other}`);
    expect(read('30954-2', 'x', report(inside + lines))).toMatchObject([
      { lab: { comments: [{ text: 'Repeat in May.', author: 'Dr. Ng' }, { text: 'Fasting.' }] } },
    ]);
  });

  it('are nothing where the source names none', () => {
    const [record] = read('30954-2', 'x', report(specimen('<code nullFlavor="UNK"/>') + line('')));
    expect(record?.type === 'lab' && Object.keys(record.lab)).toEqual(['id', 'name', 'status', 'results']);
  });
});

describe('directions of a medication are kept as they were given', () => {
  const taken = (inside: string, text = ''): string =>
    `<substanceAdministration><text>${text}</text><statusCode code="active"/>${inside}<consumable><manufacturedProduct><manufacturedMaterial><code displayName="Azithromycin"/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`;

  it('in the words of the entry', () => {
    const words = '2 tablets once daily for 1 day then 1 tablet for 4 days';
    expect(read('10160-0', `<content ID="m">${words}</content>`, taken('', '<reference value="#m"/>'))).toMatchObject([
      { medication: { name: 'Azithromycin', instructions: words } },
    ]);
  });

  it('with both ends of a period and of a dose', () => {
    const inside =
      '<effectiveTime xsi:type="PIVL_TS"><period><low value="4" unit="h"/><high value="6" unit="h"/></period></effectiveTime><doseQuantity><low value="1"/><high value="2"/></doseQuantity>';
    expect(read('10160-0', 'x', taken(inside))).toMatchObject([
      { medication: { dose: '1 – 2', instructions: '1 × / 4 h – 6 h' } },
    ]);
  });

  it.each(['', ' unit="1"'])(
    'with the unit of a dose that stands in its translation, where its own is “%s”',
    (unit) => {
      const dose = `<doseQuantity value="30.0"${unit}><translation value="30.0"><originalText>units</originalText></translation></doseQuantity>`;
      expect(read('10160-0', 'x', taken(dose))).toMatchObject([{ medication: { dose: '30.0 units' } }]);
    },
  );

  it('and one that had ended when the document was written is not called current', () => {
    const span = (high: string): string =>
      `<effectiveTime xsi:type="IVL_TS"><low value="2013"/><high value="${high}"/></effectiveTime>`;
    expect(read('10160-0', 'x', taken(span('2015')), taken(span('20240310')))).toMatchObject([
      { medication: { ended: '2015', status: 'unknown' } },
      { medication: { ended: '2024-03-10', status: 'current' } },
    ]);
  });
});

describe('why a medication is taken, and who prescribed it', () => {
  const person = (name: string): string =>
    `<author><assignedAuthor><assignedPerson><name>${name}</name></assignedPerson></assignedAuthor></author>`;
  const taken = (inside: string): string =>
    `<substanceAdministration><statusCode code="active"/><consumable><manufacturedProduct><manufacturedMaterial><code displayName="Aspirin"/></manufacturedMaterial></manufacturedProduct></consumable>${inside}</substanceAdministration>`;
  const reason = (name: string, more = ''): string =>
    `<entryRelationship typeCode="RSON"><observation${more}><value displayName="${name}"/></observation></entryRelationship>`;
  const supply = (mood: string, by: string): string =>
    `<entryRelationship typeCode="REFR"><supply moodCode="${mood}">${person(by)}</supply></entryRelationship>`;

  it('are the indications and the author of the order', () => {
    const inside = reason('Angina') + reason('Pain') + supply('EVN', 'Pharmacist') + supply('INT', 'Dr. Ng');
    expect(read('10160-0', 'x', taken(inside))).toMatchObject([
      { medication: { reason: 'Angina; Pain', prescriber: 'Dr. Ng' } },
    ]);
  });

  it('are never what is denied, who dispensed it or who noted it', () => {
    const inside = person('Scribe') + reason('Angina', ' negationInd="true"') + supply('EVN', 'Pharmacist');
    const [record] = read('10160-0', 'x', taken(inside));
    // Who noted it is who wrote the entry.
    const { authored, ...medication } = record?.type === 'medication' ? record.medication : {};
    expect(authored).toMatchObject({ by: 'Scribe' });
    expect(Object.keys(medication)).toEqual(['id', 'name', 'status']);
  });
});

describe('what the source masks', () => {
  const inside: Readonly<Record<string, (act: string, thing: string) => string>> = {
    '11450-4': (act, thing) =>
      `<act${act}><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation${act}><value${thing}/></observation></entryRelationship></act>`,
    '48765-2': (act, thing) =>
      `<act${act}><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation${act}><value code="419199007"/><participant typeCode="CSM"><participantRole><playingEntity><code${thing}/></playingEntity></participantRole></participant></observation></entryRelationship></act>`,
    '10160-0': (act, thing) =>
      `<substanceAdministration${act}><statusCode code="active"/><consumable><manufacturedProduct><manufacturedMaterial><code${thing}/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`,
    '11369-6': (act, thing) =>
      `<substanceAdministration${act}><statusCode code="completed"/><consumable><manufacturedProduct><manufacturedMaterial><code${thing}/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`,
    '30954-2': (act, thing) => `<organizer${act}><code${thing}/><statusCode code="completed"/></organizer>`,
    '47519-4': (act, thing) => `<procedure${act}><code${thing}/><statusCode code="completed"/></procedure>`,
  };
  const masked = ' nullFlavor="MSK"';
  const cases = Object.keys(inside).flatMap((code) => [
    { code, act: masked, thing: masked },
    { code, act: '', thing: masked },
  ]);

  it.each(cases)('is withheld by name, and is no entry and no word of absence ($code$act)', ({ code, act, thing }) => {
    const entry = inside[code]?.(act, thing) ?? '';
    const { records, refusals } = readRecords(inputOf(documentOf(sectionOf(code, 'Withheld', entry))));
    expect(refusals).toMatchObject([{ record: `section[${code}]/entry[1]`, reason: 'withheld' }]);
    expect(records.filter(({ sources }) => sources.includes(`section[${code}]/entry[1]`))).toEqual([]);
  });
});

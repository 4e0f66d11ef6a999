import { itemSections, sectionNames, type SectionName } from '@portico/practice-spi';
import { describe, expect, it } from '@jest/globals';
import type { ClinicalRecord } from './clinical-record.ts';
import { readResources, recordOf, typesOfSection } from './record-sections.ts';
import { resourcesRead } from './testing/resources-read.ts';

const subject = { reference: 'Patient/p' };
const read = (...jsons: readonly [object, ...object[]]) => {
  const { resources, referenceIndex } = resourcesRead(...jsons);
  const { records, problems } = readResources(resources, referenceIndex);
  return { records, told: records.map(({ type, sources }) => [type, ...sources]), problems };
};
const coded = (code: string) => [{ coding: [{ code }] }];
const observation = (id: string, more: object = {}) => ({
  ...{ resourceType: 'Observation', id, status: 'final', category: coded('laboratory'), subject },
  ...{ code: { text: `Analyte ${id}` }, valueString: 'clear' },
  ...more,
});

describe('what was found', () => {
  it('is read by the reader of its type, and what has none is left', () => {
    const aspirin = { medicationCodeableConcept: { text: 'Aspirin' } };
    const bill = { status: 'active', patient: subject, use: 'claim', type: { text: 'Visit' } };
    const content = [{ attachment: { data: 'JVBERi0=' } }];
    const { records, problems } = read(
      { resourceType: 'Condition', code: { text: 'Asthma' }, subject },
      { resourceType: 'AllergyIntolerance', code: { text: 'Latex' }, patient: subject },
      { resourceType: 'MedicationRequest', status: 'active', intent: 'order', ...aspirin, subject },
      { resourceType: 'Immunization', status: 'completed', vaccineCode: { text: 'Flu' }, patient: subject },
      {
        resourceType: 'ImmunizationRecommendation',
        recommendation: [{ vaccineCode: [{ text: 'Td' }] }],
        patient: subject,
      },
      { resourceType: 'Procedure', status: 'completed', code: { text: 'Biopsy' }, subject },
      { resourceType: 'Encounter', status: 'finished', type: [{ text: 'Visit' }], subject },
      {
        ...{ resourceType: 'FamilyMemberHistory', status: 'completed', relationship: { text: 'Mother' } },
        ...{ condition: [{ code: { text: 'Gout' } }], patient: subject },
      },
      { resourceType: 'Goal', lifecycleStatus: 'active', description: { text: 'Walk' }, subject },
      { resourceType: 'CarePlan', status: 'active', intent: 'plan', title: 'Diet', subject },
      { resourceType: 'ServiceRequest', status: 'active', intent: 'order', code: { text: 'X-ray' }, subject },
      { resourceType: 'Device', status: 'active', type: { text: 'Pacemaker' }, patient: subject },
      { resourceType: 'Consent', status: 'active', category: coded('dnr'), patient: subject },
      { resourceType: 'Coverage', status: 'active', payor: [{ display: 'Mutual' }], beneficiary: subject },
      { resourceType: 'Claim', ...bill },
      { resourceType: 'ExplanationOfBenefit', ...bill, outcome: 'complete' },
      { resourceType: 'DiagnosticReport', status: 'final', category: coded('LAB'), code: { text: 'Panel' }, subject },
      { resourceType: 'DocumentReference', status: 'current', description: 'Letter', content, subject },
      { resourceType: 'CareTeam', status: 'active', participant: [{ member: { display: 'Dr. Li' } }], subject },
      { resourceType: 'Specimen', subject },
      { resourceType: 'constructor', subject },
    );
    expect(problems).toEqual([]);
    expect(records.map((each) => ('section' in each ? each.section : each.type))).toEqual([
      ...[
        'condition',
        'allergy',
        'medication',
        'immunization',
        'immunizationRecommendations',
        'procedure',
        'encounters',
      ],
      ...[
        'familyHistory',
        'goals',
        'carePlans',
        'carePlans',
        'devices',
        'advanceDirectives',
        'coverage',
        'bills',
        'bills',
      ],
      ...['lab', 'document', 'care-team'],
    ]);
  });

  it('is a part of the report or the panel that claims it, in whatever order, else a report of its own', () => {
    const report = {
      ...{
        resourceType: 'DiagnosticReport',
        id: 'r',
        status: 'final',
        category: coded('LAB'),
        code: { text: 'Panel' },
      },
      ...{ result: [{ reference: 'Observation/1' }], subject },
    };
    const panel = observation('p', { valueString: undefined, hasMember: [{ reference: 'Observation/2' }] });
    expect(read(observation('1'), observation('2'), observation('3'), panel, report).told).toEqual([
      ['lab', 'entry[5] DiagnosticReport/r', 'entry[1] Observation/1'],
      ['lab', 'entry[4] Observation/p', 'entry[2] Observation/2'],
      ['lab', 'entry[3] Observation/3'],
    ]);
  });

  it('is a part of the prescription of which it was handed out, else a medication of its own', () => {
    const aspirin = { medicationCodeableConcept: { text: 'Aspirin' }, subject };
    const request = { resourceType: 'MedicationRequest', id: 'm', status: 'active', intent: 'order', ...aspirin };
    const dispense = { resourceType: 'MedicationDispense', status: 'completed', ...aspirin };
    const authorizingPrescription = [{ reference: 'MedicationRequest/m' }];
    expect(read({ ...dispense, id: '1', authorizingPrescription }, { ...dispense, id: '2' }, request).told).toEqual([
      ['medication', 'entry[3] MedicationRequest/m', 'entry[1] MedicationDispense/1'],
      ['medication', 'entry[2] MedicationDispense/2'],
    ]);
  });

  it('is a problem with its type and reason where it cannot be read', () => {
    const wrong = {
      resourceType: 'Condition',
      verificationStatus: { coding: [{ code: 'entered-in-error' }] },
      subject,
    };
    expect(read(wrong, observation('1', { code: undefined }))).toMatchObject({
      records: [],
      problems: [
        { type: 'Condition', reason: 'entered-in-error' },
        { type: 'Observation', reason: 'unreadable' },
      ],
    });
  });

  it('has its author, its label, and one note where two say it', () => {
    const asthma = { resourceType: 'Condition', id: 'c', code: { text: 'Asthma' }, subject };
    const meta = { security: [{ code: 'HIV' }] };
    expect(read({ ...asthma, meta, recorder: { display: 'Dr. Li' } }).records).toMatchObject([
      { condition: { heldBack: 'hiv', authored: { by: 'Dr. Li' } } },
    ]);
    const text = { contentType: 'text/plain', data: 'T25l' };
    const imaging = { resourceType: 'DiagnosticReport', id: 'r', status: 'final', category: coded('RAD'), subject };
    const document = { resourceType: 'DocumentReference', id: 'd', status: 'current', date: '2024-05-06', subject };
    const type = { coding: [{ system: 'http://loinc.org', code: '18748-4', display: 'Imaging' }] };
    expect(
      read(
        { ...document, type, content: [{ attachment: text }] },
        { ...imaging, code: { text: 'X-ray' }, presentedForm: [text], effectiveDateTime: '2024-05-06' },
      ).told,
    ).toEqual([['note', 'entry[2] DiagnosticReport/r', 'entry[1] DocumentReference/d']]);
  });
});

describe('the sections of a record', () => {
  const entry = (id: string) => ({ id, name: id });
  const records = [
    ...itemSections.map((section) => ({ type: 'item', section, item: entry(section) })),
    ...[
      ['condition', 'condition'],
      ['allergy', 'allergy'],
      ['medication', 'medication'],
      ['immunization', 'immunization'],
      ['lab', 'lab'],
      ['vital-sign', 'vitalSign'],
      ['procedure', 'procedure'],
      ['note', 'note'],
      ['document', 'document'],
    ].map(([type = '', place = '']) => ({ type, [place]: entry(type) })),
    { type: 'care-team', members: [entry('Dr. Li'), entry('Dr. Ng')] },
  ] as unknown as readonly ClinicalRecord[];
  const said = (section: string, statement: object) =>
    ({ type: 'section', section, statement }) as unknown as ClinicalRecord;
  const none = { kind: 'none-known' };
  const words = { kind: 'narrative', text: ['No drug allergy'] };
  const nothing = { kind: 'no-information' };

  it('hold the entries of their type, those that are wanted', () => {
    const entries = (...ids: readonly string[]) => ({ kind: 'entries', entries: ids.map(entry) });
    expect(recordOf(records, sectionNames)).toEqual({
      ...Object.fromEntries(itemSections.map((section) => [section, entries(section)])),
      ...{ conditions: entries('condition'), allergies: entries('allergy'), medications: entries('medication') },
      ...{ immunizations: entries('immunization'), labs: entries('lab'), vitalSigns: entries('vital-sign') },
      ...{ procedures: entries('procedure'), notes: entries('note'), documents: entries('document') },
      careTeam: entries('Dr. Li', 'Dr. Ng'),
    });
    expect(recordOf(records, ['labs'])).toEqual({ labs: entries('lab') });
    expect(recordOf([], ['labs', 'careTeam'])).toEqual({ labs: entries(), careTeam: entries() });
  });

  it('say of several statements the one that says most, and none beside entries', () => {
    const allergies = (...statements: readonly object[]) =>
      recordOf(
        statements.map((each) => said('allergies', each)),
        ['allergies', 'conditions'],
      );
    const conditions = { kind: 'entries', entries: [] };
    expect(allergies(nothing, words, none)).toEqual({ allergies: none, conditions });
    expect(allergies(nothing, words)).toEqual({ allergies: words, conditions });
    expect(allergies(nothing)).toEqual({ allergies: nothing, conditions });
    const latex = { type: 'allergy', allergy: entry('Latex') } as unknown as ClinicalRecord;
    expect(recordOf([said('allergies', none), latex], ['allergies'])).toEqual({
      allergies: { kind: 'entries', entries: [entry('Latex')] },
    });
  });

  it.each(Object.entries(typesOfSection) as readonly (readonly [SectionName, readonly string[]])[])(
    'tell nothing of %s while one of its types is unanswered, and are empty otherwise: %j',
    (name, types) => {
      expect(types.length).toBeGreaterThan(0);
      for (const type of types) expect(recordOf([], [name], new Set([type]))).toEqual({ [name]: nothing });
      expect(recordOf([], [name], new Set(['Specimen']))).toEqual({ [name]: { kind: 'entries', entries: [] } });
    },
  );

  it('tell what they have although one of their types is unanswered', () => {
    expect(recordOf(records, ['labs'], new Set(['Observation']))).toMatchObject({ labs: { kind: 'entries' } });
    expect(recordOf([said('allergies', none)], ['allergies'], new Set(['AllergyIntolerance']))).toEqual({
      allergies: none,
    });
  });
});

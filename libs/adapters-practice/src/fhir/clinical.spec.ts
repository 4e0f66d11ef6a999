import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

const subject = { reference: 'Patient/p' };
const coded = (code: string, display: string): object => ({
  coding: [{ system: 'http://snomed.info/sct', code, display }],
});
const read = (...resources: readonly object[]) => readRecords(fhirInput(bundleOf(...resources)));
const one = (resource: object) => readRecords(fhirInput(resource));

describe('conditions', () => {
  const condition = { resourceType: 'Condition', id: 'c', subject, code: { text: 'Asthma' } };

  it('keep the precision of their dates', () => {
    expect(one({ ...condition, onsetDateTime: '2023', abatementDateTime: '2024-05' }).records).toMatchObject([
      { type: 'condition', condition: { name: 'Asthma', onset: '2023', ended: '2024-05', status: 'unknown' } },
    ]);
  });

  it('allergies and medications keep the code that was sent, that of a public system before others', () => {
    const rxnorm = 'http://www.nlm.nih.gov/research/umls/rxnorm';
    const codes = {
      coding: [
        { system: 'urn:own', code: 'x' },
        { system: 'http://snomed.info/sct', code: '195967001' },
      ],
    };
    expect(one({ ...condition, code: { ...codes, text: 'Asthma' } }).records).toMatchObject([
      { condition: { name: 'Asthma', code: { system: 'http://snomed.info/sct', code: '195967001' } } },
    ]);
    const drug = {
      coding: [
        { system: 'urn:own', code: 'x' },
        { system: rxnorm, code: '7980' },
      ],
      text: 'Penicillin G',
    };
    const allergy = { resourceType: 'AllergyIntolerance', id: 'a', patient: subject, code: drug };
    expect(one({ ...allergy, category: ['medication', 'food', 'unheard-of'] }).records).toMatchObject([
      { allergy: { code: { system: rxnorm, code: '7980' }, categories: ['food', 'medication'] } },
    ]);
    const order = { resourceType: 'MedicationRequest', id: 'm', status: 'active', intent: 'order', subject };
    expect(one({ ...order, medicationCodeableConcept: drug }).records).toMatchObject([
      { medication: { code: { system: rxnorm, code: '7980' } } },
    ]);
  });

  it('are refuted where their verification says so, and gone where they were entered in error', () => {
    const verified = (code: string): object => ({ ...condition, verificationStatus: { coding: [{ code }] } });
    expect(one(verified('refuted')).records).toMatchObject([{ condition: { status: 'refuted' } }]);
    expect(one(verified('entered-in-error'))).toMatchObject({
      records: [],
      refusals: [{ reason: 'entered-in-error' }],
    });
  });

  it.each(['unconfirmed', 'provisional', 'differential'])(
    'and allergies are never told as certain where they are %s, and are over where they are over',
    (code) => {
      const verificationStatus = { coding: [{ code }] };
      const allergy = { resourceType: 'AllergyIntolerance', id: 'a', patient: subject, code: { text: 'Latex' } };
      for (const [clinical, status] of [
        ['active', 'unconfirmed'],
        [undefined, 'unconfirmed'],
        ['resolved', 'resolved'],
      ] as const) {
        const said = clinical === undefined ? {} : { clinicalStatus: { coding: [{ code: clinical }] } };
        expect(one({ ...condition, ...said, verificationStatus }).records).toMatchObject([{ condition: { status } }]);
        expect(one({ ...allergy, ...said, verificationStatus }).records).toMatchObject([{ allergy: { status } }]);
      }
    },
  );

  it('under a status that no table names have a status that is not noted', () => {
    const outcome = one({ ...condition, clinicalStatus: { coding: [{ code: 'dormant' }] } });
    expect(outcome).toMatchObject({ records: [{ condition: { status: 'unknown' } }], refusals: [] });
  });

  it('of a group are nobody’s chart', () => {
    expect(one({ ...condition, subject: { reference: 'Group/herd' } }).refusals).toMatchObject([
      { reason: 'not-kept' },
    ]);
  });
});

describe('allergies', () => {
  const allergy = { resourceType: 'AllergyIntolerance', id: 'a', patient: subject };

  it('show the worst severity and each reaction once', () => {
    const reaction = [
      { manifestation: [{ text: 'Hives' }], severity: 'mild' },
      { manifestation: [{ text: 'Hives' }, { text: 'Wheezing' }], severity: 'severe' },
    ];
    expect(one({ ...allergy, code: { text: 'Nuts' }, reaction }).records).toMatchObject([
      { allergy: { substance: 'Nuts', reactions: ['Hives', 'Wheezing'], severity: 'severe' } },
    ]);
  });

  it('show the severity of a reaction where it is said of that reaction alone, and the criticality as it is said', () => {
    const reaction = [
      { manifestation: [{ text: 'Hives' }], severity: 'mild' },
      { manifestation: [{ text: 'Hives' }], severity: 'moderate' },
      { manifestation: [{ text: 'Fever' }, { text: 'Wheezing' }], severity: 'severe' },
      { manifestation: [{ text: 'Cough' }], severity: 'dreadful' },
    ];
    const nuts = { ...allergy, code: { text: 'Nuts' }, reaction };
    const reactionSeverities = [{ reaction: 'Hives', severity: 'moderate' }];
    expect(one({ ...nuts, criticality: 'high' }).records).toMatchObject([
      { allergy: { severity: 'severe', reactionSeverities, criticality: 'high' } },
    ]);
    const [unsaid] = one({ ...nuts, criticality: 'enormous' }).records;
    expect(unsaid?.type === 'allergy' && unsaid.allergy.criticality).toBeUndefined();
  });

  it('that are none become the statement that there are none', () => {
    expect(one({ ...allergy, code: coded('716186003', 'No known allergy') }).records).toMatchObject([
      { type: 'section', section: 'allergies', statement: { kind: 'none-known' } },
    ]);
  });

  it('denied for drugs alone say nothing about others', () => {
    expect(one({ ...allergy, code: coded('409137002', 'No known drug allergy') }).records).toMatchObject([
      { type: 'section', statement: { kind: 'narrative', text: ['No known drug allergy'] } },
    ]);
  });

  it('are not denied by a statement that was withdrawn', () => {
    const withdrawn = {
      ...allergy,
      code: coded('716186003', 'No known allergy'),
      clinicalStatus: { coding: [{ code: 'resolved' }] },
    };
    expect(one(withdrawn)).toMatchObject({ records: [], refusals: [{ reason: 'not-kept' }] });
  });
});

describe('medications', () => {
  const request = { resourceType: 'MedicationRequest', id: 'm', status: 'active', intent: 'order', subject };

  it('take their name from the drug they refer to, beside them or inside them', () => {
    const drug = { resourceType: 'Medication', id: 'd', code: { text: 'Aspirin 81 mg' } };
    const beside = read({ ...request, medicationReference: { reference: 'Medication/d' } }, drug);
    expect(beside.records).toMatchObject([
      { sources: ['entry[1] MedicationRequest/m', 'entry[2] Medication/d'], medication: { name: 'Aspirin 81 mg' } },
    ]);
    expect(beside.refusals).toEqual([]);
    const inside = one({ ...request, contained: [drug], medicationReference: { reference: '#d' } });
    expect(inside.records).toMatchObject([{ medication: { name: 'Aspirin 81 mg', status: 'current' } }]);
  });

  it('say what they are for and who prescribed them, as far as the source does', () => {
    const drug = { medicationCodeableConcept: { text: 'Aspirin 81 mg' } };
    const doctor = { resourceType: 'Practitioner', id: 'd', name: [{ text: 'Dr. Ng' }] };
    const heart = { resourceType: 'Condition', id: 'c', subject, code: { text: 'Angina' } };
    const reasons = { reasonCode: [{ text: 'Pain' }], reasonReference: [{ reference: 'Condition/c' }] };
    const prescription = { ...request, ...drug, ...reasons, requester: { reference: 'Practitioner/d' } };
    expect(read(prescription, doctor, heart).records.slice(0, 1)).toMatchObject([
      { medication: { reason: 'Pain; Angina', prescriber: 'Dr. Ng' } },
    ]);
    for (const said of [
      { requester: { reference: 'Patient/p', display: 'Ana' } },
      { requester: { type: 'RelatedPerson', display: 'Ana' } },
      { intent: 'plan', requester: { display: 'Dr. Ng' } },
    ]) {
      const [record] = one({ ...request, ...drug, ...said }).records;
      expect(record?.type === 'medication' && Object.keys(record.medication)).toEqual(['id', 'name', 'status']);
    }
  });

  it('show dose and timing in signs where nobody wrote words', () => {
    const dosageInstruction = [
      {
        asNeededBoolean: true,
        timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value: 10, unit: 'mg' } }],
      },
    ];
    expect(one({ ...request, medicationCodeableConcept: { text: 'X' }, dosageInstruction }).records).toMatchObject([
      { medication: { dose: '10 mg', instructions: '2 × / 1 d · PRN' } },
    ]);
  });

  it('that were only thought of are no prescriptions', () => {
    expect(one({ ...request, intent: 'proposal' }).refusals).toMatchObject([{ reason: 'not-kept' }]);
    expect(one({ ...request, status: 'draft' }).refusals).toMatchObject([{ reason: 'not-kept' }]);
  });

  it('that nobody shall take are not taken', () => {
    const medicationCodeableConcept = { text: 'X' };
    expect(one({ ...request, medicationCodeableConcept, doNotPerform: true }).records).toMatchObject([
      { medication: { status: 'not-taken' } },
    ]);
  });
});

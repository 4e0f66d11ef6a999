import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const toPatient = { reference: 'Patient/p' };
const aspirin = { medicationCodeableConcept: { text: 'Aspirin' } };
const vital = [{ coding: [{ code: 'vital-signs' }] }];
const laboratory = [{ coding: [{ code: 'laboratory' }] }];

interface Case {
  readonly resource: Fields;
  /** The element that names the patient. */
  readonly patient: string;
  readonly status: string;
  /** What names the thing, and what is said without it. */
  readonly name: string;
  readonly unnamed: string;
}

const cases: Readonly<Record<string, Case>> = {
  DiagnosticReport: {
    resource: { status: 'final', category: laboratory, code: { text: 'Panel' } },
    ...{ patient: 'subject', status: 'status', name: 'code', unnamed: 'DiagnosticReport.code is missing' },
  },
  Observation: {
    resource: { status: 'final', category: laboratory, code: { text: 'Sodium' }, valueString: '140' },
    ...{ patient: 'subject', status: 'status', name: 'code', unnamed: 'Observation.code is missing' },
  },
  'Observation of a vital sign': {
    resource: { status: 'final', category: vital, code: { text: 'Pulse' }, valueString: '60' },
    ...{ patient: 'subject', status: 'status', name: 'code', unnamed: 'Observation.code is missing' },
  },
  'Observation of a finding': {
    resource: { status: 'final', category: [{ coding: [{ code: 'exam' }] }], code: { text: 'Eye' }, valueString: 'x' },
    ...{ patient: 'subject', status: 'status', name: 'code', unnamed: 'Observation.code is missing' },
  },
  Immunization: {
    resource: { status: 'completed', vaccineCode: { text: 'Flu' } },
    ...{ patient: 'patient', status: 'status', name: 'vaccineCode', unnamed: 'Immunization.vaccineCode is missing' },
  },
  Procedure: {
    resource: { status: 'completed', code: { text: 'Biopsy' } },
    ...{ patient: 'subject', status: 'status', name: 'code', unnamed: 'Procedure.code is missing' },
  },
  MedicationRequest: {
    resource: { status: 'active', intent: 'order', ...aspirin },
    ...{ patient: 'subject', status: 'status', name: 'medicationCodeableConcept' },
    unnamed: 'MedicationRequest.medication is missing, or is no drug of this input',
  },
  MedicationStatement: {
    resource: { status: 'active', ...aspirin },
    ...{ patient: 'subject', status: 'status', name: 'medicationCodeableConcept' },
    unnamed: 'MedicationStatement.medication is missing, or is no drug of this input',
  },
  MedicationDispense: {
    resource: { status: 'completed', ...aspirin },
    ...{ patient: 'subject', status: 'status', name: 'medicationCodeableConcept' },
    unnamed: 'MedicationDispense.medication is missing, or is no drug of this input',
  },
  Condition: {
    resource: { code: { text: 'Asthma' } },
    ...{ patient: 'subject', status: 'verificationStatus', name: 'code', unnamed: 'Condition.code is missing' },
  },
  AllergyIntolerance: {
    resource: { code: { text: 'Latex' } },
    ...{ patient: 'patient', status: 'verificationStatus', name: 'code' },
    unnamed: 'AllergyIntolerance.code is missing',
  },
  CareTeam: {
    resource: { participant: [{ member: { display: 'Dr. Li' } }] },
    ...{ patient: 'subject', status: 'status', name: 'participant.member' },
    unnamed: 'CareTeam.participant 1 has no name',
  },
  DocumentReference: {
    resource: { status: 'current', description: 'Letter', content: [{ attachment: { data: 'JVBERi0=' } }] },
    ...{ patient: 'subject', status: 'status', name: 'description' },
    unnamed: 'DocumentReference has an attachment without a title',
  },
  Media: {
    resource: { status: 'completed', type: { text: 'Photo' }, content: { data: 'JVBERi0=' } },
    ...{ patient: 'subject', status: 'status', name: 'type', unnamed: 'Media has an attachment without a title' },
  },
  Encounter: {
    resource: { status: 'finished', type: [{ text: 'Visit' }] },
    ...{ patient: 'subject', status: 'status', name: 'type', unnamed: 'Encounter has neither type nor class' },
  },
  Goal: {
    resource: { lifecycleStatus: 'active', description: { text: 'Walk' } },
    ...{ patient: 'subject', status: 'lifecycleStatus', name: 'description', unnamed: 'Goal.description is missing' },
  },
  CarePlan: {
    resource: { status: 'active', intent: 'plan', title: 'Diet' },
    ...{ patient: 'subject', status: 'status', name: 'title', unnamed: 'CarePlan has neither title nor category' },
  },
  ServiceRequest: {
    resource: { status: 'active', intent: 'order', code: { text: 'X-ray' } },
    ...{ patient: 'subject', status: 'status', name: 'code', unnamed: 'ServiceRequest.code is missing' },
  },
  Device: {
    resource: { status: 'active', type: { text: 'Pacemaker' } },
    ...{ patient: 'patient', status: 'status', name: 'type', unnamed: 'Device.type is missing' },
  },
  Consent: {
    resource: { status: 'active', scope: { coding: [{ code: 'adr' }] }, category: [{ text: 'Resuscitation' }] },
    ...{ patient: 'patient', status: 'status', name: 'category', unnamed: 'Consent.category is missing' },
  },
  Coverage: {
    resource: { status: 'active', payor: [{ display: 'Coastal Mutual' }] },
    ...{ patient: 'beneficiary', status: 'status', name: 'payor', unnamed: 'Coverage has neither payor nor type' },
  },
  FamilyMemberHistory: {
    resource: { status: 'completed', relationship: { text: 'Mother' }, condition: [{ code: { text: 'Gout' } }] },
    ...{ patient: 'patient', status: 'status', name: 'relationship' },
    unnamed: 'FamilyMemberHistory.relationship is missing',
  },
  QuestionnaireResponse: {
    resource: {
      ...{ status: 'completed', questionnaire: 'http://x.example/q' },
      item: [{ linkId: '1', text: 'Well?', answer: [{ valueBoolean: true }] }],
    },
    ...{ patient: 'subject', status: 'status', name: 'questionnaire' },
    unnamed: 'QuestionnaireResponse names no questionnaire',
  },
  ImmunizationRecommendation: {
    resource: { recommendation: [{ vaccineCode: [{ text: 'Td' }] }] },
    ...{ patient: 'patient', status: '', name: 'recommendation.vaccineCode' },
    unnamed: 'ImmunizationRecommendation.recommendation names neither vaccine nor disease',
  },
  Claim: {
    resource: { status: 'active', use: 'claim', type: { text: 'Visit' } },
    ...{ patient: 'patient', status: 'status', name: 'type', unnamed: 'Claim names neither a service nor its type' },
  },
  ExplanationOfBenefit: {
    resource: { status: 'active', use: 'claim', outcome: 'complete', type: { text: 'Visit' } },
    ...{ patient: 'patient', status: 'status', name: 'type' },
    unnamed: 'ExplanationOfBenefit names neither a service nor its type',
  },
};

const all = Object.entries(cases).map(([name, each]) => [name.replace(/ .*/, ''), name, each] as const);
const read = (resource: Fields) => {
  const { records, refusals } = readRecords(fhirInput({ id: 'x', ...resource }));
  return { records: records.length, refusals: refusals.map(({ reason, detail }) => [reason, detail]) };
};
/** A resource without what stands at a path. */
const without = (from: Fields, [first = '', ...rest]: readonly string[]): Fields => {
  if (rest.length === 0) return { ...from, [first]: undefined };
  const list = from[first] as readonly Fields[];
  return { ...from, [first]: list.map((each) => without(each, rest)) };
};

describe.each(all)('a resource of the type %s (%s)', (resourceType, _name, { resource, patient, name, unnamed }) => {
  const whole = { resourceType, ...resource, [patient]: toPatient };

  it('is read as a whole', () => {
    expect(read(whole)).toEqual({ records: 1, refusals: [] });
  });

  it('is refused by name where it is of nobody, or of a group', () => {
    expect(read({ ...whole, [patient]: undefined })).toEqual({
      ...{ records: 0, refusals: [['unreadable', `${patient} names no patient`]] },
    });
    expect(read({ ...whole, [patient]: { reference: 'Group/g' } })).toEqual({
      ...{ records: 0, refusals: [['not-kept', `${patient} is a “Group”, not a patient`]] },
    });
  });

  it('is refused by name where it does not say what it is', () => {
    expect(read(without(whole, name.split('.')))).toEqual({ records: 0, refusals: [['unreadable', unnamed]] });
  });
});

describe.each(all.filter(([, , { status }]) => status !== ''))(
  'what was entered in error as %s (%s)',
  (resourceType, _name, { resource, patient, status }) => {
    it('is refused', () => {
      const code = 'entered-in-error';
      const said = status === 'verificationStatus' ? { coding: [{ code }] } : code;
      const told = status === 'lifecycleStatus' ? 'status' : status;
      expect(read({ resourceType, ...resource, [patient]: toPatient, [status]: said })).toEqual({
        ...{ records: 0, refusals: [['entered-in-error', `${resourceType}.${told} is entered-in-error`]] },
      });
    });
  },
);

describe('what is refused for what it says', () => {
  const clinical = { coding: [{ code: 'entered-in-error' }] };

  it.each([
    [
      { resourceType: 'Condition', code: { text: 'x' }, clinicalStatus: clinical },
      'Condition.clinicalStatus is entered-in-error',
    ],
    [
      { resourceType: 'AllergyIntolerance', code: { text: 'x' }, clinicalStatus: clinical },
      'AllergyIntolerance.clinicalStatus is entered-in-error',
    ],
    [
      { resourceType: 'DocumentReference', status: 'current', docStatus: 'entered-in-error' },
      'DocumentReference.docStatus is entered-in-error',
    ],
    [
      { resourceType: 'MedicationRequest', status: 'active', intent: 'entered-in-error' },
      'MedicationRequest.intent is entered-in-error',
    ],
  ])('was entered in error: %j', (resource, detail) => {
    expect(read({ ...resource, subject: toPatient, patient: toPatient })).toEqual({
      ...{ records: 0, refusals: [['entered-in-error', detail]] },
    });
  });

  it.each([
    [
      { resourceType: 'DocumentReference', status: 'superseded' },
      'superseded',
      'DocumentReference.status is superseded',
    ],
    [
      { resourceType: 'DocumentReference', status: 'dreamt' },
      'unknown-status',
      'DocumentReference.status “dreamt” is not known',
    ],
    [{ resourceType: 'DocumentReference' }, 'unreadable', 'DocumentReference.status is missing'],
    [{ resourceType: 'DocumentReference', status: 'current' }, 'unreadable', 'DocumentReference.content is missing'],
    [{ resourceType: 'MedicationRequest', status: 'active' }, 'unreadable', 'MedicationRequest.intent is missing'],
    [
      { resourceType: 'MedicationRequest', status: 'active', intent: 'dreamt' },
      ...['unknown-status', 'MedicationRequest.intent “dreamt” is not known'],
    ],
    [{ resourceType: 'CareTeam', status: 'dreamt' }, 'unknown-status', 'CareTeam.status “dreamt” is not known'],
    [{ resourceType: 'CareTeam', status: 'inactive' }, 'not-kept', 'a CareTeam that does not care now'],
    [{ resourceType: 'CareTeam', period: { end: '2020' } }, 'not-kept', 'a CareTeam that does not care now'],
    [{ resourceType: 'Media', status: 'in-progress' }, 'not-kept', 'a picture that was not finished'],
    [{ resourceType: 'Goal', lifecycleStatus: 'proposed' }, 'not-kept', 'a goal that nobody agreed on'],
    [{ resourceType: 'Goal', lifecycleStatus: 'rejected' }, 'not-kept', 'a goal that nobody agreed on'],
    [{ resourceType: 'CarePlan', intent: 'proposal' }, 'not-kept', 'a proposal is no plan'],
    [{ resourceType: 'CarePlan', intent: 'option' }, 'not-kept', 'a proposal is no plan'],
    [{ resourceType: 'CarePlan', status: 'draft' }, 'not-kept', 'a draft is no plan'],
    [{ resourceType: 'ServiceRequest', intent: 'option' }, 'not-kept', 'a proposal is no order'],
    [{ resourceType: 'ServiceRequest', status: 'draft' }, 'not-kept', 'a draft is no order'],
    [{ resourceType: 'ServiceRequest', doNotPerform: true }, 'not-kept', 'an order that something is not done'],
    [{ resourceType: 'Consent', status: 'active' }, 'not-kept', 'a consent that is no advance directive'],
    [{ resourceType: 'Coverage', status: 'draft' }, 'not-kept', 'a draft is no coverage'],
    [{ resourceType: 'Claim', status: 'draft' }, 'not-kept', 'a draft of a claim bills nothing'],
    [{ resourceType: 'ExplanationOfBenefit', status: 'draft' }, 'not-kept', 'a draft of a statement bills nothing'],
    [{ resourceType: 'Claim', use: 'predetermination' }, 'not-kept', 'what is asked of an insurer ahead bills nothing'],
    [{ resourceType: 'FamilyMemberHistory' }, 'not-kept', 'a relative without conditions'],
    [
      {
        resourceType: 'FamilyMemberHistory',
        relationship: { text: 'Mother' },
        condition: [{ outcome: { text: 'x' } }],
      },
      ...['unreadable', 'FamilyMemberHistory.condition has no code'],
    ],
    [
      { resourceType: 'QuestionnaireResponse', status: 'in-progress' },
      'not-kept',
      'a questionnaire that was not handed in',
    ],
    [{ resourceType: 'QuestionnaireResponse', status: 'completed' }, 'not-kept', 'a questionnaire without an answer'],
    [{ resourceType: 'ImmunizationRecommendation' }, 'not-kept', 'a forecast that recommends nothing'],
    [
      { resourceType: 'Observation', code: { text: 'x' } },
      'not-kept',
      'an Observation of no category that the portal keeps',
    ],
    [
      { resourceType: 'Observation', category: vital, status: 'cancelled' },
      ...['not-kept', 'a vital sign that was not measured'],
    ],
    [
      { resourceType: 'Observation', category: [{ coding: [{ code: 'exam' }] }], status: 'cancelled' },
      ...['not-kept', 'an observation that was not made'],
    ],
    [
      { resourceType: 'DiagnosticReport', category: [{ coding: [{ code: 'OTH' }] }], code: { text: 'x' } },
      ...['not-kept', 'a report of no laboratory, without a document'],
    ],
  ] as const)('is %j: %s, %s', (resource, reason, detail) => {
    expect(read({ subject: toPatient, patient: toPatient, beneficiary: toPatient, ...resource })).toEqual({
      ...{ records: 0, refusals: [[reason, detail]] },
    });
  });
});

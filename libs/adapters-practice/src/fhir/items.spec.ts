import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

const subject = { reference: 'Patient/p' };
const one = (resource: object) => readRecords(fhirInput(resource));
const itemsIn = (...resources: readonly object[]) =>
  readRecords(fhirInput(bundleOf(...resources))).records.flatMap((each) =>
    each.type === 'item' ? [{ section: each.section, ...each.item }] : [],
  );
const observation = (category: string): object => ({
  resourceType: 'Observation',
  id: 'o',
  status: 'final',
  category: [{ coding: [{ code: category }] }],
  code: { text: 'Smoking' },
  subject,
  effectiveDateTime: '2024-03',
  valueCodeableConcept: { text: 'Former smoker' },
});

const resources: readonly (readonly [section: string, resource: object, status: string])[] = [
  ['socialHistory', observation('social-history'), 'status'],
  ['healthStatus', observation('functional-status'), 'status'],
  ['healthStatus', observation('sdoh'), 'status'],
  ['clinicalTests', observation('exam'), 'status'],
  [
    'goals',
    { resourceType: 'Goal', id: 'g', lifecycleStatus: 'active', description: { text: 'Walk' }, subject },
    'lifecycleStatus',
  ],
  [
    'carePlans',
    { resourceType: 'CarePlan', id: 'c', status: 'active', intent: 'plan', title: 'Diet', subject },
    'status',
  ],
  [
    'carePlans',
    { resourceType: 'ServiceRequest', id: 's', status: 'active', intent: 'order', code: { text: 'X-ray' }, subject },
    'status',
  ],
  [
    'devices',
    { resourceType: 'Device', id: 'd', status: 'active', type: { text: 'Pacemaker' }, patient: subject },
    'status',
  ],
  [
    'familyHistory',
    {
      resourceType: 'FamilyMemberHistory',
      id: 'f',
      status: 'completed',
      relationship: { text: 'Mother' },
      condition: [{ code: { text: 'Asthma' } }],
      patient: subject,
    },
    'status',
  ],
  [
    'encounters',
    { resourceType: 'Encounter', id: 'e', status: 'finished', type: [{ text: 'Office visit' }], subject },
    'status',
  ],
  [
    'coverage',
    { resourceType: 'Coverage', id: 'v', status: 'active', payor: [{ display: 'Good Health' }], beneficiary: subject },
    'status',
  ],
];

describe.each(resources)('an entry of %s', (section, resource, status) => {
  it('is kept with the status that it has, else one that is not noted', () => {
    expect(itemsIn(resource)).toMatchObject([{ section }]);
    expect(itemsIn(resource).map((each) => each.status)).not.toEqual(['unknown']);
    for (const code of ['dreamt', 'constructor', undefined]) {
      expect(itemsIn({ ...resource, [status]: code })).toMatchObject([{ section, status: 'unknown' }]);
    }
  });

  it('that was entered in error is refused', () => {
    expect(one({ ...resource, [status]: 'entered-in-error' })).toMatchObject({
      records: [],
      refusals: [{ reason: 'entered-in-error' }],
    });
  });
});

describe('details', () => {
  it('of an encounter are its diagnoses by the conditions that it names', () => {
    const condition = { resourceType: 'Condition', id: 'k', code: { text: 'Asthma' }, subject };
    const encounter = {
      resourceType: 'Encounter',
      id: 'e',
      status: 'finished',
      class: { code: 'AMB', display: 'ambulatory' },
      period: { start: '2024-03-05', end: '2024-03-06' },
      diagnosis: [{ condition: { reference: 'Condition/k' } }],
      location: [{ location: { display: 'North office' } }],
      subject,
    };
    expect(itemsIn(condition, encounter)).toMatchObject([
      {
        name: 'ambulatory',
        date: '2024-03-05',
        ended: '2024-03-06',
        status: 'completed',
        details: [
          { kind: 'diagnosis', text: 'Asthma' },
          { kind: 'place', text: 'North office' },
        ],
      },
    ]);
  });

  it('of a care plan are its activities, else its own text', () => {
    const plan = { resourceType: 'CarePlan', id: 'c', status: 'active', intent: 'plan', subject };
    const category = [{ text: 'Assessment' }];
    const text = { status: 'additional', div: '<div>Less <b>salt</b> &amp; walks</div>' };
    expect(itemsIn({ ...plan, category, text })).toMatchObject([
      { name: 'Assessment', value: { text: 'Less salt & walks' } },
    ]);
    const activity = [{ detail: { code: { text: 'Diet' } } }];
    expect(itemsIn({ ...plan, category, text, activity })).toMatchObject([
      { details: [{ kind: 'activity', text: 'Diet' }] },
    ]);
  });

  it('of a finding are its components', () => {
    const component = [{ code: { text: 'Sleep' }, valueString: 'Well' }];
    expect(itemsIn({ ...observation('survey'), component })).toMatchObject([
      { value: { text: 'Former smoker' }, details: [{ kind: 'part', text: 'Sleep: Well' }] },
    ]);
  });
});

describe('an advance directive', () => {
  const consent = {
    resourceType: 'Consent',
    id: 'a',
    status: 'active',
    scope: { coding: [{ code: 'adr' }] },
    category: [{ coding: [{ system: 'http://loinc.org', code: '42348-3' }] }, { text: 'Resuscitation' }],
    patient: subject,
    dateTime: '2024-03-05',
    provision: { code: [{ text: 'Do not resuscitate' }], actor: [{ reference: { display: 'Eva Gil' } }] },
  };

  it('is a consent that is given ahead of care, with what it says and who decides', () => {
    expect(itemsIn(consent)).toMatchObject([
      {
        section: 'advanceDirectives',
        name: 'Resuscitation',
        value: { kind: 'text', text: 'Do not resuscitate' },
        date: '2024-03-05',
        status: 'active',
        details: [{ kind: 'agent', text: 'Eva Gil' }],
      },
    ]);
  });

  it.each([
    { scope: { coding: [{ code: 'patient-privacy' }] }, category: [{ coding: [{ code: 'INFA' }] }] },
    { status: 'rejected' },
    { status: 'proposed' },
  ])('is none where it is about something else, or nobody gave it: %j', (more) => {
    expect(one({ ...consent, ...more })).toMatchObject({ records: [], refusals: [{ reason: 'not-kept' }] });
  });
});

describe('what is only an idea', () => {
  it.each([
    { resourceType: 'Goal', lifecycleStatus: 'rejected', description: { text: 'Walk' }, subject },
    { resourceType: 'CarePlan', status: 'active', intent: 'proposal', title: 'Diet', subject },
    { resourceType: 'ServiceRequest', status: 'draft', intent: 'order', code: { text: 'X-ray' }, subject },
    { resourceType: 'Coverage', status: 'draft', payor: [{ display: 'Good Health' }], beneficiary: subject },
  ])('is not kept: $resourceType', (resource) => {
    expect(one({ id: 'i', ...resource })).toMatchObject({ records: [], refusals: [{ reason: 'not-kept' }] });
  });
});

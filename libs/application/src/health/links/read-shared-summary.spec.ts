import { describe, expect, it } from '@jest/globals';
import { readSharedSummary } from './read-shared-summary.ts';

const coded = (code: string) => ({ coding: [{ code }] });

/** A document of one section with one resource, as another maker's program may write it. */
const documentOf = (resource: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'document',
    entry: [
      {
        resource: {
          ...{ resourceType: 'Composition', id: 'c', date: '2026-03-01' },
          section: [
            {
              title: 'Section',
              code: coded('11450-4'),
              entry: [{ reference: `${String(resource['resourceType'])}/one` }],
            },
          ],
        },
      },
      { resource: { resourceType: 'Patient', id: 'p', name: [{ given: ['Ana', 'Lía'], family: 'Pérez' }] } },
      { resource: { id: 'one', ...resource } },
    ],
  });

const read = (resource: Readonly<Record<string, unknown>>) =>
  readSharedSummary(documentOf(resource))?.sections[0]?.entries[0];

describe('a shared summary', () => {
  it.each([
    { what: 'a problem that is there', said: { clinicalStatus: coded('active') }, marks: ['active'] },
    { what: 'one that is over', said: { clinicalStatus: coded('resolved') }, marks: ['resolved'] },
    { what: 'one in remission', said: { clinicalStatus: coded('remission') }, marks: ['inactive'] },
    { what: 'one of which nothing is said', said: {}, marks: ['unknown'] },
    { what: 'one in a status that nobody knows', said: { clinicalStatus: coded('maybe') }, marks: ['unknown'] },
    {
      what: 'one that was refuted, whatever else is said',
      said: { clinicalStatus: coded('active'), verificationStatus: coded('refuted') },
      marks: ['ruled-out'],
    },
    {
      what: 'one that was entered in error',
      said: { clinicalStatus: coded('active'), verificationStatus: coded('entered-in-error') },
      marks: ['error'],
    },
    {
      what: 'one that is confirmed',
      said: { clinicalStatus: coded('active'), verificationStatus: coded('confirmed') },
      marks: ['active'],
    },
  ])('shows $what as that', ({ said, marks }) => {
    expect(read({ resourceType: 'Condition', code: { text: 'Asthma' }, ...said })).toEqual({
      name: 'Asthma',
      marks,
      details: [],
    });
  });

  it.each([
    { status: 'active', marks: ['active'] },
    { status: 'stopped', marks: ['past'] },
    { status: 'completed', marks: ['past'] },
    { status: 'on-hold', marks: ['inactive'] },
    { status: 'unknown', marks: ['unknown'] },
    { status: undefined, marks: ['unknown'] },
  ])('does not show a medication that is $status as another', ({ status, marks }) => {
    const medicationCodeableConcept = { text: 'Glipizide' };
    const dosageInstruction = [{ text: 'Once a day' }];
    for (const resourceType of ['MedicationRequest', 'MedicationStatement'])
      expect(read({ resourceType, status, medicationCodeableConcept, dosageInstruction })).toEqual({
        name: 'Glipizide',
        marks,
        details: ['Once a day'],
      });
  });

  it('tells how bad a reaction was and may be', () => {
    const reaction = [{ manifestation: [{ text: 'Swelling' }], severity: 'severe' }];
    const allergy = { resourceType: 'AllergyIntolerance', code: { text: 'Shellfish' }, reaction };
    expect(read({ ...allergy, clinicalStatus: coded('active'), criticality: 'high' })).toEqual({
      name: 'Shellfish',
      marks: ['active', 'severe', 'high-risk'],
      details: ['Swelling'],
    });
  });

  it('says of a vaccine that was not given that it was not, and of one that was nothing more', () => {
    const vaccine = {
      resourceType: 'Immunization',
      vaccineCode: { text: 'Influenza' },
      occurrenceDateTime: '2025-10-02',
    };
    expect(read({ ...vaccine, status: 'not-done' })).toMatchObject({ marks: ['not-done'], date: '2025-10-02' });
    expect(read({ ...vaccine, status: 'completed' })).toMatchObject({ marks: [] });
  });

  it('shows a result with its usual values, whether it is outside of them, and whether it may change', () => {
    const result = {
      ...{ resourceType: 'Observation', code: { text: 'Potassium' }, status: 'preliminary' },
      valueQuantity: { value: 6.1, unit: 'mmol/L' },
      interpretation: [coded('HH')],
      referenceRange: [{ low: { value: 3.5, unit: 'mmol/L' }, high: { value: 5.1, unit: 'mmol/L' } }],
    };
    expect(read(result)).toEqual({
      name: 'Potassium',
      marks: ['preliminary', 'high'],
      details: ['6.1 mmol/L', '(3.5 mmol/L – 5.1 mmol/L)'],
    });
  });

  it('tells none from what is not known', () => {
    const says = (code: string) =>
      readSharedSummary(documentOf({ resourceType: 'AllergyIntolerance', code: coded(code) }))?.sections[0];
    expect(says('no-known-allergies')).toMatchObject({ says: 'none', entries: [] });
    expect(says('no-allergy-info')).toMatchObject({ says: 'unknown', entries: [] });
  });

  it('names the patient, and is nothing where there is no document', () => {
    expect(readSharedSummary(documentOf({ resourceType: 'Condition' }))).toMatchObject({ patient: 'Ana Lía Pérez' });
    for (const text of ['', '[]', '{"entry":7}', '<html>']) expect(readSharedSummary(text)).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

const loinc = 'http://loinc.org';
const response = (more: object = {}): object => ({
  resourceType: 'QuestionnaireResponse',
  id: 'q',
  questionnaire: 'http://hl7.org/fhir/us/core/Questionnaire/exercise-vital-sign',
  status: 'completed',
  subject: { reference: 'Patient/p' },
  authored: '2023-08-04T03:52:52.685Z',
  item: [
    { linkId: '/89555-7', text: 'Days per week of exercise', answer: [{ valueDecimal: 3.5 }] },
    {
      linkId: '2',
      text: 'Tobacco',
      item: [
        {
          linkId: '2.1',
          text: 'How often',
          answer: [{ valueCoding: { system: loinc, code: 'LA6270-8', display: 'Never' } }, { valueString: 'Not once' }],
        },
      ],
    },
    { linkId: '3', text: 'Not answered' },
    { linkId: '4', text: 'Do you smoke', answer: [{ valueBoolean: false }] },
  ],
  ...more,
});
const read = (...resources: readonly object[]) => readRecords(fhirInput(bundleOf(...resources)));
const itemsIn = (...resources: readonly object[]) =>
  read(...resources).records.flatMap((each) => (each.type === 'item' ? [{ section: each.section, ...each.item }] : []));

describe('answers to a questionnaire', () => {
  it('are one entry with each question that was answered, in the order of the form', () => {
    expect(itemsIn(response())).toMatchObject([
      {
        section: 'healthStatus',
        name: 'exercise-vital-sign',
        date: '2023-08-04T03:52:52.685Z',
        status: 'final',
        components: [
          {
            name: 'Days per week of exercise',
            value: { kind: 'quantity', value: '3.5' },
          },
          { name: 'How often', value: { text: 'Never' }, valueCode: { system: loinc, code: 'LA6270-8' } },
          { name: 'How often', value: { text: 'Not once' } },
          { name: 'Do you smoke', value: { text: 'false' } },
        ],
        details: [
          { kind: 'part', text: 'Days per week of exercise: 3.5' },
          { kind: 'part', text: 'How often: Never' },
          { kind: 'part', text: 'How often: Not once' },
          { kind: 'part', text: 'Do you smoke: false' },
        ],
      },
    ]);
  });

  it('are named by the questionnaire, where the input has it or says its title', () => {
    const questionnaire = {
      resourceType: 'Questionnaire',
      id: 'exercise',
      url: 'http://hl7.org/fhir/us/core/Questionnaire/exercise-vital-sign',
      title: 'Exercise vital sign',
      status: 'active',
    };
    expect(itemsIn(response({ contained: [questionnaire], questionnaire: '#exercise' }))).toMatchObject([
      { name: 'Exercise vital sign' },
    ]);
    const url = 'http://hl7.org/fhir/StructureDefinition/display';
    expect(
      itemsIn(response({ _questionnaire: { extension: [{ url, valueString: 'About exercise' }] } })),
    ).toMatchObject([{ name: 'About exercise' }]);
    expect(read(response({ questionnaire: undefined })).refusals).toMatchObject([{ reason: 'unreadable' }]);
  });

  it('are not told twice, not before they are given, and not at all where there are none', () => {
    const observation = {
      resourceType: 'Observation',
      id: 'o',
      status: 'final',
      category: [{ coding: [{ code: 'survey' }] }],
      code: { text: 'Days per week of exercise' },
      valueString: '3.5',
      subject: { reference: 'Patient/p' },
      derivedFrom: [{ reference: 'QuestionnaireResponse/q' }],
    };
    expect(itemsIn(response(), observation)).toMatchObject([{ name: 'Days per week of exercise' }]);
    for (const more of [{ status: 'in-progress' }, { status: 'stopped' }, { item: [] }, { item: undefined }]) {
      expect(read(response(more)).refusals).toMatchObject([{ reason: 'not-kept' }]);
    }
    expect(read(response({ status: 'entered-in-error' })).refusals).toMatchObject([{ reason: 'entered-in-error' }]);
    expect(itemsIn(response({ status: 'amended' }))).toMatchObject([{ status: 'corrected' }]);
  });
});

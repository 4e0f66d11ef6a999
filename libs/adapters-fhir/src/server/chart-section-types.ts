import { allergyIntolerance, noKnownAllergy } from '../resources/allergy-intolerance.ts';
import { servedNote } from '../resources/clinical-note.ts';
import { condition, noKnownProblem } from '../resources/condition.ts';
import { diagnosticReport } from '../resources/diagnostic-report.ts';
import { documentReference } from '../resources/document-reference.ts';
import { immunization } from '../resources/immunization.ts';
import { medicationRequest, noKnownMedication } from '../resources/medication-request.ts';
import { observations } from '../resources/observation.ts';
import { carePlan, device, finding, goal } from '../resources/record-item.ts';
import { procedure } from '../resources/procedure.ts';
import { vitalSign } from '../resources/vital-sign.ts';
import { joinedTypes } from './joined-types.ts';
import { chartType } from './chart-types.ts';
import { date, reference, token } from './search-parameters.ts';

const ofSubject = { patient: reference('Patient', 'subject') };

const observation = {
  type: 'Observation',
  parameters: {
    ...ofSubject,
    category: token('category.coding'),
    code: token('code.coding'),
    date: date('effectiveDateTime'),
    status: token('status'),
  },
};

const report = {
  type: 'DiagnosticReport',
  parameters: {
    ...ofSubject,
    category: token('category.coding'),
    code: token('code.coding'),
    date: date('effectiveDateTime'),
    status: token('status'),
  },
};

const document = {
  type: 'DocumentReference',
  parameters: {
    ...ofSubject,
    category: token('category.coding'),
    type: token('type.coding'),
    date: date('date'),
    status: token('status'),
  },
};

/** The types that are made of the sections of a chart. */
export const recordTypes = [
  chartType({
    type: 'AllergyIntolerance',
    profile: 'allergyintolerance',
    section: 'allergies',
    parameters: {
      patient: reference('Patient', 'patient'),
      'clinical-status': token('clinicalStatus.coding'),
      'verification-status': token('verificationStatus.coding'),
      code: token('code.coding'),
    },
    resources: (_, patient, allergy) => [allergyIntolerance(patient, allergy)],
    noneKnown: noKnownAllergy,
  }),
  chartType({
    type: 'Condition',
    profile: 'condition-problems-health-concerns',
    section: 'conditions',
    categories: ['http://terminology.hl7.org/CodeSystem/condition-category|problem-list-item'],
    parameters: {
      ...ofSubject,
      category: token('category.coding'),
      'clinical-status': token('clinicalStatus.coding'),
      code: token('code.coding'),
      'onset-date': date('onsetDateTime'),
      'abatement-date': date('abatementDateTime'),
    },
    resources: (_, patient, one) => [condition(patient, one)],
    noneKnown: noKnownProblem,
  }),
  chartType({
    type: 'MedicationRequest',
    profile: 'medicationrequest',
    section: 'medications',
    parameters: { ...ofSubject, status: token('status'), intent: token('intent') },
    resources: (_, patient, medication) => [medicationRequest(patient, medication)],
    noneKnown: noKnownMedication,
  }),
  chartType({
    type: 'Immunization',
    profile: 'immunization',
    section: 'immunizations',
    parameters: { patient: reference('Patient', 'patient'), status: token('status'), date: date('occurrenceDateTime') },
    resources: (_, patient, one) => [immunization(patient, one)],
  }),
  joinedTypes(
    chartType({
      ...observation,
      profile: 'observation-lab',
      section: 'labs',
      categories: ['http://terminology.hl7.org/CodeSystem/observation-category|laboratory'],
      resources: (_, patient, lab) => observations(patient, lab),
    }),
    chartType({
      ...observation,
      profile: 'vital-signs',
      section: 'vitalSigns',
      categories: ['http://terminology.hl7.org/CodeSystem/observation-category|vital-signs'],
      resources: (_, patient, one) => [vitalSign(patient, one)],
    }),
    chartType({
      ...observation,
      section: 'socialHistory',
      categories: ['http://terminology.hl7.org/CodeSystem/observation-category|social-history'],
      resources: (_, patient, one) => finding('socialHistory', patient, one),
    }),
    chartType({
      ...observation,
      section: 'healthStatus',
      categories: ['http://terminology.hl7.org/CodeSystem/observation-category|survey'],
      resources: (_, patient, one) => finding('healthStatus', patient, one),
    }),
    chartType({
      ...observation,
      section: 'clinicalTests',
      categories: [
        'http://terminology.hl7.org/CodeSystem/observation-category|exam',
        'http://hl7.org/fhir/us/core/CodeSystem/us-core-category|clinical-test',
      ],
      resources: (_, patient, one) => finding('clinicalTests', patient, one),
    }),
  ),
  chartType({
    type: 'Goal',
    profile: 'goal',
    section: 'goals',
    parameters: { ...ofSubject, 'lifecycle-status': token('lifecycleStatus'), 'target-date': date('target.dueDate') },
    resources: (_, patient, one) => goal(patient, one),
  }),
  chartType({
    type: 'CarePlan',
    profile: 'careplan',
    section: 'carePlans',
    parameters: {
      ...ofSubject,
      category: token('category.coding'),
      date: date('period.start'),
      status: token('status'),
    },
    resources: (_, patient, one) => carePlan(patient, one),
  }),
  chartType({
    type: 'Device',
    profile: 'implantable-device',
    section: 'devices',
    parameters: { patient: reference('Patient', 'patient'), type: token('type.coding'), status: token('status') },
    resources: (_, patient, one) => device(patient, one),
  }),
  chartType({
    type: 'Procedure',
    profile: 'procedure',
    section: 'procedures',
    parameters: {
      ...ofSubject,
      code: token('code.coding'),
      date: date('performedDateTime'),
      status: token('status'),
    },
    resources: (_, patient, one) => [procedure(patient, one)],
  }),
  joinedTypes(
    chartType({
      ...report,
      profile: 'diagnosticreport-lab',
      section: 'labs',
      resources: (_, patient, lab) => [diagnosticReport(patient, lab)],
    }),
    chartType({
      ...report,
      profile: 'diagnosticreport-note',
      section: 'notes',
      resources: (_, patient, note) => (note.conclusion === undefined ? [] : [servedNote(patient, note)]),
    }),
  ),
  joinedTypes(
    chartType({
      ...document,
      profile: 'documentreference',
      section: 'documents',
      resources: (face, patient, one) => [documentReference(face, patient, one)],
    }),
    chartType({
      ...document,
      section: 'notes',
      resources: (_, patient, note) => (note.conclusion === undefined ? [servedNote(patient, note)] : []),
    }),
  ),
];

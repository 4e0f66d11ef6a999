import { defineMessages } from '@portico/application/texts';

export const recordConditionWords = defineMessages({
  name: {
    id: 'documents.recordCondition.name',
    defaultMessage: 'Condition',
    description: 'Printed record, condition: name',
  },
  status: {
    id: 'documents.recordCondition.status',
    defaultMessage: 'Status',
    description: 'Printed record, condition: status',
  },
  onset: {
    id: 'documents.recordCondition.onset',
    defaultMessage: 'Began',
    description: 'Printed record, condition: onset',
  },
  ended: {
    id: 'documents.recordCondition.ended',
    defaultMessage: 'Ended',
    description: 'Printed record, condition: ended',
  },
});

export const recordAllergyWords = defineMessages({
  substance: {
    id: 'documents.recordAllergy.substance',
    defaultMessage: 'Substance',
    description: 'Printed record, allergy: substance',
  },
  reactions: {
    id: 'documents.recordAllergy.reactions',
    defaultMessage: 'Reactions',
    description: 'Printed record, allergy: reactions',
  },
  categories: {
    id: 'documents.recordAllergy.categories',
    defaultMessage: 'Type',
    description: 'Printed record, allergy: kinds of substance that it is to',
  },
  severity: {
    id: 'documents.recordAllergy.severity',
    defaultMessage: 'Past severity; future risk',
    description: 'Printed record, allergy: how bad past reactions were, and what a next one could do',
  },
  status: {
    id: 'documents.recordAllergy.status',
    defaultMessage: 'Status',
    description: 'Printed record, allergy: status',
  },
  recorded: {
    id: 'documents.recordAllergy.recorded',
    defaultMessage: 'Recorded',
    description: 'Printed record, allergy: recorded',
  },
});

export const recordMedicationWords = defineMessages({
  name: {
    id: 'documents.recordMedication.name',
    defaultMessage: 'Medication',
    description: 'Printed record, medication: name',
  },
  dose: {
    id: 'documents.recordMedication.dose',
    defaultMessage: 'Dose',
    description: 'Printed record, medication: dose',
  },
  instructions: {
    id: 'documents.recordMedication.instructions',
    defaultMessage: 'How to take it',
    description: 'Printed record, medication: instructions',
  },
  status: {
    id: 'documents.recordMedication.status',
    defaultMessage: 'Status',
    description: 'Printed record, medication: status',
  },
  dates: {
    id: 'documents.recordMedication.dates',
    defaultMessage: 'Dates',
    description: 'Printed record, medication: dates',
  },
  details: {
    id: 'documents.recordMedication.details',
    defaultMessage: 'Details',
    description: 'Printed record, medication: what it is taken for and who prescribed it',
  },
});

export const recordDocumentWords = defineMessages({
  title: {
    id: 'documents.recordDocument.title',
    defaultMessage: 'Document',
    description: 'Printed record, document: title',
  },
  date: { id: 'documents.recordDocument.date', defaultMessage: 'Date', description: 'Printed record, document: date' },
  author: {
    id: 'documents.recordDocument.author',
    defaultMessage: 'Author',
    description: 'Printed record, document: author',
  },
  type: { id: 'documents.recordDocument.type', defaultMessage: 'Type', description: 'Printed record, document: type' },
  size: { id: 'documents.recordDocument.size', defaultMessage: 'Size', description: 'Printed record, document: size' },
});

export const recordMemberWords = defineMessages({
  name: { id: 'documents.recordMember.name', defaultMessage: 'Name', description: 'Printed record, member: name' },
  role: { id: 'documents.recordMember.role', defaultMessage: 'Role', description: 'Printed record, member: role' },
  phone: { id: 'documents.recordMember.phone', defaultMessage: 'Phone', description: 'Printed record, member: phone' },
  email: { id: 'documents.recordMember.email', defaultMessage: 'Email', description: 'Printed record, member: email' },
  place: {
    id: 'documents.recordMember.place',
    defaultMessage: 'Location',
    description: 'Printed record, member: where the care is given',
  },
});

export const recordStandingWords = defineMessages({
  active: {
    id: 'documents.recordStanding.active',
    defaultMessage: 'Active',
    description: 'Printed record, standing: active',
  },
  resolved: {
    id: 'documents.recordStanding.resolved',
    defaultMessage: 'Resolved',
    description: 'Printed record, standing: resolved',
  },
  inactive: {
    id: 'documents.recordStanding.inactive',
    defaultMessage: 'Inactive',
    description: 'Printed record, standing: inactive',
  },
  unconfirmed: {
    id: 'documents.recordStanding.unconfirmed',
    defaultMessage: 'Not confirmed',
    description: 'Printed record, standing: unconfirmed',
  },
  refuted: {
    id: 'documents.recordStanding.refuted',
    defaultMessage: 'Ruled out',
    description: 'Printed record, standing: refuted',
  },
  unknown: {
    id: 'documents.recordStanding.unknown',
    defaultMessage: 'Not stated',
    description: 'Printed record, standing: unknown',
  },
});

export const recordSeverityWords = defineMessages({
  mild: { id: 'documents.recordSeverity.mild', defaultMessage: 'Mild', description: 'Printed record, severity: mild' },
  moderate: {
    id: 'documents.recordSeverity.moderate',
    defaultMessage: 'Moderate',
    description: 'Printed record, severity: moderate',
  },
  severe: {
    id: 'documents.recordSeverity.severe',
    defaultMessage: 'Severe',
    description: 'Printed record, severity: severe',
  },
});

export const recordAllergyCategoryWords = defineMessages({
  food: {
    id: 'documents.recordAllergyCategory.food',
    defaultMessage: 'food',
    description: 'Printed record, allergy: kind of substance that it is to',
  },
  medication: {
    id: 'documents.recordAllergyCategory.medication',
    defaultMessage: 'medication',
    description: 'Printed record, allergy: kind of substance that it is to',
  },
  environment: {
    id: 'documents.recordAllergyCategory.environment',
    defaultMessage: 'environment',
    description: 'Printed record, allergy: kind of substance that it is to, such as pollen or latex',
  },
  biologic: {
    id: 'documents.recordAllergyCategory.biologic',
    defaultMessage: 'biologic',
    description: 'Printed record, allergy: kind of substance that it is to, made from living organisms',
  },
});

export const recordCriticalityWords = defineMessages({
  low: {
    id: 'documents.recordCriticality.low',
    defaultMessage: 'a future reaction isn’t expected to be life-threatening',
    description: 'Printed record, allergy, after the severity of past reactions: what a next one could do',
  },
  high: {
    id: 'documents.recordCriticality.high',
    defaultMessage: 'a future reaction could be life-threatening',
    description: 'Printed record, allergy, after the severity of past reactions: what a next one could do',
  },
  'unable-to-assess': {
    id: 'documents.recordCriticality.unable-to-assess',
    defaultMessage: 'it isn’t known how dangerous a future reaction could be',
    description: 'Printed record, allergy, after its severity: the risk was looked at and could not be told',
  },
});

export const recordFillingWords = defineMessages({
  completed: {
    id: 'documents.recordFilling.completed',
    defaultMessage: 'Filled',
    description: 'Printed record, a pharmacy handed out a medication; before the day and how much',
  },
  pending: {
    id: 'documents.recordFilling.pending',
    defaultMessage: 'Fill in progress',
    description: 'Printed record, a pharmacy prepares a medication; before the day and how much',
  },
  cancelled: {
    id: 'documents.recordFilling.cancelled',
    defaultMessage: 'Fill canceled',
    description: 'Printed record, a pharmacy did not hand out a medication; before the day and how much',
  },
  unknown: {
    id: 'documents.recordFilling.unknown',
    defaultMessage: 'Fill, status not stated',
    description: 'Printed record, whether a pharmacy handed out a medication is not known; before the day and how much',
  },
});

export const recordTakingWords = defineMessages({
  current: {
    id: 'documents.recordTaking.current',
    defaultMessage: 'Current',
    description: 'Printed record, taking: current',
  },
  past: { id: 'documents.recordTaking.past', defaultMessage: 'Past', description: 'Printed record, taking: past' },
  'not-taken': {
    id: 'documents.recordTaking.not-taken',
    defaultMessage: 'Not taken',
    description: 'Printed record, taking: not-taken',
  },
  unknown: {
    id: 'documents.recordTaking.unknown',
    defaultMessage: 'Not stated',
    description: 'Printed record, taking: unknown',
  },
});

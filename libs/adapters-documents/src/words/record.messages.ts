import { defineMessages } from '@portico/application/texts';

export const recordWords = defineMessages({
  recordTitle: {
    id: 'documents.record.recordTitle',
    defaultMessage: 'Medical record',
    description: 'Printed record: recordTitle',
  },
  labTitle: { id: 'documents.record.labTitle', defaultMessage: 'Lab report', description: 'Printed record: labTitle' },
  patient: { id: 'documents.record.patient', defaultMessage: 'Patient', description: 'Printed record: patient' },
  birthDate: {
    id: 'documents.record.birthDate',
    defaultMessage: 'Date of birth',
    description: 'Printed record: birthDate',
  },
  practice: { id: 'documents.record.practice', defaultMessage: 'Practice', description: 'Printed record: practice' },
  printedOn: {
    id: 'documents.record.printedOn',
    defaultMessage: 'Printed on',
    description: 'Printed record: printedOn',
  },
  pending: { id: 'documents.record.pending', defaultMessage: 'Pending', description: 'Printed record: pending' },
  noResults: {
    id: 'documents.record.noResults',
    defaultMessage: 'This report has no result lines.',
    description: 'Printed record: noResults',
  },
});

export const recordSectionsWords = defineMessages({
  conditions: {
    id: 'documents.recordSections.conditions',
    defaultMessage: 'Conditions',
    description: 'Printed record, sections: conditions',
  },
  allergies: {
    id: 'documents.recordSections.allergies',
    defaultMessage: 'Allergies',
    description: 'Printed record, sections: allergies',
  },
  medications: {
    id: 'documents.recordSections.medications',
    defaultMessage: 'Medications',
    description: 'Printed record, sections: medications',
  },
  labs: {
    id: 'documents.recordSections.labs',
    defaultMessage: 'Lab results',
    description: 'Printed record, sections: labs',
  },
  documents: {
    id: 'documents.recordSections.documents',
    defaultMessage: 'Documents',
    description: 'Printed record, sections: documents',
  },
  careTeam: {
    id: 'documents.recordSections.careTeam',
    defaultMessage: 'Care team',
    description: 'Printed record, sections: careTeam',
  },
});

export const recordNoneKnownWords = defineMessages({
  conditions: {
    id: 'documents.recordNoneKnown.conditions',
    defaultMessage: 'No known conditions.',
    description: 'Printed record, noneKnown: conditions',
  },
  allergies: {
    id: 'documents.recordNoneKnown.allergies',
    defaultMessage: 'No known allergies.',
    description: 'Printed record, noneKnown: allergies',
  },
  medications: {
    id: 'documents.recordNoneKnown.medications',
    defaultMessage: 'No known medications.',
    description: 'Printed record, noneKnown: medications',
  },
  labs: {
    id: 'documents.recordNoneKnown.labs',
    defaultMessage: 'The practice states that there are no lab results.',
    description: 'Printed record, noneKnown: labs',
  },
  documents: {
    id: 'documents.recordNoneKnown.documents',
    defaultMessage: 'The practice states that there are no documents.',
    description: 'Printed record, noneKnown: documents',
  },
  careTeam: {
    id: 'documents.recordNoneKnown.careTeam',
    defaultMessage: 'The practice states that there is no care team.',
    description: 'Printed record, noneKnown: careTeam',
  },
});

export const recordNoInformationWords = defineMessages({
  conditions: {
    id: 'documents.recordNoInformation.conditions',
    defaultMessage: 'There is no information about conditions.',
    description: 'Printed record, noInformation: conditions',
  },
  allergies: {
    id: 'documents.recordNoInformation.allergies',
    defaultMessage: 'There is no information about allergies. This does not mean that there are none.',
    description: 'Printed record, noInformation: allergies',
  },
  medications: {
    id: 'documents.recordNoInformation.medications',
    defaultMessage: 'There is no information about medications. This does not mean that none are taken.',
    description: 'Printed record, noInformation: medications',
  },
  labs: {
    id: 'documents.recordNoInformation.labs',
    defaultMessage: 'There is no information about lab results.',
    description: 'Printed record, noInformation: labs',
  },
  documents: {
    id: 'documents.recordNoInformation.documents',
    defaultMessage: 'There is no information about documents.',
    description: 'Printed record, noInformation: documents',
  },
  careTeam: {
    id: 'documents.recordNoInformation.careTeam',
    defaultMessage: 'There is no information about the care team.',
    description: 'Printed record, noInformation: careTeam',
  },
});

export const recordNothingRecordedWords = defineMessages({
  conditions: {
    id: 'documents.recordNothingRecorded.conditions',
    defaultMessage: 'No conditions are recorded.',
    description: 'Printed record, nothingRecorded: conditions',
  },
  allergies: {
    id: 'documents.recordNothingRecorded.allergies',
    defaultMessage: 'No allergies are recorded. This does not mean that there are none.',
    description: 'Printed record, nothingRecorded: allergies',
  },
  medications: {
    id: 'documents.recordNothingRecorded.medications',
    defaultMessage: 'No medications are recorded.',
    description: 'Printed record, nothingRecorded: medications',
  },
  labs: {
    id: 'documents.recordNothingRecorded.labs',
    defaultMessage: 'No lab results are recorded.',
    description: 'Printed record, nothingRecorded: labs',
  },
  documents: {
    id: 'documents.recordNothingRecorded.documents',
    defaultMessage: 'No documents are recorded.',
    description: 'Printed record, nothingRecorded: documents',
  },
  careTeam: {
    id: 'documents.recordNothingRecorded.careTeam',
    defaultMessage: 'No care team is recorded.',
    description: 'Printed record, nothingRecorded: careTeam',
  },
});

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
  severity: {
    id: 'documents.recordAllergy.severity',
    defaultMessage: 'Severity',
    description: 'Printed record, allergy: severity',
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
});

export const recordResultWords = defineMessages({
  name: { id: 'documents.recordResult.name', defaultMessage: 'Test', description: 'Printed record, result: name' },
  value: { id: 'documents.recordResult.value', defaultMessage: 'Result', description: 'Printed record, result: value' },
  reference: {
    id: 'documents.recordResult.reference',
    defaultMessage: 'Reference range',
    description: 'Printed record, result: reference',
  },
  flag: { id: 'documents.recordResult.flag', defaultMessage: 'Flag', description: 'Printed record, result: flag' },
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

export const recordLabStatusWords = defineMessages({
  final: {
    id: 'documents.recordLabStatus.final',
    defaultMessage: 'Final',
    description: 'Printed record, labStatus: final',
  },
  preliminary: {
    id: 'documents.recordLabStatus.preliminary',
    defaultMessage: 'Preliminary',
    description: 'Printed record, labStatus: preliminary',
  },
  corrected: {
    id: 'documents.recordLabStatus.corrected',
    defaultMessage: 'Corrected',
    description: 'Printed record, labStatus: corrected',
  },
  pending: {
    id: 'documents.recordLabStatus.pending',
    defaultMessage: 'Pending',
    description: 'Printed record, labStatus: pending',
  },
  cancelled: {
    id: 'documents.recordLabStatus.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Printed record, labStatus: cancelled',
  },
});

export const recordFlagWords = defineMessages({
  low: { id: 'documents.recordFlag.low', defaultMessage: 'Low', description: 'Printed record, flag: low' },
  high: { id: 'documents.recordFlag.high', defaultMessage: 'High', description: 'Printed record, flag: high' },
  'critical-low': {
    id: 'documents.recordFlag.critical-low',
    defaultMessage: 'Critically low',
    description: 'Printed record, flag: critical-low',
  },
  'critical-high': {
    id: 'documents.recordFlag.critical-high',
    defaultMessage: 'Critically high',
    description: 'Printed record, flag: critical-high',
  },
  abnormal: {
    id: 'documents.recordFlag.abnormal',
    defaultMessage: 'Abnormal',
    description: 'Printed record, flag: abnormal',
  },
  normal: { id: 'documents.recordFlag.normal', defaultMessage: 'Normal', description: 'Printed record, flag: normal' },
});

export const recordPhraseWords = defineMessages({
  atLeast: {
    id: 'documents.recordPhrase.atLeast',
    defaultMessage: '{low} or more',
    description: 'Printed record; low',
  },
  atMost: {
    id: 'documents.recordPhrase.atMost',
    defaultMessage: '{high} or less',
    description: 'Printed record; high',
  },
  from: { id: 'documents.recordPhrase.from', defaultMessage: 'From {date}', description: 'Printed record; date' },
  until: { id: 'documents.recordPhrase.until', defaultMessage: 'Until {date}', description: 'Printed record; date' },
  between: {
    id: 'documents.recordPhrase.between',
    defaultMessage: '{start} to {end}',
    description: 'Printed record; start, end',
  },
  orderedBy: {
    id: 'documents.recordPhrase.orderedBy',
    defaultMessage: 'Ordered by {name}',
    description: 'Printed record; name',
  },
  utcOffset: {
    id: 'documents.recordPhrase.utcOffset',
    defaultMessage: '{date}, {time} (UTC{offset})',
    description: 'Printed record; date, time, offset',
  },
  page: {
    id: 'documents.recordPhrase.page',
    defaultMessage: 'Page {page} of {pages}',
    description: 'Printed record; page, pages',
  },
});

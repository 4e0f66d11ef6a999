import { defineMessages } from '@portico/application/texts';

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
  immunizations: {
    id: 'documents.recordSections.immunizations',
    defaultMessage: 'Immunizations',
    description: 'Printed record, sections: immunizations',
  },
  labs: {
    id: 'documents.recordSections.labs',
    defaultMessage: 'Lab results',
    description: 'Printed record, sections: labs',
  },
  vitalSigns: {
    id: 'documents.recordSections.vitalSigns',
    defaultMessage: 'Vital signs',
    description: 'Printed record, sections: vitalSigns',
  },
  procedures: {
    id: 'documents.recordSections.procedures',
    defaultMessage: 'Procedures',
    description: 'Printed record, sections: procedures',
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
  immunizations: {
    id: 'documents.recordNoneKnown.immunizations',
    defaultMessage: 'The practice states that there are no immunizations.',
    description: 'Printed record, noneKnown: immunizations',
  },
  labs: {
    id: 'documents.recordNoneKnown.labs',
    defaultMessage: 'The practice states that there are no lab results.',
    description: 'Printed record, noneKnown: labs',
  },
  vitalSigns: {
    id: 'documents.recordNoneKnown.vitalSigns',
    defaultMessage: 'The practice states that there are no vital signs.',
    description: 'Printed record, noneKnown: vitalSigns',
  },
  procedures: {
    id: 'documents.recordNoneKnown.procedures',
    defaultMessage: 'The practice states that there are no procedures.',
    description: 'Printed record, noneKnown: procedures',
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
    defaultMessage: 'There is no information about allergies. This doesn’t mean that there are none.',
    description: 'Printed record, noInformation: allergies',
  },
  medications: {
    id: 'documents.recordNoInformation.medications',
    defaultMessage: 'There is no information about medications. This doesn’t mean that none are taken.',
    description: 'Printed record, noInformation: medications',
  },
  immunizations: {
    id: 'documents.recordNoInformation.immunizations',
    defaultMessage: 'There is no information about immunizations. This doesn’t mean that there are none.',
    description: 'Printed record, noInformation: immunizations',
  },
  labs: {
    id: 'documents.recordNoInformation.labs',
    defaultMessage: 'There is no information about lab results.',
    description: 'Printed record, noInformation: labs',
  },
  vitalSigns: {
    id: 'documents.recordNoInformation.vitalSigns',
    defaultMessage: 'There is no information about vital signs.',
    description: 'Printed record, noInformation: vitalSigns',
  },
  procedures: {
    id: 'documents.recordNoInformation.procedures',
    defaultMessage: 'There is no information about procedures. This doesn’t mean that there are none.',
    description: 'Printed record, noInformation: procedures',
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
    defaultMessage: 'No allergies are recorded. This doesn’t mean that there are none.',
    description: 'Printed record, nothingRecorded: allergies',
  },
  medications: {
    id: 'documents.recordNothingRecorded.medications',
    defaultMessage: 'No medications are recorded.',
    description: 'Printed record, nothingRecorded: medications',
  },
  immunizations: {
    id: 'documents.recordNothingRecorded.immunizations',
    defaultMessage: 'No immunizations are recorded.',
    description: 'Printed record, nothingRecorded: immunizations',
  },
  labs: {
    id: 'documents.recordNothingRecorded.labs',
    defaultMessage: 'No lab results are recorded.',
    description: 'Printed record, nothingRecorded: labs',
  },
  vitalSigns: {
    id: 'documents.recordNothingRecorded.vitalSigns',
    defaultMessage: 'No vital signs are recorded.',
    description: 'Printed record, nothingRecorded: vitalSigns',
  },
  procedures: {
    id: 'documents.recordNothingRecorded.procedures',
    defaultMessage: 'No procedures are recorded.',
    description: 'Printed record, nothingRecorded: procedures',
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

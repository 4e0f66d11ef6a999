import { defineMessages } from 'react-intl';

/** What to do at a field that is empty. */
export const missingEntryWords = defineMessages({
  patientNumberMissing: {
    id: 'guests.entry.patientNumberMissing',
    defaultMessage: 'Enter the patient number.',
    description: 'At that field where it is empty',
  },
  lastNameMissing: {
    id: 'guests.entry.lastNameMissing',
    defaultMessage: 'Enter the last name.',
    description: 'At that field where it is empty',
  },
});

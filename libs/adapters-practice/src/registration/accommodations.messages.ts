import { defineMessages } from '@portico/application/texts';

export const accommodationFieldWords = defineMessages({
  accommodations: {
    id: 'practice.registrationField.accommodations',
    defaultMessage: 'Help at your visits',
    description: 'Page or field of the usual form with a person’s details',
  },
  interpreter: {
    id: 'practice.registrationField.interpreter',
    defaultMessage: 'Interpreter, at no cost to you',
    description: 'Page or field of the usual form with a person’s details',
  },
  otherHelp: {
    id: 'practice.registrationField.otherHelp',
    defaultMessage: 'Other help you need, such as large print or wheelchair access',
    description: 'Page or field of the usual form with a person’s details',
  },
});

export const interpreterChoiceWords = defineMessages({
  ase: {
    id: 'practice.registrationChoice.ase',
    defaultMessage: 'American Sign Language (ASL)',
    description: 'Choice of the usual form with a person’s details: language of an interpreter',
  },
  other: {
    id: 'practice.registrationChoice.other',
    defaultMessage: 'Another language (name it under other help)',
    description: 'Choice of the usual form with a person’s details: language of an interpreter',
  },
});

import type { InterpreterLanguage } from '@portico/domain/profile';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const accommodationWords = defineMessages({
  ask: {
    id: 'accommodations.ask',
    defaultMessage: 'Do you need an interpreter or other help? (optional)',
    description: 'Opens the questions about what is needed at a visit that is being booked',
  },
  interpreter: {
    id: 'accommodations.interpreter',
    defaultMessage: 'Interpreter, at no cost to you',
    description: 'Label of the choice of an interpreter’s language',
  },
  none: {
    id: 'accommodations.none',
    defaultMessage: 'No interpreter',
    description: 'Choice where no interpreter is needed',
  },
  otherHelp: {
    id: 'accommodations.otherHelp',
    defaultMessage: 'Other help, such as large print or wheelchair access',
    description: 'Label of the text about other help at a visit',
  },
  thisVisit: {
    id: 'accommodations.thisVisit',
    defaultMessage: 'What you change here is for this visit only.',
    description: 'Below what is needed at a visit; what the profile says stays',
  },
  later: {
    id: 'accommodations.later',
    defaultMessage: 'Your practice will know it at each visit. You can change it later in your profile.',
    description: 'Below what is needed at visits, at sign-up',
  },
  askedFor: {
    id: 'accommodations.askedFor',
    defaultMessage: 'Help requested for this visit',
    description: 'Label of what was asked for at a visit, such as an interpreter',
  },
  askedInterpreter: {
    id: 'accommodations.askedInterpreter',
    defaultMessage: 'Interpreter: {language}',
    description: 'That an interpreter was asked for; the name of the language',
  },
});

/** Those whose name the browser does not tell, or tells as nobody in the United States says it. */
export const interpreterWords: Readonly<Partial<Record<InterpreterLanguage, Message>>> = defineMessages({
  ase: {
    id: 'accommodations.language.ase',
    defaultMessage: 'American Sign Language (ASL)',
    description: 'Language of an interpreter',
  },
  other: {
    id: 'accommodations.language.other',
    defaultMessage: 'Another language',
    description: 'Language of an interpreter, which is named in the text about other help',
  },
});

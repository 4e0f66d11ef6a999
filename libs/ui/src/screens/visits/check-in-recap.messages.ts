import type { HistoryKind, HistoryTold } from '@portico/domain/visits';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

/** What the practice is told, before a person checks in and after. */
export const recapWords = defineMessages({
  formsDue: {
    id: 'checkIn.recap.formsDue',
    defaultMessage: '{count, plural, one {One form is still due:} other {# forms are still due:}}',
    description: 'In the dialog after check-in: above the titles of the forms that are not signed yet',
  },
  toForms: {
    id: 'checkIn.recap.toForms',
    defaultMessage: '{count, plural, one {Fill out the form} other {Fill out the forms}}',
    description: 'In the dialog after check-in: button to these forms',
  },
  title: {
    id: 'checkIn.recap.title',
    defaultMessage: 'Check your answers',
    description: 'Heading above the answers of a check-in, before it is complete',
  },
  lead: {
    id: 'checkIn.recap.lead',
    defaultMessage: 'This is what the practice is told.',
    description: 'Below that heading',
  },
  information: {
    id: 'checkIn.recap.information',
    defaultMessage: 'Personal information, insurance, and ID confirmed',
    description: 'Answer of a check-in: the step of that name was gone through',
  },
  forms: {
    id: 'checkIn.recap.forms',
    defaultMessage: 'Sent: {titles}',
    description: 'Answer of a check-in: titles of the forms that were filled out, as a list',
  },
  change: { id: 'checkIn.recap.change', defaultMessage: 'Change', description: 'Button beside answers of a check-in' },
  changeNamed: {
    id: 'checkIn.recap.changeNamed',
    defaultMessage: 'Change: {step}',
    description: 'The same for a screen reader; name of the step with the answers',
  },
  view: {
    id: 'checkIn.recap.view',
    defaultMessage: 'View',
    description: 'Button beside the forms of a check-in, which are sent already',
  },
  viewNamed: {
    id: 'checkIn.recap.viewNamed',
    defaultMessage: 'View: {step}',
    description: 'The same for a screen reader; name of the step with the forms',
  },
  told: {
    id: 'checkIn.recap.told',
    defaultMessage: 'You told the practice:',
    description: 'After check-in, above a list of what was reported in it, such as: Still allergic to Latex',
  },
});

const allergyWords = defineMessages({
  none: { id: 'checkIn.recap.allergies.none', defaultMessage: 'No allergies', description: 'Answer of a check-in' },
  kept: {
    id: 'checkIn.recap.allergies.kept',
    defaultMessage: 'Still allergic to {names}',
    description: 'Answer of a check-in: names of allergies, as a list',
  },
  added: {
    id: 'checkIn.recap.allergies.added',
    defaultMessage: 'Also allergic to {names}',
    description: 'Answer of a check-in: names of new allergies, as a list',
  },
  removed: {
    id: 'checkIn.recap.allergies.removed',
    defaultMessage: 'No longer allergic to {names}',
    description: 'Answer of a check-in: names of allergies that were removed, as a list',
  },
});

const medicationWords = defineMessages({
  none: { id: 'checkIn.recap.medications.none', defaultMessage: 'No medications', description: 'Answer of a check-in' },
  kept: {
    id: 'checkIn.recap.medications.kept',
    defaultMessage: 'Still taking {names}',
    description: 'Answer of a check-in: names of medications, as a list',
  },
  added: {
    id: 'checkIn.recap.medications.added',
    defaultMessage: 'Also taking {names}',
    description: 'Answer of a check-in: names of new medications, as a list',
  },
  removed: {
    id: 'checkIn.recap.medications.removed',
    defaultMessage: 'No longer taking {names}',
    description: 'Answer of a check-in: names of medications that the person stopped taking, as a list',
  },
});

export const toldWords: Readonly<Record<HistoryKind, Readonly<Record<keyof HistoryTold, Message>>>> = {
  allergies: allergyWords,
  medications: medicationWords,
};

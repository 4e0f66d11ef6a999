import type { HistoryKind } from '@portico/domain/visits';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const historyWords = defineMessages({
  lead: {
    id: 'checkIn.history.lead',
    defaultMessage: 'Is this still right? Add what is new, and say what is no longer so.',
    description: 'Above the lists of allergies and medications, where something is known',
  },
  hint: {
    id: 'checkIn.history.hint',
    defaultMessage: 'Type at least 3 letters and choose from the list, or use your own words.',
    description: 'Under the title of a list of allergies or medications',
  },
  remove: {
    id: 'checkIn.history.remove',
    defaultMessage: 'Remove',
    description: 'Button that takes an entry off a list',
  },
  removeNamed: {
    id: 'checkIn.history.removeNamed',
    defaultMessage: 'Remove {name}',
    description: 'The same for a screen reader; name of the entry',
  },
  removed: {
    id: 'checkIn.history.removed',
    defaultMessage: 'Removed: {name}',
    description: 'Below a list, an entry that was removed from it; its name',
  },
  putBack: {
    id: 'checkIn.history.putBack',
    defaultMessage: 'Put it back',
    description: 'Button beside an entry that was removed',
  },
  putBackNamed: {
    id: 'checkIn.history.putBackNamed',
    defaultMessage: 'Put it back: {name}',
    description: 'The same for a screen reader; name of the entry',
  },
  allRemoved: {
    id: 'checkIn.history.allRemoved',
    defaultMessage: 'This tells the practice that what it has listed no longer applies: {names}.',
    description: 'Once “I have no allergies” or “I take no medications” is checked while some are listed; their names',
  },
  putAllBack: {
    id: 'checkIn.history.putAllBack',
    defaultMessage: 'Put them back',
    description: 'Button beside that sentence: brings the list back',
  },
  taken: {
    id: 'checkIn.history.taken',
    defaultMessage: '{isOther, select, true {{person} takes this} other {I take this}}',
    description: 'Choice of two at a medication on file; whether it is another person’s, and the name of that person',
  },
  stopped: {
    id: 'checkIn.history.stopped',
    defaultMessage: '{isOther, select, true {{person} stopped taking this} other {I stopped taking this}}',
    description: 'The other choice; whether it is another person’s, and the name of that person',
  },
  clear: {
    id: 'checkIn.history.clear',
    defaultMessage: 'Clear',
    description: 'Button that empties the only row of a list',
  },
  clearNamed: {
    id: 'checkIn.history.clearNamed',
    defaultMessage: 'Clear {name}',
    description: 'The same for a screen reader; name of the entry',
  },
  emptyRow: {
    id: 'checkIn.history.emptyRow',
    defaultMessage: 'empty row',
    description: 'Name of a row in which nothing is written',
  },
  stays: {
    id: 'checkIn.history.stays',
    defaultMessage: 'From the provider',
    description: 'Beside an entry that only the provider takes away',
  },
  noneFound: {
    id: 'checkIn.history.noneFound',
    defaultMessage: 'Not in our list. We’ll send your own words.',
    description: 'Under a field whose text finds nothing',
  },
  notSearched: {
    id: 'checkIn.history.notSearched',
    defaultMessage: 'We couldn’t search just now. We’ll send your own words.',
    description: 'Under a field when the search failed',
  },
  found: {
    id: 'checkIn.history.found',
    defaultMessage: 'Suggestions',
    description: 'Name of the list of what a search found, for screen readers',
  },
  reconcileTitle: {
    id: 'checkIn.history.reconcileTitle',
    defaultMessage: 'Ask the provider',
    description: 'Title of a dialog',
  },
  ok: { id: 'checkIn.history.ok', defaultMessage: 'OK', description: 'Button that closes a dialog' },
});

interface ListWords {
  readonly title: Message;
  readonly field: Message;
  readonly none: Message;
  readonly add: Message;
  readonly missing: Message;
}

const allergyWords = defineMessages({
  title: { id: 'checkIn.allergies.title', defaultMessage: 'Allergies', description: 'Title of a list' },
  field: { id: 'checkIn.allergies.field', defaultMessage: 'Allergy', description: 'Label of a field' },
  none: {
    id: 'checkIn.allergies.none',
    defaultMessage: '{isOther, select, true {{person} has no allergies} other {I have no allergies}}',
    description: 'Checkbox; whether it is about another person, and the name of that person',
  },
  add: { id: 'checkIn.allergies.add', defaultMessage: 'Add an allergy', description: 'Button that adds a row' },
  missing: {
    id: 'checkIn.allergies.missing',
    defaultMessage: 'Add an allergy, or check the box “{none}”.',
    description: 'Of a list in which nothing was entered; label of the checkbox below it',
  },
});

const medicationWords = defineMessages({
  title: { id: 'checkIn.medications.title', defaultMessage: 'Medications', description: 'Title of a list' },
  field: { id: 'checkIn.medications.field', defaultMessage: 'Medication', description: 'Label of a field' },
  none: {
    id: 'checkIn.medications.none',
    defaultMessage: '{isOther, select, true {{person} takes no medications} other {I take no medications}}',
    description: 'Checkbox; whether it is about another person, and the name of that person',
  },
  add: { id: 'checkIn.medications.add', defaultMessage: 'Add a medication', description: 'Button that adds a row' },
  missing: {
    id: 'checkIn.medications.missing',
    defaultMessage: 'Add a medication, or check the box “{none}”.',
    description: 'Of a list in which nothing was entered; label of the checkbox below it',
  },
});

export const historyListWords: Readonly<Record<HistoryKind, ListWords>> = {
  allergies: allergyWords,
  medications: medicationWords,
};

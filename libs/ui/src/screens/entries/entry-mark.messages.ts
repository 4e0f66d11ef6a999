import { defineMessages } from 'react-intl';

export const markWords = defineMessages({
  open: {
    id: 'entryMark.link.open',
    defaultMessage: '{mayCorrect, select, true {Correct or add a note} other {Add a note}}',
    description: 'Link below an entry of the record; whether a correction can be asked for',
  },
  openOf: {
    id: 'entryMark.link.openOf',
    defaultMessage: '{mayCorrect, select, true {Correct or add a note: {name}} other {Add a note: {name}}}',
    description: 'That link, spoken; name of the entry',
  },
  why: {
    id: 'entryMark.link.why',
    defaultMessage: 'See why, and what you can do',
    description: 'That link where a correction was denied: leads to the answer and the ways to reply to it',
  },
  whyOf: {
    id: 'entryMark.link.whyOf',
    defaultMessage: 'See why, and what you can do: {name}',
    description: 'That link, spoken; name of the entry',
  },
  note: {
    id: 'entryMark.link.note',
    defaultMessage: 'Your note:',
    description: 'Before the person’s own note, below an entry',
  },
  hidden: {
    id: 'entryMark.link.hidden',
    defaultMessage: 'Hidden from people who help you',
    description: 'Badge below an entry that some or all of the people who help the patient are not shown',
  },
  requested: {
    id: 'entryMark.link.requested',
    defaultMessage: 'Correction requested',
    description: 'Badge below an entry',
  },
  accepted: {
    id: 'entryMark.link.accepted',
    defaultMessage: 'Correction accepted',
    description: 'Badge below an entry',
  },
  denied: {
    id: 'entryMark.link.denied',
    defaultMessage: 'Correction denied',
    description: 'Badge below an entry',
  },
});

import { defineMessages } from 'react-intl';

export const changeNoteWords = defineMessages({
  'by-phone': {
    id: 'changeNote.by-phone',
    defaultMessage: '{practice} reschedules visits by phone.',
    description: 'Of a visit to come at a practice that moves no visits online; a phone number follows',
  },
  'too-late': {
    id: 'changeNote.too-late',
    defaultMessage: 'It is too late to reschedule or cancel this visit online. To change it, call {practice}.',
    description: 'Of a visit that is too near to be changed online; a phone number follows',
  },
  'checked-in': {
    id: 'changeNote.checked-in',
    defaultMessage: 'Check-in is done, so this visit can’t be changed online. To change it, call {practice}.',
    description: 'Of a visit whose patient is checked in; a phone number follows',
  },
});

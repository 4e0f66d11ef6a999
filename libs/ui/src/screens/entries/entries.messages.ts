import { defineMessages } from 'react-intl';

export const entryWords = defineMessages({
  overTime: {
    id: 'entries.screen.overTime',
    defaultMessage: 'See all values over time',
    description:
      'Heading over links to the tests of a lab report or to a vital sign, each over all the time of the record',
  },
  amountsTitle: {
    id: 'entries.screen.amountsTitle',
    defaultMessage: 'Amounts',
    description: 'Heading above what a claim or an explanation of benefits says was billed, paid and left to pay',
  },
  loading: {
    id: 'entries.screen.loading',
    defaultMessage: 'Loading the entry',
    description: 'Spoken while the page of an entry loads',
  },
  noteTitle: {
    id: 'entries.screen.noteTitle',
    defaultMessage: 'Your own note',
    description: 'Heading above the person’s own note',
  },
  authored: {
    id: 'entries.screen.authored',
    defaultMessage: 'Recorded: {who}',
    description:
      'Who wrote an entry of the record at its source and when: “Dr. Li · Mesa Clinic · Feb 3, 2026”, as far as the source says it',
  },
  correctionTitle: {
    id: 'entries.screen.correctionTitle',
    defaultMessage: 'Request a correction',
    description: 'Heading above the form that asks the practice to correct an entry',
  },
  requestsTitle: {
    id: 'entries.screen.requestsTitle',
    defaultMessage: 'Correction requests',
    description: 'Heading above what was requested of an entry, and what the practice says of it',
  },
  another: {
    id: 'entries.screen.another',
    defaultMessage: 'Ask for another correction',
    description: 'Button below an answered request that opens the form for another one, and heading of that form',
  },
  notHere: {
    id: 'entries.screen.notHere',
    defaultMessage: 'You can’t request a correction here. Please call the practice.',
    description: 'Where this person may not ask for a correction',
  },
  notForAnother: {
    id: 'entries.screen.notForAnother',
    defaultMessage: 'You can see the record of {name}, but not request a correction. Please call the practice.',
    description: 'Where a helper may not ask for a correction; name of the person',
  },
  call: {
    id: 'entries.screen.call',
    defaultMessage: 'Questions about the record? Call {phone}',
    description: 'Link that calls the practice; phone number',
  },
});

export const explanationWords = defineMessages({
  title: {
    id: 'entries.explanation.title',
    defaultMessage: 'Learn more',
    description: 'Heading above links to explanations of what an entry of the record is about',
  },
  lead: {
    id: 'entries.explanation.lead',
    defaultMessage:
      'MedlinePlus is a website of the National Institutes of Health. The link tells it which condition, medication or test is looked up, and nothing about you.',
    description: 'Above those links',
  },
  one: {
    id: 'entries.explanation.one',
    defaultMessage: 'Learn about this at MedlinePlus (opens in a new tab)',
    description: 'Link to the explanation of the entry',
  },
  several: {
    id: 'entries.explanation.several',
    defaultMessage: 'Learn about the tests at MedlinePlus',
    description: 'Opens a list of links to explanations, one for each test of a lab report',
  },
  named: {
    id: 'entries.explanation.named',
    defaultMessage: '{name} (opens in a new tab)',
    description: 'Link in that list; name of a test',
  },
});

export const amendmentWords = defineMessages({
  lead: {
    id: 'entries.amendment.lead',
    defaultMessage: 'Your request goes to {practice}, which reviews it. If it denies your request, it tells you why.',
    description: 'Above the form; name of the practice',
  },
  wrong: { id: 'entries.amendment.wrong', defaultMessage: 'What is wrong?', description: 'Label of a field' },
  wrongMissing: {
    id: 'entries.amendment.wrongMissing',
    defaultMessage: 'Write what is wrong.',
    description: 'At that field where it is empty',
  },
  correct: { id: 'entries.amendment.correct', defaultMessage: 'What should it say?', description: 'Label of a field' },
  correctMissing: {
    id: 'entries.amendment.correctMissing',
    defaultMessage: 'Write what it should say.',
    description: 'At that field where it is empty',
  },
  tooLong: {
    id: 'entries.amendment.tooLong',
    defaultMessage: 'Use {most} characters or fewer.',
    description: 'Error of a field; most is a number',
  },
  send: {
    id: 'entries.amendment.send',
    defaultMessage: 'Request correction',
    description: 'Button that sends the request',
  },
  sending: { id: 'entries.amendment.sending', defaultMessage: 'Sending…', description: 'That button while it is sent' },
  failed: {
    id: 'entries.amendment.failed',
    defaultMessage: 'Your request wasn’t sent. What you typed is still here.',
    description: 'After a request that failed',
  },
  open: {
    id: 'entries.amendment.open',
    defaultMessage: 'A correction of this entry was already requested, and the practice hasn’t answered yet.',
    description: 'Why no second request was sent; the open one stands above',
  },
});

export const requestWords = defineMessages({
  sent: {
    id: 'entries.request.sent',
    defaultMessage: 'Your request was sent to {practice}.',
    description: 'After a request; name of the practice',
  },
  disagreed: {
    id: 'entries.request.disagreed',
    defaultMessage: 'Your statement was sent to {practice}. It stays with your request.',
    description: 'After a statement of disagreement; name of the practice',
  },
  answer: {
    id: 'entries.request.answer',
    defaultMessage: 'Answer from the practice',
    description: 'Label of the practice’s own words',
  },
  on: { id: 'entries.request.on', defaultMessage: 'Requested on', description: 'Label of a day' },
  answered: { id: 'entries.request.answered', defaultMessage: 'Answered on', description: 'Label of a day' },
  wrong: {
    id: 'entries.request.wrong',
    defaultMessage: 'What you said is wrong',
    description: 'Label of what the person wrote',
  },
  correct: {
    id: 'entries.request.correct',
    defaultMessage: 'What you said it should say',
    description: 'Label of what the person wrote',
  },
  disagreement: {
    id: 'entries.request.disagreement',
    defaultMessage: 'Your statement of disagreement',
    description: 'Label of what the person wrote after a denial',
  },
  disagreedOn: {
    id: 'entries.request.disagreedOn',
    defaultMessage: 'Statement sent on',
    description: 'Label of a day',
  },
  next: {
    id: 'entries.request.next',
    defaultMessage: 'The practice reviews the request. You’ll see its answer here and in My Health.',
    description: 'What happens next',
  },
  withinHours: {
    id: 'entries.request.withinHours',
    defaultMessage:
      '{hours, plural, one {{practice} usually answers within # hour.} other {{practice} usually answers within # hours.}}',
    description: 'When an answer can be expected; name of the practice, hours below two days',
  },
  withinDays: {
    id: 'entries.request.withinDays',
    defaultMessage:
      '{days, plural, one {{practice} usually answers within # day.} other {{practice} usually answers within # days.}}',
    description: 'As withinHours, from two days on',
  },
});

export const statusWords = defineMessages({
  requested: {
    id: 'entries.status.requested',
    defaultMessage: 'Sent to the practice',
    description: 'Status of a request',
  },
  accepted: { id: 'entries.status.accepted', defaultMessage: 'Accepted', description: 'Status of a request' },
  denied: { id: 'entries.status.denied', defaultMessage: 'Denied', description: 'Status of a request' },
});

export const disagreementWords = defineMessages({
  lead: {
    id: 'entries.disagreement.lead',
    defaultMessage:
      'You have the right to send {practice} a statement of disagreement. It is kept with your request, and you can’t change it once it is sent.',
    description: 'After a denial, above the form; name of the practice',
  },
  statement: {
    id: 'entries.disagreement.statement',
    defaultMessage: 'Why do you disagree?',
    description: 'Label of the statement',
  },
  statementMissing: {
    id: 'entries.disagreement.statementMissing',
    defaultMessage: 'Write why you disagree.',
    description: 'At that field where it is empty',
  },
  tooLong: {
    id: 'entries.disagreement.tooLong',
    defaultMessage: 'Use {most} characters or fewer.',
    description: 'Error of the statement; most is a number',
  },
  send: {
    id: 'entries.disagreement.send',
    defaultMessage: 'Send statement',
    description: 'Button that sends the statement',
  },
  sending: {
    id: 'entries.disagreement.sending',
    defaultMessage: 'Sending…',
    description: 'That button while it is sent',
  },
  failed: {
    id: 'entries.disagreement.failed',
    defaultMessage: 'Your statement wasn’t sent. What you typed is still here.',
    description: 'After a statement that failed',
  },
  refused: {
    id: 'entries.disagreement.refused',
    defaultMessage: 'A statement was already sent for this request.',
    description: 'Why no statement was sent',
  },
});

export const noteWords = defineMessages({
  label: { id: 'entries.note.label', defaultMessage: 'Note', description: 'Label of the person’s own note' },
  labelMissing: {
    id: 'entries.note.labelMissing',
    defaultMessage: 'Write your note.',
    description: 'At that field where it is empty',
  },
  hintOfHelper: {
    id: 'entries.note.hintOfHelper',
    defaultMessage:
      'Only you, {signer}, can see this note. {name} can’t see it, and it isn’t part of the record that the practice keeps.',
    description: 'At the field of a helper’s own note; names of the helper and of the person',
  },
  hint: {
    id: 'entries.note.hint',
    defaultMessage: 'Only you can see this note. It isn’t part of the record that the practice keeps.',
    description: 'Below that label',
  },
  tooLong: {
    id: 'entries.note.tooLong',
    defaultMessage: 'Use {most} characters or fewer.',
    description: 'Error of the note; most is a number',
  },
  save: { id: 'entries.note.save', defaultMessage: 'Save note', description: 'Button that saves the note' },
  saving: { id: 'entries.note.saving', defaultMessage: 'Saving…', description: 'That button while it is saved' },
  erase: { id: 'entries.note.erase', defaultMessage: 'Delete note', description: 'Button that deletes the note' },
  kept: { id: 'entries.note.kept', defaultMessage: 'Your note was saved.', description: 'After the note was saved' },
  erased: {
    id: 'entries.note.erased',
    defaultMessage: 'Your note was deleted.',
    description: 'After the note was deleted',
  },
  failed: {
    id: 'entries.note.failed',
    defaultMessage: 'Your note wasn’t changed. Please try again.',
    description: 'After it was not saved or deleted',
  },
});

import type { CreateProblem, ListProblem } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

/** Errors of summaries, on every screen. */
export const summaryProblemWords: Readonly<
  Record<Exclude<CreateProblem['kind'] | ListProblem['kind'], Failure['kind']>, Message>
> = defineMessages({
  'not-ready': {
    id: 'visitSummary.problem.not-ready',
    defaultMessage: 'The summary is taking longer than it should. Please try again in a minute.',
    description: 'The summary was not made in time',
  },
  blocked: {
    id: 'visitSummary.problem.blocked',
    defaultMessage: 'Please allow pop-ups for this site to view the file.',
    description: 'The browser opened no new window; exact text in English',
  },
  'no-visits': {
    id: 'visitSummary.problem.no-visits',
    defaultMessage: 'There is no completed visit on these days. Choose other days.',
    description: 'There is nothing to make a summary of',
  },
  'bad-period': {
    id: 'visitSummary.problem.bad-period',
    defaultMessage:
      'Check the days. The first day can’t be after the last day, and a summary can cover at most ten years.',
    description: 'The days cannot be taken',
  },
  'unsafe-address': {
    id: 'visitSummary.problem.unsafe-address',
    defaultMessage:
      'Check the address. It has to be a protected “direct” address, or you can check the box that you accept an unsecured one.',
    description: 'The summary is not mailed to this address',
  },
});

export const summaryWords = defineMessages({
  loading: {
    id: 'visitSummary.screen.loading',
    defaultMessage: 'Loading the form…',
    description: 'Said while the form is fetched',
  },
  about: {
    id: 'visitSummary.screen.about',
    defaultMessage:
      'Choose the days of the visits. The summary shows the visits, conditions, medications and allergies, and the next visits.',
    description: 'What a summary is, above the form',
  },
  form: {
    id: 'visitSummary.screen.form',
    defaultMessage: 'Days and practice',
    description: 'Name of the form, for screen readers',
  },
  from: { id: 'visitSummary.screen.from', defaultMessage: 'First day', description: 'Label of a date' },
  fromMissing: {
    id: 'visitSummary.screen.fromMissing',
    defaultMessage: 'Enter the first day.',
    description: 'At that date where it is empty',
  },
  to: { id: 'visitSummary.screen.to', defaultMessage: 'Last day', description: 'Label of a date' },
  toMissing: {
    id: 'visitSummary.screen.toMissing',
    defaultMessage: 'Enter the last day.',
    description: 'At that date where it is empty',
  },
  practice: {
    id: 'visitSummary.screen.practice',
    defaultMessage: 'Practice',
    description: 'Label of the list of practices',
  },
  practiceMissing: {
    id: 'visitSummary.screen.practiceMissing',
    defaultMessage: 'Choose a practice.',
    description: 'At that list where nothing is chosen',
  },
  format: { id: 'visitSummary.screen.format', defaultMessage: 'Format', description: 'Label of the list of formats' },
  formatMissing: {
    id: 'visitSummary.screen.formatMissing',
    defaultMessage: 'Choose a format.',
    description: 'At that list where nothing is chosen',
  },
  create: {
    id: 'visitSummary.screen.create',
    defaultMessage: 'Create summary',
    description: 'Button that creates the summary',
  },
  creating: {
    id: 'visitSummary.screen.creating',
    defaultMessage: 'Creating the summary…',
    description: 'The same button while the summary is made, which may take a minute',
  },
  done: {
    id: 'visitSummary.screen.done',
    defaultMessage: 'The summary is saved on this device.',
    description: 'The summary was downloaded',
  },
  found: {
    id: 'visitSummary.screen.found',
    defaultMessage: '{count, plural, one {# summary} other {# summaries}}',
    description: 'Heading above the documents that were found',
  },
  ofDay: {
    id: 'visitSummary.screen.ofDay',
    defaultMessage: '{name} of {day}',
    description: 'A document: its name and day',
  },
  view: {
    id: 'visitSummary.screen.view',
    defaultMessage: 'View',
    description: 'Button that shows a document in a new window',
  },
  download: {
    id: 'visitSummary.screen.download',
    defaultMessage: 'Download (XML)',
    description: 'Button that saves a document',
  },
  email: {
    id: 'visitSummary.screen.email',
    defaultMessage: 'Send by email',
    description: 'Button that opens the form for an address',
  },
  aboutDocument: {
    id: 'visitSummary.screen.aboutDocument',
    defaultMessage: '{action}: {document}',
    description: 'Any of these buttons for screen readers; begins with the words that are shown',
  },
  address: { id: 'visitSummary.screen.address', defaultMessage: 'Email address', description: 'Label of the address' },
  unsecured: {
    id: 'visitSummary.screen.unsecured',
    defaultMessage: 'I know that this address isn’t protected and that others could read the summary on its way.',
    description: 'Checkbox: the person accepts an address that is not protected',
  },
  send: {
    id: 'visitSummary.screen.send',
    defaultMessage: 'Send',
    description: 'Button that has the practice mail the document',
  },
  sent: {
    id: 'visitSummary.screen.sent',
    defaultMessage: 'The practice received your request and will send the summary.',
    description: 'The practice mails the document',
  },
});

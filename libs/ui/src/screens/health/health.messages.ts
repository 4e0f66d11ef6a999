import type { Allergy, Condition, Medication, StatusGroup } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const healthWords = defineMessages({
  takeRecord: {
    id: 'health.screen.takeRecord',
    defaultMessage: 'Take the record with you',
    description: 'Heading above the files in which a record is taken to another place',
  },
  loading: {
    id: 'health.screen.loading',
    defaultMessage: 'Loading the health record…',
    description: 'Said while the record is fetched',
  },
  sections: {
    id: 'health.screen.sections',
    defaultMessage: 'Sections of the record',
    description: 'Name of the navigation within the page, for screen readers',
  },
  files: {
    id: 'health.screen.files',
    defaultMessage: 'Download and print',
    description: 'Heading of the record on paper and as files, and the link to it',
  },
  download: {
    id: 'health.screen.download',
    defaultMessage: 'Download the record (PDF)',
    description: 'Button that saves the whole record',
  },
  downloading: {
    id: 'health.screen.downloading',
    defaultMessage: 'Preparing the file…',
    description: 'A download button while the file is fetched',
  },
  visitSummary: {
    id: 'health.screen.visitSummary',
    defaultMessage: 'Visit summary',
    description: 'Link to the page that creates summaries of visits',
  },
  print: { id: 'health.screen.print', defaultMessage: 'Print', description: 'Button that prints the page' },
  fileFailed: {
    id: 'health.screen.fileFailed',
    defaultMessage: 'The file couldn’t be loaded. Please try again.',
    description: 'Under a download button whose file did not come',
  },
  asWritten: {
    id: 'health.screen.asWritten',
    defaultMessage: 'As written by the practice:',
    description: 'Above the text of a section that holds no single entries',
  },
  since: {
    id: 'health.screen.since',
    defaultMessage: 'Since {date}',
    description: 'Beginning of a condition or a medication; date with the precision of the record',
  },
  sinceDay: {
    id: 'health.screen.sinceDay',
    defaultMessage: 'Since {date}',
    description: 'As since, where the date names a day: Spanish needs its article',
  },
  until: {
    id: 'health.screen.until',
    defaultMessage: 'Until {date}',
    description: 'End of a condition or a medication',
  },
  untilDay: {
    id: 'health.screen.untilDay',
    defaultMessage: 'Until {date}',
    description: 'As until, where the date names a day: Spanish needs its article',
  },
  isNew: {
    id: 'health.screen.isNew',
    defaultMessage: 'New',
    description: 'Badge of a test result that the person has not opened',
  },
  printedOn: {
    id: 'health.screen.printedOn',
    defaultMessage: 'Printed {date}',
    description: 'Head of a printed page: the day of printing',
  },
  recorded: {
    id: 'health.screen.recorded',
    defaultMessage: 'Noted {date}',
    description: 'When an allergy was written down',
  },
  reactions: {
    id: 'health.screen.reactions',
    defaultMessage: 'Reaction: {reactions}',
    description: 'Reactions of an allergy, in the words of the record',
  },
  allergyTo: {
    id: 'health.screen.allergyTo',
    defaultMessage: 'Type: {kinds}',
    description: 'Kinds of substance that an allergy is to, as the source says: food, medication …',
  },
  takenFor: {
    id: 'health.screen.takenFor',
    defaultMessage: 'Taken for: {reason}',
    description: 'Why a medication is taken, in the words of the record',
  },
  prescribedBy: {
    id: 'health.screen.prescribedBy',
    defaultMessage: 'Prescribed by {name}',
    description: 'Who prescribed a medication',
  },
});

export const conditionWords: Readonly<Record<Condition['status'], Message>> = defineMessages({
  active: {
    id: 'health.condition.active',
    defaultMessage: 'Active',
    description: 'Status of a condition or an allergy',
  },
  resolved: {
    id: 'health.condition.resolved',
    defaultMessage: 'Resolved',
    description: 'Status of a condition or an allergy: over',
  },
  inactive: {
    id: 'health.condition.inactive',
    defaultMessage: 'Inactive',
    description: 'Status of a condition or an allergy: not a problem now',
  },
  unconfirmed: {
    id: 'health.condition.unconfirmed',
    defaultMessage: 'Not confirmed',
    description: 'Status of a condition or an allergy: suspected or reported, and not confirmed by the practice',
  },
  refuted: {
    id: 'health.condition.refuted',
    defaultMessage: 'Ruled out',
    description: 'Status of a condition or an allergy: looked at and not there',
  },
  unknown: {
    id: 'health.condition.unknown',
    defaultMessage: 'Status not noted',
    description: 'The record says nothing about the status',
  },
});

export const conditionGroupWords: Readonly<Record<StatusGroup, Message>> = defineMessages({
  current: {
    id: 'health.conditionGroup.current',
    defaultMessage: 'Active',
    description: 'Heading over conditions or allergies: present now',
  },
  unknown: {
    id: 'health.conditionGroup.unknown',
    defaultMessage: 'Status not noted',
    description: 'Heading over conditions or allergies',
  },
  past: {
    id: 'health.conditionGroup.past',
    defaultMessage: 'Resolved',
    description: 'Heading over conditions or allergies: no longer a problem',
  },
  'set-aside': {
    id: 'health.conditionGroup.set-aside',
    defaultMessage: 'Ruled out',
    description: 'Heading over conditions or allergies: not there',
  },
});

export const medicationGroupWords: Readonly<Record<StatusGroup, Message>> = defineMessages({
  current: {
    id: 'health.medicationGroup.current',
    defaultMessage: 'Current',
    description: 'Heading over medications that are taken now',
  },
  unknown: {
    id: 'health.medicationGroup.unknown',
    defaultMessage: 'Status not noted',
    description: 'Heading over medications',
  },
  past: {
    id: 'health.medicationGroup.past',
    defaultMessage: 'Past',
    description: 'Heading over medications that are no longer taken',
  },
  'set-aside': {
    id: 'health.medicationGroup.set-aside',
    defaultMessage: 'Not taken',
    description: 'Heading over medications noted as not taken',
  },
});

export const severityWords: Readonly<Record<NonNullable<Allergy['severity']>, Message>> = defineMessages({
  mild: {
    id: 'health.severity.mild',
    defaultMessage: 'Past reaction: mild',
    description: 'How bad the worst reaction of an allergy was, which says nothing of the next one',
  },
  moderate: {
    id: 'health.severity.moderate',
    defaultMessage: 'Past reaction: moderate',
    description: 'How bad the worst reaction of an allergy was, which says nothing of the next one',
  },
  severe: {
    id: 'health.severity.severe',
    defaultMessage: 'Past reaction: severe',
    description: 'How bad the worst reaction of an allergy was, which says nothing of the next one',
  },
});

export const reactionSeverityWords: Readonly<Record<NonNullable<Allergy['severity']>, Message>> = defineMessages({
  mild: {
    id: 'health.reactionSeverity.mild',
    defaultMessage: 'mild',
    description: 'How bad one reaction is, in parentheses after its name',
  },
  moderate: {
    id: 'health.reactionSeverity.moderate',
    defaultMessage: 'moderate',
    description: 'How bad one reaction is, in parentheses after its name',
  },
  severe: {
    id: 'health.reactionSeverity.severe',
    defaultMessage: 'severe',
    description: 'How bad one reaction is, in parentheses after its name',
  },
});

export const criticalityWords: Readonly<Record<NonNullable<Allergy['criticality']>, Message>> = defineMessages({
  low: {
    id: 'health.criticality.low',
    defaultMessage: 'A future reaction isn’t expected to be life-threatening',
    description: 'What an allergy could do next time, which says nothing of past reactions',
  },
  high: {
    id: 'health.criticality.high',
    defaultMessage: 'A future reaction could be life-threatening',
    description: 'What an allergy could do next time, which says nothing of past reactions',
  },
  'unable-to-assess': {
    id: 'health.criticality.unable-to-assess',
    defaultMessage: 'It isn’t known how dangerous a future reaction could be',
    description: 'The risk of an allergy was looked at and could not be told',
  },
});

export const medicationWords: Readonly<Record<Medication['status'], Message>> = defineMessages({
  current: {
    id: 'health.medication.current',
    defaultMessage: 'Current',
    description: 'Status of a medication: taken now',
  },
  past: {
    id: 'health.medication.past',
    defaultMessage: 'Past',
    description: 'Status of a medication: no longer taken',
  },
  'not-taken': {
    id: 'health.medication.not-taken',
    defaultMessage: 'Not taken',
    description: 'Status of a medication: noted as not taken',
  },
  unknown: {
    id: 'health.medication.unknown',
    defaultMessage: 'Status not noted',
    description: 'The record says nothing about the status',
  },
});

export const documentWords = defineMessages({
  download: { id: 'health.document.download', defaultMessage: 'Download', description: 'Button that saves a document' },
  downloadNamed: {
    id: 'health.document.downloadNamed',
    defaultMessage: 'Download {title}',
    description: 'The same button for screen readers; title of the document, and its day where there is one',
  },
  title: { id: 'health.document.title', defaultMessage: 'Title', description: 'Heading of a column of documents' },
  date: { id: 'health.document.date', defaultMessage: 'Date', description: 'Heading of a column of documents' },
  author: { id: 'health.document.author', defaultMessage: 'Author', description: 'Heading of a column of documents' },
  size: { id: 'health.document.size', defaultMessage: 'Size', description: 'Heading of a column of documents' },
  file: {
    id: 'health.document.file',
    defaultMessage: 'File',
    description: 'Heading above the buttons that save a document',
  },
  up: { id: 'health.document.up', defaultMessage: 'A to Z', description: 'In order of titles or names' },
  down: {
    id: 'health.document.down',
    defaultMessage: 'Z to A',
    description: 'In order of titles or names, the last one first',
  },
  newest: { id: 'health.document.newest', defaultMessage: 'newest first', description: 'In order of dates' },
  oldest: { id: 'health.document.oldest', defaultMessage: 'oldest first', description: 'In order of dates' },
  by: { id: 'health.document.by', defaultMessage: 'By {author}', description: 'Author of a document' },
  call: {
    id: 'health.document.call',
    defaultMessage: 'Call {phone}',
    description: 'Link that calls a member of the care team',
  },
  email: {
    id: 'health.document.email',
    defaultMessage: 'Email {email}',
    description: 'Link that writes an email to a member of the care team',
  },
});

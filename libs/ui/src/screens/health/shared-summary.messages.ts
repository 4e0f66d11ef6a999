import { defineMessages } from 'react-intl';

export const sharedSummaryWords = defineMessages({
  lead: {
    id: 'sharedSummary.screen.lead',
    defaultMessage: 'Someone shared a summary of their health record with you.',
    description: 'Above the form that opens a shared summary',
  },
  name: {
    id: 'sharedSummary.screen.name',
    defaultMessage: 'Your name or your office',
    description: 'Label of the field for the name of who opens a shared summary',
  },
  nameMissing: {
    id: 'sharedSummary.screen.nameMissing',
    defaultMessage: 'Enter your name.',
    description: 'At that field where it is empty',
  },
  nameHint: {
    id: 'sharedSummary.screen.nameHint',
    defaultMessage: 'The person who shared it sees this name.',
    description: 'Below the field for the name of who opens a shared summary',
  },
  passcode: {
    id: 'sharedSummary.screen.passcode',
    defaultMessage: 'Passcode',
    description: 'Label of the field for the passcode of a shared summary',
  },
  passcodeMissing: {
    id: 'sharedSummary.screen.passcodeMissing',
    defaultMessage: 'Enter the passcode.',
    description: 'At that field where it is empty',
  },
  passcodeHint: {
    id: 'sharedSummary.screen.passcodeHint',
    defaultMessage: 'The person who shared it can tell you the passcode.',
    description: 'Below the field for the passcode of a shared summary',
  },
  wrong: {
    id: 'sharedSummary.screen.wrong',
    defaultMessage:
      'This passcode is incorrect. {remaining, plural, =0 {The link no longer works.} one {You have # more try.} other {You have # more tries.}}',
    description: 'Said after a wrong passcode',
  },
  open: { id: 'sharedSummary.screen.open', defaultMessage: 'Open the summary', description: 'Button' },
  opening: {
    id: 'sharedSummary.screen.opening',
    defaultMessage: 'Opening…',
    description: 'On the button while it opens',
  },
  unreadable: {
    id: 'sharedSummary.screen.unreadable',
    defaultMessage: 'This link is incomplete. Scan the QR code again, or ask for the whole link.',
    description: 'Instead of a shared summary: the link cannot be read',
  },
  elsewhere: {
    id: 'sharedSummary.screen.elsewhere',
    defaultMessage: 'This link is from another organization. Open it with the app or page they named.',
    description: 'Instead of a shared summary: the link is of another site',
  },
  over: {
    id: 'sharedSummary.screen.over',
    defaultMessage: 'This link no longer works. Ask the person who shared it for a new one.',
    description: 'Instead of a shared summary: it expired or was turned off',
  },
  'too-often': {
    id: 'sharedSummary.screen.too-often',
    defaultMessage: 'This was tried too often. Please wait a few minutes and try again.',
    description: 'Instead of a shared summary: too many requests',
  },
  unreachable: {
    id: 'sharedSummary.screen.unreachable',
    defaultMessage: 'The summary can’t be loaded now. Please try again.',
    description: 'Instead of a shared summary: the server cannot be reached',
  },
  born: { id: 'sharedSummary.screen.born', defaultMessage: 'Date of birth', description: 'Label of a birth date' },
  practice: { id: 'sharedSummary.screen.practice', defaultMessage: 'Practice', description: 'Label of the practice' },
  madeOn: { id: 'sharedSummary.screen.madeOn', defaultMessage: 'As of', description: 'Label of the day of a summary' },
  none: { id: 'sharedSummary.screen.none', defaultMessage: 'None known', description: 'There are known to be none' },
  unknown: { id: 'sharedSummary.screen.unknown', defaultMessage: 'No information', description: 'Nothing is known' },
  unnamed: {
    id: 'sharedSummary.screen.unnamed',
    defaultMessage: 'Without a name',
    description: 'An entry with no name',
  },
  download: {
    id: 'sharedSummary.screen.download',
    defaultMessage: 'Download for a health app (FHIR)',
    description: 'Button that saves a shared summary as a file',
  },
  print: { id: 'sharedSummary.screen.print', defaultMessage: 'Print', description: 'Button that prints the summary' },
});

/** By the LOINC code of the section. */
export const summarySectionWords = defineMessages({
  '11450-4': { id: 'sharedSummary.section.problems', defaultMessage: 'Health conditions', description: 'Section' },
  '48765-2': { id: 'sharedSummary.section.allergies', defaultMessage: 'Allergies', description: 'Section' },
  '10160-0': { id: 'sharedSummary.section.medications', defaultMessage: 'Medications', description: 'Section' },
  '11369-6': { id: 'sharedSummary.section.immunizations', defaultMessage: 'Immunizations', description: 'Section' },
  '47519-4': { id: 'sharedSummary.section.procedures', defaultMessage: 'Procedures', description: 'Section' },
  '46264-8': { id: 'sharedSummary.section.devices', defaultMessage: 'Medical devices', description: 'Section' },
  '30954-2': { id: 'sharedSummary.section.results', defaultMessage: 'Lab results', description: 'Section' },
  '8716-3': { id: 'sharedSummary.section.vitalSigns', defaultMessage: 'Vital signs', description: 'Section' },
  '29762-2': { id: 'sharedSummary.section.social', defaultMessage: 'Social history', description: 'Section' },
  '18776-5': { id: 'sharedSummary.section.plan', defaultMessage: 'Care plan', description: 'Section' },
});

/** How an entry of a summary stands. */
export const summaryMarkWords = defineMessages({
  active: {
    id: 'sharedSummary.mark.active',
    defaultMessage: 'Active',
    description: 'Beside an entry of a shared summary: It is there now',
  },
  inactive: {
    id: 'sharedSummary.mark.inactive',
    defaultMessage: 'Inactive',
    description: 'Beside an entry of a shared summary: It is not there now, or is paused',
  },
  resolved: {
    id: 'sharedSummary.mark.resolved',
    defaultMessage: 'Resolved',
    description: 'Beside an entry of a shared summary: It is over',
  },
  past: {
    id: 'sharedSummary.mark.past',
    defaultMessage: 'Past',
    description: 'Beside an entry of a shared summary: A medication that is taken no more',
  },
  'ruled-out': {
    id: 'sharedSummary.mark.ruled-out',
    defaultMessage: 'Ruled out',
    description: 'Beside an entry of a shared summary: It was looked into and is not so',
  },
  unconfirmed: {
    id: 'sharedSummary.mark.unconfirmed',
    defaultMessage: 'Not confirmed',
    description: 'Beside an entry of a shared summary: It is not certain',
  },
  'not-done': {
    id: 'sharedSummary.mark.not-done',
    defaultMessage: 'Not done',
    description: 'Beside an entry of a shared summary: It was not given or not done',
  },
  preliminary: {
    id: 'sharedSummary.mark.preliminary',
    defaultMessage: 'Preliminary',
    description: 'Beside an entry of a shared summary: A result that may change',
  },
  error: {
    id: 'sharedSummary.mark.error',
    defaultMessage: 'Entered by mistake',
    description: 'Beside an entry of a shared summary: The source takes it back',
  },
  unknown: {
    id: 'sharedSummary.mark.unknown',
    defaultMessage: 'Status not known',
    description: 'Beside an entry of a shared summary: The source does not say how it stands',
  },
  mild: {
    id: 'sharedSummary.mark.mild',
    defaultMessage: 'Past reaction: mild',
    description: 'Beside an entry of a shared summary: How bad a reaction was',
  },
  moderate: {
    id: 'sharedSummary.mark.moderate',
    defaultMessage: 'Past reaction: moderate',
    description: 'Beside an entry of a shared summary: How bad a reaction was',
  },
  severe: {
    id: 'sharedSummary.mark.severe',
    defaultMessage: 'Past reaction: severe',
    description: 'Beside an entry of a shared summary: How bad a reaction was',
  },
  'high-risk': {
    id: 'sharedSummary.mark.high-risk',
    defaultMessage: 'A future reaction could be life-threatening',
    description: 'Beside an entry of a shared summary: Of an allergy',
  },
  'low-risk': {
    id: 'sharedSummary.mark.low-risk',
    defaultMessage: 'A future reaction isn’t expected to be life-threatening',
    description: 'Beside an entry of a shared summary: Of an allergy',
  },
  high: {
    id: 'sharedSummary.mark.high',
    defaultMessage: 'High',
    description: 'Beside an entry of a shared summary: A result above the usual values',
  },
  low: {
    id: 'sharedSummary.mark.low',
    defaultMessage: 'Low',
    description: 'Beside an entry of a shared summary: A result below the usual values',
  },
  abnormal: {
    id: 'sharedSummary.mark.abnormal',
    defaultMessage: 'Abnormal',
    description: 'Beside an entry of a shared summary: A result that is not as usual',
  },
});

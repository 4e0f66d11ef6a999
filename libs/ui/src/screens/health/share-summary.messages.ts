import { defineMessages } from 'react-intl';

export const shareSummaryWords = defineMessages({
  title: {
    id: 'wholeRecord.link.title',
    defaultMessage: 'Share a summary with a link',
    description: 'Heading of the part in which a link to the summary of the record is made',
  },
  lead: {
    id: 'wholeRecord.link.lead',
    defaultMessage:
      'Make a QR code or a link for a doctor or someone you trust. Whoever has it can read a short summary of the record: problems, allergies, medications and results. It shows the record as it is when you make it, and doesn’t change later.',
    description: 'What a link to the summary is',
  },
  lifetime: {
    id: 'wholeRecord.link.lifetime',
    defaultMessage: 'How long the link works',
    description: 'Label of the choice of how long a link opens the summary',
  },
  hour: { id: 'wholeRecord.link.hour', defaultMessage: '1 hour', description: 'Choice of how long a link works' },
  day: { id: 'wholeRecord.link.day', defaultMessage: '1 day', description: 'Choice of how long a link works' },
  week: { id: 'wholeRecord.link.week', defaultMessage: '7 days', description: 'Choice of how long a link works' },
  month: { id: 'wholeRecord.link.month', defaultMessage: '30 days', description: 'Choice of how long a link works' },
  passcode: {
    id: 'wholeRecord.link.passcode',
    defaultMessage: 'Passcode (optional)',
    description: 'Label of the field for a passcode that opens a shared summary',
  },
  passcodeHint: {
    id: 'wholeRecord.link.passcodeHint',
    defaultMessage:
      'At least {least, number} characters. Tell it to the person yourself; it isn’t in the link. After {most, number} wrong tries the link stops working.',
    description: 'Below the field for a passcode that opens a shared summary',
  },
  passcodeShort: {
    id: 'wholeRecord.link.passcodeShort',
    defaultMessage: 'Use {least, number} to {most, number} characters.',
    description: 'At the field for a passcode when it is too short or too long',
  },
  make: {
    id: 'wholeRecord.link.make',
    defaultMessage: 'Make a link',
    description: 'Button that makes a link to the summary',
  },
  making: {
    id: 'wholeRecord.link.making',
    defaultMessage: 'Making the link…',
    description: 'On the button while a link to the summary is made',
  },
  made: {
    id: 'wholeRecord.link.made',
    defaultMessage: 'Your link is ready. It works until {end}',
    description: 'Above the QR code of a new link',
  },
  openNow: {
    id: 'wholeRecord.link.openNow',
    defaultMessage: '{address} (new tab)',
    description: 'The link to the summary, for screen readers; its address',
  },
  once: {
    id: 'wholeRecord.link.once',
    defaultMessage: 'Save or share it now. We don’t keep the link, so we can’t show it again.',
    description: 'Below the QR code of a new link',
  },
  code: {
    id: 'wholeRecord.link.code',
    defaultMessage: 'QR code that opens the summary of the record',
    description: 'What the picture of a QR code is, read aloud',
  },
  address: {
    id: 'wholeRecord.link.address',
    defaultMessage: 'Link to the summary',
    description: 'Label of the field that shows the new link',
  },
  copy: { id: 'wholeRecord.link.copy', defaultMessage: 'Copy link', description: 'Button that copies the new link' },
  copied: {
    id: 'wholeRecord.link.copied',
    defaultMessage: 'Link copied.',
    description: 'Said after a link was copied',
  },
  scan: {
    id: 'wholeRecord.link.scan',
    defaultMessage: 'Scan this code with the camera of a phone or tablet to open the summary.',
    description: 'Below the QR code, on the screen and on paper',
  },
  printCode: {
    id: 'wholeRecord.link.printCode',
    defaultMessage: 'Print the QR code',
    description: 'Button that prints the code with its last day, and nothing else of the page',
  },
  print: {
    id: 'wholeRecord.link.print',
    defaultMessage: 'Save the QR code',
    description: 'Button that saves the picture of the QR code',
  },
  tooMany: {
    id: 'wholeRecord.link.tooMany',
    defaultMessage: 'You have {most, number} links that work. Turn one off before you make another.',
    description: 'Said where no further link to the summary can be made',
  },
  list: { id: 'wholeRecord.link.list', defaultMessage: 'Your links', description: 'Heading of the list of links' },
  none: {
    id: 'wholeRecord.link.none',
    defaultMessage: 'You have no links.',
    description: 'Instead of the list of links to the summary',
  },
  from: {
    id: 'wholeRecord.link.from',
    defaultMessage: 'Made {date}',
    description: 'Heads a link in the list: the day and time it was made',
  },
  open: {
    id: 'wholeRecord.link.open',
    defaultMessage: 'Works until {end}',
    description: 'State of a link in the list',
  },
  expired: { id: 'wholeRecord.link.expired', defaultMessage: 'Expired', description: 'State of a link in the list' },
  revoked: { id: 'wholeRecord.link.revoked', defaultMessage: 'Turned off', description: 'State of a link in the list' },
  locked: {
    id: 'wholeRecord.link.locked',
    defaultMessage: 'Stopped after too many wrong passcodes',
    description: 'State of a link in the list',
  },
  withPasscode: {
    id: 'wholeRecord.link.withPasscode',
    defaultMessage: 'Asks for a passcode',
    description: 'Beside a link in the list',
  },
  wrong: {
    id: 'wholeRecord.link.wrong',
    defaultMessage: '{count, plural, one {# wrong passcode} other {# wrong passcodes}}',
    description: 'Beside a link in the list: how often a wrong passcode was entered',
  },
  opened: {
    id: 'wholeRecord.link.opened',
    defaultMessage: '{count, plural, =0 {Not opened yet} one {Opened once} other {Opened # times}}',
    description: 'Beside a link in the list: how often it was opened',
  },
  openedBy: {
    id: 'wholeRecord.link.openedBy',
    defaultMessage: '{date}, by “{recipient}”',
    description: 'One opening of a link: when, and the name that was entered',
  },
  namesAsGiven: {
    id: 'wholeRecord.link.namesAsGiven',
    defaultMessage: 'Names are shown as they were typed. We can’t check them.',
    description: 'Below the names of those who opened a link',
  },
  revoke: {
    id: 'wholeRecord.link.revoke',
    defaultMessage: 'Turn off',
    description: 'Button that ends a link to the summary',
  },
  revokeNamed: {
    id: 'wholeRecord.link.revokeNamed',
    defaultMessage: 'Turn off the link made {date}?',
    description: 'Question before a link is ended',
  },
  revokeBody: {
    id: 'wholeRecord.link.revokeBody',
    defaultMessage: 'It stops working at once. A copy that someone already saved stays with them.',
    description: 'Below the question before a link is ended',
  },
  keep: { id: 'wholeRecord.link.keep', defaultMessage: 'Keep it', description: 'Leaves a link as it is' },
  revokedNow: {
    id: 'wholeRecord.link.revokedNow',
    defaultMessage: 'The link is turned off.',
    description: 'Said after a link was ended',
  },
  loading: {
    id: 'wholeRecord.link.loading',
    defaultMessage: 'Loading your links',
    description: 'Read aloud while the list of links is fetched',
  },
  label: {
    id: 'wholeRecord.link.label',
    defaultMessage: 'Patient summary',
    description: 'How programs that receive a link call it',
  },
});

import { defineMessages } from 'react-intl';

export const kitWords = defineMessages({
  datePattern: {
    id: 'kit.date.pattern',
    defaultMessage: 'MM/DD/YYYY',
    description: 'How a date is typed: two digits for the month and day, four for the year',
  },
  shortMonth: {
    id: 'kit.date.shortMonth',
    defaultMessage: '{month} has {days, plural, one {# day} other {# days}}.',
    description: 'At a date field: the typed day does not exist; month and year, as February 2026, and the days it has',
  },
  shortYear: {
    id: 'kit.date.shortYear',
    defaultMessage: 'Write the year with four digits.',
    description: 'At a date field: the year was typed with two digits, such as 85',
  },
  noDate: {
    id: 'kit.date.wrong',
    defaultMessage: 'That isn’t a date. Enter it as MM/DD/YYYY.',
    description: 'At a date field',
  },
  close: { id: 'kit.common.close', defaultMessage: 'Close', description: 'Button that closes a dialog or a message' },
  retry: {
    id: 'kit.common.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks a failed question again',
  },
  callPractice: {
    id: 'kit.common.callPractice',
    defaultMessage: 'Call the practice: {phone}',
    description: 'Link beside the button that tries again; the phone number of the practice',
  },
  loading: { id: 'kit.common.loading', defaultMessage: 'Loading…', description: 'Said while something is fetched' },
  notifications: {
    id: 'kit.common.notifications',
    defaultMessage: 'Notifications',
    description: 'Name of the region that holds short-lived messages, for screen readers',
  },
  language: { id: 'kit.common.language', defaultMessage: 'Language', description: 'Label of the language menu' },
  errorInTitle: {
    id: 'kit.common.errorInTitle',
    defaultMessage: 'Error:',
    description: 'Before the title of the window while a form has errors',
  },
  matches: {
    id: 'kit.common.matches',
    defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
    description: 'Said to screen readers while a list is searched: how many match',
  },
  hideClock: {
    id: 'kit.common.hideClock',
    defaultMessage: 'Hide clock',
    description: 'Button beside the clock of the page',
  },
  showClock: {
    id: 'kit.common.showClock',
    defaultMessage: 'Show clock',
    description: 'Button where the clock of the page was hidden',
  },
  fieldMissing: {
    id: 'kit.common.fieldMissing',
    defaultMessage: 'Fill in “{field}”.',
    description: 'At an empty field, after a try to send its form; the label of the field',
  },
  boxMissing: {
    id: 'kit.common.boxMissing',
    defaultMessage: 'Check the box “{field}”.',
    description: 'At a box that has to be checked, after a try to send its form; the text beside the box',
  },
  choiceMissing: {
    id: 'kit.common.choiceMissing',
    defaultMessage: 'Choose an option for “{field}”.',
    description: 'At a choice in which nothing is chosen, after a try to send its form; its label or question',
  },
  fieldTooShort: {
    id: 'kit.common.fieldTooShort',
    defaultMessage: 'Enter all {least} characters.',
    description: 'At a field for a code, after a try to send less of it; the length of the code',
  },
  emailShape: {
    id: 'kit.common.emailShape',
    defaultMessage: 'Enter your full email address, like maria@example.com.',
    description: 'Under a field for an email that holds something else',
  },
  checkFields: {
    id: 'kit.common.checkFields',
    defaultMessage: '{count, plural, one {Please check # detail:} other {Please check # details:}}',
    description: 'Above the list of what holds up a form, whether empty or not',
  },
  unchanged: {
    id: 'kit.common.unchanged',
    defaultMessage: 'You haven’t changed anything yet.',
    description: 'After a try to save a form in which nothing was edited',
  },
  actedFor: {
    id: 'kit.common.actedFor',
    defaultMessage: 'For {name}',
    description: 'In the dialog that says what was done, where it was done for somebody else',
  },
  somethingMissing: {
    id: 'kit.common.somethingMissing',
    defaultMessage: 'Something is missing on this page.',
    description: 'After a try to send a form that is not complete, where no field of it lacks anything',
  },
});

export const plotWords = defineMessages({
  summaryUnit: {
    id: 'kit.plot.summaryUnit',
    defaultMessage:
      '{name}: {count, plural, one {# result} other {# results}} from {from} to {to}. Latest {latest} {unit} on {to}.',
    description:
      'Says a plot of laboratory values in words; name of the test, number of values, first and last date, last value, its unit',
  },
  summary: {
    id: 'kit.plot.summary',
    defaultMessage:
      '{name}: {count, plural, one {# result} other {# results}} from {from} to {to}. Latest {latest} on {to}.',
    description: 'As summaryUnit, for a value without unit',
  },
  range: {
    id: 'kit.plot.range',
    defaultMessage: 'Usual range: {range}',
    description: 'Reference range of a laboratory value, such as 70–99 mg/dL',
  },
  noRange: {
    id: 'kit.plot.noRange',
    defaultMessage: 'The lab didn’t give a usual range.',
    description: 'Stands where a laboratory value has no reference range',
  },
  table: {
    id: 'kit.plot.table',
    defaultMessage: 'Table of values',
    description: 'Opens the table with the values of a plot',
  },
  date: { id: 'kit.plot.date', defaultMessage: 'Date', description: 'Column of the table of a plot' },
  value: { id: 'kit.plot.value', defaultMessage: 'Result', description: 'Column of the table of a plot' },
  standing: {
    id: 'kit.plot.standing',
    defaultMessage: 'Compared to the usual range',
    description: 'Column of the table of a plot: within, above or below the reference range',
  },
});

export const statusWords = defineMessages({
  within: {
    id: 'kit.standing.within',
    defaultMessage: 'Within the usual range',
    description: 'A laboratory value against its reference range',
  },
  below: {
    id: 'kit.standing.below',
    defaultMessage: 'Below the usual range',
    description: 'A laboratory value against its reference range',
  },
  above: {
    id: 'kit.standing.above',
    defaultMessage: 'Above the usual range',
    description: 'A laboratory value against its reference range',
  },
  unknown: {
    id: 'kit.standing.unknown',
    defaultMessage: 'No range to compare to',
    description: 'A laboratory value without a reference range',
  },
});

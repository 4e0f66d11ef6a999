import { defineMessages } from 'react-intl';

export const measureWords = defineMessages({
  loading: {
    id: 'measures.screen.loading',
    defaultMessage: 'Loading the values…',
    description: 'Spoken while the page of one lab test or vital sign loads',
  },
  latest: {
    id: 'measures.screen.latest',
    defaultMessage: 'Latest value',
    description: 'Heading over the newest value of a lab test or vital sign',
  },
  exact: {
    id: 'measures.screen.exact',
    defaultMessage: 'Exact: {value}',
    description: 'Below a value that is shown with fewer digits: all digits that the source sent, with the unit',
  },
  reportedBy: {
    id: 'measures.screen.reportedBy',
    defaultMessage: 'Reported by {name}',
    description: 'The laboratory, organization or person that a value comes from',
  },
  overTime: {
    id: 'measures.screen.overTime',
    defaultMessage: 'Over time',
    description: 'Heading over the plot of the values of one lab test or vital sign',
  },
  inUnit: {
    id: 'measures.screen.inUnit',
    defaultMessage: 'Over time, in {unit}',
    description: 'Heading over a plot where values were reported in more than one unit',
  },
  time: {
    id: 'measures.screen.time',
    defaultMessage: 'Time shown',
    description: 'Label of a choice of how many months or years a plot shows',
  },
  summary: {
    id: 'measures.plot.summary',
    defaultMessage: '{count, plural, one {# value} other {# values}} from {from} to {to}. Every value is in the table.',
    description: 'Says a plot in words; number of values, first and last date',
  },
  allValues: {
    id: 'measures.screen.allValues',
    defaultMessage: 'All values',
    description: 'Heading over the table of all values of one lab test or vital sign',
  },
  range: {
    id: 'measures.table.range',
    defaultMessage: 'Usual range: {range}',
    description: 'Below a value: the reference range of its report, such as 70–99 mg/dL',
  },
  date: { id: 'measures.table.date', defaultMessage: 'Date', description: 'Column of the table of values' },
  value: { id: 'measures.table.value', defaultMessage: 'Value', description: 'Column of the table of values' },
  entry: {
    id: 'measures.table.entry',
    defaultMessage: 'Correction or note',
    description: 'Column of the table of values: the link to the entry of the record that a value is of',
  },
  open: {
    id: 'measures.table.open',
    defaultMessage: '{mayCorrect, select, true {Correct or add a note} other {Add a note}}',
    description: 'Link in the row of a value to the page of its entry',
  },
  openOf: {
    id: 'measures.table.openOf',
    defaultMessage:
      '{mayCorrect, select, true {Correct or add a note: {value}, {date}} other {Add a note: {value}, {date}}}',
    description: 'That link, spoken; the value and its date',
  },
  older: {
    id: 'measures.table.older',
    defaultMessage: '{count, plural, one {Show # older value} other {Show # older values}}',
    description: 'Button that shows the values after the newest ones; how many there are',
  },
});

export const spanWords = defineMessages({
  6: { id: 'measures.span.half-year', defaultMessage: 'Last 6 months', description: 'How much time a plot shows' },
  12: { id: 'measures.span.year', defaultMessage: 'Last year', description: 'How much time a plot shows' },
  60: { id: 'measures.span.five-years', defaultMessage: 'Last 5 years', description: 'How much time a plot shows' },
  all: { id: 'measures.span.all', defaultMessage: 'Everything', description: 'How much time a plot shows' },
});

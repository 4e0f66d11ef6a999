import { defineMessages } from 'react-intl';

export const birthDateWords = defineMessages({
  label: {
    id: 'open.birthDate.label',
    defaultMessage: 'Date of birth',
    description: 'Name of three fields: month, day and year',
  },
  missing: {
    id: 'open.birthDate.missing',
    defaultMessage: 'Enter the date of birth.',
    description: 'At those fields, after a try to go on without a date',
  },
  month: {
    id: 'open.birthDate.month',
    defaultMessage: 'Month',
    description: 'Field of a date of birth; a list of months',
  },
  choose: {
    id: 'open.birthDate.choose',
    defaultMessage: 'Month',
    description: 'Stands in the list of months until one is chosen',
  },
  day: { id: 'open.birthDate.day', defaultMessage: 'Day', description: 'Field of a date of birth; a number' },
  year: {
    id: 'open.birthDate.year',
    defaultMessage: 'Year',
    description: 'Field of a date of birth; a number with four digits',
  },
  shortYear: {
    id: 'open.birthDate.shortYear',
    defaultMessage: 'Write the year with four digits.',
    description: 'The field of the year was left with fewer digits',
  },
  noDate: {
    id: 'open.birthDate.noDate',
    defaultMessage: 'That date doesn’t exist. Check the day and year.',
    description: 'The three fields are filled in and are no date of the past',
  },
});

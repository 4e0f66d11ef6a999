import { defineMessages } from '@portico/application/texts';

/** A value with its unit. */
export const recordUnitWords = defineMessages({
  'beats-per-minute': {
    id: 'documents.unit.beats-per-minute',
    defaultMessage: '{value} {count, plural, one {beat} other {beats}} per minute',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  'breaths-per-minute': {
    id: 'documents.unit.breaths-per-minute',
    defaultMessage: '{value} {count, plural, one {breath} other {breaths}} per minute',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  'per-minute': {
    id: 'documents.unit.per-minute',
    defaultMessage: '{value} per minute',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  'per-hour': {
    id: 'documents.unit.per-hour',
    defaultMessage: '{value} per hour',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  'per-day': {
    id: 'documents.unit.per-day',
    defaultMessage: '{value} per day',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  'per-week': {
    id: 'documents.unit.per-week',
    defaultMessage: '{value} per week',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  years: {
    id: 'documents.unit.years',
    defaultMessage: '{value} {count, plural, one {year} other {years}}',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  months: {
    id: 'documents.unit.months',
    defaultMessage: '{value} {count, plural, one {month} other {months}}',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  weeks: {
    id: 'documents.unit.weeks',
    defaultMessage: '{value} {count, plural, one {week} other {weeks}}',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  days: {
    id: 'documents.unit.days',
    defaultMessage: '{value} {count, plural, one {day} other {days}}',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  hours: {
    id: 'documents.unit.hours',
    defaultMessage: '{value} {count, plural, one {hour} other {hours}}',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  minutes: {
    id: 'documents.unit.minutes',
    defaultMessage: '{value} {count, plural, one {minute} other {minutes}}',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  seconds: {
    id: 'documents.unit.seconds',
    defaultMessage: '{value} {count, plural, one {second} other {seconds}}',
    description:
      'Printed record: a value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
});

import type { UnitName } from '@portico/domain/health';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

/** A value with its unit. */
export const unitWords: Readonly<Record<UnitName, Message>> = defineMessages({
  'beats-per-minute': {
    id: 'units.name.beats-per-minute',
    defaultMessage: '{value} {count, plural, one {beat} other {beats}} per minute',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  'breaths-per-minute': {
    id: 'units.name.breaths-per-minute',
    defaultMessage: '{value} {count, plural, one {breath} other {breaths}} per minute',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  'per-minute': {
    id: 'units.name.per-minute',
    defaultMessage: '{value} per minute',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  'per-hour': {
    id: 'units.name.per-hour',
    defaultMessage: '{value} per hour',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  'per-day': {
    id: 'units.name.per-day',
    defaultMessage: '{value} per day',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  'per-week': {
    id: 'units.name.per-week',
    defaultMessage: '{value} per week',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  years: {
    id: 'units.name.years',
    defaultMessage: '{value} {count, plural, one {year} other {years}}',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  months: {
    id: 'units.name.months',
    defaultMessage: '{value} {count, plural, one {month} other {months}}',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  weeks: {
    id: 'units.name.weeks',
    defaultMessage: '{value} {count, plural, one {week} other {weeks}}',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  days: {
    id: 'units.name.days',
    defaultMessage: '{value} {count, plural, one {day} other {days}}',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  hours: {
    id: 'units.name.hours',
    defaultMessage: '{value} {count, plural, one {hour} other {hours}}',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  minutes: {
    id: 'units.name.minutes',
    defaultMessage: '{value} {count, plural, one {minute} other {minutes}}',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
  seconds: {
    id: 'units.name.seconds',
    defaultMessage: '{value} {count, plural, one {second} other {seconds}}',
    description: 'A value that was measured, such as 72 or <5, with its unit; count is its number, for the plural',
  },
});

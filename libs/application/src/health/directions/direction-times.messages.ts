import type { DayTime, Rhythm, TimeUnit, WeekDay } from '@portico/domain/health';
import { defineMessages, type Message } from '../../texts/index.ts';

/** One of a unit of time, after how many times. */
export const perTimeWords: Readonly<Record<TimeUnit, Message>> = defineMessages({
  years: {
    id: 'application.directions.per.years',
    defaultMessage: 'a year',
    description: 'How a medication is taken: one unit of time, after “twice”',
  },
  months: {
    id: 'application.directions.per.months',
    defaultMessage: 'a month',
    description: 'How a medication is taken: one unit of time, after “twice”',
  },
  weeks: {
    id: 'application.directions.per.weeks',
    defaultMessage: 'a week',
    description: 'How a medication is taken: one unit of time, after “twice”',
  },
  days: {
    id: 'application.directions.per.days',
    defaultMessage: 'a day',
    description: 'How a medication is taken: one unit of time, after “twice”',
  },
  hours: {
    id: 'application.directions.per.hours',
    defaultMessage: 'an hour',
    description: 'How a medication is taken: one unit of time, after “twice”',
  },
  minutes: {
    id: 'application.directions.per.minutes',
    defaultMessage: 'a minute',
    description: 'How a medication is taken: one unit of time, after “twice”',
  },
  seconds: {
    id: 'application.directions.per.seconds',
    defaultMessage: 'a second',
    description: 'How a medication is taken: one unit of time, after “twice”',
  },
});

/** A length of time. */
export const timeWords: Readonly<Record<TimeUnit, Message>> = defineMessages({
  years: {
    id: 'application.directions.time.years',
    defaultMessage: '{value} {count, plural, one {year} other {years}}',
    description:
      'How a medication is taken: a length of time; value is its number or two such as 4 to 6, count the larger one, for the plural',
  },
  months: {
    id: 'application.directions.time.months',
    defaultMessage: '{value} {count, plural, one {month} other {months}}',
    description:
      'How a medication is taken: a length of time; value is its number or two such as 4 to 6, count the larger one, for the plural',
  },
  weeks: {
    id: 'application.directions.time.weeks',
    defaultMessage: '{value} {count, plural, one {week} other {weeks}}',
    description:
      'How a medication is taken: a length of time; value is its number or two such as 4 to 6, count the larger one, for the plural',
  },
  days: {
    id: 'application.directions.time.days',
    defaultMessage: '{value} {count, plural, one {day} other {days}}',
    description:
      'How a medication is taken: a length of time; value is its number or two such as 4 to 6, count the larger one, for the plural',
  },
  hours: {
    id: 'application.directions.time.hours',
    defaultMessage: '{value} {count, plural, one {hour} other {hours}}',
    description:
      'How a medication is taken: a length of time; value is its number or two such as 4 to 6, count the larger one, for the plural',
  },
  minutes: {
    id: 'application.directions.time.minutes',
    defaultMessage: '{value} {count, plural, one {minute} other {minutes}}',
    description:
      'How a medication is taken: a length of time; value is its number or two such as 4 to 6, count the larger one, for the plural',
  },
  seconds: {
    id: 'application.directions.time.seconds',
    defaultMessage: '{value} {count, plural, one {second} other {seconds}}',
    description:
      'How a medication is taken: a length of time; value is its number or two such as 4 to 6, count the larger one, for the plural',
  },
});

/** How often, by the abbreviations of prescriptions. */
export const rhythmWords: Readonly<Record<Rhythm, Message>> = defineMessages({
  BID: {
    id: 'application.directions.rhythm.BID',
    defaultMessage: 'twice a day',
    description: 'How a medication is taken: how often',
  },
  TID: {
    id: 'application.directions.rhythm.TID',
    defaultMessage: '3 times a day',
    description: 'How a medication is taken: how often',
  },
  QID: {
    id: 'application.directions.rhythm.QID',
    defaultMessage: '4 times a day',
    description: 'How a medication is taken: how often',
  },
  QD: {
    id: 'application.directions.rhythm.QD',
    defaultMessage: 'once a day',
    description: 'How a medication is taken: how often',
  },
  QOD: {
    id: 'application.directions.rhythm.QOD',
    defaultMessage: 'every other day',
    description: 'How a medication is taken: how often',
  },
  QAM: {
    id: 'application.directions.rhythm.QAM',
    defaultMessage: 'every morning',
    description: 'How a medication is taken: how often',
  },
  QHS: {
    id: 'application.directions.rhythm.QHS',
    defaultMessage: 'every night at bedtime',
    description: 'How a medication is taken: how often',
  },
  WK: {
    id: 'application.directions.rhythm.WK',
    defaultMessage: 'once a week',
    description: 'How a medication is taken: how often',
  },
  MO: {
    id: 'application.directions.rhythm.MO',
    defaultMessage: 'once a month',
    description: 'How a medication is taken: how often',
  },
});

/** When in the day. */
export const dayTimeWords: Readonly<Record<DayTime, Message>> = defineMessages({
  HS: {
    id: 'application.directions.dayTime.HS',
    defaultMessage: 'at bedtime',
    description: 'How a medication is taken: when in the day',
  },
  WAKE: {
    id: 'application.directions.dayTime.WAKE',
    defaultMessage: 'after waking up',
    description: 'How a medication is taken: when in the day',
  },
  C: {
    id: 'application.directions.dayTime.C',
    defaultMessage: 'with meals',
    description: 'How a medication is taken: when in the day',
  },
  CM: {
    id: 'application.directions.dayTime.CM',
    defaultMessage: 'with breakfast',
    description: 'How a medication is taken: when in the day',
  },
  CD: {
    id: 'application.directions.dayTime.CD',
    defaultMessage: 'with lunch',
    description: 'How a medication is taken: when in the day',
  },
  CV: {
    id: 'application.directions.dayTime.CV',
    defaultMessage: 'with dinner',
    description: 'How a medication is taken: when in the day',
  },
  AC: {
    id: 'application.directions.dayTime.AC',
    defaultMessage: 'before meals',
    description: 'How a medication is taken: when in the day',
  },
  ACM: {
    id: 'application.directions.dayTime.ACM',
    defaultMessage: 'before breakfast',
    description: 'How a medication is taken: when in the day',
  },
  ACD: {
    id: 'application.directions.dayTime.ACD',
    defaultMessage: 'before lunch',
    description: 'How a medication is taken: when in the day',
  },
  ACV: {
    id: 'application.directions.dayTime.ACV',
    defaultMessage: 'before dinner',
    description: 'How a medication is taken: when in the day',
  },
  PC: {
    id: 'application.directions.dayTime.PC',
    defaultMessage: 'after meals',
    description: 'How a medication is taken: when in the day',
  },
  PCM: {
    id: 'application.directions.dayTime.PCM',
    defaultMessage: 'after breakfast',
    description: 'How a medication is taken: when in the day',
  },
  PCD: {
    id: 'application.directions.dayTime.PCD',
    defaultMessage: 'after lunch',
    description: 'How a medication is taken: when in the day',
  },
  PCV: {
    id: 'application.directions.dayTime.PCV',
    defaultMessage: 'after dinner',
    description: 'How a medication is taken: when in the day',
  },
  IC: {
    id: 'application.directions.dayTime.IC',
    defaultMessage: 'between meals',
    description: 'How a medication is taken: when in the day',
  },
  MORN: {
    id: 'application.directions.dayTime.MORN',
    defaultMessage: 'in the morning',
    description: 'How a medication is taken: when in the day',
  },
  NOON: {
    id: 'application.directions.dayTime.NOON',
    defaultMessage: 'at noon',
    description: 'How a medication is taken: when in the day',
  },
  AFT: {
    id: 'application.directions.dayTime.AFT',
    defaultMessage: 'in the afternoon',
    description: 'How a medication is taken: when in the day',
  },
  EVE: {
    id: 'application.directions.dayTime.EVE',
    defaultMessage: 'in the evening',
    description: 'How a medication is taken: when in the day',
  },
  NIGHT: {
    id: 'application.directions.dayTime.NIGHT',
    defaultMessage: 'at night',
    description: 'How a medication is taken: when in the day',
  },
});

/** Days of the week, in a list. */
export const weekDayWords: Readonly<Record<WeekDay, Message>> = defineMessages({
  mon: {
    id: 'application.directions.weekDay.mon',
    defaultMessage: 'Mondays',
    description: 'How a medication is taken: a day of each week, within a list after “on”',
  },
  tue: {
    id: 'application.directions.weekDay.tue',
    defaultMessage: 'Tuesdays',
    description: 'How a medication is taken: a day of each week, within a list after “on”',
  },
  wed: {
    id: 'application.directions.weekDay.wed',
    defaultMessage: 'Wednesdays',
    description: 'How a medication is taken: a day of each week, within a list after “on”',
  },
  thu: {
    id: 'application.directions.weekDay.thu',
    defaultMessage: 'Thursdays',
    description: 'How a medication is taken: a day of each week, within a list after “on”',
  },
  fri: {
    id: 'application.directions.weekDay.fri',
    defaultMessage: 'Fridays',
    description: 'How a medication is taken: a day of each week, within a list after “on”',
  },
  sat: {
    id: 'application.directions.weekDay.sat',
    defaultMessage: 'Saturdays',
    description: 'How a medication is taken: a day of each week, within a list after “on”',
  },
  sun: {
    id: 'application.directions.weekDay.sun',
    defaultMessage: 'Sundays',
    description: 'How a medication is taken: a day of each week, within a list after “on”',
  },
});

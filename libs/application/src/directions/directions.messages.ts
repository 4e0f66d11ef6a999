import { defineMessages, type Message } from '../texts/index.ts';
import type { Complaint, DayTime, DoseForm, Rhythm, Route, TimeUnit, WeekDay } from '@portico/domain/health';

/** How the parts of directions are said. */
export const directionWords = defineMessages({
  per: {
    id: 'application.directions.part.per',
    defaultMessage: '{times} {per}',
    description: 'How a medication is taken: how many times in a time, such as twice and a day',
  },
  every: {
    id: 'application.directions.part.every',
    defaultMessage: 'every {time}',
    description: 'How a medication is taken: every time, such as 6 hours or 4 to 6 hours',
  },
  timesEvery: {
    id: 'application.directions.part.timesEvery',
    defaultMessage: '{times} every {time}',
    description: 'How a medication is taken: how many times in a time, such as twice and 3 days',
  },
  times: {
    id: 'application.directions.part.times',
    defaultMessage: '{count, plural, =1 {once} =2 {twice} one {{value} time} other {{value} times}}',
    description: 'How a medication is taken: how many times; value is 3 or 1 to 2, count its larger number',
  },
  timesBetween: {
    id: 'application.directions.part.timesBetween',
    defaultMessage: '{low} to {high} times',
    description: 'How a medication is taken: how many times, by two numbers',
  },
  inAll: {
    id: 'application.directions.part.inAll',
    defaultMessage: '{count, plural, =1 {one time only} one {{times} in all} other {{times} in all}}',
    description: 'How a medication is taken: how many times in all, such as 20 times',
  },
  lasting: {
    id: 'application.directions.part.lasting',
    defaultMessage: 'for {time}',
    description: 'How a medication is taken: how long, such as 10 days',
  },
  lastingAtMost: {
    id: 'application.directions.part.lastingAtMost',
    defaultMessage: 'for up to {time}',
    description: 'How a medication is taken: how long at most, such as 10 days',
  },
  lastingAtLeast: {
    id: 'application.directions.part.lastingAtLeast',
    defaultMessage: 'for at least {time}',
    description: 'How a medication is taken: how long at least, such as 10 days',
  },
  most: {
    id: 'application.directions.part.most',
    defaultMessage: 'no more than {amount} in {time}',
    description: 'How a medication is taken: the most in a time, such as 8 tablets and 24 hours',
  },
  atOnce: {
    id: 'application.directions.part.atOnce',
    defaultMessage: 'no more than {amount} at a time',
    description: 'How a medication is taken: the most at one time, such as 2 tablets',
  },
  needed: {
    id: 'application.directions.part.needed',
    defaultMessage: 'as needed',
    description: 'How a medication is taken: only when needed',
  },
  neededFor: {
    id: 'application.directions.part.neededFor',
    defaultMessage: 'as needed for {reason}',
    description: 'How a medication is taken: only when needed, and for what, such as pain',
  },
  at: {
    id: 'application.directions.part.at',
    defaultMessage: '{hour, plural, one {at {time}} other {at {time}}}',
    description:
      'How a medication is taken: at an hour of the day, such as 8:00 AM; hour is the hour on a clock, for languages that say 1 differently',
  },
  on: {
    id: 'application.directions.part.on',
    defaultMessage: 'on {days}',
    description: 'How a medication is taken: on days of the week, such as Mondays and Thursdays',
  },
  between: {
    id: 'application.directions.part.between',
    defaultMessage: '{low} to {high}',
    description: 'How a medication is taken: two numbers with a unit after them',
  },
});

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

/** The way into the body. */
export const routeWords: Readonly<Record<Route, Message>> = defineMessages({
  oral: {
    id: 'application.directions.route.oral',
    defaultMessage: 'by mouth',
    description: 'How a medication is taken: the way into the body',
  },
  sublingual: {
    id: 'application.directions.route.sublingual',
    defaultMessage: 'under the tongue',
    description: 'How a medication is taken: the way into the body',
  },
  buccal: {
    id: 'application.directions.route.buccal',
    defaultMessage: 'inside the cheek',
    description: 'How a medication is taken: the way into the body',
  },
  external: {
    id: 'application.directions.route.external',
    defaultMessage: 'for external use',
    description: 'How a medication is taken: the way into the body',
  },
  skin: {
    id: 'application.directions.route.skin',
    defaultMessage: 'on the skin',
    description: 'How a medication is taken: the way into the body',
  },
  patch: {
    id: 'application.directions.route.patch',
    defaultMessage: 'through the skin',
    description: 'How a medication is taken: the way into the body',
  },
  inhaled: {
    id: 'application.directions.route.inhaled',
    defaultMessage: 'inhaled',
    description: 'How a medication is taken: the way into the body',
  },
  eye: {
    id: 'application.directions.route.eye',
    defaultMessage: 'in the eye',
    description: 'How a medication is taken: the way into the body',
  },
  ear: {
    id: 'application.directions.route.ear',
    defaultMessage: 'in the ear',
    description: 'How a medication is taken: the way into the body',
  },
  nose: {
    id: 'application.directions.route.nose',
    defaultMessage: 'in the nose',
    description: 'How a medication is taken: the way into the body',
  },
  rectal: {
    id: 'application.directions.route.rectal',
    defaultMessage: 'in the rectum',
    description: 'How a medication is taken: the way into the body',
  },
  vaginal: {
    id: 'application.directions.route.vaginal',
    defaultMessage: 'in the vagina',
    description: 'How a medication is taken: the way into the body',
  },
  'under-skin': {
    id: 'application.directions.route.under-skin',
    defaultMessage: 'under the skin',
    description: 'How a medication is taken: the way into the body',
  },
  muscle: {
    id: 'application.directions.route.muscle',
    defaultMessage: 'into a muscle',
    description: 'How a medication is taken: the way into the body',
  },
  vein: {
    id: 'application.directions.route.vein',
    defaultMessage: 'into a vein',
    description: 'How a medication is taken: the way into the body',
  },
});

/** What it is taken for. */
export const complaintWords: Readonly<Record<Complaint, Message>> = defineMessages({
  pain: {
    id: 'application.directions.complaint.pain',
    defaultMessage: 'pain',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  fever: {
    id: 'application.directions.complaint.fever',
    defaultMessage: 'fever',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  headache: {
    id: 'application.directions.complaint.headache',
    defaultMessage: 'headache',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  cough: {
    id: 'application.directions.complaint.cough',
    defaultMessage: 'cough',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  nausea: {
    id: 'application.directions.complaint.nausea',
    defaultMessage: 'nausea',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  vomiting: {
    id: 'application.directions.complaint.vomiting',
    defaultMessage: 'vomiting',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  anxiety: {
    id: 'application.directions.complaint.anxiety',
    defaultMessage: 'anxiety',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  itching: {
    id: 'application.directions.complaint.itching',
    defaultMessage: 'itching',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  insomnia: {
    id: 'application.directions.complaint.insomnia',
    defaultMessage: 'insomnia',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  constipation: {
    id: 'application.directions.complaint.constipation',
    defaultMessage: 'constipation',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  diarrhea: {
    id: 'application.directions.complaint.diarrhea',
    defaultMessage: 'diarrhea',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  heartburn: {
    id: 'application.directions.complaint.heartburn',
    defaultMessage: 'heartburn',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  'shortness-of-breath': {
    id: 'application.directions.complaint.shortness-of-breath',
    defaultMessage: 'shortness of breath',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
});

/** An amount. */
export const doseFormWords: Readonly<Record<DoseForm, Message>> = defineMessages({
  tablets: {
    id: 'application.directions.doseForm.tablets',
    defaultMessage: '{value} {count, plural, one {tablet} other {tablets}}',
    description:
      'How a medication is taken: an amount; value is its number or two such as 1 to 2, count the larger one, for the plural',
  },
  capsules: {
    id: 'application.directions.doseForm.capsules',
    defaultMessage: '{value} {count, plural, one {capsule} other {capsules}}',
    description:
      'How a medication is taken: an amount; value is its number or two such as 1 to 2, count the larger one, for the plural',
  },
  drops: {
    id: 'application.directions.doseForm.drops',
    defaultMessage: '{value} {count, plural, one {drop} other {drops}}',
    description:
      'How a medication is taken: an amount; value is its number or two such as 1 to 2, count the larger one, for the plural',
  },
  puffs: {
    id: 'application.directions.doseForm.puffs',
    defaultMessage: '{value} {count, plural, one {puff} other {puffs}}',
    description:
      'How a medication is taken: an amount; value is its number or two such as 1 to 2, count the larger one, for the plural',
  },
  sprays: {
    id: 'application.directions.doseForm.sprays',
    defaultMessage: '{value} {count, plural, one {spray} other {sprays}}',
    description:
      'How a medication is taken: an amount; value is its number or two such as 1 to 2, count the larger one, for the plural',
  },
  patches: {
    id: 'application.directions.doseForm.patches',
    defaultMessage: '{value} {count, plural, one {patch} other {patches}}',
    description:
      'How a medication is taken: an amount; value is its number or two such as 1 to 2, count the larger one, for the plural',
  },
  doses: {
    id: 'application.directions.doseForm.doses',
    defaultMessage: '{value} {count, plural, one {dose} other {doses}}',
    description:
      'How a medication is taken: an amount; value is its number or two such as 1 to 2, count the larger one, for the plural',
  },
  units: {
    id: 'application.directions.doseForm.units',
    defaultMessage: '{value} {count, plural, one {unit} other {units}}',
    description:
      'How a medication is taken: an amount; value is its number or two such as 1 to 2, count the larger one, for the plural',
  },
  suppositories: {
    id: 'application.directions.doseForm.suppositories',
    defaultMessage: '{value} {count, plural, one {suppository} other {suppositories}}',
    description:
      'How a medication is taken: an amount; value is its number or two such as 1 to 2, count the larger one, for the plural',
  },
  lozenges: {
    id: 'application.directions.doseForm.lozenges',
    defaultMessage: '{value} {count, plural, one {lozenge} other {lozenges}}',
    description:
      'How a medication is taken: an amount; value is its number or two such as 1 to 2, count the larger one, for the plural',
  },
});

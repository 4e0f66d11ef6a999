import type { DoseForm } from '@portico/domain/health';
import { defineMessages, type Message } from '../../texts/index.ts';

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
    defaultMessage: '{hour, plural, one {at} other {at}} {time}',
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

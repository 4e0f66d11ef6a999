import type { PreferenceBox, PreferenceGroup } from '@portico/application/scheduling';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

export const preferenceGroupWords: Readonly<Record<PreferenceGroup, Message>> = defineMessages({
  week: {
    id: 'preference.group.week',
    defaultMessage: 'Week',
    description: 'Heading of the weeks that are asked for',
  },
  day: { id: 'preference.group.day', defaultMessage: 'Day', description: 'Heading of the days that are asked for' },
  time: {
    id: 'preference.group.time',
    defaultMessage: 'Time of day',
    description: 'Heading of the times of day that are asked for',
  },
});

const boxWords = defineMessages({
  any: {
    id: 'preference.box.any',
    defaultMessage: 'Any',
    description: 'Box that stands for every week, day or time',
  },
  thisWeek: { id: 'preference.box.thisWeek', defaultMessage: 'This week', description: 'A week that is asked for' },
  nextWeek: { id: 'preference.box.nextWeek', defaultMessage: 'Next week', description: 'A week that is asked for' },
  inTwoWeeks: {
    id: 'preference.box.inTwoWeeks',
    defaultMessage: 'In 2 weeks',
    description: 'A week that is asked for',
  },
  inThreeWeeks: {
    id: 'preference.box.inThreeWeeks',
    defaultMessage: 'In 3 weeks',
    description: 'A week that is asked for',
  },
  inMonth: { id: 'preference.box.inMonth', defaultMessage: 'In a month', description: 'A week that is asked for' },
  inTwoMonths: {
    id: 'preference.box.inTwoMonths',
    defaultMessage: 'In 2 months',
    description: 'A week that is asked for',
  },
  inThreeMonths: {
    id: 'preference.box.inThreeMonths',
    defaultMessage: 'In 3 months',
    description: 'A week that is asked for',
  },
  monday: { id: 'preference.box.monday', defaultMessage: 'Monday', description: 'A day that is asked for' },
  tuesday: { id: 'preference.box.tuesday', defaultMessage: 'Tuesday', description: 'A day that is asked for' },
  wednesday: {
    id: 'preference.box.wednesday',
    defaultMessage: 'Wednesday',
    description: 'A day that is asked for',
  },
  thursday: { id: 'preference.box.thursday', defaultMessage: 'Thursday', description: 'A day that is asked for' },
  friday: { id: 'preference.box.friday', defaultMessage: 'Friday', description: 'A day that is asked for' },
  earlyMorning: {
    id: 'preference.box.earlyMorning',
    defaultMessage: 'Early Morning (before 10 AM)',
    description: 'A time of day that is asked for',
  },
  lateMorning: {
    id: 'preference.box.lateMorning',
    defaultMessage: 'Late Morning (10 AM to noon)',
    description: 'A time of day that is asked for',
  },
  earlyAfternoon: {
    id: 'preference.box.earlyAfternoon',
    defaultMessage: 'Early Afternoon (noon to 3 PM)',
    description: 'A time of day that is asked for',
  },
  lateAfternoon: {
    id: 'preference.box.lateAfternoon',
    defaultMessage: 'Late Afternoon (after 3 PM)',
    description: 'A time of day that is asked for',
  },
});

/** The last two times of day have other labels than their wire values (`ACC-327`, `ACC-329`). */
export const preferenceBoxWords: Readonly<Record<PreferenceBox, Message>> = {
  Any: boxWords.any,
  'This week': boxWords.thisWeek,
  'Next week': boxWords.nextWeek,
  'In 2 weeks': boxWords.inTwoWeeks,
  'In 3 weeks': boxWords.inThreeWeeks,
  'In a month': boxWords.inMonth,
  'In 2 months': boxWords.inTwoMonths,
  'In 3 months': boxWords.inThreeMonths,
  Monday: boxWords.monday,
  Tuesday: boxWords.tuesday,
  Wednesday: boxWords.wednesday,
  Thursday: boxWords.thursday,
  Friday: boxWords.friday,
  'Early Morning': boxWords.earlyMorning,
  'Late Morning': boxWords.lateMorning,
  'Early Evening': boxWords.earlyAfternoon,
  'Late Evening': boxWords.lateAfternoon,
};

export const preferenceWords = defineMessages({
  title: {
    id: 'preference.told.title',
    defaultMessage: 'What was requested',
    description: 'Heading on the page of a request, above the week, days and times of day that were asked for',
  },
  about: {
    id: 'preference.told.about',
    defaultMessage: 'What the visit is about',
    description: 'Before the comment of a request that was sent',
  },
  later: {
    id: 'preference.told.later',
    defaultMessage: 'Or a later week',
    description: 'Label of a list of weeks after next week, of which one can be asked for',
  },
  noLater: {
    id: 'preference.told.noLater',
    defaultMessage: 'None of these',
    description: 'In that list: no later week is asked for',
  },
  laterDates: {
    id: 'preference.told.laterDates',
    defaultMessage: '{week}: from {first}',
    description: 'In that list: a week such as In 2 weeks, with its first weekday',
  },
  over: {
    id: 'preference.told.over',
    defaultMessage: 'No days left',
    description: 'Below the box of this week, which cannot be ticked on a Saturday',
  },
  dates: {
    id: 'preference.told.dates',
    defaultMessage: '{first} to {last}',
    description: 'The first and the last day of the week that is asked for; also beside This week',
  },
  line: {
    id: 'preference.told.line',
    defaultMessage: 'Requested: {line}',
    description: 'In the list, of a request for no certain time: its days and times of day',
  },
  answer: {
    id: 'preference.told.answer',
    defaultMessage: '{practice} will find a time and confirm it. The day and time will then be shown here.',
    description: 'Below what was asked for, on the page of a request; name of the practice',
  },
});

import type { HoursSuccess, HoursRefusal } from '@portico/application/scheduling';
import type { BadRange } from '@portico/domain/scheduling';
import type { FollowUp } from '@portico/domain/scheduling';
import { type Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';
import type { PartOfDay } from './parts-of-day.ts';

export const hoursWords = defineMessages({
  loading: {
    id: 'availableHours.screen.loading',
    defaultMessage: 'Loading available times…',
    description: 'Said while the times are fetched',
  },
  looking: {
    id: 'availableHours.screen.looking',
    defaultMessage: 'Looking for times…',
    description: 'Said while the times of other days are fetched',
  },
  title: {
    id: 'availableHours.screen.title',
    defaultMessage: 'Choose a time',
    description: 'Heading above the available times',
  },
  titleOfRequest: {
    id: 'availableHours.screen.titleOfRequest',
    defaultMessage: 'Choose a time to request',
    description: 'The same heading where a time is not booked but asked for',
  },
  moveIsFree: {
    id: 'availableHours.screen.moveIsFree',
    defaultMessage: 'There’s no charge to move it.',
    description: 'After the sentence on the visit that gets another time',
  },
  range: {
    id: 'availableHours.screen.range',
    defaultMessage: '{from} to {to}',
    description: 'The days whose times are shown; two dates',
  },
  noneOn: {
    id: 'availableHours.screen.noneOn',
    defaultMessage: 'There are no available times on {day}.',
    description: 'Where the one day that is shown has no free time; the day with its weekday',
  },
  zone: {
    id: 'availableHours.screen.zone',
    defaultMessage: 'local time in {office} ({zone})',
    description:
      'After the days that are shown, where the device is in another time zone; name of the office and of its zone, such as ET',
  },
  asked: {
    id: 'availableHours.screen.asked',
    defaultMessage: 'This practice reviews every request. A time you choose isn’t booked until they confirm it.',
    description: 'Above times that can only be asked for',
  },
  askToMoveTitle: {
    id: 'availableHours.askToMoveTitle',
    defaultMessage: 'Ask for another time for the visit',
    description: 'Title of the screen on which another time is asked for: the practice has to confirm it',
  },
  changeTitle: {
    id: 'availableHours.changeTitle',
    defaultMessage: 'Change the time you asked for',
    description: 'Title of the screen on which a request that is not answered gets another time',
  },
  replacedRequest: {
    id: 'availableHours.replacedRequest',
    defaultMessage: 'You asked for {day}. The time you choose now takes its place.',
    description: 'Above the times where a request is changed; its day and time',
  },
  replaced: {
    id: 'availableHours.screen.replaced',
    defaultMessage: 'The visit on {day} doesn’t change until you confirm a new time.',
    description: 'Above the times where another time for a visit is wanted; day and time of that visit',
  },
  other: {
    id: 'availableHours.screen.other',
    defaultMessage: 'Choose a different date',
    description: 'Button that opens the calendar',
  },
  timesOn: {
    id: 'availableHours.screen.timesOn',
    defaultMessage: 'Times on {day}',
    description: 'Name of the group of times of one day, for screen readers',
  },
  count: {
    id: 'availableHours.screen.count',
    defaultMessage: '{day} ({count, plural, one {# time} other {# times}})',
    description: 'Heading of the times of one day, which folds them away; the day and how many there are',
  },
  keeping: {
    id: 'availableHours.screen.keeping',
    defaultMessage: 'Holding this time…',
    description: 'Said after a time was pressed, while it is being held for the person',
  },
  none: {
    id: 'availableHours.screen.none',
    defaultMessage: 'There are no available times from {from} to {to}.',
    description: 'Where the days that are shown have no free time; two dates',
  },
  noneAhead: {
    id: 'availableHours.screen.noneAhead',
    defaultMessage:
      'There are no available times online for this visit. Choose another provider or place, or call the practice.',
    description: 'Where no time is free as far ahead as anybody can look',
  },
  wait: {
    id: 'availableHours.screen.wait',
    defaultMessage: 'Tell me when a time opens up',
    description: 'Button where no time is free: goes to the wait list',
  },
  waitEarlier: {
    id: 'availableHours.screen.waitEarlier',
    defaultMessage: 'Tell me if an earlier time opens up',
    description: 'The same button where another time for a booked visit is wanted',
  },
  nextDay: {
    id: 'availableHours.screen.nextDay',
    defaultMessage: 'See times on {day}',
    description: 'Button to the first day that has a free time',
  },
  nextThree: {
    id: 'availableHours.screen.nextThree',
    defaultMessage: 'Next three days',
    description: 'Button that moves on to the three days after those that are shown; exact text in English',
  },
  threeBefore: {
    id: 'availableHours.screen.threeBefore',
    defaultMessage: 'Earlier days',
    description: 'Button back to the three days before those that are shown',
  },
  today: {
    id: 'availableHours.screen.today',
    defaultMessage: 'Today, {day}',
    description: 'Heading of the times of today; the day with its weekday',
  },
  chooseAgain: {
    id: 'availableHours.screen.chooseAgain',
    defaultMessage: 'Change provider, visit or place',
    description: 'Button back to what was chosen',
  },
  call: {
    id: 'availableHours.screen.call',
    defaultMessage: 'Call {practice}: {phone}',
    description: 'Link that calls the practice',
  },
  minutes: {
    id: 'availableHours.screen.minutes',
    defaultMessage: '{minutes, plural, one {{visitType}, # minute} other {{visitType}, # minutes}}',
    description: 'What was chosen: kind of visit and how long it takes',
  },
  video: {
    id: 'availableHours.screen.video',
    defaultMessage: 'Video visit',
    description: 'Beside what was chosen, where the visit takes place by video',
  },
  toList: {
    id: 'availableHours.screen.toList',
    defaultMessage: 'See the visits',
    description: 'Button to the list of appointments',
  },
  toCheckOut: {
    id: 'availableHours.screen.toCheckOut',
    defaultMessage: 'Continue with check-out',
    description: 'In place of that button: back to leaving the visit on whose way the next one was booked',
  },
});

/** Headings within the times of one day. */
export const partWords: Readonly<Record<PartOfDay, Message>> = defineMessages({
  morning: {
    id: 'availableHours.part.morning',
    defaultMessage: 'Morning',
    description: 'Heading of times before noon',
  },
  afternoon: {
    id: 'availableHours.part.afternoon',
    defaultMessage: 'Afternoon',
    description: 'Heading of times from noon to 5 PM',
  },
  evening: {
    id: 'availableHours.part.evening',
    defaultMessage: 'Evening',
    description: 'Heading of times from 5 PM on',
  },
});

/** Shown above the fresh times. */
export const newsWords: Readonly<Record<Exclude<HoursSuccess['kind'], 'failed'>, Message>> = defineMessages({
  'slot-gone': {
    id: 'availableHours.news.slot-gone',
    defaultMessage:
      'Someone else just took that time. Nothing was booked. Here are the times that are still available.',
    description: 'The time that was pressed or confirmed is somebody else’s',
  },
  'hold-over': {
    id: 'availableHours.news.hold-over',
    defaultMessage: 'We held the time for 10 minutes and released it. Nothing was booked. Choose a time again.',
    description: 'The time was not confirmed while it was held',
  },
});

/** Why there are no times at all. */
export const hoursRefusalWords: Readonly<Record<HoursRefusal['kind'], Message>> = defineMessages({
  'not-offered': {
    id: 'availableHours.refusal.not-offered',
    defaultMessage: 'This visit can no longer be booked online with these choices. Choose again.',
    description: 'The practice does not offer what was chosen together',
  },
  'not-cancellable': {
    id: 'availableHours.refusal.not-cancellable',
    defaultMessage: 'This visit can no longer be changed online. It stays as it is. To change it, call the practice.',
    description: 'Another time was wanted for a visit that is too near, or over',
  },
});

/** Why the picked range is not valid. */
export const badRangeWords: Readonly<Record<BadRange['kind'], Message>> = defineMessages({
  'past-day': {
    id: 'availableHours.badRange.past-day',
    defaultMessage: 'Choose today or a later day.',
    description: 'The first day is past',
  },
  'too-far': {
    id: 'availableHours.badRange.too-far',
    defaultMessage: 'You can look up to 15 months ahead.',
    description: 'The last day is too far away',
  },
  'too-long': {
    id: 'availableHours.badRange.too-long',
    defaultMessage: 'Choose at most 35 days at once.',
    description: 'The last day is more than 34 days after the first one',
  },
  reversed: {
    id: 'availableHours.badRange.reversed',
    defaultMessage: 'Choose a first and a last day.',
    description: 'The last day is before the first one',
  },
});

/** Buttons above the calendar, to the week that begins then. */
export const followUpWords: Readonly<Record<FollowUp, Message>> = defineMessages({
  'In 2 weeks': {
    id: 'availableHours.followUp.twoWeeks',
    defaultMessage: 'In 2 weeks',
    description: 'Button above the calendar: the week that begins two weeks from today',
  },
  'In a month': {
    id: 'availableHours.followUp.month',
    defaultMessage: 'In a month',
    description: 'Button above the calendar: the week that begins four weeks from today',
  },
  'In 3 months': {
    id: 'availableHours.followUp.threeMonths',
    defaultMessage: 'In 3 months',
    description: 'Button above the calendar: the week that begins three months from today',
  },
});

export const datesWords = defineMessages({
  title: { id: 'availableHours.dates.title', defaultMessage: 'Choose dates', description: 'Title of the calendar' },
  hint: {
    id: 'availableHours.dates.hint',
    defaultMessage: 'Or tap a day. For several days, tap the first and then the last one.',
    description: 'Above the calendar',
  },
  days: {
    id: 'availableHours.dates.days',
    defaultMessage: 'Days to look at',
    description: 'Name of the calendar for screen readers',
  },
  noTimes: {
    id: 'availableHours.dates.noTimes',
    defaultMessage: 'No available times',
    description: 'Said at a day of the calendar, by a screen reader',
  },
  legend: {
    id: 'availableHours.dates.legend',
    defaultMessage: 'Days with a dashed border have no available times.',
    description: 'Below the calendar, while it shows such a day',
  },
  apply: {
    id: 'availableHours.dates.apply',
    defaultMessage: 'Apply',
    description: 'Button that shows the times of the chosen days; exact text in English',
  },
  previous: {
    id: 'availableHours.dates.previous',
    defaultMessage: 'Earlier month',
    description: 'Button of the calendar',
  },
  next: { id: 'availableHours.dates.next', defaultMessage: 'Later month', description: 'Button of the calendar' },
});

import type { NoticeMinutes, PartOfDay, Weekday } from '@portico/domain/scheduling';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const waitListWords = defineMessages({
  loading: {
    id: 'waitList.screen.loading',
    defaultMessage: 'Loading…',
    description: 'Said while the page about an earlier time for a visit is fetched',
  },
  booked: {
    id: 'waitList.screen.booked',
    defaultMessage: 'The visit now',
    description: 'Heading above the booked visit',
  },
  video: { id: 'waitList.screen.video', defaultMessage: 'Video visit', description: 'In place of the office' },
  with: {
    id: 'waitList.screen.with',
    defaultMessage: '{video, select, true {{provider}, video visit} other {{provider}, {office}}}',
    description: 'With whom and where a visit is; whether it is by video, names of the provider and the office',
  },
  free: {
    id: 'waitList.screen.free',
    defaultMessage: 'Earlier times are available now, the first one on {when}. You don’t have to wait.',
    description: 'Above the form of the wait list; day and time of the earliest time that can be booked',
  },
  seeFree: {
    id: 'waitList.screen.seeFree',
    defaultMessage: 'See earlier times',
    description: 'Button that leads to the times to which the visit can be moved now',
  },
  lead: {
    id: 'waitList.screen.lead',
    defaultMessage:
      'When a time opens up, we offer it to people on the wait list, one at a time. The booked visit stays unless you accept.',
    description: 'What waiting for an earlier time means',
  },
  leadNew: {
    id: 'waitList.screen.leadNew',
    defaultMessage:
      'When a time opens up, we offer it to people on the wait list, one at a time. Nothing is booked until you accept.',
    description: 'What waiting for a time means, where no visit is booked yet',
  },
  joinNew: {
    id: 'waitList.screen.joinNew',
    defaultMessage: 'Tell me when a time opens up',
    description: 'Button that takes a place on the wait list, where no visit is booked yet',
  },
  which: {
    id: 'waitList.screen.which',
    defaultMessage: 'Which times would work?',
    description: 'Heading above the choices of what is waited for',
  },
  anyProvider: {
    id: 'waitList.screen.anyProvider',
    defaultMessage: 'Another provider is fine',
    description: 'Checkbox: an earlier time with any provider will do',
  },
  anyOffice: {
    id: 'waitList.screen.anyOffice',
    defaultMessage: 'Another office is fine',
    description: 'Checkbox: an earlier time at any office of the practice will do',
  },
  days: {
    id: 'waitList.screen.days',
    defaultMessage: 'Days',
    description: 'Name of the group of weekdays that can be ticked',
  },
  daysHint: {
    id: 'waitList.screen.daysHint',
    defaultMessage: 'Leave all empty if any day works.',
    description: 'Under the weekdays that can be ticked',
  },
  from: {
    id: 'waitList.screen.from',
    defaultMessage: 'Not before',
    description: 'Field: the first day on which an earlier time would do',
  },
  fromHint: {
    id: 'waitList.screen.fromHint',
    defaultMessage: 'Leave it empty if you can come from today on.',
    description: 'Under the label of that field',
  },
  part: {
    id: 'waitList.screen.part',
    defaultMessage: 'Time of day',
    description: 'Name of the choice between morning and afternoon',
  },
  notice: {
    id: 'waitList.screen.notice',
    defaultMessage: 'How soon could you come?',
    description: 'Name of the choice how much time somebody needs between an offer and the visit',
  },
  join: {
    id: 'waitList.screen.join',
    defaultMessage: 'Tell me if an earlier time opens up',
    description: 'Button that takes a place on the wait list',
  },
  joining: {
    id: 'waitList.screen.joining',
    defaultMessage: 'Saving…',
    description: 'The button while it is being sent',
  },
  waiting: {
    id: 'waitList.screen.waiting',
    defaultMessage: '{isOther, select, true {{person} is} other {You’re}} on the wait list',
    description: 'Says that somebody is on the wait list',
  },
  waitingNote: {
    id: 'waitList.screen.waitingNote',
    defaultMessage: 'We’ll write to you when one opens up. We hold it for you for up to two hours.',
    description: 'Under that sentence: what happens next',
  },
  leave: {
    id: 'waitList.screen.leave',
    defaultMessage: 'Leave the wait list',
    description: 'Button that gives the place on the wait list up',
  },
  leaving: {
    id: 'waitList.screen.leaving',
    defaultMessage: 'Leaving…',
    description: 'The button while it is being sent',
  },
  offered: {
    id: 'waitList.screen.offered',
    defaultMessage: 'We have a time for you',
    description: 'Heading above an offered time',
  },
  instead: {
    id: 'waitList.screen.instead',
    defaultMessage: 'It replaces the visit on {day}.',
    description: 'Under an offered time; day and time of the booked visit',
  },
  kept: {
    id: 'waitList.screen.kept',
    defaultMessage: 'We’re holding this time for you: {time}',
    description: 'How long the offered time is still kept; minutes and seconds, or hours, minutes and seconds',
  },
  keptSoon: {
    id: 'waitList.screen.keptSoon',
    defaultMessage:
      '{minutes, plural, one {# minute left to take this time.} other {# minutes left to take this time.}}',
    description: 'Said to screen readers now and then while an offered time is kept',
  },
  take: {
    id: 'waitList.screen.take',
    defaultMessage: 'Take this time',
    description: 'Button that books the offered time',
  },
  taking: {
    id: 'waitList.screen.taking',
    defaultMessage: 'Booking…',
    description: 'The button while it is being sent',
  },
  keep: {
    id: 'waitList.screen.keep',
    defaultMessage: 'Keep the booked visit',
    description: 'Button that lets the offered time go',
  },
  notThis: {
    id: 'waitList.screen.notThis',
    defaultMessage: 'Not this time',
    description: 'The same button where no visit is booked yet',
  },
  keeping: {
    id: 'waitList.screen.keeping',
    defaultMessage: 'Saving…',
    description: 'The button while it is being sent',
  },
  taken: {
    id: 'waitList.screen.taken',
    defaultMessage: 'The visit is booked',
    description: 'Heading after the offered time was taken',
  },
  takenNote: {
    id: 'waitList.screen.takenNote',
    defaultMessage:
      'It is booked. The old time is canceled, and {isOther, select, true {{person} is} other {you’re}} no longer on the wait list.',
    description: 'After the offered time was taken in place of another one',
  },
  takenNew: {
    id: 'waitList.screen.takenNew',
    defaultMessage: 'It is booked.',
    description: 'After the offered time was taken',
  },
  back: {
    id: 'waitList.screen.back',
    defaultMessage: 'See the visits',
    description: 'Link to the list of appointments',
  },
  backToVisit: {
    id: 'waitList.screen.backToVisit',
    defaultMessage: 'Back to the visit',
    description: 'Button of somebody without an account that leads back to the visit that their link is about',
  },
  cannot: {
    id: 'waitList.screen.cannot',
    defaultMessage: 'There is no online wait list for this visit. Please call {practice} to ask for an earlier time.',
    description: 'Where a visit cannot be waited for; name of the practice',
  },
  call: {
    id: 'waitList.screen.call',
    defaultMessage: 'Call {practice}: {phone}',
    description: 'Link that dials the practice',
  },
});

const days = defineMessages({
  monday: { id: 'waitList.weekday.monday', defaultMessage: 'Monday', description: 'Day that can be ticked' },
  tuesday: { id: 'waitList.weekday.tuesday', defaultMessage: 'Tuesday', description: 'Day that can be ticked' },
  wednesday: { id: 'waitList.weekday.wednesday', defaultMessage: 'Wednesday', description: 'Day that can be ticked' },
  thursday: { id: 'waitList.weekday.thursday', defaultMessage: 'Thursday', description: 'Day that can be ticked' },
  friday: { id: 'waitList.weekday.friday', defaultMessage: 'Friday', description: 'Day that can be ticked' },
  saturday: { id: 'waitList.weekday.saturday', defaultMessage: 'Saturday', description: 'Day that can be ticked' },
  sunday: { id: 'waitList.weekday.sunday', defaultMessage: 'Sunday', description: 'Day that can be ticked' },
});

export const weekdayWords: Readonly<Record<Weekday, Message>> = {
  1: days.monday,
  2: days.tuesday,
  3: days.wednesday,
  4: days.thursday,
  5: days.friday,
  6: days.saturday,
  7: days.sunday,
};

export const partWords: Readonly<Record<PartOfDay, Message>> = defineMessages({
  any: {
    id: 'waitList.part.any',
    defaultMessage: 'Any time',
    description: 'Choice: it does not matter at which time of day',
  },
  morning: { id: 'waitList.part.morning', defaultMessage: 'Morning, before noon', description: 'Choice: before noon' },
  afternoon: { id: 'waitList.part.afternoon', defaultMessage: 'Afternoon', description: 'Choice: after noon' },
});

const notices = defineMessages({
  sameDay: {
    id: 'waitList.notice.sameDay',
    defaultMessage: 'The same day, with 2 hours’ notice',
    description: 'Choice: how soon somebody could come',
  },
  day: {
    id: 'waitList.notice.day',
    defaultMessage: 'With a day’s notice',
    description: 'Choice: how soon somebody could come',
  },
  days: {
    id: 'waitList.notice.days',
    defaultMessage: 'With three days’ notice',
    description: 'Choice: how soon somebody could come',
  },
});

export const noticeWords: Readonly<Record<NoticeMinutes, Message>> = {
  120: notices.sameDay,
  1440: notices.day,
  4320: notices.days,
};

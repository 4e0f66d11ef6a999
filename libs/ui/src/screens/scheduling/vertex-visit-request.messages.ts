import type { PreferenceGroup } from '@portico/application/scheduling';
import { defineMessages } from 'react-intl';
import { type Message } from '../../words/message-descriptor.ts';

export const requestWords = defineMessages({
  loading: {
    id: 'scheduling.wish.loading',
    defaultMessage: 'Loading your request…',
    description: 'Said while it is fetched what is asked for',
  },
  lead: {
    id: 'scheduling.wish.lead',
    defaultMessage: 'Tell the practice when you can come. They’ll find a time and confirm it with you.',
    description: 'Above the days and times of day that are asked for',
  },
  leadVideo: {
    id: 'scheduling.wish.leadVideo',
    defaultMessage: 'Tell the practice when a video visit suits you. They’ll find a time and confirm it with you.',
    description: 'The same for a video visit, to which nobody comes',
  },
  what: { id: 'scheduling.wish.what', defaultMessage: 'The visit', description: 'Heading of what is asked for' },
  change: {
    id: 'scheduling.wish.change',
    defaultMessage: 'Change this choice',
    description: 'Button back to provider, kind of visit and location',
  },
  first: {
    id: 'scheduling.wish.first',
    defaultMessage: 'First available',
    description: 'Box that stands for any week, day and time',
  },
  firstNote: {
    id: 'scheduling.wish.firstNote',
    defaultMessage: 'Any week, any day, any time',
    description: 'Below that box, what it means',
  },
  reason: {
    id: 'scheduling.wish.reason',
    defaultMessage: 'What is the visit about? (optional)',
    description: 'Label of the comment of a request',
  },
  left: {
    id: 'scheduling.wish.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Below the comment: how much more can be written',
  },
  cut: {
    id: 'scheduling.wish.cut',
    defaultMessage:
      'Only {most} characters fit. The end of what you wrote was left out. Shorten it, or tell the rest at the visit.',
    description: 'Below the comment, where more was typed or pasted than fits; how many characters fit',
  },
  missing: {
    id: 'scheduling.wish.missing',
    defaultMessage: 'Choose a week, a day and a time, or First available.',
    description: 'Above the button as long as it cannot be used',
  },
  request: {
    id: 'scheduling.wish.request',
    defaultMessage: 'Request a visit',
    description: 'Button that sends the request to the practice',
  },
  sending: {
    id: 'scheduling.wish.sending',
    defaultMessage: 'Sending…',
    description: 'On that button while the request is sent',
  },
  notOffered: {
    id: 'scheduling.wish.notOffered',
    defaultMessage: 'This visit can no longer be requested here. Nothing was sent. Choose again.',
    description: 'The practice no longer offers what is asked for',
  },
  notSent: {
    id: 'scheduling.wish.notSent',
    defaultMessage: 'Your request may not have reached the practice. You can safely try again: it is never sent twice.',
    description: 'After the sentence that says what went wrong while a request was sent',
  },
  chooseAgain: {
    id: 'scheduling.wish.chooseAgain',
    defaultMessage: 'Choose again',
    description: 'Button back to the start of booking',
  },
  doneTitle: {
    id: 'scheduling.wish.doneTitle',
    defaultMessage: 'Visit requested',
    description: 'Title of the modal after a request was sent; never says booked',
  },
  done: {
    id: 'scheduling.wish.done',
    defaultMessage: 'You asked for: {visitType} with {provider} at {office}.',
    description: 'In this modal; kind of visit, provider and office',
  },
  doneVideo: {
    id: 'scheduling.wish.doneVideo',
    defaultMessage: 'You asked for a video visit: {visitType} with {provider}.',
    description: 'The same for a video visit, which is at no office',
  },
  notBooked: {
    id: 'scheduling.wish.notBooked',
    defaultMessage: 'This is a request. {practice} will find a time and confirm it with you.',
    description: 'In this modal, the first that it says; name of the practice',
  },
  move: {
    id: 'scheduling.wish.move',
    defaultMessage: 'Ask to move the visit',
    description: 'Title of the page of a request to move a visit, and the button that sends it',
  },
  changeTitle: {
    id: 'scheduling.wish.changeTitle',
    defaultMessage: 'Change what you asked for',
    description: 'Title of the page on which a request that is not answered is changed',
  },
  changeSend: {
    id: 'scheduling.wish.changeSend',
    defaultMessage: 'Send the change',
    description: 'Button that sends a changed request to the practice',
  },
  now: {
    id: 'scheduling.wish.now',
    defaultMessage: 'Now: {when} with {provider}',
    description: 'On the page of a request to move a visit, the visit that is moved: day and time, provider',
  },
  stays: {
    id: 'scheduling.wish.stays',
    defaultMessage: 'This visit stays booked until {practice} answers.',
    description: 'Below the visit that is moved; practice',
  },
  movedTitle: {
    id: 'scheduling.wish.movedTitle',
    defaultMessage: 'We asked the practice to move the visit',
    description: 'Title of the modal after a request to move a visit was sent',
  },
  changedTitle: {
    id: 'scheduling.wish.changedTitle',
    defaultMessage: 'Your request was changed',
    description: 'Title of the modal after a request was changed',
  },
  inItsPlace: {
    id: 'scheduling.wish.inItsPlace',
    defaultMessage: 'This request takes the place of what you asked for before.',
    description: 'In that modal: the request that was changed no longer stands',
  },
  keep: {
    id: 'scheduling.wish.keep',
    defaultMessage: 'The visit on {when} with {provider} stays booked until {practice} answers.',
    description: 'In the modal after a request to move a visit: its day and time, provider and practice',
  },
  answered: {
    id: 'scheduling.wish.answered',
    defaultMessage:
      'The practice already answered this request, or it was canceled. Nothing was changed. Look at the visits.',
    description: 'A request that was answered meanwhile cannot be changed',
  },
  toList: { id: 'scheduling.wish.toList', defaultMessage: 'See the visits', description: 'Button of this modal' },
});

/** Below a group of boxes of which none is checked. */
export const missingGroupWords: Readonly<Record<PreferenceGroup, Message>> = defineMessages({
  week: {
    id: 'scheduling.wish.weekMissing',
    defaultMessage: 'Choose a week, or First available.',
    description: 'Below the weeks of which none is chosen',
  },
  day: {
    id: 'scheduling.wish.dayMissing',
    defaultMessage: 'Choose a day, or First available.',
    description: 'Below the days of which none is chosen',
  },
  time: {
    id: 'scheduling.wish.timeMissing',
    defaultMessage: 'Choose a time of day, or First available.',
    description: 'Below the times of day of which none is chosen',
  },
});

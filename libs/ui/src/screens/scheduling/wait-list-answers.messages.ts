import type { WaitListProblem, WaitListSuccess } from '@portico/application/scheduling';
import type { Failure } from '@portico/application/kernel';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const waitListSuccessWords: Readonly<Record<WaitListSuccess, Message>> = defineMessages({
  joined: {
    id: 'waitList.news.joined',
    defaultMessage: 'Done. We’ll tell you when a time opens up.',
    description: 'After a place on the wait list was taken',
  },
  left: {
    id: 'waitList.news.left',
    defaultMessage:
      '{isOther, select, true {{person} is} other {You’re}} no longer on the wait list. The booked visit hasn’t changed.',
    description: 'After the place on the wait list was given up',
  },
  passed: {
    id: 'waitList.news.passed',
    defaultMessage:
      'You didn’t take this time. {isOther, select, true {{person} is} other {You’re}} still on the wait list.',
    description: 'After an offered time was not taken',
  },
  over: {
    id: 'waitList.news.over',
    defaultMessage:
      'We didn’t hear from you in time, so we offered it to someone else. The booked visit hasn’t changed, and {isOther, select, true {{person} is} other {you’re}} still on the wait list.',
    description: 'When the time to answer an offer is up',
  },
});

type OwnProblem = Exclude<WaitListProblem['kind'], Failure['kind']>;

export const waitListProblemWords: Readonly<Record<OwnProblem, Message>> = defineMessages({
  'not-offered': {
    id: 'waitList.problem.not-offered',
    defaultMessage: 'There is no online wait list for this visit.',
    description: 'The wait list was refused',
  },
  'already-waiting': {
    id: 'waitList.problem.already-waiting',
    defaultMessage: 'This wait list already has a place for this visit.',
    description: 'The wait list was refused: there is an entry',
  },
  prepaid: {
    id: 'waitList.problem.prepaid',
    defaultMessage: 'This kind of visit is paid when it is booked, so book it yourself when you see a time.',
    description: 'The wait list was refused: the visit is prepaid',
  },
  'too-late': {
    id: 'waitList.problem.too-late',
    defaultMessage: 'It is too late to join the wait list for an earlier time. Please call the practice.',
    description: 'The wait list was refused: the visit is too near',
  },
  'offer-gone': {
    id: 'waitList.problem.offer-gone',
    defaultMessage: 'This time is no longer available. Nothing was changed.',
    description: 'An offered time that was to be taken is gone',
  },
});

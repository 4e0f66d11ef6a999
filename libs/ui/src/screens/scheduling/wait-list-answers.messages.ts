import type { WaitListProblem, WaitListSuccess } from '@portico/application/scheduling';
import type { Failure } from '@portico/application/kernel';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const waitListSuccessWords: Readonly<Record<WaitListSuccess, Message>> = defineMessages({
  joined: {
    id: 'waitList.news.joined',
    defaultMessage: 'Done. We will tell you when a time is free.',
    description: 'After a place on the wait list was taken',
  },
  left: {
    id: 'waitList.news.left',
    defaultMessage: 'You no longer wait. What is booked stays as it is.',
    description: 'After the place on the wait list was given up',
  },
  passed: {
    id: 'waitList.news.passed',
    defaultMessage: 'We let this time go. You are still waiting for another one.',
    description: 'After an offered time was not taken',
  },
  over: {
    id: 'waitList.news.over',
    defaultMessage:
      'The time went to somebody else, as nobody answered. What is booked stays as it is, and you are still waiting.',
    description: 'When the time to answer an offer is up',
  },
});

type OwnProblem = Exclude<WaitListProblem['kind'], Failure['kind']>;

export const waitListProblemWords: Readonly<Record<OwnProblem, Message>> = defineMessages({
  'not-offered': {
    id: 'waitList.problem.not-offered',
    defaultMessage: 'For this visit you cannot wait for an earlier time online.',
    description: 'The wait list was refused',
  },
  'already-waiting': {
    id: 'waitList.problem.already-waiting',
    defaultMessage: 'You are already waiting for this.',
    description: 'The wait list was refused: there is an entry',
  },
  prepaid: {
    id: 'waitList.problem.prepaid',
    defaultMessage: 'This kind of visit is paid when it is booked, so please book it yourself when you see a time.',
    description: 'The wait list was refused: the visit is prepaid',
  },
  'too-late': {
    id: 'waitList.problem.too-late',
    defaultMessage: 'It is too late to wait for an earlier time. Please call the practice.',
    description: 'The wait list was refused: the visit is too near',
  },
  'offer-gone': {
    id: 'waitList.problem.offer-gone',
    defaultMessage: 'This time is no longer free. Nothing was changed.',
    description: 'An offered time that was to be taken is gone',
  },
});

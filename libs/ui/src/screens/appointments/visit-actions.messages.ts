import type { CancelRefusal, CallProblem } from '@portico/application/appointments';
import type { Failure } from '@portico/application/kernel';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const cancelWords = defineMessages({
  title: {
    id: 'visitActions.cancelling.title',
    defaultMessage: 'Cancel this visit?',
    description: 'Title of the question',
  },
  withdrawTitle: {
    id: 'visitActions.cancelling.withdrawTitle',
    defaultMessage: 'Cancel this request?',
    description: 'Title of the question for a requested appointment',
  },
  tooLateTitle: {
    id: 'visitActions.cancelling.tooLateTitle',
    defaultMessage: 'Too late to cancel online',
    description: 'Title in place of the question, where the practice has to be called by now',
  },
  byPhoneTitle: {
    id: 'visitActions.cancelling.byPhoneTitle',
    defaultMessage: 'Cancel by phone',
    description: 'Title in place of the question, where the practice takes cancellations by phone only',
  },
  what: {
    id: 'visitActions.cancelling.what',
    defaultMessage: '{when} with {provider}',
    description: 'Which visit it is about: when and with whom',
  },
  reason: {
    id: 'visitActions.cancelling.reason',
    defaultMessage: 'Why are you canceling?',
    description: 'Label of the list of reasons that the practice offers',
  },
  noReason: {
    id: 'visitActions.cancelling.noReason',
    defaultMessage: 'I prefer not to say',
    description: 'First entry of that list: no reason is chosen',
  },
  comments: {
    id: 'visitActions.cancelling.comments',
    defaultMessage: 'Please tell us why',
    description: 'Label of the text that one of the reasons needs',
  },
  commentsMissing: {
    id: 'visitActions.cancelling.commentsMissing',
    defaultMessage: 'Write a few words.',
    description: 'Under that text when it is missing',
  },
  fee: {
    id: 'visitActions.cancelling.fee',
    defaultMessage:
      'The practice charges {amount} for canceling this visit. You pay it on the next page, and the visit is canceled once it is paid.',
    description: 'Before a visit is canceled that has a fee',
  },
  feeByPhone: {
    id: 'visitActions.cancelling.feeByPhone',
    defaultMessage: 'The practice charges {amount} for canceling this visit. To cancel it, please call {practice}.',
    description: 'The same where the fee cannot be paid online',
  },
  prepaidBack: {
    id: 'visitActions.cancelling.prepaidBack',
    defaultMessage:
      '{amount} was prepaid for this visit. If you cancel now, we’ll refund all of it to your {card}. It can take 3 to 5 business days until you see it.',
    description: 'Before a visit is canceled that was prepaid, in time; what goes back, and the card or cards',
  },
  prepaidBackUntil: {
    id: 'visitActions.cancelling.prepaidBackUntil',
    defaultMessage: 'You get it back only if you cancel before {when}.',
    description: 'After the sentence above: day and time up to which the prepayment goes back',
  },
  prepaidKept: {
    id: 'visitActions.cancelling.prepaidKept',
    defaultMessage:
      '{amount} was prepaid for this visit. If you cancel now, it won’t be refunded to your {card}. If you have questions, call {practice}.',
    description:
      'Before a visit is canceled that was prepaid, where the practice keeps the money; the amount, the card or cards, the practice',
  },
  prepaidKeptSince: {
    id: 'visitActions.cancelling.prepaidKeptSince',
    defaultMessage: 'You could get it back by canceling before {when}.',
    description: 'After the sentence above: day and time since which the prepayment is kept',
  },
  card: {
    id: 'visitActions.cancelling.card',
    defaultMessage: '{brand} card ending in {digits}',
    description: 'A card in the middle of a sentence; its brand, its last four digits',
  },
  givenBack: {
    id: 'visitActions.cancelling.givenBack',
    defaultMessage: '{amount} will be refunded to your {card}. It can take 3 to 5 business days until you see it.',
    description: 'Once a prepaid visit is canceled in time; the amount and the card or cards',
  },
  notGivenBack: {
    id: 'visitActions.cancelling.notGivenBack',
    defaultMessage: 'The prepayment of {amount} won’t be refunded. If you have questions, call the practice.',
    description: 'Once a prepaid visit is canceled and the practice keeps the money; the amount',
  },
  until: {
    id: 'visitActions.cancelling.until',
    defaultMessage: 'You can cancel it here until {when}.',
    description: 'Day and time until which the visit can be canceled online',
  },
  tooLate: {
    id: 'visitActions.cancelling.tooLate',
    defaultMessage: 'It is too late to cancel this visit here. To cancel it, please call {practice}.',
    description: 'Where the practice lets visits be canceled by phone only by now',
  },
  byPhone: {
    id: 'visitActions.cancelling.byPhone',
    defaultMessage: '{practice} takes cancellations by phone. To cancel it, please call.',
    description: 'Where a practice never lets visits be canceled online; its name',
  },
  over: {
    id: 'visitActions.cancelling.over',
    defaultMessage: 'This visit can’t be canceled anymore.',
    description: 'Where the visit is over, canceled, or the patient has come',
  },
  withdrawNote: {
    id: 'visitActions.cancelling.withdrawNote',
    defaultMessage: 'The practice will take no further step on it.',
    description: 'Before a request is taken back',
  },
  yes: {
    id: 'visitActions.cancelling.yes',
    defaultMessage: 'Cancel visit',
    description: 'Button of the question: cancels',
  },
  withdraw: {
    id: 'visitActions.cancelling.withdraw',
    defaultMessage: 'Cancel request',
    description: 'Button of the question for a requested appointment: takes it back',
  },
  toPayment: {
    id: 'visitActions.cancelling.toPayment',
    defaultMessage: 'Go to payment',
    description: 'Button of the question: pays the fee first',
  },
  kept: {
    id: 'visitActions.cancelling.kept',
    defaultMessage: 'This visit stays booked until there is a new time.',
    description: 'In place of what canceling costs, while the chosen reason is to need another time',
  },
  anotherTime: {
    id: 'visitActions.cancelling.anotherTime',
    defaultMessage: 'Find another time',
    description: 'Button of the question when the chosen reason is to need another time',
  },
  no: {
    id: 'visitActions.cancelling.no',
    defaultMessage: 'Keep it',
    description: 'Button of the question: everything stays as it is',
  },
  doneTitle: {
    id: 'visitActions.cancelling.doneTitle',
    defaultMessage: 'The visit is canceled',
    description: 'Title once it is canceled',
  },
  withdrawnTitle: {
    id: 'visitActions.cancelling.withdrawnTitle',
    defaultMessage: 'The request was canceled',
    description: 'Title once a request is taken back',
  },
  with: {
    id: 'visitActions.cancelling.with',
    defaultMessage: '{video, select, true {With {provider}} other {With {provider} at {office}}}',
    description: 'Once a visit or request is canceled, below its day and time: with whom and where it was',
  },
  mailed: {
    id: 'visitActions.cancelling.mailed',
    defaultMessage:
      '{helps, select, true {You’ll get an email about it.} other {If emails about visits are on, you’ll get one about this.}}',
    description: 'Once a visit or request is canceled; a helper is always written to',
  },
  unchanged: {
    id: 'visitActions.cancelling.unchanged',
    defaultMessage: 'The visit wasn’t canceled. Nothing changed.',
    description: 'After a failure, before the sentence that says why',
  },
  call: {
    id: 'visitActions.cancelling.call',
    defaultMessage: 'Call {phone}',
    description: 'Link that calls the practice',
  },
});

/** Why a visit was not canceled; general failures have their own texts. */
export const cancelRefusalWords: Readonly<Record<Exclude<CancelRefusal['kind'], Failure['kind']>, Message>> =
  defineMessages({
    'comments-missing': {
      id: 'visitActions.cancelRefusal.comments-missing',
      defaultMessage: 'Please tell us more about this reason.',
      description: 'Why a visit was not canceled',
    },
    'comments-too-long': {
      id: 'visitActions.cancelRefusal.comments-too-long',
      defaultMessage: 'What you wrote is too long.',
      description: 'Why a visit was not canceled',
    },
    'unknown-reason': {
      id: 'visitActions.cancelRefusal.unknown-reason',
      defaultMessage: 'The reasons have changed. Close this and try again.',
      description: 'Why a visit was not canceled',
    },
    'not-cancellable': {
      id: 'visitActions.cancelRefusal.not-cancellable',
      defaultMessage: 'It can’t be canceled anymore.',
      description: 'Why a visit was not canceled',
    },
    'too-late-to-cancel': {
      id: 'visitActions.cancelRefusal.too-late-to-cancel',
      defaultMessage: 'It is too late to cancel it here. Please call the practice.',
      description: 'Why a visit was not canceled',
    },
    'prepayment-changed': {
      id: 'visitActions.cancelRefusal.prepayment-changed',
      defaultMessage: 'The amount you get back of the prepayment has changed. Close this and try again to see it.',
      description: 'Why a visit was not canceled',
    },
    'fee-due': {
      id: 'visitActions.cancelRefusal.fee-due',
      defaultMessage: 'There is now a fee. Close this and try again to see it.',
      description: 'Why a visit was not canceled',
    },
  });

export const callWords = defineMessages({
  offerTitle: {
    id: 'visitActions.video.offerTitle',
    defaultMessage: 'Check in before the video visit?',
    description: 'Title of the notification before a video visit that can be checked in for',
  },
  offer: {
    id: 'visitActions.video.offer',
    defaultMessage: 'You can check in now, or start the video call right away.',
    description: 'The notification',
  },
  checkIn: {
    id: 'visitActions.video.checkIn',
    defaultMessage: 'Check in now',
    description: 'Button of the notification',
  },
  start: {
    id: 'visitActions.video.start',
    defaultMessage: 'Start the video call',
    description: 'Button of the notification: opens the call in a new tab',
  },
});

/** Why a video visit was not opened; general failures have their own texts. */
export const callProblemWords: Readonly<Record<Exclude<CallProblem['kind'], Failure['kind']>, Message>> =
  defineMessages({
    blocked: {
      id: 'visitActions.callProblem.blocked',
      defaultMessage: 'Please allow pop-ups for this site to view the file.',
      description: 'The browser opened no new tab; exact text in English',
    },
    'no-address': {
      id: 'visitActions.callProblem.no-address',
      defaultMessage: 'The video visit couldn’t be opened. Please try again, or call the office.',
      description: 'The practice answered no address that can be opened',
    },
    'no-room': {
      id: 'visitActions.callProblem.no-room',
      defaultMessage:
        'The practice doesn’t have a video room for this visit yet. Please try again in a few minutes, or call the office.',
      description: 'There is no room to join',
    },
    'video-too-early': {
      id: 'visitActions.callProblem.video-too-early',
      defaultMessage: 'The video visit isn’t open yet. It opens 30 minutes before the visit.',
      description: 'The clock of the device is ahead of that of the portal',
    },
    'video-over': {
      id: 'visitActions.callProblem.video-over',
      defaultMessage: 'This video visit is over.',
      description: 'There is nothing to join any more',
    },
  });

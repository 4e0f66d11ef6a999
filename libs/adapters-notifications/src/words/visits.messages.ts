import { defineMessages } from '@portico/application/texts';

export const visitSubjectWords = defineMessages({
  booked: {
    id: 'notifications.visitSubject.booked',
    defaultMessage: 'Your visit at {practice} is booked',
    description: 'Subject of the mail about a visit; practice',
  },
  requested: {
    id: 'notifications.visitSubject.requested',
    defaultMessage: '{practice} received your request for a visit',
    description: 'Subject of the mail about a visit; practice',
  },
  changed: {
    id: 'notifications.visitSubject.changed',
    defaultMessage: 'Your visit at {practice} has a new time',
    description: 'Subject of the mail about a visit; practice',
  },
  cancelled: {
    id: 'notifications.visitSubject.cancelled',
    defaultMessage: 'Your visit at {practice} is canceled',
    description: 'Subject of the mail about a visit; practice',
  },
  withdrawn: {
    id: 'notifications.visitSubject.withdrawn',
    defaultMessage: 'Your request to {practice} was canceled',
    description: 'Subject of the mail about a visit; practice',
  },
});

export const visitBeforeWords = defineMessages({
  booked: {
    id: 'notifications.visitBefore.booked',
    defaultMessage: 'Your visit at {practice} is booked: on {when}.',
    description: 'Mail about a visit, before its button; practice, when (follows a preposition)',
  },
  requested: {
    id: 'notifications.visitBefore.requested',
    defaultMessage: '{practice} received your request for a visit on {when}. This time isn’t booked yet.',
    description: 'Mail about a visit, before its button; practice, when (follows a preposition)',
  },
  requestedOpen: {
    id: 'notifications.visitBefore.requestedOpen',
    defaultMessage: '{practice} received your request for a visit. No time is booked yet: the practice will find one.',
    description: 'Mail about a visit for which no certain time was asked, before its button; practice',
  },
  changed: {
    id: 'notifications.visitBefore.changed',
    defaultMessage: 'Your visit at {practice} has a new time: it is on {when}. The old time is canceled.',
    description: 'Mail about a visit, before its button; practice, when (follows a preposition)',
  },
  cancelled: {
    id: 'notifications.visitBefore.cancelled',
    defaultMessage: 'Your visit at {practice} on {when} is canceled.',
    description: 'Mail about a visit, before its button; practice, when (follows a preposition)',
  },
  withdrawn: {
    id: 'notifications.visitBefore.withdrawn',
    defaultMessage:
      'Your request for a visit at {practice} on {when} was canceled. The practice will take no further step on it.',
    description: 'Mail about a visit, before its button; practice, when (follows a preposition)',
  },
  withdrawnOpen: {
    id: 'notifications.visitBefore.withdrawnOpen',
    defaultMessage:
      'Your request for a visit at {practice} was canceled. The practice will take no further step on it.',
    description: 'The same of a request for no certain time',
  },
});

/** Of a request to move a visit: the visit stays booked until the practice answers. */
export const moveRequestWords = defineMessages({
  subject: {
    id: 'notifications.moveRequest.subject',
    defaultMessage: '{practice} received your request to move a visit',
    description: 'Subject of the mail about a request to move a visit; practice',
  },
  before: {
    id: 'notifications.moveRequest.before',
    defaultMessage: 'You keep your visit on {when} until the practice answers.',
    description:
      'Mail about a request to move a visit, before its button: when the booked visit is (follows a preposition)',
  },
  text: {
    id: 'notifications.moveRequest.text',
    defaultMessage: 'we received your request to move your visit. You keep {when} until we answer.',
    description: 'Text message after the name of the practice and a colon: when the booked visit is',
  },
});

export const visitTextWords = defineMessages({
  booked: {
    id: 'notifications.visitText.booked',
    defaultMessage: 'your visit on {when} is booked.',
    description: 'Text message about a visit, after the name of the practice and a colon; when (follows a preposition)',
  },
  requested: {
    id: 'notifications.visitText.requested',
    defaultMessage: 'we received your request for a visit. It isn’t booked yet.',
    description: 'Text message about a visit, after the name of the practice and a colon; when (follows a preposition)',
  },
  changed: {
    id: 'notifications.visitText.changed',
    defaultMessage: 'your visit is now on {when}.',
    description: 'Text message about a visit, after the name of the practice and a colon; when (follows a preposition)',
  },
  cancelled: {
    id: 'notifications.visitText.cancelled',
    defaultMessage: 'your visit on {when} is canceled.',
    description: 'Text message about a visit, after the name of the practice and a colon; when (follows a preposition)',
  },
  withdrawn: {
    id: 'notifications.visitText.withdrawn',
    defaultMessage: 'your request for a visit was canceled.',
    description: 'Text message about a visit, after the name of the practice and a colon; when (follows a preposition)',
  },
});

/** The times of day of a request, which are displayed by other words than they are sent (`ACC-329`). */
export const askedTimeWords = defineMessages({
  'Early Morning': {
    id: 'notifications.askedTime.early-morning',
    defaultMessage: 'before 10 AM',
    description: 'A time of day that was asked for',
  },
  'Late Morning': {
    id: 'notifications.askedTime.late-morning',
    defaultMessage: '10 AM to noon',
    description: 'A time of day that was asked for',
  },
  'Early Evening': {
    id: 'notifications.askedTime.early-evening',
    defaultMessage: 'noon to 3 PM',
    description: 'A time of day that was asked for',
  },
  'Late Evening': {
    id: 'notifications.askedTime.late-evening',
    defaultMessage: 'after 3 PM',
    description: 'A time of day that was asked for',
  },
});

export const visitWords = defineMessages({
  asked: {
    id: 'notifications.visit.asked',
    defaultMessage: 'You asked for: {asked}.',
    description: 'Mail about a request for no certain time: its days and times of day',
  },
  provider: {
    id: 'notifications.visit.provider',
    defaultMessage: 'Provider: {provider}',
    description: 'Mail about a visit or request, after when it is: with whom',
  },
  askedSpan: {
    id: 'notifications.visit.askedSpan',
    defaultMessage: '{first} to {last}',
    description: 'The first and the last day that was asked for',
  },
  byVideo: {
    id: 'notifications.visit.byVideo',
    defaultMessage: 'It’s a video visit: you join it online and don’t go to the office.',
    description: 'Mail about a visit that takes place by video',
  },
  change: {
    id: 'notifications.visit.change',
    defaultMessage: 'To change or cancel it, open your appointments.',
    description: 'End of the mail about a visit that is booked or has a new time',
  },
  notYou: {
    id: 'notifications.visit.notYou',
    defaultMessage: 'If you didn’t do this, please call your practice.',
    description: 'End of the mail about a visit that is canceled',
  },
  confirmation: {
    id: 'notifications.visit.confirmation',
    defaultMessage: 'The practice will confirm a time. You can cancel the request in your appointments.',
    description: 'End of the mail about a requested visit',
  },
  bookAnother: {
    id: 'notifications.visit.bookAnother',
    defaultMessage: 'You can book another time in your appointments.',
    description: 'End of the mail about a canceled visit',
  },
  askAnother: {
    id: 'notifications.visit.askAnother',
    defaultMessage: 'You can ask for another time in your appointments.',
    description: 'End of the mail about a request that was taken back',
  },
  action: {
    id: 'notifications.visit.action',
    defaultMessage: 'See my visits',
    description: 'Button of the mail about a visit',
  },
  text: {
    id: 'notifications.visit.text',
    defaultMessage: '{practice}: {news} {link}',
    description: 'Text message about a visit; practice, the news as a sentence, link',
  },
});

export const visitLinkWords = defineMessages({
  change: {
    id: 'notifications.visitLink.change',
    defaultMessage: 'Change or cancel my visit',
    description: 'Button of the mail about a visit, for a person without an account',
  },
  changeAfter: {
    id: 'notifications.visitLink.changeAfter',
    defaultMessage:
      'You don’t need an account: we’ll ask for the date of birth. Opening the link doesn’t change anything.',
    description: 'Mail about a visit, after that button',
  },
  request: {
    id: 'notifications.visitLink.request',
    defaultMessage: 'See my request',
    description: 'Button of the mail about a requested visit, for a person without an account',
  },
  requestAfter: {
    id: 'notifications.visitLink.requestAfter',
    defaultMessage: 'The practice will confirm a time. You can cancel the request there, without an account.',
    description: 'Mail about a requested visit, after that button',
  },
  another: {
    id: 'notifications.visitLink.another',
    defaultMessage: 'Find another time',
    description: 'Button of the mail about a canceled visit, for a person without an account',
  },
});

export const reminderWords = defineMessages({
  subject: {
    id: 'notifications.reminder.subject',
    defaultMessage: 'Your visit at {practice} is coming up',
    description: 'Subject of the mail that reminds of a visit; practice',
  },
  before: {
    id: 'notifications.reminder.before',
    defaultMessage: 'You have a visit at {practice} on {when}.',
    description: 'Mail that reminds of a visit; practice, when',
  },
  question: {
    id: 'notifications.reminder.question',
    defaultMessage: 'Will you be there?',
    description: 'Mail that reminds of a visit',
  },
  action: {
    id: 'notifications.reminder.action',
    defaultMessage: 'Confirm or change my visit',
    description: 'Button of the mail that reminds of a visit',
  },
  after: {
    id: 'notifications.reminder.after',
    defaultMessage: 'If you can’t come, please change or cancel it so someone else can have the time.',
    description: 'End of the mail that reminds of a visit',
  },
  text: {
    id: 'notifications.reminder.text',
    defaultMessage: '{practice}: you have a visit on {when}. Confirm or change it: {link}',
    description: 'Text message that reminds of a visit; practice, when, link',
  },
});

export const earlierTimeWords = defineMessages({
  subject: {
    id: 'notifications.earlierTime.subject',
    defaultMessage: 'An earlier time is available at {practice}',
    description: 'Subject of the mail that offers an earlier time; practice',
  },
  before: {
    id: 'notifications.earlierTime.before',
    defaultMessage: 'An earlier time is available at {practice}. We’re holding it for you for {span}.',
    description: 'Mail that offers an earlier time; practice, span such as 2 hours',
  },
  action: {
    id: 'notifications.earlierTime.action',
    defaultMessage: 'See the time',
    description: 'Button of the mail that offers an earlier time',
  },
  after: {
    id: 'notifications.earlierTime.after',
    defaultMessage: 'If you don’t take it, you keep your visit and we’ll offer it to someone else.',
    description: 'End of the mail that offers an earlier time',
  },
  text: {
    id: 'notifications.earlierTime.text',
    defaultMessage: '{practice}: an earlier time is available. We’re holding it for you for {span}: {link}',
    description: 'Text message that offers an earlier time; practice, span, link',
  },
});

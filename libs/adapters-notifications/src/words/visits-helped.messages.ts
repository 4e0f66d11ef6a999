import { defineMessages } from '@portico/application/texts';

/** Mail about what somebody did for a person whom they help, named below the subject that a lock screen shows. */
export const helpedSubjectWords = defineMessages({
  booked: {
    id: 'notifications.helpedSubject.booked',
    defaultMessage: 'A visit at {practice} is booked',
    description: 'Subject of the mail to who booked a visit for a person whom they help; practice',
  },
  requested: {
    id: 'notifications.helpedSubject.requested',
    defaultMessage: '{practice} received a request for a visit',
    description: 'Subject of the mail to who requested a visit for a person whom they help; practice',
  },
  changed: {
    id: 'notifications.helpedSubject.changed',
    defaultMessage: 'A visit at {practice} has a new time',
    description: 'Subject of the mail to who moved a visit for a person whom they help; practice',
  },
  cancelled: {
    id: 'notifications.helpedSubject.cancelled',
    defaultMessage: 'A visit at {practice} is canceled',
    description: 'Subject of the mail to who canceled a visit for a person whom they help; practice',
  },
  withdrawn: {
    id: 'notifications.helpedSubject.withdrawn',
    defaultMessage: 'A request to {practice} was canceled',
    description: 'Subject of the mail to who canceled a request for a person whom they help; practice',
  },
  move: {
    id: 'notifications.helpedSubject.move',
    defaultMessage: '{practice} received a request to move a visit',
    description: 'Subject of the mail to who asked to move a visit for a person whom they help; practice',
  },
});

export const helpedBeforeWords = defineMessages({
  booked: {
    id: 'notifications.helpedBefore.booked',
    defaultMessage: 'For {name}: the visit at {practice} is booked: on {when}.',
    description: 'That mail, before its button; name of the person, practice, when (follows a preposition)',
  },
  requested: {
    id: 'notifications.helpedBefore.requested',
    defaultMessage: 'For {name}: {practice} received your request for a visit on {when}. This time isn’t booked yet.',
    description: 'That mail, before its button; name of the person, practice, when (follows a preposition)',
  },
  requestedOpen: {
    id: 'notifications.helpedBefore.requestedOpen',
    defaultMessage:
      'For {name}: {practice} received your request for a visit. No time is booked yet: the practice will find one.',
    description: 'The same of a visit for which no certain time was asked; name of the person, practice',
  },
  changed: {
    id: 'notifications.helpedBefore.changed',
    defaultMessage: 'For {name}: the visit at {practice} has a new time: it is on {when}. The old time is canceled.',
    description: 'That mail, before its button; name of the person, practice, when (follows a preposition)',
  },
  cancelled: {
    id: 'notifications.helpedBefore.cancelled',
    defaultMessage: 'For {name}: the visit at {practice} on {when} is canceled.',
    description: 'That mail, before its button; name of the person, practice, when (follows a preposition)',
  },
  withdrawn: {
    id: 'notifications.helpedBefore.withdrawn',
    defaultMessage:
      'For {name}: the request for a visit at {practice} on {when} was canceled. The practice will take no further step on it.',
    description: 'That mail, before its button; name of the person, practice, when (follows a preposition)',
  },
  withdrawnOpen: {
    id: 'notifications.helpedBefore.withdrawnOpen',
    defaultMessage:
      'For {name}: the request for a visit at {practice} was canceled. The practice will take no further step on it.',
    description: 'The same of a request for no certain time; name of the person, practice',
  },
  move: {
    id: 'notifications.helpedBefore.move',
    defaultMessage: '{name} keeps the visit on {when} until the practice answers.',
    description: 'That mail about a request to move a visit: name of the person, when the booked visit is',
  },
});

export const helpedWords = defineMessages({
  action: {
    id: 'notifications.helped.action',
    defaultMessage: 'Sign in',
    description: 'Button of the mail about what somebody did for a person whom they help',
  },
  after: {
    id: 'notifications.helped.after',
    defaultMessage: 'To see it, sign in and choose {name}.',
    description: 'That mail, after its button; name of the person',
  },
});

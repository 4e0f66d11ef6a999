import { defineMessages } from '@portico/application/texts';

export const invitationWords = defineMessages({
  subject: {
    id: 'notifications.invitation.subject',
    defaultMessage: '{practice} invites you to its patient portal',
    description: 'Subject of the mail about an invitation by a practice; practice',
  },
  before: {
    id: 'notifications.invitation.before',
    defaultMessage:
      '{practice} invites you to its patient portal. There you can see your appointments, messages and records.',
    description: 'Mail, before its button about an invitation by a practice; practice',
  },
  action: {
    id: 'notifications.invitation.action',
    defaultMessage: 'Create my account',
    description: 'Button of the mail about an invitation by a practice',
  },
  after: {
    id: 'notifications.invitation.after',
    defaultMessage: 'The invitation is for you alone and is valid for {days, plural, one {# day} other {# days}}.',
    description: 'Mail, after its button about an invitation by a practice; days',
  },
  text: {
    id: 'notifications.invitation.text',
    defaultMessage: '{practice} invites you to its patient portal: {link}',
    description: 'Text message about an invitation by a practice; practice, link',
  },
});

export const delegateInvitationWords = defineMessages({
  subject: {
    id: 'notifications.delegateInvitation.subject',
    defaultMessage: '{from} asks for your help in the patient portal',
    description: 'Subject of the mail about an invitation to act for somebody; from',
  },
  before: {
    id: 'notifications.delegateInvitation.before',
    defaultMessage:
      '{from} would like your help in the patient portal of {practice}, where they are a patient. What they let you see and do is shown once you accept.',
    description:
      'Mail, before its button about an invitation to act for somebody; from, name of the practice or practices',
  },
  beforeUnnamed: {
    id: 'notifications.delegateInvitation.beforeUnnamed',
    defaultMessage:
      '{from} would like your help in the patient portal. What they let you see and do is shown once you accept.',
    description: 'The same where the practice is not known; from',
  },
  action: {
    id: 'notifications.delegateInvitation.action',
    defaultMessage: 'See the invitation',
    description: 'Button of the mail about an invitation to act for somebody',
  },
  after: {
    id: 'notifications.delegateInvitation.after',
    defaultMessage:
      'To accept it, you’ll be asked for their date of birth. The invitation is for you alone and is valid for {days, plural, one {# day} other {# days}}.',
    description: 'Mail, after its button about an invitation to act for somebody; days',
  },
  text: {
    id: 'notifications.delegateInvitation.text',
    defaultMessage: '{from} asks for your help in their patient portal: {link}',
    description: 'Text message about an invitation to act for somebody; from, link',
  },
});

export const recordsSentWords = defineMessages({
  subject: {
    id: 'notifications.recordsSent.subject',
    defaultMessage: 'Records from {practice} were sent',
    description: 'Subject of the mail about a record that was mailed to an address; practice',
  },
  before: {
    id: 'notifications.recordsSent.before',
    defaultMessage: 'A document from your records at {practice} was emailed to {address} through the patient portal.',
    description: 'Mail, before its button about a record that was mailed to an address; practice, address',
  },
  after: {
    id: 'notifications.recordsSent.after',
    defaultMessage: 'If you did this, or someone who can act for you did, you don’t need to do anything.',
    description: 'Mail, after its button about a record that was mailed to an address',
  },
  text: {
    id: 'notifications.recordsSent.text',
    defaultMessage:
      'A document from your records at {practice} was emailed to {address}. If this wasn’t you, change your password.',
    description: 'Text message about a record that was mailed to an address; practice, address',
  },
});

export const refillAnsweredWords = defineMessages({
  subject: {
    id: 'notifications.refillAnswered.subject',
    defaultMessage: '{practice} answered your refill request',
    description: 'Subject of the mail about a refill request that was answered; practice',
  },
  before: {
    id: 'notifications.refillAnswered.before',
    defaultMessage: '{practice} answered your refill request. Sign in to read the answer.',
    description: 'Mail, before its button about a refill request that was answered; practice',
  },
  action: {
    id: 'notifications.refillAnswered.action',
    defaultMessage: 'Read the answer',
    description: 'Button of the mail about a refill request that was answered',
  },
  after: {
    id: 'notifications.refillAnswered.after',
    defaultMessage: 'If you didn’t request a refill, call {practice}.',
    description: 'Mail, after its button about a refill request that was answered; practice',
  },
  text: {
    id: 'notifications.refillAnswered.text',
    defaultMessage: '{practice} answered your refill request: {link}',
    description: 'Text message about a refill request that was answered; practice, link',
  },
});

export const delegateAcceptedWords = defineMessages({
  subject: {
    id: 'notifications.delegateAccepted.subject',
    defaultMessage: '{delegate} accepted your invitation',
    description: 'Subject of the mail about a delegate who accepted; delegate',
  },
  before: {
    id: 'notifications.delegateAccepted.before',
    defaultMessage: '{delegate} accepted your invitation and can act for you in Portico from now on.',
    description: 'Mail, before its button about a delegate who accepted; delegate',
  },
  after: {
    id: 'notifications.delegateAccepted.after',
    defaultMessage: 'You can change what they can do, or end their access, at any time in your settings.',
    description: 'Mail, after its button about a delegate who accepted',
  },
  text: {
    id: 'notifications.delegateAccepted.text',
    defaultMessage: '{delegate} accepted your invitation and can act for you in Portico.',
    description: 'Text message about a delegate who accepted; delegate',
  },
});

export const delegationEndedWords = defineMessages({
  subject: {
    id: 'notifications.delegationEnded.subject',
    defaultMessage: 'You no longer act for {from}',
    description: 'Subject of the mail about a delegation that ended; from',
  },
  before: {
    id: 'notifications.delegationEnded.before',
    defaultMessage: 'Your access for {from} in Portico has ended.',
    description: 'Mail, before its button about a delegation that ended; from',
  },
  after: {
    id: 'notifications.delegationEnded.after',
    defaultMessage: 'If you have questions, please ask them directly.',
    description: 'Mail, after its button about a delegation that ended',
  },
  text: {
    id: 'notifications.delegationEnded.text',
    defaultMessage: 'Your access for {from} in Portico has ended.',
    description: 'Text message about a delegation that ended; from',
  },
});

export const guestLinkWords = defineMessages({
  subject: {
    id: 'notifications.guestLink.subject',
    defaultMessage: 'A link from {practice}',
    description: 'Subject of the mail about a link without an account; practice',
  },
  before: {
    id: 'notifications.guestLink.before',
    defaultMessage: 'With this link from {practice} you can {action}. You don’t need an account.',
    description: 'Mail, before its button about a link without an account; practice, action',
  },
  action: {
    id: 'notifications.guestLink.action',
    defaultMessage: 'Open the link',
    description: 'Button of the mail about a link without an account',
  },
  after: {
    id: 'notifications.guestLink.after',
    defaultMessage: 'The link is for you alone. You’ll be asked for your date of birth.',
    description: 'Mail, after its button about a link without an account',
  },
  text: {
    id: 'notifications.guestLink.text',
    defaultMessage: '{practice}: use this link to {action}: {link}',
    description: 'Text message about a link without an account; practice, action, link',
  },
});

export const guestActionWords = defineMessages({
  appointment: {
    id: 'notifications.guestAction.appointment',
    defaultMessage: 'request an appointment',
    description: 'What a link is for; after “you can”',
  },
  reschedule: {
    id: 'notifications.guestAction.reschedule',
    defaultMessage: 'change your appointment',
    description: 'What a link is for; after “you can”',
  },
  'check-in': {
    id: 'notifications.guestAction.check-in',
    defaultMessage: 'check in for your visit',
    description: 'What a link is for; after “you can”',
  },
  pay: {
    id: 'notifications.guestAction.pay',
    defaultMessage: 'pay your balance',
    description: 'What a link is for; after “you can”',
  },
  survey: {
    id: 'notifications.guestAction.survey',
    defaultMessage: 'tell us how your visit was',
    description: 'What a link is for; after “you can”',
  },
});

export const appConnectedWords = defineMessages({
  subject: {
    id: 'notifications.appConnected.subject',
    defaultMessage: 'An app can now read your record: {app}',
    description: 'Subject of the mail to a person who let an app read a record',
  },
  before: {
    id: 'notifications.appConnected.before',
    defaultMessage: 'You let the app {app} read a record at {practice}.',
    description: 'Mail to a person who let an app read a record',
  },
  action: {
    id: 'notifications.appConnected.action',
    defaultMessage: 'See your apps',
    description: 'Button of the mail; leads to the list of apps, where each can be removed',
  },
  after: {
    id: 'notifications.appConnected.after',
    defaultMessage: 'You can remove it there at any time. From then on it reads nothing more.',
    description: 'Mail to a person who let an app read a record',
  },
  text: {
    id: 'notifications.appConnected.text',
    defaultMessage: 'You let the app {app} read a record at {practice}. See or remove it: {link}',
    description: 'Text message to a person who let an app read a record',
  },
});

export const amendmentAnsweredWords = defineMessages({
  subject: {
    id: 'notifications.amendmentAnswered.subject',
    defaultMessage: '{practice} answered your correction request',
    description: 'Subject of the mail about a request to correct the record that was answered; practice',
  },
  before: {
    id: 'notifications.amendmentAnswered.before',
    defaultMessage: '{practice} answered your request to correct your health record. Sign in to read the answer.',
    description: 'Mail, before its button about a request to correct the record that was answered; practice',
  },
  action: {
    id: 'notifications.amendmentAnswered.action',
    defaultMessage: 'Read the answer',
    description: 'Button of the mail about a request to correct the record that was answered',
  },
  after: {
    id: 'notifications.amendmentAnswered.after',
    defaultMessage: 'If you didn’t request a correction, call {practice}.',
    description: 'Mail, after its button about a request to correct the record that was answered; practice',
  },
  text: {
    id: 'notifications.amendmentAnswered.text',
    defaultMessage: '{practice} answered your correction request: {link}',
    description: 'Text message about a request to correct the record that was answered; practice, link',
  },
});

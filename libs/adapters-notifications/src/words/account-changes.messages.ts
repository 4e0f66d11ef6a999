import { defineMessages } from '@portico/application/texts';

export const accountSubjectWords = defineMessages({
  disabled: {
    id: 'notifications.accountSubject.disabled',
    defaultMessage: 'Your account was turned off',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
  enabled: {
    id: 'notifications.accountSubject.enabled',
    defaultMessage: 'Your account is open again',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
  'sessions-ended': {
    id: 'notifications.accountSubject.sessions-ended',
    defaultMessage: 'You were signed out everywhere',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
  'factor-removed': {
    id: 'notifications.accountSubject.factor-removed',
    defaultMessage: 'A second sign-in step was removed',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
  unlocked: {
    id: 'notifications.accountSubject.unlocked',
    defaultMessage: 'You can sign in again',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
  'data-exported': {
    id: 'notifications.accountSubject.data-exported',
    defaultMessage: 'A copy of your data was made',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
  erased: {
    id: 'notifications.accountSubject.erased',
    defaultMessage: 'Your account was deleted',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
  merged: {
    id: 'notifications.accountSubject.merged',
    defaultMessage: 'Your two accounts are now one',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
  'wrong-codes': {
    id: 'notifications.accountSubject.wrong-codes',
    defaultMessage: 'Wrong security codes were entered',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
  'identity-linked': {
    id: 'notifications.accountSubject.identity-linked',
    defaultMessage: 'A new way to sign in was added',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
  'identity-unlinked': {
    id: 'notifications.accountSubject.identity-unlinked',
    defaultMessage: 'A way to sign in was removed',
    description: 'Subject of the mail about a change to an account that was not made on a screen',
  },
});

export const accountSentenceWords = defineMessages({
  disabled: {
    id: 'notifications.accountSentence.disabled',
    defaultMessage: 'Your Portico account was turned off. No one can sign in to it.',
    description: 'What happened to an account; mail and text message',
  },
  enabled: {
    id: 'notifications.accountSentence.enabled',
    defaultMessage: 'Your Portico account was turned on again. You can sign in.',
    description: 'What happened to an account; mail and text message',
  },
  'sessions-ended': {
    id: 'notifications.accountSentence.sessions-ended',
    defaultMessage: 'Your Portico account was signed out on every device. You can sign in again.',
    description: 'What happened to an account; mail and text message',
  },
  'factor-removed': {
    id: 'notifications.accountSentence.factor-removed',
    defaultMessage:
      'A second sign-in step was removed from your Portico account, and you were signed out on every device.',
    description: 'What happened to an account; mail and text message',
  },
  unlocked: {
    id: 'notifications.accountSentence.unlocked',
    defaultMessage: 'Your Portico account was locked after too many wrong tries. You can sign in again.',
    description: 'What happened to an account; mail and text message',
  },
  'data-exported': {
    id: 'notifications.accountSentence.data-exported',
    defaultMessage: 'A copy of all data in your Portico account was made.',
    description: 'What happened to an account; mail and text message',
  },
  erased: {
    id: 'notifications.accountSentence.erased',
    defaultMessage: 'Your Portico account was deleted. Your practices keep your medical records.',
    description: 'What happened to an account; mail and text message',
  },
  merged: {
    id: 'notifications.accountSentence.merged',
    defaultMessage:
      'Your two Portico accounts were combined into one. If you can no longer sign in with this email address, use your other one.',
    description: 'What happened to an account; mail and text message',
  },
  'wrong-codes': {
    id: 'notifications.accountSentence.wrong-codes',
    defaultMessage:
      'Someone entered the right password for your Portico account and then wrong security codes. They couldn’t sign in.',
    description: 'What happened to an account; mail and text message',
  },
  'identity-linked': {
    id: 'notifications.accountSentence.identity-linked',
    defaultMessage: 'Another sign-in service was connected to your Portico account. It can be used to sign in.',
    description: 'What happened to an account; mail and text message',
  },
  'identity-unlinked': {
    id: 'notifications.accountSentence.identity-unlinked',
    defaultMessage: 'A sign-in service was disconnected from your Portico account.',
    description: 'What happened to an account; mail and text message',
  },
});

export const accountAdviceWords = defineMessages({
  call: {
    id: 'notifications.accountAdvice.call',
    defaultMessage: 'If you didn’t ask for this, or have questions, call your practice.',
    description: 'End of the mail about a change to an account',
  },
  password: {
    id: 'notifications.accountAdvice.password',
    defaultMessage: 'If this wasn’t you, change your password now.',
    description: 'End of the mail about wrong codes',
  },
  passwordAndCall: {
    id: 'notifications.accountAdvice.passwordAndCall',
    defaultMessage: 'If this wasn’t you, change your password now and call your practice.',
    description: 'End of the mail about another way to sign in',
  },
});

import { defineMessages } from '@portico/application/texts';

export const oneTimeCodeWords = defineMessages({
  subject: {
    id: 'notifications.oneTimeCode.subject',
    defaultMessage: 'Your security code',
    description: 'Subject of the mail about a one-time security code',
  },
  before: {
    id: 'notifications.oneTimeCode.before',
    defaultMessage: 'Your security code for Portico is:',
    description: 'Mail, before its button about a one-time security code',
  },
  after: {
    id: 'notifications.oneTimeCode.after',
    defaultMessage: 'You can use it once. It expires in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Mail, after its button about a one-time security code; minutes',
  },
  after2: {
    id: 'notifications.oneTimeCode.after2',
    defaultMessage: 'Don’t share it with anyone. Your practice will never ask you for it.',
    description: 'Mail, after its button about a one-time security code',
  },
  after3: {
    id: 'notifications.oneTimeCode.after3',
    defaultMessage: 'If you didn’t ask for a code, change your password.',
    description: 'Mail, after its button about a one-time security code',
  },
  text: {
    id: 'notifications.oneTimeCode.text',
    defaultMessage:
      '{code} is your Portico security code. It expires in {minutes, plural, one {# minute} other {# minutes}}. Don’t share it with anyone; your practice will never ask for it.',
    description: 'Text message about a one-time security code; code, minutes',
  },
});

export const resetPasswordWords = defineMessages({
  subject: {
    id: 'notifications.resetPassword.subject',
    defaultMessage: 'Choose a new password',
    description: 'Subject of the mail about choosing a new password',
  },
  before: {
    id: 'notifications.resetPassword.before',
    defaultMessage: 'Someone asked for a new password for your Portico account.',
    description: 'Mail, before its button about choosing a new password',
  },
  action: {
    id: 'notifications.resetPassword.action',
    defaultMessage: 'Choose a new password',
    description: 'Button of the mail about choosing a new password',
  },
  after: {
    id: 'notifications.resetPassword.after',
    defaultMessage: 'You can use the link once. It expires in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Mail, after its button about choosing a new password; minutes',
  },
  after2: {
    id: 'notifications.resetPassword.after2',
    defaultMessage: 'If you didn’t ask for it, you don’t need to do anything. Your password stays the same.',
    description: 'Mail, after its button about choosing a new password',
  },
  text: {
    id: 'notifications.resetPassword.text',
    defaultMessage:
      'Choose a new password for Portico: {link} Expires in {minutes, plural, one {# minute} other {# minutes}}. Not you? Ignore this message.',
    description: 'Text message about choosing a new password; minutes, link',
  },
});

export const passwordChangedWords = defineMessages({
  subject: {
    id: 'notifications.passwordChanged.subject',
    defaultMessage: 'Your password was changed',
    description: 'Subject of the mail about a password that was changed',
  },
  before: {
    id: 'notifications.passwordChanged.before',
    defaultMessage: 'The password of your Portico account was changed.',
    description: 'Mail, before its button about a password that was changed',
  },
  text: {
    id: 'notifications.passwordChanged.text',
    defaultMessage: 'Your Portico password was changed. If this wasn’t you, call your practice.',
    description: 'Text message about a password that was changed',
  },
});

export const emailChangedWords = defineMessages({
  subject: {
    id: 'notifications.emailChanged.subject',
    defaultMessage: 'Your email address was changed',
    description: 'Subject of the mail about an email address that was changed',
  },
  before: {
    id: 'notifications.emailChanged.before',
    defaultMessage:
      'The email address of your Portico account was changed. From now on we’ll write to the new address.',
    description: 'Mail, before its button about an email address that was changed',
  },
  after: {
    id: 'notifications.emailChanged.after',
    defaultMessage: 'If this wasn’t you, call your practice.',
    description: 'Mail, after its button about an email address that was changed',
  },
  text: {
    id: 'notifications.emailChanged.text',
    defaultMessage: 'The email address of your Portico account was changed. If this wasn’t you, call your practice.',
    description: 'Text message about an email address that was changed',
  },
});

export const confirmEmailWords = defineMessages({
  subject: {
    id: 'notifications.confirmEmail.subject',
    defaultMessage: 'Confirm your email address',
    description: 'Subject of the mail about confirming an email address after sign-up',
  },
  before: {
    id: 'notifications.confirmEmail.before',
    defaultMessage: 'Please confirm that this email address is yours. After that you can sign in to Portico.',
    description: 'Mail, before its button about confirming an email address after sign-up',
  },
  action: {
    id: 'notifications.confirmEmail.action',
    defaultMessage: 'Confirm my email address',
    description: 'Button of the mail about confirming an email address after sign-up',
  },
  after: {
    id: 'notifications.confirmEmail.after',
    defaultMessage: 'You can use the link once. It expires in {hours, plural, one {# hour} other {# hours}}.',
    description: 'Mail, after its button about confirming an email address after sign-up; hours',
  },
  text: {
    id: 'notifications.confirmEmail.text',
    defaultMessage:
      'Confirm your Portico account: {link} The link expires in {hours, plural, one {# hour} other {# hours}}.',
    description: 'Text message about confirming an email address after sign-up; hours, link',
  },
});

export const alreadyRegisteredWords = defineMessages({
  subject: {
    id: 'notifications.alreadyRegistered.subject',
    defaultMessage: 'You already have an account',
    description: 'Subject of the mail about a sign-up with an address that has an account',
  },
  before: {
    id: 'notifications.alreadyRegistered.before',
    defaultMessage: 'Someone tried to create a Portico account with this email address. You already have one.',
    description: 'Mail, before its button about a sign-up with an address that has an account',
  },
  action: {
    id: 'notifications.alreadyRegistered.action',
    defaultMessage: 'Sign in',
    description: 'Button of the mail about a sign-up with an address that has an account',
  },
  after: {
    id: 'notifications.alreadyRegistered.after',
    defaultMessage: 'If you have forgotten your password, you can choose a new one there.',
    description: 'Mail, after its button about a sign-up with an address that has an account',
  },
  text: {
    id: 'notifications.alreadyRegistered.text',
    defaultMessage: 'You already have a Portico account. Sign in here: {link}',
    description: 'Text message about a sign-up with an address that has an account; link',
  },
});

export const newDeviceWords = defineMessages({
  subject: {
    id: 'notifications.newDevice.subject',
    defaultMessage: 'New sign-in to your account',
    description: 'Subject of the mail about a sign-in on a new device',
  },
  before: {
    id: 'notifications.newDevice.before',
    defaultMessage: 'Someone signed in to your Portico account on a device we haven’t seen before.',
    description: 'Mail, before its button about a sign-in on a new device',
  },
  after: {
    id: 'notifications.newDevice.after',
    defaultMessage: 'If this was you, you don’t need to do anything.',
    description: 'Mail, after its button about a sign-in on a new device',
  },
  text: {
    id: 'notifications.newDevice.text',
    defaultMessage: 'New sign-in to your Portico account on another device. If this wasn’t you, change your password.',
    description: 'Text message about a sign-in on a new device',
  },
});

export const secondFactorsChangedWords = defineMessages({
  subject: {
    id: 'notifications.secondFactorsChanged.subject',
    defaultMessage: 'Your sign-in security changed',
    description: 'Subject of the mail about changed second steps of sign-in',
  },
  before: {
    id: 'notifications.secondFactorsChanged.before',
    defaultMessage: 'The way you verify your identity at sign-in was changed.',
    description: 'Mail, before its button about changed second steps of sign-in',
  },
  text: {
    id: 'notifications.secondFactorsChanged.text',
    defaultMessage: 'The sign-in security of your Portico account was changed. If this wasn’t you, call your practice.',
    description: 'Text message about changed second steps of sign-in',
  },
});

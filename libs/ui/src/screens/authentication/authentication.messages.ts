import type { AuthenticationRefusal } from '@portico/application/authentication';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const authenticationWords = defineMessages({
  loading: {
    id: 'authentication.screen.loading',
    defaultMessage: 'Loading your settings…',
    description: 'Said while the page is fetched',
  },
  lead: {
    id: 'authentication.screen.lead',
    defaultMessage: 'Choose how you sign in and what keeps your records private.',
    description: 'Above the settings',
  },
  on: { id: 'authentication.screen.on', defaultMessage: 'On', description: 'State of a setting' },
  off: { id: 'authentication.screen.off', defaultMessage: 'Off', description: 'State of a setting' },
  cancel: {
    id: 'authentication.screen.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a form without a change',
  },
  currentPassword: {
    id: 'authentication.screen.currentPassword',
    defaultMessage: 'Current password',
    description: 'Label of the field that asks who is there before a change',
  },
  currentPasswordMissing: {
    id: 'authentication.screen.currentPasswordMissing',
    defaultMessage: 'Enter your current password.',
    description: 'At that field where it is empty',
  },
  whyPassword: {
    id: 'authentication.screen.whyPassword',
    defaultMessage: 'We ask so that no one else can change this.',
    description: 'Under the label of the current password',
  },
  remove: {
    id: 'authentication.screen.remove',
    defaultMessage: 'Remove',
    description: 'Button that takes something away',
  },
});

export const providerWords = defineMessages({
  lead: {
    id: 'authentication.provider.lead',
    defaultMessage: 'Sign in to Portico with {name}. Your password still works for changes here.',
    description: 'Under the name of an outside sign-in service; name is that name',
  },
  connect: {
    id: 'authentication.provider.connect',
    defaultMessage: 'Connect',
    description: 'Button that opens the form to connect that service',
  },
  disconnect: {
    id: 'authentication.provider.disconnect',
    defaultMessage: 'Disconnect',
    description: 'Button that opens the form to disconnect it',
  },
  go: {
    id: 'authentication.provider.go',
    defaultMessage: 'Continue to {name}',
    description: 'Button that leads to the page of that service',
  },
  since: { id: 'authentication.provider.since', defaultMessage: 'Connected {date}', description: 'Date' },
});

export const passwordWords = defineMessages({
  title: { id: 'authentication.password.title', defaultMessage: 'Password', description: 'Heading' },
  lead: {
    id: 'authentication.password.lead',
    defaultMessage: 'Other devices are signed out when you change it.',
    description: 'What happens on a change',
  },
  open: {
    id: 'authentication.password.open',
    defaultMessage: 'Change password',
    description: 'Button that opens the form, and sends it',
  },
  new: { id: 'authentication.password.new', defaultMessage: 'New password', description: 'Label of the field' },
});

export const emailWords = defineMessages({
  title: { id: 'authentication.email.title', defaultMessage: 'Email', description: 'Heading' },
  present: {
    id: 'authentication.email.present',
    defaultMessage: 'You sign in with {email}.',
    description: 'The present address',
  },
  open: { id: 'authentication.email.open', defaultMessage: 'Change email', description: 'Button that opens the form' },
  new: { id: 'authentication.email.new', defaultMessage: 'New email', description: 'Label of the field' },
  send: {
    id: 'authentication.email.send',
    defaultMessage: 'Send a code',
    description: 'Button that sends a code to the new address',
  },
});

export const deviceWords = defineMessages({
  title: { id: 'authentication.device.title', defaultMessage: 'Signed-in devices', description: 'Heading' },
  lead: {
    id: 'authentication.device.lead',
    defaultMessage: 'If you don’t recognize one of these, sign it out and change your password.',
    description: 'What the list is for',
  },
  named: {
    id: 'authentication.device.named',
    defaultMessage: '{browser} on {system}',
    description: 'A device: browser and system',
  },
  unknown: {
    id: 'authentication.device.unknown',
    defaultMessage: 'Unknown device',
    description: 'A device that does not say what it is',
  },
  here: {
    id: 'authentication.device.here',
    defaultMessage: 'This device',
    description: 'Marks the device that is in use',
  },
  seen: {
    id: 'authentication.device.seen',
    defaultMessage: 'Signed in {since}, last seen {seen}',
    description: 'Two dates with times',
  },
  signOut: {
    id: 'authentication.device.signOut',
    defaultMessage: 'Sign out',
    description: 'Button that signs one device out',
  },
  signOutNamed: {
    id: 'authentication.device.signOutNamed',
    defaultMessage: 'Sign out: {device}, since {since}',
    description:
      'The same button for screen readers; begins with the same words; name of the device, which two may have, and when it signed in',
  },
  signOutOthers: {
    id: 'authentication.device.signOutOthers',
    defaultMessage: 'Sign out all other devices',
    description: 'Button',
  },
});

/** Success messages; the first two are exact texts in English (`MON-340`, `MON-348`). */
export const successWords = defineMessages({
  'two-factor-updated': {
    id: 'authentication.success.two-factor-updated',
    defaultMessage: 'Two factor authentication preference updated',
    description: 'Toast; exact text in English',
  },
  'email-updated': {
    id: 'authentication.success.email-updated',
    defaultMessage: 'Email updated successfully',
    description: 'Toast; exact text in English',
  },
  'password-updated': {
    id: 'authentication.success.password-updated',
    defaultMessage: 'Password updated successfully',
    description: 'Toast',
  },
  'provider-disconnected': {
    id: 'authentication.success.provider-disconnected',
    defaultMessage: 'Sign-in service disconnected',
    description: 'Toast',
  },
  'device-signed-out': {
    id: 'authentication.success.device-signed-out',
    defaultMessage: 'Device signed out',
    description: 'Toast',
  },
  'devices-signed-out': {
    id: 'authentication.success.devices-signed-out',
    defaultMessage: 'All other devices signed out',
    description: 'Toast',
  },
});

export const refusalWords: Readonly<Record<AuthenticationRefusal['kind'], Message>> = defineMessages({
  'wrong-password': {
    id: 'authentication.refusal.wrong-password',
    defaultMessage: 'The current password is incorrect.',
    description: 'Nothing was changed',
  },
  'must-wait': {
    id: 'authentication.refusal.must-wait',
    defaultMessage: 'Too many tries. Please try again after {time}.',
    description: 'Time of day',
  },
  'wrong-code': {
    id: 'authentication.refusal.wrong-code',
    defaultMessage: 'One time password is invalid',
    description: 'The code was wrong; exact text in English',
  },
  'code-expired': {
    id: 'authentication.refusal.code-expired',
    defaultMessage: 'This code has expired. Ask for a new one.',
    description: 'Its time is up',
  },
  'attempt-over': {
    id: 'authentication.refusal.attempt-over',
    defaultMessage: 'The code was wrong too many times. Ask for a new one.',
    description: 'Five wrong tries',
  },
  'unfit-password': {
    id: 'authentication.refusal.unfit-password',
    defaultMessage: 'The new password doesn’t meet every rule, or the two passwords don’t match.',
    description: 'Nothing was changed',
  },
  'known-password': {
    id: 'authentication.refusal.known-password',
    defaultMessage: 'Many people use this password. Choose another one.',
    description: 'The new password is on a list of common ones',
  },
  'bad-email': {
    id: 'authentication.refusal.bad-email',
    defaultMessage: 'Enter an email address that is different from your current one.',
    description: 'The new address cannot be used',
  },
  'bad-phone': {
    id: 'authentication.refusal.bad-phone',
    defaultMessage: 'Enter a phone number with area code.',
    description: 'The number cannot be used',
  },
  'passkey-refused': {
    id: 'authentication.refusal.passkey-refused',
    defaultMessage: 'No passkey was added. You may have it already, or the request was canceled.',
    description: 'The browser gave no passkey, or one that cannot be used',
  },
  'provider-away': {
    id: 'authentication.refusal.provider-away',
    defaultMessage: 'The sign-in service can’t be reached right now. Please try again in a few minutes.',
    description: 'The other service does not answer',
  },
  'provider-refused': {
    id: 'authentication.refusal.provider-refused',
    defaultMessage: 'The sign-in service gave an answer that we couldn’t accept. Nothing was changed.',
    description: 'What the other service said did not hold',
  },
  'provider-declined': {
    id: 'authentication.refusal.provider-declined',
    defaultMessage: 'The sign-in service didn’t allow it. Nothing was changed.',
    description: 'The person or the other service said no',
  },
  'device-unknown': {
    id: 'authentication.refusal.device-unknown',
    defaultMessage: 'Your browser doesn’t keep anything for this site, so this doesn’t work here.',
    description: 'The browser has no storage',
  },
  'return-over': {
    id: 'authentication.refusal.return-over',
    defaultMessage: 'This took too long. Please start again.',
    description: 'Nothing waits for the answer that came back',
  },
  'identity-taken': {
    id: 'authentication.refusal.identity-taken',
    defaultMessage: 'This sign-in is connected to another Portico account.',
    description: 'The identity at the other service opens another account',
  },
});

import type { DelegateAccountRefusal, InvitationShut } from '@portico/application/delegates';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const verifyWords = defineMessages({
  lead: {
    id: 'delegateSignIn.verify.lead',
    defaultMessage:
      'Someone asked you to help manage their health care. To confirm you know them, enter their date of birth.',
    description: 'At the top of the page that the link of an invitation opens',
  },
  go: { id: 'delegateSignIn.verify.go', defaultMessage: 'Continue', description: 'Button' },
  checking: {
    id: 'delegateSignIn.verify.checking',
    defaultMessage: 'Checking…',
    description: 'In the button while it is checked',
  },
  wrong: {
    id: 'delegateSignIn.verify.wrong',
    defaultMessage:
      'This isn’t the date of birth that the practice has on file. Check it and try again. After 5 wrong tries the invitation is locked.',
    description: 'The date of birth is wrong',
  },
  signIn: { id: 'delegateSignIn.verify.signIn', defaultMessage: 'Go to sign-in', description: 'Link' },
});

export const shutWords: Readonly<Record<InvitationShut['kind'], Message>> = defineMessages({
  'invitation-unknown': {
    id: 'delegateSignIn.shut.invitation-unknown',
    defaultMessage: 'This link doesn’t open an invitation. Open the full link in your email again.',
    description: 'There is no such invitation',
  },
  'invitation-expired': {
    id: 'delegateSignIn.shut.invitation-expired',
    defaultMessage: 'This invitation has expired. Ask the person who invited you to send another one.',
    description: 'The invitation is too old',
  },
  'invitation-used': {
    id: 'delegateSignIn.shut.invitation-used',
    defaultMessage: 'This invitation was already accepted. Sign in to see who you can act for.',
    description: 'The invitation was used',
  },
  'invitation-withdrawn': {
    id: 'delegateSignIn.shut.invitation-withdrawn',
    defaultMessage: 'The person who sent this invitation canceled it.',
    description: 'The invitation was taken back',
  },
  'invitation-locked': {
    id: 'delegateSignIn.shut.invitation-locked',
    defaultMessage:
      'The date of birth was wrong too many times, so this invitation is locked. Ask the person who invited you to send another one.',
    description: 'Five wrong identity checks',
  },
  'not-verified': {
    id: 'delegateSignIn.shut.not-verified',
    defaultMessage:
      'Some time has passed. Please open the link in your email again and enter the date of birth once more.',
    description: 'The identity check is too long ago',
  },
  'own-invitation': {
    id: 'delegateSignIn.shut.own-invitation',
    defaultMessage:
      'You sent this invitation yourself. The person you invited has to accept it with an account of their own.',
    description: 'The inviter tries to accept the own invitation',
  },
});

export const accountWords = defineMessages({
  lead: {
    id: 'delegateSignIn.account.lead',
    defaultMessage: 'Create an account of your own. With it you can act for {name}.',
    description: 'At the top of the form; who invites',
  },
  leadPlain: {
    id: 'delegateSignIn.account.leadPlain',
    defaultMessage: 'Create an account of your own to accept the invitation.',
    description: 'At the top of the form, where the name is not known',
  },
  name: { id: 'delegateSignIn.account.name', defaultMessage: 'Your name', description: 'Field' },
  nameMissing: {
    id: 'delegateSignIn.account.nameMissing',
    defaultMessage: 'Enter your name.',
    description: 'At that field where it is empty',
  },
  email: { id: 'delegateSignIn.account.email', defaultMessage: 'Email', description: 'Field' },
  emailHint: {
    id: 'delegateSignIn.account.emailHint',
    defaultMessage: 'The address the invitation was sent to.',
    description: 'Under that field',
  },
  create: { id: 'delegateSignIn.account.create', defaultMessage: 'Create account', description: 'Button' },
  creating: {
    id: 'delegateSignIn.account.creating',
    defaultMessage: 'Creating your account…',
    description: 'In the button meanwhile',
  },
  signIn: {
    id: 'delegateSignIn.account.signIn',
    defaultMessage: 'Sign in',
    description: 'Link to the sign-in of delegates',
  },
  again: {
    id: 'delegateSignIn.account.again',
    defaultMessage: 'Enter the date of birth again',
    description: 'Link back to the identity check',
  },
});

export const accountProblems: Readonly<Record<DelegateAccountRefusal['kind'], Message>> = defineMessages({
  'unfit-password': {
    id: 'delegateSignIn.accountProblem.unfit-password',
    defaultMessage: 'This password doesn’t meet all of its rules.',
    description: 'The password breaks a rule',
  },
  'known-password': {
    id: 'delegateSignIn.accountProblem.known-password',
    defaultMessage: 'Many people use this password, so it is easy to guess. Choose another one.',
    description: 'The password is on a list of common ones',
  },
  'has-account': {
    id: 'delegateSignIn.accountProblem.has-account',
    defaultMessage: 'This email address already has an account. Sign in with it to accept the invitation.',
    description: 'The address is taken',
  },
  'other-address': {
    id: 'delegateSignIn.accountProblem.other-address',
    defaultMessage: 'Use the email address the invitation was sent to.',
    description: 'Another address than the invited one',
  },
  'identity-over': {
    id: 'delegateSignIn.accountProblem.identity-over',
    defaultMessage: 'Your sign-in with the other service has expired. Continue with it once more.',
    description: 'What the other service said is too old, or was used',
  },
});

export const loginWords = defineMessages({
  leadAccept: {
    id: 'delegateSignIn.login.leadAccept',
    defaultMessage: 'Sign in with your own account to accept the invitation.',
    description: 'At the top of the page, with an invitation',
  },
  lead: {
    id: 'delegateSignIn.login.lead',
    defaultMessage: 'Sign in with your own account to act for someone else.',
    description: 'At the top of the page',
  },
  created: {
    id: 'delegateSignIn.login.created',
    defaultMessage: 'Your account is ready and the invitation is accepted. Please sign in.',
    description: 'After the account was created',
  },
  accepting: {
    id: 'delegateSignIn.login.accepting',
    defaultMessage: 'Accepting the invitation…',
    description: 'Said meanwhile',
  },
  goOn: {
    id: 'delegateSignIn.login.goOn',
    defaultMessage: 'Continue',
    description: 'Button after the invitation could not be accepted',
  },
  forgot: { id: 'delegateSignIn.login.forgot', defaultMessage: 'Forgot your password?', description: 'Link' },
  back: { id: 'delegateSignIn.login.back', defaultMessage: 'Back to sign-in', description: 'Link' },
});

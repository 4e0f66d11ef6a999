import type { DelegateAccountRefusal, InvitationShut } from '@portico/application/delegates';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const verifyWords = defineMessages({
  lead: {
    id: 'delegateSignIn.verify.lead',
    defaultMessage:
      'Somebody invited you to help with their health records. To show that you know them, enter their date of birth.',
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
      'This is not the date of birth that the practice has on file. Please check it and try again. After 5 wrong tries the invitation is locked.',
    description: 'The date of birth is wrong',
  },
  signIn: { id: 'delegateSignIn.verify.signIn', defaultMessage: 'Go to sign-in', description: 'Link' },
});

export const shutWords: Readonly<Record<InvitationShut['kind'], Message>> = defineMessages({
  'invitation-unknown': {
    id: 'delegateSignIn.shut.invitation-unknown',
    defaultMessage: 'This link does not open an invitation. Please open the link in your email once more, whole.',
    description: 'There is no such invitation',
  },
  'invitation-expired': {
    id: 'delegateSignIn.shut.invitation-expired',
    defaultMessage: 'This invitation has expired. Ask the person who invited you to send another one.',
    description: 'The invitation is too old',
  },
  'invitation-used': {
    id: 'delegateSignIn.shut.invitation-used',
    defaultMessage: 'This invitation was accepted already. Sign in to see for whom you may act.',
    description: 'The invitation was used',
  },
  'invitation-withdrawn': {
    id: 'delegateSignIn.shut.invitation-withdrawn',
    defaultMessage: 'This invitation was withdrawn by the person who sent it.',
    description: 'The invitation was taken back',
  },
  'invitation-locked': {
    id: 'delegateSignIn.shut.invitation-locked',
    defaultMessage:
      'The date of birth was wrong too often, so this invitation is locked. Ask the person who invited you to send another one.',
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
  email: { id: 'delegateSignIn.account.email', defaultMessage: 'Email', description: 'Field' },
  emailHint: {
    id: 'delegateSignIn.account.emailHint',
    defaultMessage: 'The address to which the invitation was sent.',
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
    defaultMessage: 'This password does not meet all the rules below.',
    description: 'The password breaks a rule',
  },
  'known-password': {
    id: 'delegateSignIn.accountProblem.known-password',
    defaultMessage: 'Many people use this password, so it is easy to guess. Please choose another one.',
    description: 'The password is on a list of common ones',
  },
  'has-account': {
    id: 'delegateSignIn.accountProblem.has-account',
    defaultMessage: 'This email address has an account already. Sign in with it to accept the invitation.',
    description: 'The address is taken',
  },
  'other-address': {
    id: 'delegateSignIn.accountProblem.other-address',
    defaultMessage: 'Please use the email address to which the invitation was sent.',
    description: 'Another address than the invited one',
  },
  'identity-over': {
    id: 'delegateSignIn.accountProblem.identity-over',
    defaultMessage: 'Your sign-in with the other service is too old. Please continue with it once more.',
    description: 'What the other service said is too old, or was used',
  },
});

export const loginWords = defineMessages({
  leadAccept: {
    id: 'delegateSignIn.login.leadAccept',
    defaultMessage: 'Sign in with your own account. The invitation is accepted with it.',
    description: 'At the top of the page, with an invitation',
  },
  lead: {
    id: 'delegateSignIn.login.lead',
    defaultMessage: 'Sign in with your own account to act for somebody else.',
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

import type { Failure } from '@portico/application/kernel';
import type { ResetRefusal } from '@portico/application/recovery';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const forgotWords = defineMessages({
  title: { id: 'entrance.forgot.title', defaultMessage: 'Forgot your password?', description: 'Title' },
  lead: {
    id: 'entrance.forgot.lead',
    defaultMessage: 'Enter your email. We’ll send you a link to a new password.',
    description: 'Under the title',
  },
  email: { id: 'entrance.forgot.email', defaultMessage: 'Email', description: 'Label of the field' },
  submit: { id: 'entrance.forgot.submit', defaultMessage: 'Send the link', description: 'Button' },
  submitting: {
    id: 'entrance.forgot.submitting',
    defaultMessage: 'Sending…',
    description: 'The button while the answer is awaited',
  },
  limit: {
    id: 'entrance.forgot.limit',
    defaultMessage: 'Attempt limit exceeded, please try after some time.',
    description: 'Too many mails were asked for; exact text in English',
  },
  asked: {
    id: 'entrance.forgot.asked',
    defaultMessage: 'If this email has an account here, the link is on its way.',
    description: 'The same words whether or not there is an account',
  },
  successTitle: {
    id: 'entrance.forgot.successTitle',
    defaultMessage: 'Check your email',
    description: 'Title after a link was asked for',
  },
  success: {
    id: 'entrance.forgot.success',
    defaultMessage:
      'If {email} has an account here, you’ll get an email in a few minutes. You can use its link once, within 60 minutes. Nothing there? Check your spam folder, or call your practice.',
    description: 'email is what was typed',
  },
  back: { id: 'entrance.forgot.back', defaultMessage: 'Back to sign in', description: 'Button' },
});

export const newPasswordFormWords = defineMessages({
  title: { id: 'entrance.newPassword.title', defaultMessage: 'Create a new password', description: 'Title' },
  label: { id: 'entrance.newPassword.label', defaultMessage: 'New password', description: 'Label of the field' },
  submit: { id: 'entrance.newPassword.submit', defaultMessage: 'Save the new password', description: 'Button' },
  submitting: {
    id: 'entrance.newPassword.submitting',
    defaultMessage: 'Saving…',
    description: 'The button while the answer is awaited',
  },
  doneTitle: {
    id: 'entrance.newPassword.doneTitle',
    defaultMessage: 'Your password is changed',
    description: 'Title when it worked',
  },
  done: {
    id: 'entrance.newPassword.done',
    defaultMessage: 'For your safety, you’re signed out on every device. The sign-in page will open in a moment.',
    description: 'Under that title',
  },
  goOn: { id: 'entrance.newPassword.goOn', defaultMessage: 'Sign in now', description: 'Button that does not wait' },
  another: {
    id: 'entrance.newPassword.another',
    defaultMessage: 'Ask for a new link',
    description: 'Button where the link is over',
  },
});

export const resetProblems: Readonly<Record<(ResetRefusal | Failure)['kind'], Message>> = defineMessages({
  'link-over': {
    id: 'entrance.resetProblem.link-over',
    defaultMessage:
      'This link no longer works. You can use a link once, within 60 minutes, and only the newest one. Ask for a new one.',
    description: 'Used, too old, replaced by another one, or never a link',
  },
  'unfit-password': {
    id: 'entrance.resetProblem.unfit-password',
    defaultMessage: 'This password doesn’t meet all the rules. Choose another one.',
    description: 'A rule is broken that only the gateway can tell, such as the person’s own email',
  },
  'known-password': {
    id: 'entrance.resetProblem.known-password',
    defaultMessage: 'Many people use this password, so it is easy to guess. Choose another one.',
    description: 'On a list of common passwords',
  },
  'wrong-code': {
    id: 'entrance.resetProblem.wrong-code',
    defaultMessage:
      'This code is incorrect. Nothing was changed. Check the code, or save the password without removing anything.',
    description: 'The code that was shown to remove a second factor does not hold',
  },
  'session-over': {
    id: 'entrance.resetProblem.session-over',
    defaultMessage: 'The password wasn’t changed. Please try again.',
    description: 'Somebody else’s session ended meanwhile',
  },
  'not-represented': {
    id: 'entrance.resetProblem.not-represented',
    defaultMessage: 'The password wasn’t changed. Please try again.',
    description: 'Cannot happen here; said plainly if it does',
  },
  'timed-out': {
    id: 'entrance.resetProblem.timed-out',
    defaultMessage:
      'This is taking too long. We don’t know yet if the password was changed. Try to sign in with the new one.',
    description: 'No answer came in time',
  },
  unreachable: {
    id: 'entrance.resetProblem.unreachable',
    defaultMessage:
      'We can’t reach the portal. Check your internet connection, then try again. What you typed is still here.',
    description: 'The network is down',
  },
  unavailable: {
    id: 'entrance.resetProblem.unavailable',
    defaultMessage: 'The portal isn’t available right now. Please try again in a few minutes.',
    description: 'The service is down',
  },
  'practice-away': {
    id: 'entrance.resetProblem.practice-away',
    defaultMessage: 'We can’t reach the practice’s system right now. Please try again in a few minutes.',
    description: 'The system of the practice is down; the portal itself is well',
  },
  'not-found': {
    id: 'entrance.resetProblem.not-found',
    defaultMessage: 'This link no longer works. Ask for a new one.',
    description: 'As for a link that is over',
  },
  'bad-input': {
    id: 'entrance.resetProblem.bad-input',
    defaultMessage: 'The password wasn’t changed. Check it, then try again.',
    description: 'The gateway refused what was sent',
  },
  'too-many-requests': {
    id: 'entrance.resetProblem.too-many-requests',
    defaultMessage: 'There were too many tries from this connection. Wait a few minutes, then try again.',
    description: 'The limit of requests is reached',
  },
  malfunction: {
    id: 'entrance.resetProblem.malfunction',
    defaultMessage: 'Something went wrong on our side. The password wasn’t changed. Please try again.',
    description: 'A bug on the server',
  },
});

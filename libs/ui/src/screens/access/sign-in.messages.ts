import type { SignInProblem } from '@portico/application/access';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const signInWords = defineMessages({
  portal: { id: 'access.signIn.portal', defaultMessage: 'Patient portal', description: 'What this is, under its name' },
  title: { id: 'access.signIn.title', defaultMessage: 'Sign in', description: 'Title of the sign-in page' },
  email: { id: 'access.signIn.email', defaultMessage: 'Email', description: 'Label of the email field' },
  password: { id: 'access.signIn.password', defaultMessage: 'Password', description: 'Label of the password field' },
  passwordMissing: {
    id: 'access.signIn.passwordMissing',
    defaultMessage: 'Enter your password.',
    description: 'At that field where it is empty',
  },
  show: {
    id: 'access.signIn.show',
    defaultMessage: 'Show',
    description: 'Button that shows the password; one short word',
  },
  hide: {
    id: 'access.signIn.hide',
    defaultMessage: 'Hide',
    description: 'Button that hides the password; one short word',
  },
  showPassword: {
    id: 'access.signIn.showPassword',
    defaultMessage: 'Show password',
    description: 'The same button for screen readers; begins with the short word',
  },
  hidePassword: {
    id: 'access.signIn.hidePassword',
    defaultMessage: 'Hide password',
    description: 'The same button for screen readers; begins with the short word',
  },
  submit: { id: 'access.signIn.submit', defaultMessage: 'Sign in', description: 'Button that signs in' },
  submitting: {
    id: 'access.signIn.submitting',
    defaultMessage: 'Signing in…',
    description: 'The button while the answer is awaited',
  },
  signedOut: {
    id: 'access.signIn.signedOut',
    defaultMessage: 'You’re signed out.',
    description: 'Above the form, after signing out',
  },
  wasIdle: {
    id: 'access.signIn.wasIdle',
    defaultMessage:
      'You were signed out because you were away for a while. What you typed is still here when you sign in again.',
    description: 'Above the form, after the countdown of a session in which nothing was pressed',
  },
  sessionEnded: {
    id: 'access.signIn.sessionEnded',
    defaultMessage: 'Your session ended. What you typed is still here when you sign in again.',
    description: 'Above the form, after a session that ended for another reason than signing out',
  },
  sharedDevice: {
    id: 'access.signIn.sharedDevice',
    defaultMessage: 'This is a shared or public device',
    description: 'Checkbox of the sign-in form: nothing of what the person types is then kept on the device',
  },
  confirmed: {
    id: 'access.signIn.confirmed',
    defaultMessage: 'Your email is confirmed. You can sign in now.',
    description: 'Above the form, for whoever comes from confirming the email',
  },
  passwordChanged: {
    id: 'access.signIn.passwordChanged',
    defaultMessage: 'Your password is changed. Sign in with the new one.',
    description: 'Above the form, after a new password was set',
  },
  mailSent: {
    id: 'access.signIn.mailSent',
    defaultMessage: 'We sent the email again. Open it and select the button, then sign in.',
    description: 'Above the form, after the mail that confirms the email was sent once more',
  },
  forgot: {
    id: 'access.signIn.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Under the password field; leads to asking for a link by mail',
  },
  confirmationMail: {
    id: 'access.signIn.confirmationMail',
    defaultMessage: 'Send the email again',
    description: 'Button where the email is not confirmed yet',
  },
  callNow: {
    id: 'access.signIn.callNow',
    defaultMessage:
      'Call the front desk of your practice now. They can help you get in. After five tries, sign-in is paused for a while.',
    description: 'After the third wrong password in a row, under the sentence that says so',
  },
  register: {
    id: 'access.signIn.register',
    defaultMessage: 'New here? Create an account',
    description: 'Link under the form to the sign-up',
  },
  accessibility: {
    id: 'access.signIn.accessibility',
    defaultMessage: 'Accessibility and language help',
    description: 'Link to the accessibility statement',
  },
  help: {
    id: 'access.signIn.help',
    defaultMessage: 'Trouble signing in? Call the front desk of your practice. They can help you.',
    description: 'Under the form',
  },
  welcome: {
    id: 'access.signIn.welcome',
    defaultMessage: 'Your visits, your results, your care team. All in one place.',
    description: 'Welcome beside the form on wide screens',
  },
});

/**
 * Texts for every sign-in failure. An unknown login and a wrong password share one text, so that it does not reveal
 * which accounts exist.
 */
export const signInProblems: Readonly<Record<SignInProblem['kind'], Message>> = defineMessages({
  'wrong-credentials': {
    id: 'access.signInProblem.wrong-credentials',
    defaultMessage: 'Incorrect email or password.',
    description: 'Unknown email or wrong password',
  },
  'must-wait': {
    id: 'access.signInProblem.must-wait',
    defaultMessage:
      'There were too many tries. For your safety, sign-in is paused until {time}. Then you can try again.',
    description: 'Five failures; time is the time of day on this device',
  },
  'attempt-over': {
    id: 'access.signInProblem.attempt-over',
    defaultMessage: 'The code was wrong too many times. Sign in again to get a new one.',
    description: 'Five wrong one-time codes end the attempt to sign in',
  },
  'identity-over': {
    id: 'access.signInProblem.identity-over',
    defaultMessage: 'This sign-in took too long or was already used. Please start again.',
    description: 'Somebody came from an outside sign-in service and waited too long',
  },
  'account-closed': {
    id: 'access.signInProblem.account-closed',
    defaultMessage: 'This account is closed. Call your practice.',
    description: 'An outside sign-in service knows the person, but the account here was disabled',
  },
  'provider-only': {
    id: 'access.signInProblem.provider-only',
    defaultMessage: 'You can’t sign in with a password here. Use the button of the sign-in service.',
    description: 'The installation lets people in by an outside sign-in service only',
  },
  unconfirmed: {
    id: 'access.signInProblem.unconfirmed',
    defaultMessage:
      'Your email isn’t confirmed yet. Open the email we sent you when you signed up, and select the button in it.',
    description: 'Right password of an account whose email was never confirmed',
  },
  'session-over': {
    id: 'access.signInProblem.session-over',
    defaultMessage: 'You aren’t signed in. Please try again.',
    description: 'The session ended while signing in',
  },
  'not-represented': {
    id: 'access.signInProblem.not-represented',
    defaultMessage: 'You aren’t signed in. Please try again.',
    description: 'Cannot happen here; said plainly if it does',
  },
  'timed-out': {
    id: 'access.signInProblem.timed-out',
    defaultMessage: 'Signing in is taking too long. You aren’t signed in yet. Please try again.',
    description: 'No answer came in time',
  },
  unreachable: {
    id: 'access.signInProblem.unreachable',
    defaultMessage:
      'We can’t reach the portal. Check your internet connection, then try again. What you typed is still here.',
    description: 'The network is down',
  },
  unavailable: {
    id: 'access.signInProblem.unavailable',
    defaultMessage: 'The portal isn’t available right now. Please try again in a few minutes.',
    description: 'The service is down',
  },
  'practice-away': {
    id: 'access.signInProblem.practice-away',
    defaultMessage: 'We can’t reach the practice’s system right now. Please try again in a few minutes.',
    description: 'The system of the practice is down; the portal itself is well',
  },
  'not-found': {
    id: 'access.signInProblem.not-found',
    defaultMessage: 'Incorrect email or password.',
    description: 'Same sentence as for wrong credentials',
  },
  'bad-input': {
    id: 'access.signInProblem.bad-input',
    defaultMessage: 'Check your email and password, then try again.',
    description: 'The gateway refused what was sent',
  },
  'too-many-requests': {
    id: 'access.signInProblem.too-many-requests',
    defaultMessage: 'There were too many tries from this connection. Wait a few minutes, then try again.',
    description: 'The limit of requests is reached',
  },
  malfunction: {
    id: 'access.signInProblem.malfunction',
    defaultMessage: 'Something went wrong on our side. You aren’t signed in. Please try again.',
    description: 'A bug on the server',
  },
});

export const selectPracticeWords = defineMessages({
  title: {
    id: 'access.selectPractice.title',
    defaultMessage: 'Choose a practice',
    description: 'Title after sign-in when the person has charts in several practices',
  },
  lead: {
    id: 'access.selectPractice.lead',
    defaultMessage: 'You can switch at any time.',
    description: 'Under that title',
  },
  signOut: {
    id: 'access.selectPractice.signOut',
    defaultMessage: 'Sign out',
    description: 'Button that leaves instead of choosing',
  },
});

import type { LinkEnd } from '@portico/application/signup';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const signupWords = defineMessages({
  loading: {
    id: 'signup.form.loading',
    defaultMessage: 'Opening the sign-up…',
    description: 'Said while the page is fetched',
  },
  lead: {
    id: 'signup.form.lead',
    defaultMessage:
      '{practice} invites you to its patient portal. Choose a password, and we’ll check that your email is yours.',
    description: 'First sentence of the sign-up of an invited patient; name of the practice',
  },
  leadNew: {
    id: 'signup.form.leadNew',
    defaultMessage:
      'New patients only. Already a patient? Ask the front desk for an invitation: it leads to your own records.',
    description: 'First sentence of the sign-up of a new patient',
  },
  needs: {
    id: 'signup.form.needs',
    defaultMessage:
      'Do you need an interpreter, sign language or other help at your visits? It costs you nothing. You can ask for it when you book.',
    description: 'Above the account of a new patient',
  },
  birthDateHint: {
    id: 'signup.form.birthDateHint',
    defaultMessage: 'We compare it with what your practice has on file, so no one else can open your records.',
    description: 'Above the date of birth of an invited patient',
  },
  firstName: { id: 'signup.form.firstName', defaultMessage: 'First name', description: 'Label of a field' },
  lastName: { id: 'signup.form.lastName', defaultMessage: 'Last name', description: 'Label of a field' },
  email: { id: 'signup.form.email', defaultMessage: 'Email', description: 'Label of a field' },
  emailHint: {
    id: 'signup.form.emailHint',
    defaultMessage: 'You’ll sign in with it.',
    description: 'Under the label of the email field',
  },
  phone: { id: 'signup.form.phone', defaultMessage: 'Mobile phone', description: 'Label of a field' },
  phoneHint: {
    id: 'signup.form.phoneHint',
    defaultMessage: 'The practice needs a number at which it can reach you about your visits.',
    description: 'Under the label of the phone field: why it is asked for',
  },
  practice: { id: 'signup.form.practice', defaultMessage: 'Practice', description: 'Label of the list of practices' },
  choosePractice: {
    id: 'signup.form.choosePractice',
    defaultMessage: 'Choose a practice',
    description: 'First entry of that list',
  },
  create: {
    id: 'signup.form.create',
    defaultMessage: 'Create my account',
    description: 'Button that sends the sign-up',
  },
  creating: {
    id: 'signup.form.creating',
    defaultMessage: 'Creating your account…',
    description: 'The button while the answer is awaited',
  },
  hasAccount: {
    id: 'signup.form.hasAccount',
    defaultMessage: 'I already have an account: sign in',
    description: 'Link to the login screen',
  },
});

export const termsChoiceWords = defineMessages({
  accept: {
    id: 'signup.terms.accept',
    defaultMessage: 'I’ve read the terms of use and the privacy notice, and I accept them.',
    description: 'Label of the checkbox',
  },
  use: {
    id: 'signup.terms.use',
    defaultMessage: 'Terms of use (opens in a new tab)',
    description: 'Link above the checkbox',
  },
  privacy: {
    id: 'signup.terms.privacy',
    defaultMessage: 'Privacy notice (opens in a new tab)',
    description: 'Link above the checkbox',
  },
});

export const mailWords = defineMessages({
  checkTitle: {
    id: 'signup.mail.checkTitle',
    defaultMessage: 'Check your email',
    description: 'Title after the sign-up was sent',
  },
  sent: {
    id: 'signup.mail.sent',
    defaultMessage:
      'We sent an email to {email}. Open the link in it within 24 hours to confirm that the address is yours. Then you can sign in.',
    description: 'What happens next after the sign-up',
  },
  spam: {
    id: 'signup.mail.spam',
    defaultMessage: 'Nothing there after a few minutes? Check your spam folder, or send it again.',
    description: 'Under it',
  },
  again: { id: 'signup.mail.again', defaultMessage: 'Send the email again', description: 'Button' },
  sentAgain: {
    id: 'signup.mail.sentAgain',
    defaultMessage: 'Sent. Use the link in the newest email: earlier ones no longer work.',
    description: 'After the mail was sent again or to another address',
  },
  other: {
    id: 'signup.mail.other',
    defaultMessage: 'Use another email',
    description: 'Opens the field for another address',
  },
  otherLabel: {
    id: 'signup.mail.otherLabel',
    defaultMessage: 'Your email',
    description: 'Label of the field for another address',
  },
  sendThere: {
    id: 'signup.mail.sendThere',
    defaultMessage: 'Send it there',
    description: 'Button that sends the mail to another address',
  },
  errorTitle: {
    id: 'signup.mail.errorTitle',
    defaultMessage: 'The email wasn’t sent',
    description: 'Title of the dialog that says why',
  },
  resendTitle: {
    id: 'signup.mail.resendTitle',
    defaultMessage: 'Confirm your email',
    description: 'Title of the page where the confirmation mail is asked for again',
  },
  resendLead: {
    id: 'signup.mail.resendLead',
    defaultMessage: 'Your email must be confirmed before you can sign in. We’ll send you a new link.',
    description: 'First sentence of that page',
  },
});

export const confirmWords = defineMessages({
  title: {
    id: 'signup.confirm.title',
    defaultMessage: 'Confirm your email',
    description: 'Title of the page that a mailed link opens',
  },
  lead: {
    id: 'signup.confirm.lead',
    defaultMessage: 'Select the button to confirm that {email} is your address.',
    description: 'First sentence of that page',
  },
  notYou: {
    id: 'signup.confirm.notYou',
    defaultMessage: 'If you didn’t sign up for the patient portal, close this page. Nothing will happen.',
    description: 'Second sentence of that page',
  },
  passwordLead: {
    id: 'signup.confirm.passwordLead',
    defaultMessage:
      'You opened this link in a different browser. To confirm {email}, enter the password you chose when you signed up.',
    description: 'Above the password, on the page that a mailed link opens in another browser',
  },
  password: { id: 'signup.confirm.password', defaultMessage: 'Password', description: 'Field of that page' },
  wrongPassword: {
    id: 'signup.confirm.wrongPassword',
    defaultMessage:
      'That isn’t the password of this sign-up. If you didn’t choose one, someone else used your email: sign up yourself.',
    description: 'The password was wrong',
  },
  button: { id: 'signup.confirm.button', defaultMessage: 'Confirm my email', description: 'Button' },
  confirming: {
    id: 'signup.confirm.confirming',
    defaultMessage: 'Confirming…',
    description: 'The button while the answer is awaited',
  },
});

export const invitationWords = defineMessages({
  noneTitle: {
    id: 'signup.invitation.noneTitle',
    defaultMessage: 'You need an invitation',
    description: 'Title without an invitation',
  },
  none: {
    id: 'signup.invitation.none',
    defaultMessage:
      'Your practice invites you. Open the link in the email or text message from your practice. No invitation yet? Call the front desk and ask for one.',
    description: 'The page of somebody who came without an invitation',
  },
  newHere: {
    id: 'signup.invitation.newHere',
    defaultMessage: 'I am not a patient yet: register',
    description: 'Link to the sign-up of new patients',
  },
  overTitle: {
    id: 'signup.invitation.overTitle',
    defaultMessage: 'This link no longer works',
    description: 'Title where a link opens nothing',
  },
  call: { id: 'signup.invitation.call', defaultMessage: 'Call {practice}: {phone}', description: 'Link that dials' },
  callYours: {
    id: 'signup.invitation.callYours',
    defaultMessage: 'Please call the front desk of your practice.',
    description: 'Where the practice is not known',
  },
  smsLead: {
    id: 'signup.invitation.smsLead',
    defaultMessage: 'Thank you for opening the text message of your practice. Next you create your account.',
    description: 'First sentence of that page',
  },
  smsGo: { id: 'signup.invitation.smsGo', defaultMessage: 'Continue', description: 'Button of that page' },
});

/** Why an invitation is not valid, and what to do. */
export const invitationOver: Readonly<Record<LinkEnd, Message>> = defineMessages({
  unknown: {
    id: 'signup.invitationOver.unknown',
    defaultMessage:
      'We don’t recognize this invitation. The link may be cut off: open the full link again from the message.',
    description: 'The code of the link is unknown',
  },
  early: {
    id: 'signup.invitationOver.early',
    defaultMessage: 'This invitation isn’t open yet. Please come back later.',
    description: 'The link opens later',
  },
  expired: {
    id: 'signup.invitationOver.expired',
    defaultMessage: 'This invitation is more than 30 days old. Ask the practice for a new one.',
    description: 'The invitation ran out',
  },
  used: {
    id: 'signup.invitationOver.used',
    defaultMessage: 'You already have an account. Please sign in.',
    description: 'The invitation led to an account',
  },
  revoked: {
    id: 'signup.invitationOver.revoked',
    defaultMessage: 'The practice canceled this invitation. If you think this is a mistake, please call.',
    description: 'The invitation was revoked',
  },
  locked: {
    id: 'signup.invitationOver.locked',
    defaultMessage:
      'For your safety, this invitation is locked: the date of birth was wrong five times. The practice can send you a new one.',
    description: 'Five wrong identity checks',
  },
});

/** Why a confirmation mail's link is not valid, and what to do. */
export const confirmationOver: Readonly<Record<LinkEnd, Message>> = defineMessages({
  unknown: {
    id: 'signup.confirmationOver.unknown',
    defaultMessage: 'This link isn’t valid. If you signed up again, use the newest email.',
    description: 'The code of the link is unknown',
  },
  early: {
    id: 'signup.confirmationOver.early',
    defaultMessage: 'This link isn’t open yet.',
    description: 'Opens later',
  },
  expired: {
    id: 'signup.confirmationOver.expired',
    defaultMessage: 'This link is more than 24 hours old. We can send you a new one.',
    description: 'The link ran out',
  },
  used: {
    id: 'signup.confirmationOver.used',
    defaultMessage:
      'This invitation has already led to an account with another address. Please sign in with that one, or call your practice.',
    description: 'The invitation behind the sign-up was used up',
  },
  revoked: {
    id: 'signup.confirmationOver.revoked',
    defaultMessage: 'We’ve sent a newer email. Use the link in that one.',
    description: 'A later mail replaced this link',
  },
  locked: {
    id: 'signup.confirmationOver.locked',
    defaultMessage: 'This link is locked.',
    description: 'The link was locked',
  },
});

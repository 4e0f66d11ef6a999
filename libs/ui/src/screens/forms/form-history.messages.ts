import { type Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';
import type { FormProblem } from '@portico/application/forms';

export const historyWords = defineMessages({
  loading: {
    id: 'forms.history.loading',
    defaultMessage: 'Getting forms…',
    description: 'While the forms are fetched',
  },
  toFill: {
    id: 'forms.history.toFill',
    defaultMessage: 'To fill out',
    description: 'Heading above forms that are not signed yet',
  },
  nothingToFill: {
    id: 'forms.history.nothingToFill',
    defaultMessage: 'No forms to fill out.',
    description: 'In place of the forms to fill in',
  },
  due: { id: 'forms.history.due', defaultMessage: 'Fill out by {date}', description: 'When a form is due' },
  fill: {
    id: 'forms.history.fill',
    defaultMessage: 'Fill out',
    description: 'Link to a form; the name of the form stands beside it',
  },
  goOn: {
    id: 'forms.history.goOn',
    defaultMessage: 'Continue',
    description: 'Link to a form that was begun; the name of the form stands beside it',
  },
  started: {
    id: 'forms.history.started',
    defaultMessage: 'Started, not sent yet',
    description: 'At a form that was begun on this device',
  },
  fillAll: {
    id: 'forms.history.fillAll',
    defaultMessage: 'Fill out all {count} forms',
    description: 'Button that leads through all forms, one after the other',
  },
  onPaper: {
    id: 'forms.history.onPaper',
    defaultMessage: 'On paper only. Ask the practice for it.',
    description: 'At a form that cannot be filled in on the portal',
  },
  closed: {
    id: 'forms.history.closed',
    defaultMessage: 'You can’t fill out forms here. Please ask the practice for them.',
    description: 'Where a practice, or a right that was not granted, keeps somebody from filling in forms',
  },
  signed: { id: 'forms.history.signed', defaultMessage: 'Signed', description: 'Heading above forms that were signed' },
  nothingSigned: {
    id: 'forms.history.nothingSigned',
    defaultMessage: 'No forms have been signed here yet.',
    description: 'In place of the signed forms',
  },
  sentOn: {
    id: 'forms.history.sentOn',
    defaultMessage: 'Sent on {date}',
    description: 'When a form was sent to the practice, whether it has a signature or not',
  },
  signedOn: { id: 'forms.history.signedOn', defaultMessage: 'Signed on {date}', description: 'When a form was signed' },
  more: {
    id: 'forms.history.more',
    defaultMessage: 'Load more',
    description: 'Button that gets earlier signed forms',
  },
  loadingMore: {
    id: 'forms.history.loadingMore',
    defaultMessage: 'Getting more…',
    description: 'While earlier signed forms are fetched',
  },
  shown: {
    id: 'forms.history.shown',
    defaultMessage: '{count, plural, one {# signed form shown} other {# signed forms shown}}',
    description: 'Read out when the list of signed forms has grown',
  },
});

export const signingWords = defineMessages({
  place: {
    id: 'forms.signing.place',
    defaultMessage: 'Form {place} of {count}',
    description: 'Which of the forms in a row is open',
  },
  sign: { id: 'forms.signing.sign', defaultMessage: 'Sign and send', description: 'Last button of a form' },
  send: {
    id: 'forms.signing.send',
    defaultMessage: 'Send',
    description: 'Last button of a form that has no signature',
  },
  signingFor: {
    id: 'forms.signing.signingFor',
    defaultMessage: 'You’re filling this out and signing for {name}.',
    description: 'Above a form with a signature that a delegate fills out',
  },
  fillingFor: {
    id: 'forms.signing.fillingFor',
    defaultMessage: 'You’re filling this out for {name}.',
    description: 'Above a form without a signature that a delegate fills out',
  },
  kept: {
    id: 'forms.signing.kept',
    defaultMessage: 'What you type is saved as you go. You can stop and come back to it.',
    description: 'Above a form',
  },
  sentOne: { id: 'forms.signing.sentOne', defaultMessage: 'Thank you. The form was sent.', description: 'Read out' },
  done: {
    id: 'forms.signing.done',
    defaultMessage:
      'Thank you. {names} {count, plural, one {was} other {were}} sent to the practice. You can read {count, plural, one {it} other {them}} at any time under {forms}.',
    description:
      'Shown when the last form was signed and sent, or one that was opened by itself; {names} are titles of forms, {forms} is the name of their page',
  },
  doneFor: {
    id: 'forms.signing.doneFor',
    defaultMessage:
      'Thank you. {names} {count, plural, one {was} other {were}} sent to the practice for {name}. You can read {count, plural, one {it} other {them}} at any time under {forms}.',
    description: 'The same for who filled the forms out for somebody; {name} is that person',
  },
  forms: {
    id: 'forms.signing.forms',
    defaultMessage: 'Forms',
    description: 'The page of the forms, as the menu names it',
  },
  print: { id: 'forms.signing.print', defaultMessage: 'Print', description: 'Button that prints a signed form' },
  patient: {
    id: 'forms.signing.patient',
    defaultMessage: 'Patient: {name}',
    description: 'On the signed form, which can be printed; name of the person for whom it was filled out',
  },
  version: {
    id: 'forms.signing.version',
    defaultMessage: 'Version {version}',
    description: 'Which version of a form was signed',
  },
});

/** Why a form was not accepted, other than general failures. */
export const refusalWords: Record<Exclude<FormProblem['kind'], GeneralFailure>, Message> = defineMessages({
  'form-changed': {
    id: 'forms.refusal.form-changed',
    defaultMessage:
      'The practice has just changed this form. Nothing was sent. What you typed is kept where it still fits; please look through it once more.',
    description: 'A form was sent in an older version',
  },
  'form-not-requested': {
    id: 'forms.refusal.form-not-requested',
    defaultMessage: 'The practice no longer asks for this form. Nothing was sent.',
    description: 'A form was sent that is not asked for any more',
  },
  'form-incomplete': {
    id: 'forms.refusal.form-incomplete',
    defaultMessage: 'Something in this form is missing. Nothing was sent. Check each page.',
    description: 'The gateway found a form incomplete',
  },
});

type GeneralFailure = Exclude<FormProblem['kind'], 'form-changed' | 'form-not-requested' | 'form-incomplete'>;

export const notSentWords = defineMessages({
  kept: {
    id: 'forms.notSent.kept',
    defaultMessage: 'What you typed is still here. Please send it again.',
    description: 'Behind the sentence that says why a form could not be sent',
  },
});

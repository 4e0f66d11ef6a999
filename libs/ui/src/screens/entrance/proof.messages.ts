import type { ProofKind } from '@portico/domain/access';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const proofWords = defineMessages({
  title: {
    id: 'entrance.proof.title',
    defaultMessage: 'One more step',
    description: 'Title of the modal that asks for a one-time code',
  },
  code: { id: 'entrance.proof.code', defaultMessage: 'Code', description: 'Label of the field for the digits' },
  codeMissing: {
    id: 'entrance.proof.codeMissing',
    defaultMessage: 'Enter the code.',
    description: 'At that field where it is empty',
  },
  recoveryCode: {
    id: 'entrance.proof.recoveryCode',
    defaultMessage: 'Recovery code',
    description: 'Label of the field',
  },
  verify: {
    id: 'entrance.proof.verify',
    defaultMessage: 'Verify',
    description: 'Button that shows the code to the portal',
  },
  verifying: {
    id: 'entrance.proof.verifying',
    defaultMessage: 'Verifying…',
    description: 'The button while the answer is awaited',
  },
  usePasskey: {
    id: 'entrance.proof.usePasskey',
    defaultMessage: 'Use my passkey',
    description: 'Button; the device then asks',
  },
  resend: {
    id: 'entrance.proof.resend',
    defaultMessage: 'Send a new code',
    description: 'Button; disabled while it counts down',
  },
  resendIn: {
    id: 'entrance.proof.resendIn',
    defaultMessage: 'You can ask for a new code in {time}.',
    description: 'Beside the disabled button; time is mm:ss',
  },
  resent: {
    id: 'entrance.proof.resent',
    defaultMessage: 'We sent you a new code. The one before it no longer works.',
    description: 'After another code was sent',
  },
  cancel: {
    id: 'entrance.proof.cancel',
    defaultMessage: 'Back to sign in',
    description: 'Button that leaves the modal',
  },
  others: {
    id: 'entrance.proof.others',
    defaultMessage: 'Other ways',
    description: 'Heading over what may be shown instead',
  },
});

/** What is asked for, by kind of proof. */
export const proofQuestions: Readonly<Record<ProofKind, Message>> = defineMessages({
  email: {
    id: 'entrance.proofQuestion.email',
    defaultMessage: 'We sent a 5-digit code to {sentTo}. Enter it here. It is valid for 5 minutes.',
    description: 'sentTo is a masked email address',
  },
  sms: {
    id: 'entrance.proofQuestion.sms',
    defaultMessage:
      'We sent a 5-digit code to the phone that ends in {sentTo}. Enter it here. It is valid for 5 minutes.',
    description: 'sentTo is a masked phone number',
  },
  totp: {
    id: 'entrance.proofQuestion.totp',
    defaultMessage: 'Open your authenticator app and enter the 6 digits it shows.',
    description: 'Asks for the code of an authenticator app',
  },
  passkey: {
    id: 'entrance.proofQuestion.passkey',
    defaultMessage: 'Use your passkey to confirm it’s you. Your device will ask you for your fingerprint, face or PIN.',
    description: 'Asks for a passkey',
  },
  'recovery-code': {
    id: 'entrance.proofQuestion.recovery-code',
    defaultMessage: 'Enter one of your recovery codes. You can use each one once.',
    description: 'Asks for a recovery code',
  },
});

/** The alternatives, by kind of proof. */
export const otherProofs: Readonly<Record<ProofKind, Message>> = defineMessages({
  email: { id: 'entrance.otherProof.email', defaultMessage: 'Send a code to my email', description: 'Button' },
  sms: { id: 'entrance.otherProof.sms', defaultMessage: 'Send a code to my phone', description: 'Button' },
  totp: { id: 'entrance.otherProof.totp', defaultMessage: 'Use my authenticator app', description: 'Button' },
  passkey: { id: 'entrance.otherProof.passkey', defaultMessage: 'Use my passkey', description: 'Button' },
  'recovery-code': {
    id: 'entrance.otherProof.recovery-code',
    defaultMessage: 'Use a recovery code',
    description: 'Button',
  },
});

export const proofProblems = defineMessages({
  wrong: {
    id: 'entrance.proofProblem.wrong',
    defaultMessage: 'One time password is invalid',
    description: 'A wrong code; exact text in English',
  },
  expired: {
    id: 'entrance.proofProblem.expired',
    defaultMessage: 'This code is no longer valid. Please ask for a new one.',
    description: 'The time of the code is up, or a newer one was sent',
  },
});

import type { ResetFactor } from '@portico/application/recovery';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const resetFactorWords = defineMessages({
  title: {
    id: 'entrance.resetFactor.title',
    defaultMessage: 'Your extra steps at sign-in',
    description: 'Heading over the second factors of the account',
  },
  lead: {
    id: 'entrance.resetFactor.lead',
    defaultMessage: 'They stay on your account unless you remove them. A new password alone doesn’t remove them.',
    description: 'Under the heading, where some of them stay',
  },
  namedPasskey: {
    id: 'entrance.resetFactor.namedPasskey',
    defaultMessage: 'Passkey: {name}',
    description: 'name: what the person calls it',
  },
  added: { id: 'entrance.resetFactor.added', defaultMessage: 'Added {date}', description: 'A short date' },
  used: {
    id: 'entrance.resetFactor.used',
    defaultMessage: 'Last used {date}',
    description: 'A short date, after the one before',
  },
  goes: {
    id: 'entrance.resetFactor.goes',
    defaultMessage:
      'This will be removed: no one has signed in since it was added. We’ll tell you by email. If it is yours, add it again after you sign in.',
    description: 'Under a second factor that goes with the reset',
  },
  remove: {
    id: 'entrance.resetFactor.remove',
    defaultMessage: 'Remove',
    description: 'Checkbox under a second factor',
  },
  removeNamed: {
    id: 'entrance.resetFactor.removeNamed',
    defaultMessage: 'Remove: {name}',
    description: 'The same checkbox for screen readers; begins with the same word; name of the second factor',
  },
  proof: {
    id: 'entrance.resetFactor.proof',
    defaultMessage: 'Code from your app, or a recovery code',
    description: 'Label of the field that is asked for before something is removed',
  },
  proofMissing: {
    id: 'entrance.resetFactor.proofMissing',
    defaultMessage: 'Enter a code.',
    description: 'At that field where it is empty',
  },
  proofHint: {
    id: 'entrance.resetFactor.proofHint',
    defaultMessage: 'To remove a step, confirm it’s you.',
    description: 'Under that label',
  },
  later: {
    id: 'entrance.resetFactor.later',
    defaultMessage: 'To remove one, sign in with it first. If you lost them all, please call your practice.',
    description: 'Where nothing can be removed on this page',
  },
  passkeys: {
    id: 'entrance.resetFactor.passkeys',
    defaultMessage: 'The first time, a passkey will ask for your new password as well.',
    description: 'Where a passkey stays',
  },
});

/** Second factors by kind. */
export const resetFactorKinds: Readonly<Record<ResetFactor['kind'], Message>> = defineMessages({
  email: { id: 'entrance.resetFactorKind.email', defaultMessage: 'Codes by email', description: 'A second factor' },
  sms: { id: 'entrance.resetFactorKind.sms', defaultMessage: 'Codes by text message', description: 'A second factor' },
  totp: { id: 'entrance.resetFactorKind.totp', defaultMessage: 'Authenticator app', description: 'A second factor' },
  passkey: {
    id: 'entrance.resetFactorKind.passkey',
    defaultMessage: 'Passkey',
    description: 'A second factor without a name',
  },
});

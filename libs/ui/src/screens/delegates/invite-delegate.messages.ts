import { defineMessages } from 'react-intl';

export const inviteWords = defineMessages({
  title: {
    id: 'delegates.invite.title',
    defaultMessage: 'Invite someone to help you',
    description: 'Heading of the form',
  },
  lead: {
    id: 'delegates.invite.lead',
    defaultMessage: 'We’ll email them a link. To open it, they’ll have to enter your date of birth.',
    description: 'At the top of the form',
  },
  name: { id: 'delegates.invite.name', defaultMessage: 'Name', description: 'Field: of the person invited' },
  nameMissing: {
    id: 'delegates.invite.nameMissing',
    defaultMessage: 'Enter your helper’s name.',
    description: 'At that field where it is empty',
  },
  email: { id: 'delegates.invite.email', defaultMessage: 'Email', description: 'Field: of the person invited' },
  emailShape: {
    id: 'delegates.invite.emailShape',
    defaultMessage: 'Enter your helper’s full email address, like maria@example.com.',
    description: 'Under the field for the email of the person invited, which holds something else',
  },
  language: {
    id: 'delegates.invite.language',
    defaultMessage: 'Their language',
    description: 'Field: in which the person invited is written to',
  },
  practices: {
    id: 'delegates.invite.practices',
    defaultMessage: 'At which practices',
    description: 'Above a list of boxes',
  },
  send: { id: 'delegates.invite.send', defaultMessage: 'Send invitation', description: 'Button' },
  sending: {
    id: 'delegates.invite.sending',
    defaultMessage: 'Sending…',
    description: 'In the button while it is sent',
  },
  practiceMissing: {
    id: 'delegates.invite.practiceMissing',
    defaultMessage: 'Check at least one practice.',
    description: 'Below the practices, where none is checked',
  },
});

export const inviteProblems = defineMessages({
  'own-address': {
    id: 'delegates.inviteProblem.own-address',
    defaultMessage: 'This is your own email address. Enter the address of the person who will help you.',
    description: 'The person invites themselves',
  },
  'too-many-invitations': {
    id: 'delegates.inviteProblem.too-many-invitations',
    defaultMessage: 'Many of your invitations are still pending. Cancel one before you send another.',
    description: 'The limit is reached',
  },
});

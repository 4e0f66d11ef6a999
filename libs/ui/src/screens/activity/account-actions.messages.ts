import { defineMessages } from 'react-intl';

export const accountActionWords = defineMessages({
  'signed-in': {
    id: 'activity.action.signed-in',
    defaultMessage: '{who} signed in.',
    description: 'Line of the activity log',
  },
  'signed-out': {
    id: 'activity.action.signed-out',
    defaultMessage: '{who} signed out.',
    description: 'Line of the activity log',
  },
  'signed-out-by-provider': {
    id: 'activity.action.signed-out-by-provider',
    defaultMessage: 'The sign-in service ended a session of this account.',
    description: 'Line of the activity log: somebody signed out at the other service, or was closed there',
  },
  'signed-out-device': {
    id: 'activity.action.signed-out-device',
    defaultMessage: '{who} signed out another device.',
    description: 'Line of the activity log',
  },
  'signed-up': {
    id: 'activity.action.signed-up',
    defaultMessage: '{who} created the account.',
    description: 'Line of the activity log',
  },
  'connected-practice': {
    id: 'activity.action.connected-practice',
    defaultMessage: '{who} connected a practice to the account.',
    description: 'Line of the activity log',
  },
  'confirmed-email': {
    id: 'activity.action.confirmed-email',
    defaultMessage: '{who} confirmed the email address.',
    description: 'Line of the activity log',
  },
  'asked-for-reset': {
    id: 'activity.action.asked-for-reset',
    defaultMessage: '{who} asked for a new password.',
    description: 'Line of the activity log',
  },
  'reset-password': {
    id: 'activity.action.reset-password',
    defaultMessage: '{who} changed the password with a link sent by email.',
    description: 'Line of the activity log',
  },
  'changed-password': {
    id: 'activity.action.changed-password',
    defaultMessage: '{who} changed the password.',
    description: 'Line of the activity log',
  },
  'changed-email': {
    id: 'activity.action.changed-email',
    defaultMessage: '{who} changed the email address.',
    description: 'Line of the activity log',
  },
  'linked-identity': {
    id: 'activity.action.linked-identity',
    defaultMessage: '{who} connected a sign-in service.',
    description: 'Line of the activity log',
  },
  'unlinked-identity': {
    id: 'activity.action.unlinked-identity',
    defaultMessage: '{who} disconnected a sign-in service.',
    description: 'Line of the activity log',
  },
  'changed-second-factors': {
    id: 'activity.action.changed-second-factors',
    defaultMessage: '{who} changed how sign-in is protected.',
    description: 'Line of the activity log: two-factor methods, passkeys',
  },
  'changed-profile': {
    id: 'activity.action.changed-profile',
    defaultMessage: '{who} changed the profile.',
    description: 'Line of the activity log',
  },
  'examined-office-list': {
    id: 'activity.action.examined-office-list',
    defaultMessage: '{who} examined the list of what the office enters by hand.',
    description: 'Line of the activity log: an operator',
  },
  'examined-payments': {
    id: 'activity.action.examined-payments',
    defaultMessage: '{who} looked at payments.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'explained-difference': {
    id: 'activity.action.explained-difference',
    defaultMessage: '{who} explained a difference in the payments.',
    description: 'Line of the activity log: an operator, between the ledger and the card processor',
  },
  'entered-dispute': {
    id: 'activity.action.entered-dispute',
    defaultMessage: '{who} recorded a payment that a bank is questioning.',
    description: 'Line of the activity log: an operator, of a dispute by the cardholder',
  },
  'examined-patient-list': {
    id: 'activity.action.examined-patient-list',
    defaultMessage: '{who} looked at a list of patients.',
    description: 'Line of the activity log: an operator, with a reason; who was imported or invited',
  },
  'resealed-secrets': {
    id: 'activity.action.resealed-secrets',
    defaultMessage: '{who} renewed how secrets are protected.',
    description: 'Line of the activity log: an operator; what is stored encrypted is encrypted under a newer key',
  },
  'examined-log': {
    id: 'activity.action.examined-log',
    defaultMessage: '{who} examined the activity log.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'retired-log': {
    id: 'activity.action.retired-log',
    defaultMessage: '{who} removed lines of the activity log after their time.',
    description: 'Line of the activity log: an operator, with a reason; the time is six years at least',
  },
  'examined-account': {
    id: 'activity.action.examined-account',
    defaultMessage: '{who} looked at how this account is kept.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'disabled-account': {
    id: 'activity.action.disabled-account',
    defaultMessage: '{who} disabled this account.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'enabled-account': {
    id: 'activity.action.enabled-account',
    defaultMessage: '{who} enabled this account again.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'ended-sessions': {
    id: 'activity.action.ended-sessions',
    defaultMessage: '{who} signed this account out everywhere.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'removed-factor': {
    id: 'activity.action.removed-factor',
    defaultMessage: '{who} removed a second sign-in step from this account.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'unlocked-account': {
    id: 'activity.action.unlocked-account',
    defaultMessage: '{who} ended the pause after wrong tries.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'exported-data': {
    id: 'activity.action.exported-data',
    defaultMessage: '{who} made a copy of all data of this account.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'erased-account': {
    id: 'activity.action.erased-account',
    defaultMessage: '{who} deleted this account.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'merged-person': {
    id: 'activity.action.merged-person',
    defaultMessage: '{who} combined two accounts or two records of the same person.',
    description: 'Line of the activity log: an operator, with a reason',
  },
  'placed-legal-hold': {
    id: 'activity.action.placed-legal-hold',
    defaultMessage: '{who} placed a legal hold: nothing here can be erased until it’s released.',
    description: 'Line of the activity log: an operator, with a reason; data is kept for a legal matter',
  },
  'released-legal-hold': {
    id: 'activity.action.released-legal-hold',
    defaultMessage: '{who} released a legal hold.',
    description: 'Line of the activity log: an operator, with a reason; data was kept for a legal matter',
  },
  'failed-sign-in': {
    id: 'activity.action.failed-sign-in',
    defaultMessage: '{who} tried to sign in with a wrong password or code.',
    description: 'Line of the activity log',
  },
  'failed-identity-check': {
    id: 'activity.action.failed-identity-check',
    defaultMessage: '{who} opened a link and didn’t give the right date of birth or name.',
    description: 'Line of the activity log: the check before a mailed link opens',
  },
  'was-refused': {
    id: 'activity.action.was-refused',
    defaultMessage: '{who} asked for something that wasn’t allowed.',
    description: 'Line of the activity log; not listed to patients',
  },
});

import type { PermissionArea, Verb } from '@portico/domain/access';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const whomWords = defineMessages({
  loading: {
    id: 'delegates.whom.loading',
    defaultMessage: 'Loading profiles…',
    description: 'Said while the page is fetched',
  },
  lead: {
    id: 'delegates.whom.lead',
    defaultMessage: 'Whose records would you like to see?',
    description: 'Above the list of people',
  },
  ended: {
    id: 'delegates.whom.ended',
    defaultMessage: 'You can no longer act for {name}. The permission has ended.',
    description: 'After the right to act for somebody ended; name of the person',
  },
  self: {
    id: 'delegates.whom.self',
    defaultMessage: 'My own records',
    description: 'First entry of the list: the person themselves',
  },
  current: {
    id: 'delegates.whom.current',
    defaultMessage: 'You’re seeing this record',
    description: 'Beside the entry whose records are open',
  },
  none: {
    id: 'delegates.whom.none',
    defaultMessage:
      'No one has given you access to their records at the moment. Ask the person to invite you again, or call the practice.',
    description: 'In place of the list',
  },
  at: { id: 'delegates.whom.at', defaultMessage: 'At {practices}', description: 'Under a name; names of practices' },
  manage: {
    id: 'delegates.whom.manage',
    defaultMessage: 'What you can do for each person, and how to stop helping',
    description: 'Link to the page where profiles are merged or disconnected',
  },
});

export const areaWords: Readonly<Record<PermissionArea, Message>> = defineMessages({
  appointments: {
    id: 'delegates.area.appointments',
    defaultMessage: 'Visits',
    description: 'Area of the records that may be opened to a delegate',
  },
  payments: {
    id: 'delegates.area.payments',
    defaultMessage: 'Payments',
    description: 'Area of the records that may be opened to a delegate',
  },
  messages: {
    id: 'delegates.area.messages',
    defaultMessage: 'Messages',
    description: 'Area of the records that may be opened to a delegate',
  },
  forms: {
    id: 'delegates.area.forms',
    defaultMessage: 'Forms',
    description: 'Area of the records that may be opened to a delegate',
  },
  health: {
    id: 'delegates.area.health',
    defaultMessage: 'Health records',
    description: 'Area of the records that may be opened to a delegate',
  },
  profile: {
    id: 'delegates.area.profile',
    defaultMessage: 'Profile settings',
    description: 'Area of the records that may be opened to a delegate',
  },
});

export const verbWords: Readonly<Record<Verb, Message>> = defineMessages({
  view: { id: 'delegates.verb.view', defaultMessage: 'See', description: 'Permission below an area: to read it' },
  act: {
    id: 'delegates.verb.act',
    defaultMessage: 'See and make changes',
    description: 'Permission below an area: to act in it, which includes to read it',
  },
});

export const permissionWords = defineMessages({
  legend: {
    id: 'delegates.permission.legend',
    defaultMessage: 'What {name} can do',
    description: 'Above the boxes; name of the delegate',
  },
  everything: {
    id: 'delegates.permission.everything',
    defaultMessage: 'Everything',
    description: 'Box above all areas',
  },
  missing: {
    id: 'delegates.permission.missing',
    defaultMessage: 'Choose “See” or “See and make changes” for at least one of these.',
    description: 'Below the choices for each area, where all of them are “No”',
  },
  no: {
    id: 'delegates.permission.no',
    defaultMessage: 'No',
    description:
      'Choice for one area, such as payments: the delegate does not see it; beside “See” and “See and make changes”',
  },
  notSignIn: {
    id: 'delegates.permission.notSignIn',
    defaultMessage: 'Never your password or how you sign in.',
    description: 'Below the area “Profile settings” among what may be opened to a delegate',
  },
  eachBox: {
    id: 'delegates.permission.eachBox',
    defaultMessage: 'Each permission on its own',
    description:
      'Opens the boxes, one for each permission, below the choices for each area: the same choice in another form',
  },
  partly: {
    id: 'delegates.permission.partly',
    defaultMessage: 'A line in a box means that some of it is checked, but not all.',
    description: 'Above the boxes; a box of which only a part is checked shows a short line',
  },
  child: {
    id: 'delegates.permission.child',
    defaultMessage: '{verb}: {area}',
    description: 'Name of a box for screen readers; what, and of which area',
  },
  until: {
    id: 'delegates.permission.until',
    defaultMessage: 'Last day (optional)',
    description: 'Field: when the access ends by itself',
  },
  untilHint: {
    id: 'delegates.permission.untilHint',
    defaultMessage: 'Access ends automatically after this day. Leave it empty for no end date.',
    description: 'Under that field',
  },
});

export const manageDelegatesWords = defineMessages({
  loading: {
    id: 'delegates.manage.loading',
    defaultMessage: 'Loading the people who help you…',
    description: 'Said while the page is fetched',
  },
  lead: {
    id: 'delegates.manage.lead',
    defaultMessage:
      'Let someone help you, such as a family member or caregiver. Your helper (also called a delegate) signs in with their own account. You decide what they see and do, and you can end it at any time.',
    description: 'At the top of the page',
  },
  delegates: { id: 'delegates.manage.delegates', defaultMessage: 'Who can act for you', description: 'Heading' },
  none: {
    id: 'delegates.manage.none',
    defaultMessage: 'No one acts for you at the moment.',
    description: 'In place of the list of delegates',
  },
  youAct: {
    id: 'delegates.manage.youAct',
    defaultMessage: 'You’re allowed to see and change',
    description: 'Before the list of areas of another person’s records that are open to the reader',
  },
  youSee: {
    id: 'delegates.manage.youSee',
    defaultMessage: 'You’re allowed to see',
    description: 'Before the list of areas of another person’s records that the reader can read alone',
  },
  open: {
    id: 'delegates.manage.open',
    defaultMessage: 'Can see',
    description: 'Before the list of areas that are open to read',
  },
  openToAct: {
    id: 'delegates.manage.openToAct',
    defaultMessage: 'Can see and change',
    description: 'Before the list of areas that are open to act in',
  },
  ends: { id: 'delegates.manage.ends', defaultMessage: 'Until {day}', description: 'Last day of the access; a date' },
  change: {
    id: 'delegates.manage.change',
    defaultMessage: 'Change permissions',
    description: 'Button beside a delegate',
  },
  changeOf: {
    id: 'delegates.manage.changeOf',
    defaultMessage: 'Change permissions of {name} at {practice}',
    description: 'Name of that button for screen readers',
  },
  revoke: {
    id: 'delegates.manage.revoke',
    defaultMessage: 'Remove access',
    description: 'Button: takes all permissions away',
  },
  revokeOf: {
    id: 'delegates.manage.revokeOf',
    defaultMessage: 'Remove access of {name} at {practice}',
    description: 'Name of that button for screen readers',
  },
  save: { id: 'delegates.manage.save', defaultMessage: 'Save permissions', description: 'Button' },
  saving: { id: 'delegates.manage.saving', defaultMessage: 'Saving…', description: 'In the button while it is saved' },
  cancel: { id: 'delegates.manage.cancel', defaultMessage: 'Cancel', description: 'Button: changes nothing' },
  keep: {
    id: 'delegates.manage.keep',
    defaultMessage: 'Keep it',
    description: 'Button under the question whether an access or an invitation is to end: it stays',
  },
  toInvite: {
    id: 'delegates.manage.toInvite',
    defaultMessage: 'Invite someone to help you',
    description: 'Button above the list of helpers; goes to the form below it',
  },
  pending: { id: 'delegates.manage.pending', defaultMessage: 'Pending invitations', description: 'Heading' },
  waits: {
    id: 'delegates.manage.waits',
    defaultMessage: 'Can be accepted until {day}',
    description: 'Under an invitation; a date',
  },
  withdraw: {
    id: 'delegates.manage.withdraw',
    defaultMessage: 'Cancel invitation',
    description: 'Button: takes an invitation back',
  },
  withdrawOf: {
    id: 'delegates.manage.withdrawOf',
    defaultMessage: 'Cancel invitation to {name}',
    description: 'Name of that button for screen readers',
  },
  revokeTitle: {
    id: 'delegates.manage.revokeTitle',
    defaultMessage: 'Remove access of {name}?',
    description: 'Title of the question',
  },
  revokeBody: {
    id: 'delegates.manage.revokeBody',
    defaultMessage: '{name} loses access to your records at {practice} right away. We’ll let them know by email.',
    description: 'In the question',
  },
  withdrawTitle: {
    id: 'delegates.manage.withdrawTitle',
    defaultMessage: 'Cancel the invitation?',
    description: 'Title of the question',
  },
  withdrawBody: {
    id: 'delegates.manage.withdrawBody',
    defaultMessage: 'The link that {name} received will no longer work.',
    description: 'In the question',
  },
  saved: {
    id: 'delegates.manage.saved',
    defaultMessage: 'The permissions of {name} were saved.',
    description: 'After a change',
  },
  revoked: {
    id: 'delegates.manage.revoked',
    defaultMessage: '{name} no longer has access.',
    description: 'After a revocation',
  },
  withdrawn: {
    id: 'delegates.manage.withdrawn',
    defaultMessage: 'The invitation to {name} was canceled.',
    description: 'After a withdrawal',
  },
  invited: {
    id: 'delegates.manage.invited',
    defaultMessage:
      'We sent an invitation to {name}. To accept it, {name} has to enter your date of birth, so tell them. We’ll email you when they accept.',
    description: 'After an invitation',
  },
  failed: {
    id: 'delegates.manage.failed',
    defaultMessage: 'Something went wrong',
    description: 'Title of the modal with an error',
  },
});

import { defineMessages } from 'react-intl';

export const careActionWords = defineMessages({
  ordered: {
    id: 'activity.action.ordered',
    defaultMessage: '{who} ordered something at the shop.',
    description: 'Line of the activity log',
  },
  'signed-on-to-shop': {
    id: 'activity.action.signed-on-to-shop',
    defaultMessage: '{who} opened the shop’s website in your name.',
    description: 'Line of the activity log',
  },
  'created-plan': {
    id: 'activity.action.created-plan',
    defaultMessage: '{who} set up a payment plan.',
    description: 'Line of the activity log',
  },
  'changed-plan': {
    id: 'activity.action.changed-plan',
    defaultMessage: '{who} changed a payment plan.',
    description: 'Line of the activity log',
  },
  'cancelled-plan': {
    id: 'activity.action.cancelled-plan',
    defaultMessage: '{who} canceled a payment plan.',
    description: 'Line of the activity log',
  },
  paid: {
    id: 'activity.action.paid',
    defaultMessage: '{who} made a payment.',
    description: 'Line of the activity log',
  },
  'charged-card': {
    id: 'activity.action.charged-card',
    defaultMessage: '{who} recorded a payment by card.',
    description: 'Line of the activity log: money was taken',
  },
  'refunded-payment': {
    id: 'activity.action.refunded-payment',
    defaultMessage: '{who} recorded a refund to a card.',
    description: 'Line of the activity log: money went back',
  },
  'lost-dispute': {
    id: 'activity.action.lost-dispute',
    defaultMessage: '{who} recorded that a bank returned a payment.',
    description: 'Line of the activity log: a dispute was decided for the cardholder',
  },
  'ordered-refund': {
    id: 'activity.action.ordered-refund',
    defaultMessage: '{who} asked for a refund to a card.',
    description: 'Line of the activity log: an operator',
  },
  'entered-by-hand': {
    id: 'activity.action.entered-by-hand',
    defaultMessage: '{who} recorded that the office entered this in its own system.',
    description:
      'Line of the activity log: an operator; a payment or a signed form that the system did not take by itself',
  },
  'applied-practice': {
    id: 'activity.action.applied-practice',
    defaultMessage: '{who} changed what the practice offers.',
    description: 'Line of the activity log: an operator; hours, visits, forms and the like',
  },
  'changed-connection': {
    id: 'activity.action.changed-connection',
    defaultMessage: '{who} changed how it is connected to the practice’s own system.',
    description: 'Line of the activity log: the portal; the settings of the connection are others than before',
  },
  'imported-records': {
    id: 'activity.action.imported-records',
    defaultMessage: '{who} imported records from files.',
    description: 'Line of the activity log: an operator; the records of one or many patients',
  },
  'undid-import': {
    id: 'activity.action.undid-import',
    defaultMessage: '{who} undid an import of records.',
    description: 'Line of the activity log: an operator; what came with the files is taken away again',
  },
  'settled-import-conflict': {
    id: 'activity.action.settled-import-conflict',
    defaultMessage: '{who} decided whose imported records these are.',
    description: 'Line of the activity log: an operator; two records could not be told apart',
  },
  'registered-app': {
    id: 'activity.action.registered-app',
    defaultMessage: '{who} registered an app or another system that reads records.',
    description: 'Line of the activity log: an operator; the app itself is the line’s resource',
  },
  'unregistered-app': {
    id: 'activity.action.unregistered-app',
    defaultMessage: '{who} removed an app or another system that could read records.',
    description: 'Line of the activity log: an operator; nobody can allow the app anymore',
  },
  'invited-patient': {
    id: 'activity.action.invited-patient',
    defaultMessage: '{who} invited the patient to open an account.',
    description: 'Line of the activity log: an operator',
  },
  'withdrew-invitation': {
    id: 'activity.action.withdrew-invitation',
    defaultMessage: '{who} withdrew the invitation to open an account.',
    description: 'Line of the activity log: an operator; the link that was sent opens nothing anymore',
  },
  'added-card': {
    id: 'activity.action.added-card',
    defaultMessage: '{who} saved a card.',
    description: 'Line of the activity log',
  },
  'removed-card': {
    id: 'activity.action.removed-card',
    defaultMessage: '{who} removed a saved card.',
    description: 'Line of the activity log',
  },
  'set-default-card': {
    id: 'activity.action.set-default-card',
    defaultMessage: '{who} changed the default card.',
    description: 'Line of the activity log: another card on file became the default one',
  },
  'booked-visit': {
    id: 'activity.action.booked-visit',
    defaultMessage: '{who} booked a visit.',
    description: 'Line of the activity log',
  },
  'requested-visit': {
    id: 'activity.action.requested-visit',
    defaultMessage: '{who} requested a visit.',
    description: 'Line of the activity log: asked for, not booked',
  },
  'changed-visit': {
    id: 'activity.action.changed-visit',
    defaultMessage: '{who} rescheduled a visit.',
    description: 'Line of the activity log',
  },
  'cancelled-visit': {
    id: 'activity.action.cancelled-visit',
    defaultMessage: '{who} canceled a visit.',
    description: 'Line of the activity log: a visit, or a request for one',
  },
  'confirmed-visit': {
    id: 'activity.action.confirmed-visit',
    defaultMessage: '{who} confirmed a visit.',
    description: 'Line of the activity log: said that the patient will come',
  },
  'checked-out': {
    id: 'activity.action.checked-out',
    defaultMessage: '{who} checked out of a visit.',
    description: 'Line of the activity log: told the practice that the patient has left a visit',
  },
  'checked-in': {
    id: 'activity.action.checked-in',
    defaultMessage: '{who} checked in for a visit.',
    description: 'Line of the activity log: checked in online',
  },
  'joined-wait-list': {
    id: 'activity.action.joined-wait-list',
    defaultMessage: '{who} joined the wait list for an earlier time.',
    description: 'Line of the activity log: joined the wait list of a practice',
  },
  'left-wait-list': {
    id: 'activity.action.left-wait-list',
    defaultMessage: '{who} left the wait list for an earlier time.',
    description: 'Line of the activity log: left the wait list of a practice',
  },
  'joined-video-visit': {
    id: 'activity.action.joined-video-visit',
    defaultMessage: '{who} joined a video visit.',
    description: 'Line of the activity log',
  },
  'signed-form': {
    id: 'activity.action.signed-form',
    defaultMessage: '{who} signed a form.',
    description: 'Line of the activity log',
  },
  'answered-survey': {
    id: 'activity.action.answered-survey',
    defaultMessage: '{who} answered a survey about your visit.',
    description: 'Line of the activity log',
  },
  'invited-delegate': {
    id: 'activity.action.invited-delegate',
    defaultMessage: '{who} invited someone to act for you.',
    description: 'Line of the activity log',
  },
  'accepted-delegation': {
    id: 'activity.action.accepted-delegation',
    defaultMessage: '{who} accepted your invitation.',
    description: 'Line of the activity log: an invitation to act for the person who reads',
  },
  'changed-delegation': {
    id: 'activity.action.changed-delegation',
    defaultMessage: '{who} changed what someone can do for you.',
    description: 'Line of the activity log',
  },
  'revoked-delegation': {
    id: 'activity.action.revoked-delegation',
    defaultMessage: '{who} removed someone’s access to act for you.',
    description: 'Line of the activity log',
  },
  'disconnected-profile': {
    id: 'activity.action.disconnected-profile',
    defaultMessage: '{who} stopped acting for another person.',
    description: 'Line of the activity log: the delegate ends it',
  },
  'allowed-app': {
    id: 'activity.action.allowed-app',
    defaultMessage: '{who} let {app, select, unnamed {an app} other {the app “{app}”}} read your record.',
    description: 'Line of the activity log: the app asks by SMART App Launch',
  },
  'declined-app': {
    id: 'activity.action.declined-app',
    defaultMessage: '{who} didn’t let {app, select, unnamed {an app} other {the app “{app}”}} read a record.',
    description: 'Line of the activity log: the app asks by SMART App Launch',
  },
  'removed-app': {
    id: 'activity.action.removed-app',
    defaultMessage: '{who} removed {app, select, unnamed {an app} other {the app “{app}”}}, which could read a record.',
    description: 'Line of the activity log: its access ends at once',
  },
  'renewed-app-access': {
    id: 'activity.action.renewed-app-access',
    defaultMessage: '{app, select, unnamed {An app} other {The app “{app}”}} renewed its access to your record.',
    description: 'Line of the activity log: done by an app that the person allowed, or by a system of the practice',
  },
  'ended-app-access': {
    id: 'activity.action.ended-app-access',
    defaultMessage: 'The access of {app, select, unnamed {an app} other {the app “{app}”}} to your record ended.',
    description: 'Line of the activity log: the app gave it back, or used the same code twice',
  },
  'merged-profiles': {
    id: 'activity.action.merged-profiles',
    defaultMessage: '{who} merged two profiles.',
    description: 'Line of the activity log: two entries for the same represented person',
  },
  'opened-guest-link': {
    id: 'activity.action.opened-guest-link',
    defaultMessage: '{who} opened the link.',
    description: 'Line of the activity log',
  },
  'continued-guest-link': {
    id: 'activity.action.continued-guest-link',
    defaultMessage: '{who} asked for more time on the page of a link.',
    description: 'Line of the activity log: without an account, before the time of the page was over',
  },
  'saved-draft': {
    id: 'activity.action.saved-draft',
    defaultMessage: '{who} saved a message or form without sending it.',
    description: 'Line of the activity log: what was typed is kept so that the person can go on later',
  },
  'removed-draft': {
    id: 'activity.action.removed-draft',
    defaultMessage: '{who} sent or discarded a saved message or form.',
    description: 'Line of the activity log: unsent text that was kept is gone',
  },
  'sent-message': {
    id: 'activity.action.sent-message',
    defaultMessage: '{who} sent a message to the practice.',
    description: 'Line of the activity log',
  },
  'deleted-conversation': {
    id: 'activity.action.deleted-conversation',
    defaultMessage: '{who} deleted a conversation.',
    description: 'Line of the activity log: messages with a provider',
  },
  'reported-history': {
    id: 'activity.action.reported-history',
    defaultMessage: '{who} told the practice about medications and allergies.',
    description: 'Line of the activity log: at check-in',
  },
  'passed-earlier-time': {
    id: 'activity.action.passed-earlier-time',
    defaultMessage: '{who} kept the booked time and didn’t take an earlier one.',
    description: 'Line of the activity log: an offer of the wait list was declined',
  },
  'saved-survey': {
    id: 'activity.action.saved-survey',
    defaultMessage: '{who} saved answers to a survey about your visit.',
    description: 'Line of the activity log: not finished yet',
  },
  'uploaded-file': {
    id: 'activity.action.uploaded-file',
    defaultMessage: '{who} uploaded a file for a message.',
    description: 'Line of the activity log: not sent yet',
  },
  'requested-refill': {
    id: 'activity.action.requested-refill',
    defaultMessage: '{who} requested a refill.',
    description: 'Line of the activity log',
  },
  'withdrew-refill': {
    id: 'activity.action.withdrew-refill',
    defaultMessage: '{who} canceled a refill request.',
    description: 'Line of the activity log',
  },
  'answered-refill': {
    id: 'activity.action.answered-refill',
    defaultMessage: '{who} recorded the answer to a refill request.',
    description: 'Line of the activity log: an operator',
  },
});

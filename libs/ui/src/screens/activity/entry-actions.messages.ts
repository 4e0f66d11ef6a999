import { defineMessages } from 'react-intl';

/** What was done with single entries of the record. */
export const entryActionWords = defineMessages({
  'announced-results': {
    id: 'activity.action.announced-results',
    defaultMessage: '{who} told you about new test results.',
    description: 'Line of the activity log: a mail or text message of the portal',
  },
  'announced-message': {
    id: 'activity.action.announced-message',
    defaultMessage: '{who} told you about a new message.',
    description: 'Line of the activity log: a mail or text message of the portal',
  },
  'viewed-record-entry': {
    id: 'activity.action.viewed-record-entry',
    defaultMessage: '{who} looked at an entry in your health record.',
    description: 'Line of the activity log',
  },
  'requested-amendment': {
    id: 'activity.action.requested-amendment',
    defaultMessage: '{who} requested a correction to your health record.',
    description: 'Line of the activity log',
  },
  'disagreed-with-denial': {
    id: 'activity.action.disagreed-with-denial',
    defaultMessage: '{who} sent a statement of disagreement about a denied correction.',
    description: 'Line of the activity log',
  },
  'answered-amendment': {
    id: 'activity.action.answered-amendment',
    defaultMessage: '{who} recorded the answer to a correction request.',
    description: 'Line of the activity log: an operator',
  },
  'kept-own-note': {
    id: 'activity.action.kept-own-note',
    defaultMessage: '{who} saved a note of their own beside an entry in your health record.',
    description: 'Line of the activity log',
  },
  'hid-record-entry': {
    id: 'activity.action.hid-record-entry',
    defaultMessage: '{who} hid an entry in your health record from people who help you.',
    description: 'Line of the activity log',
  },
  'showed-record-entry': {
    id: 'activity.action.showed-record-entry',
    defaultMessage: '{who} let people who help you see an entry in your health record.',
    description: 'Line of the activity log',
  },
  'erased-own-note': {
    id: 'activity.action.erased-own-note',
    defaultMessage: '{who} deleted a note of their own beside an entry in your health record.',
    description: 'Line of the activity log',
  },
  'made-health-link': {
    id: 'activity.action.made-health-link',
    defaultMessage: '{who} made a link to share a summary of your health record.',
    description: 'Line of the activity log',
  },
  'revoked-health-link': {
    id: 'activity.action.revoked-health-link',
    defaultMessage: '{who} turned off a link to a summary of your health record.',
    description: 'Line of the activity log',
  },
  'viewed-health-links': {
    id: 'activity.action.viewed-health-links',
    defaultMessage: '{who} looked at the links to a summary of your health record.',
    description: 'Line of the activity log',
  },
  'opened-health-link': {
    id: 'activity.action.opened-health-link',
    defaultMessage: '{who} opened a summary of your health record with a link.',
    description: 'Line of the activity log: who holds a link to a summary and is not known to the portal',
  },
  'failed-link-passcode': {
    id: 'activity.action.failed-link-passcode',
    defaultMessage: '{who} entered a wrong passcode for a link to a summary of your health record.',
    description: 'Line of the activity log: who holds a link to a summary and is not known to the portal',
  },
});

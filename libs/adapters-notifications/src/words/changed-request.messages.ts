import { defineMessages } from '@portico/application/texts';

/** Of a request that changes an earlier one. */
export const changedRequestWords = defineMessages({
  subject: {
    id: 'notifications.changedRequest.subject',
    defaultMessage: '{practice} received your changed request',
    description: 'Subject of the mail about a request that takes the place of an earlier one; practice',
  },
  before: {
    id: 'notifications.changedRequest.before',
    defaultMessage: 'This request takes the place of the one sent before.',
    description: 'Mail about such a request, before its button, after what is asked for now',
  },
});

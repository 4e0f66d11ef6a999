import { defineMessages } from '@portico/application/texts';

/** Neither who wrote, nor about what. */
export const newMessageWords = defineMessages({
  subject: {
    id: 'notifications.newMessage.subject',
    defaultMessage: 'New message from {practice}',
    description: 'Subject of the mail about a message of the practice; practice',
  },
  before: {
    id: 'notifications.newMessage.before',
    defaultMessage: '{practice} sent you a message. Sign in to read it.',
    description: 'Mail about a message of the practice, before its button; practice',
  },
  helped: {
    id: 'notifications.newMessage.helped',
    defaultMessage: '{practice} sent a message to someone you help. Sign in to read it.',
    description: 'The same to somebody who acts for a patient; practice',
  },
  action: {
    id: 'notifications.newMessage.action',
    defaultMessage: 'Read the message',
    description: 'Button of the mail about a message of the practice',
  },
  after: {
    id: 'notifications.newMessage.after',
    defaultMessage:
      'To protect your privacy, this email doesn’t say what the message is about. Please answer in the portal, not by email.',
    description: 'Mail about a message of the practice, after its button',
  },
  text: {
    id: 'notifications.newMessage.text',
    defaultMessage: 'New message from {practice}: {link}',
    description: 'Text message about a message of the practice; practice, link',
  },
  textHelped: {
    id: 'notifications.newMessage.textHelped',
    defaultMessage: 'New message from {practice} to someone you help: {link}',
    description: 'Text message about a message of the practice, to somebody who acts for a patient; practice, link',
  },
});

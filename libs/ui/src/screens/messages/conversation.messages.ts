import { defineMessages } from 'react-intl';

export const conversationWords = defineMessages({
  loading: {
    id: 'messages.conversation.loading',
    defaultMessage: 'Loading the conversation',
    description: 'While it is fetched',
  },
  with: {
    id: 'messages.conversation.with',
    defaultMessage: 'Provider: {provider}',
    description: 'Below the subject; name of the provider',
  },
  withSpecialty: {
    id: 'messages.conversation.withSpecialty',
    defaultMessage: 'Provider: {provider}, {specialty}',
    description: 'Below the subject; name and specialty of the provider',
  },
  messages: {
    id: 'messages.conversation.messages',
    defaultMessage: 'Messages about {subject}',
    description: 'Name of the list of messages, for screen readers',
  },
  you: {
    id: 'messages.conversation.you',
    defaultMessage: 'You',
    description: 'Who wrote a message: the person who reads',
  },
  forPatient: {
    id: 'messages.conversation.forPatient',
    defaultMessage: 'Sent for {name}',
    description: 'Who wrote a message, where only this is known: the patient or someone who acts for them; the patient',
  },
  earlier: {
    id: 'messages.conversation.earlier',
    defaultMessage: 'Earlier messages',
    description: 'Button above the messages',
  },
  older: {
    id: 'messages.conversation.older',
    defaultMessage:
      '{more, select, true {Earlier messages} other {{count, plural, one {# earlier message} other {# earlier messages}}}}',
    description: 'Opens what was written before an answer that is new; how many, and whether there are more',
  },
  olderList: {
    id: 'messages.conversation.olderList',
    defaultMessage: 'Earlier messages about {subject}',
    description: 'Name of the list of those messages, for screen readers',
  },
  new: {
    id: 'messages.conversation.new',
    defaultMessage: 'New',
    description: 'Mark of the newest answer, that was not read yet when the conversation was opened',
  },
  markUnread: {
    id: 'messages.conversation.markUnread',
    defaultMessage: 'Mark as unread',
    description: 'Button of a conversation',
  },
  markRead: {
    id: 'messages.conversation.markRead',
    defaultMessage: 'Mark as read',
    description: 'Button of a conversation',
  },
  remove: {
    id: 'messages.conversation.remove',
    defaultMessage: 'Delete',
    description: 'Button of a conversation; asks first',
  },
  removeTitle: {
    id: 'messages.conversation.removeTitle',
    defaultMessage: 'Delete this conversation?',
    description: 'Title of the question before a conversation is deleted',
  },
  removeBody: {
    id: 'messages.conversation.removeBody',
    defaultMessage: 'It will no longer be in the list. The practice keeps its own copy.',
    description: 'In that question',
  },
  keep: { id: 'messages.conversation.keep', defaultMessage: 'Keep it', description: 'Button that does not delete' },
  notRemoved: {
    id: 'messages.conversation.notRemoved',
    defaultMessage: 'The conversation wasn’t deleted. Please try again.',
    description: 'When deleting failed',
  },
  notMarked: {
    id: 'messages.conversation.notMarked',
    defaultMessage: 'This couldn’t be marked. Please try again.',
    description: 'When marking as read or unread failed',
  },
  reply: {
    id: 'messages.conversation.reply',
    defaultMessage: 'Your reply',
    description: 'Label of the box for a reply',
  },
  replyMissing: {
    id: 'messages.conversation.replyMissing',
    defaultMessage: 'Write your reply.',
    description: 'At an empty reply, after a try to send it',
  },
  send: { id: 'messages.conversation.send', defaultMessage: 'Send', description: 'Button that sends a message' },
  sending: {
    id: 'messages.conversation.sending',
    defaultMessage: 'Sending…',
    description: 'At a message that is on its way',
  },
  sent: {
    id: 'messages.conversation.sent',
    defaultMessage: 'Your message was sent.',
    description: 'Said when a message has arrived',
  },
  delivered: {
    id: 'messages.conversation.delivered',
    defaultMessage: 'Sent',
    description: 'Below the newest message, if it is the reader’s own: it has reached the practice’s messages',
  },
  answerHere: {
    id: 'messages.conversation.answerHere',
    defaultMessage: 'You’ll find the answer here, in Messages.',
    description: 'After a new message was sent, behind when an answer usually comes',
  },
  failed: {
    id: 'messages.conversation.failed',
    defaultMessage: 'Not sent. Your text is still here.',
    description: 'At a reply that could not be sent',
  },
  inactive: {
    id: 'messages.conversation.inactive',
    defaultMessage:
      'This provider is currently inactive. If you need to discuss anything, please contact the provider office.',
    description: 'In place of the box for a reply; exact text in both languages',
  },
  call: {
    id: 'messages.conversation.call',
    defaultMessage: 'Call {phone}',
    description: 'Link below that; telephone number',
  },
  viewOnly: {
    id: 'messages.conversation.viewOnly',
    defaultMessage: 'You can read these messages, but not answer them.',
    description: 'In place of the box for a reply, for somebody who may only look',
  },
  tooLong: {
    id: 'messages.conversation.tooLong',
    defaultMessage: 'This is too long to send. Please shorten it to {most} characters.',
    description: 'Below a box for a message; the most characters',
  },
});

export const attachmentWords = defineMessages({
  webPage: {
    id: 'messages.attachment.webPage',
    defaultMessage: 'Web page',
    description: 'What kind of file a message came with; its size follows after a comma',
  },
  fetching: {
    id: 'messages.attachment.fetching',
    defaultMessage: 'Opening {name}…',
    description: 'On that button while it is fetched',
  },
  failed: {
    id: 'messages.attachment.failed',
    defaultMessage: 'The file couldn’t be opened. Please try again.',
    description: 'At a file that could not be fetched',
  },
  documents: {
    id: 'messages.attachment.documents',
    defaultMessage: 'Documents',
    description: 'Heading of the files of a whole conversation',
  },
  save: {
    id: 'messages.attachment.save',
    defaultMessage: 'Save',
    description: 'Button that puts a shown file on the device',
  },
  picture: {
    id: 'messages.attachment.picture',
    defaultMessage: 'Picture: {name}',
    description: 'Says what a shown picture is; its name',
  },
});

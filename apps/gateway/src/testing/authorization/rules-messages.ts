import { ana, anasFile, anasThread, bensFile, bensThread, south } from '../clinic-fixture.ts';
import type { Rules } from './rule-types.ts';

const [, anaInSouth] = ana;
const written = {
  uniqueId: 'a-message',
  practiceId: south.id,
  patientId: anaInSouth?.patient,
  providerId: 'ng',
  subject: 'Question',
  body: 'May I?',
};
const reply = { replyId: 'a-reply', messageId: anasThread, body: 'Thank you' };

export const messagesRules: Rules = {
  getMessages: { to: 'messages:view' },
  getMoreMessages: { to: 'messages:view', input: { requestedPage: '1-t' } },
  getMessageThread: {
    to: 'messages:view',
    input: { message_id: anasThread },
    foreign: [{ message_id: bensThread }, { message_id: 'unknown' }],
  },
  getMessageAttachment: {
    to: 'messages:view',
    input: { nodeId: anasFile },
    foreign: [{ nodeId: bensFile }, { nodeId: 'unknown' }],
  },
  createMessage: {
    to: 'messages:act',
    input: { input: written },
    foreign: [
      { input: { ...written, patientId: '2002' } },
      { input: { ...written, practiceId: 'nowhere' } },
      { input: { ...written, uniqueId: 'another', providerId: 'nobody' } },
    ],
  },
  replyMessage: {
    to: 'messages:act',
    input: { input: reply },
    foreign: [{ input: { ...reply, messageId: bensThread } }, { input: { ...reply, messageId: 'unknown' } }],
  },
  markMessageRead: {
    to: 'messages:act',
    input: { messageId: anasThread },
    foreign: [{ messageId: bensThread }, { messageId: 'unknown' }],
  },
  markMessageUnread: {
    to: 'messages:act',
    input: { messageId: anasThread },
    foreign: [{ messageId: bensThread }, { messageId: 'unknown' }],
  },
  deleteMessage: {
    to: 'messages:act',
    input: { messageId: anasThread },
    foreign: [{ messageId: bensThread }, { messageId: 'unknown' }],
  },
};

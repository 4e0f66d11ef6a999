export {
  type MessageToCreate,
  type Messages,
  type MessagesScreen,
  type NotSent,
  type OpenedThread,
  type ReplyToSend,
  type ThreadPage,
  type UploadPlace,
  type WantedMessages,
  messagePageSize,
  threadPageSize,
} from './messages.port.ts';
export { authorOf, type MessageAuthor, readerOf } from './message-author.ts';
export { type ChosenFile, type UploadRefusal, type Uploads, uploadTokenHeader } from './uploads.port.ts';

export { AttachedFile } from './attached-file.ts';
export { Conversation, type Outgoing } from './conversation.ts';
export { MessageAttachments, type ShownFile } from './message-attachments.ts';
export { MessageStart, type StartedMessage } from './message-start.ts';
export { type MessagesPlace, MessagesViewModel } from './messages.view-model.ts';
export { NewMessage } from './new-message.ts';
export { ThreadActions } from './thread-actions.ts';
export { ThreadPages } from './thread-pages.ts';

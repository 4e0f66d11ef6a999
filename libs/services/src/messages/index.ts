export { MessageAnnouncer, type MessageAnnouncerDeps } from './message-announcer.ts';
export { MessageUploads } from './message-uploads.ts';
export { MessagesService, uploadEndpoint, uploadLife } from './messages.service.ts';

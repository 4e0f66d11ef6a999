export * from './message-file.ts';
export * from './message-time.ts';
export * from './thread.ts';
export * from './wording.ts';
export * from './ports/correspondence.ts';
export * from './ports/mailbox.ts';
export * from './ports/message-desk.ts';
export * from './ports/message-files.ts';

export { subjects, correspondents, threadLines, threads } from './arbitraries.ts';
export { type PutMessage, type PutThread, MemoryMail } from './memory-message-store.ts';
export { MemoryMailbox } from './memory-unread-message-count.ts';

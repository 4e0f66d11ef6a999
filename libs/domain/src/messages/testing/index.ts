export { subjects, correspondents, threadLines, threads } from './arbitraries.ts';
export { type PutMessage, type PutThread, MemoryMail } from './memory-mail.ts';
export { MemoryMailbox } from './memory-mailbox.ts';

export * from './arbitraries.ts';
export * from './memory-mail.ts';
export * from './memory-mailbox.ts';

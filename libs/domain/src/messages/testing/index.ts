export * from './memory-mailbox.ts';

export { notifications, recipients } from './arbitraries.ts';
export { MemoryNotifier } from './memory-notifier.ts';
export { MemoryOutbox } from './memory-outbox.ts';
export { MemoryShortLinks } from './memory-short-links.ts';

export * from './arbitraries.ts';
export * from './memory-notifier.ts';
export * from './memory-outbox.ts';
export * from './memory-short-links.ts';

export * from './memory-notifier.ts';

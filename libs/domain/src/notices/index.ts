export * from './notice.ts';
export * from './ports/notifier.ts';

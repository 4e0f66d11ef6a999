export * from './notification-dispatcher.ts';
export * from './queued-notifier.ts';

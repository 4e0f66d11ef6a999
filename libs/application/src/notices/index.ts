export * from './courier.ts';
export * from './queued-notifier.ts';

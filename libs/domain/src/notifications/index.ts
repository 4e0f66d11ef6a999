export * from './notification.ts';
export * from './queued-notification.ts';
export * from './short-link.ts';
export * from './ports/notifier.ts';
export * from './ports/outbox.ts';
export * from './ports/short-links.ts';
export * from './ports/transport.ts';

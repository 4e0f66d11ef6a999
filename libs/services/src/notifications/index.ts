export { type Delivery, NotificationDispatcher, type NotificationDispatcherDeps } from './notification-dispatcher.ts';
export { OfficeDigestMailer } from './office-digest-mailer.ts';
export { QueuedNotifier } from './queued-notifier.ts';

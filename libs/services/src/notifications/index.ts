export { type Delivery, NotificationDispatcher, type NotificationDispatcherDeps } from './notification-dispatcher.ts';
export { QueuedNotifier } from './queued-notifier.ts';

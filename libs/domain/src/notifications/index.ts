export {
  type Channel,
  channels,
  shortensLinks,
  type Notification,
  visitEvents,
  type VisitEvent,
  receiptEvents,
  type ReceiptEvent,
  type GuestAction,
  type AskedTimes,
  type NotificationKind,
  type Recipient,
  type AccountNotification,
} from './notification.ts';
export {
  type QueuedNotificationId,
  type QueuedNotification,
  isAwaited,
  usefulUntil,
  nextTry,
  linkIn,
} from './queued-notification.ts';
export { type ShortLink, type ShortLinkType, isShortLinkType } from './short-link.ts';
export type { Notifier } from './ports/notifier.ts';
export type { Outbox } from './ports/outbox.ts';
export type { ShortLinks } from './ports/short-links.ts';
export type { NotDelivered, Transport } from './ports/transport.ts';

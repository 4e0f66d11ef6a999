import type { NotificationTopic } from '@portico/domain/profile';

/** What notices are about, as the contract calls it. */
export const topicToWire = {
  reminders: 'REMINDERS',
  visits: 'VISITS',
  payments: 'PAYMENTS',
} as const satisfies Readonly<Record<NotificationTopic, string>>;

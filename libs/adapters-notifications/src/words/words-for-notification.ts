import type { Notification, NotificationKind } from '@portico/domain/notifications';
import { accountNotifications } from './account-notifications.ts';
import { agreementNotifications } from './agreement-notifications.ts';
import { planPaymentNotifications } from './plan-payment-notifications.ts';
import { receiptNotifications } from './receipt-notifications.ts';
import { settledPaymentNotifications } from './settled-payment-notifications.ts';
import { sharingNotifications } from './sharing-notifications.ts';
import { visitNotifications } from './visit-notifications.ts';
import type { NotificationWords, WordsOf } from './notification-language.ts';

const words: WordsOf<NotificationKind> = {
  ...accountNotifications,
  ...agreementNotifications,
  ...planPaymentNotifications,
  ...receiptNotifications,
  ...settledPaymentNotifications,
  ...sharingNotifications,
  ...visitNotifications,
};

/** The words for this notification, typed as such once for all. */
export const wordsFor = <Told extends Notification>(notification: Told): NotificationWords<Told> =>
  words[notification.kind] as unknown as NotificationWords<Told>;

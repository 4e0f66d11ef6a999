import type { Notification, NotificationKind } from '@portico/domain/notifications';
import { accountNotifications } from './accounts.ts';
import { agreementNotifications } from './agreements.ts';
import { planPaymentNotifications } from './plan-payments.ts';
import { receiptNotifications } from './receipts.ts';
import { settledPaymentNotifications } from './settled-payments.ts';
import { sharingNotifications } from './sharing.ts';
import { visitNotifications } from './visits.ts';
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

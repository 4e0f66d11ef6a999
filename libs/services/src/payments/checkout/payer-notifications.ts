import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import { paymentRecipients, type PaymentRecipientsDeps } from './payment-recipients.ts';
import { receiptNamed, sendReceipt } from './receipt-notifications.ts';
import type { TellPayer } from '../charges/reconciler.ts';

export interface PayerNotificationsDeps extends PaymentRecipientsDeps {
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly notifier: Notifier;
}

/** Writes what became of a payment to its recipients. A guest who came without a link has to look for themselves. */
export const payerNotifications =
  ({ practices, notifier, ...deps }: PayerNotificationsDeps): TellPayer =>
  async (charge, outcome) => {
    const { id, patient, occasion, amount } = charge;
    // No payer is waiting for a scheduled charge: the worker that made it notifies.
    if (occasion === 'schedule') return;
    if (outcome === 'captured') {
      await sendReceipt({ practices, notifier, ...deps }, charge, 'looked-into', amount, receiptNamed(id));
      return;
    }
    const [[practice], recipients] = await Promise.all([
      practices.practices([patient.practice]),
      paymentRecipients(deps, charge),
    ]);
    if (practice === undefined) return;
    const notification = { kind: 'payment-settled', outcome, practice: practice.name } as const;
    for (const { to, language, link } of recipients)
      await notifier.send({ ...notification, ...(link === undefined ? {} : { link }) }, to, language);
  };

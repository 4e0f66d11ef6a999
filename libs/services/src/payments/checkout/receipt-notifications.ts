import type { Cents } from '@portico/domain/kernel';
import type { Notification, ReceiptEvent } from '@portico/domain/notifications';
import {
  isOfDispute,
  walletNames,
  type LedgerPosting,
  type Charge,
  type PaymentLedger,
} from '@portico/domain/payments';
import { paymentRecipients } from './payment-recipients.ts';
import type { PayerNotificationsDeps } from './payer-notifications.ts';

export interface ReceiptNotificationsDeps extends PayerNotificationsDeps {
  readonly ledger: Pick<PaymentLedger, 'byId'>;
}

/** Called any number of times for an entry; the receipt is sent once. */
export type TellOfEntry = (entry: LedgerPosting) => Promise<void>;

/** Idempotency key of a receipt, so that it is sent only once. */
export const receiptNamed = (charge: Charge['id']): string => `paid:${charge}`;

/** Sends a receipt for every payment and every refund to its recipients (`paymentRecipients`). */
export const receiptNotifications =
  ({ ledger, ...deps }: ReceiptNotificationsDeps): TellOfEntry =>
  async ({ id, charge: of, amount }) => {
    const back = isOfDispute({ id, charge: of }) ? 'returned-by-bank' : 'refunded';
    const charge = await ledger.byId(of);
    if (charge === undefined) return;
    if (amount > 0) await sendReceipt(deps, charge, 'paid', amount, receiptNamed(of));
    else await sendReceipt(deps, charge, back, -amount as Cents, `refunded:${id}`);
  };

export const sendReceipt = async (
  { practices, notifier, ...deps }: PayerNotificationsDeps,
  charge: Charge,
  event: ReceiptEvent,
  amount: Cents,
  once: string,
): Promise<void> => {
  const { patient, purpose, occasion, card, reference } = charge;
  const [[practice], recipients] = await Promise.all([
    practices.practices([patient.practice]),
    paymentRecipients(deps, charge),
  ]);
  if (practice === undefined) return;
  const about = { amount, practice: practice.name };
  const { last4, wallet } = card;
  const isPlans = event === 'paid' && purpose.kind === 'installment' && occasion === 'schedule';
  const notificationWith = (link: string | undefined): Notification =>
    isPlans && last4 !== undefined && link !== undefined
      ? { kind: 'installment-paid', last4, ...about, link }
      : {
          kind: 'payment-receipt',
          event,
          reference,
          ...about,
          ...(last4 === undefined ? {} : { last4 }),
          ...(wallet === undefined ? {} : { wallet: walletNames[wallet] }),
          ...(link === undefined ? {} : { link }),
        };
  for (const { to, language, link } of recipients) await notifier.send(notificationWith(link), to, language, once);
};

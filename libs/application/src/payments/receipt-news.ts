import type { Cents } from '@portico/domain/kernel';
import type { Notice, Notifier, ReceiptEvent } from '@portico/domain/notices';
import { isOfDispute, walletNames, type BookPosting, type Charge, type PaymentLedger } from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { LinkTo } from '../kernel/index.ts';
import { noticeRecipients, type NoticeRecipientsDeps } from '../profile/index.ts';

export interface ReceiptNewsDeps extends NoticeRecipientsDeps {
  readonly ledger: Pick<PaymentLedger, 'byId'>;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
}

/** Tells of an entry for the books as often as it is asked to; people hear of it once. */
export type TellOfEntry = (entry: BookPosting) => Promise<void>;

/** Names what a receipt is for, so that whoever tells of it first is the only one. */
export const receiptNamed = (charge: Charge['id']): string => `paid:${charge}`;

/**
 * A receipt of every payment and every refund, whoever made it, to those whose chart it is, each as they chose and in their own
 * language. Guests have left no address.
 */
export const receiptNews =
  ({ ledger, ...deps }: ReceiptNewsDeps): TellOfEntry =>
  async ({ id, charge: of, amount }) => {
    const back = isOfDispute({ id, charge: of }) ? 'returned-by-bank' : 'refunded';
    const charge = await ledger.byId(of);
    if (charge === undefined) return;
    if (amount > 0) await sendReceipt(deps, charge, 'paid', amount, receiptNamed(of));
    else await sendReceipt(deps, charge, back, -amount as Cents, `refunded:${id}`);
  };

export const sendReceipt = async (
  { practices, notifier, linkTo, ...deps }: Omit<ReceiptNewsDeps, 'ledger'>,
  { patient, purpose, occasion, card, reference }: Charge,
  event: ReceiptEvent,
  amount: Cents,
  once: string,
): Promise<void> => {
  const [[practice], recipients] = await Promise.all([
    practices.practices([patient.practice]),
    noticeRecipients(deps, patient, 'payments'),
  ]);
  if (practice === undefined) return;
  const about = { amount, practice: practice.name, link: linkTo('/payments') };
  const { last4, wallet } = card;
  const isPlans = event === 'paid' && purpose.kind === 'installment' && occasion === 'schedule';
  const notice: Notice =
    isPlans && last4 !== undefined
      ? { kind: 'installment-paid', last4, ...about }
      : {
          kind: 'payment-receipt',
          event,
          reference,
          ...about,
          ...(last4 === undefined ? {} : { last4 }),
          ...(wallet === undefined ? {} : { wallet: walletNames[wallet] }),
        };
  for (const { to, language } of recipients) await notifier.send(notice, to, language, once);
};

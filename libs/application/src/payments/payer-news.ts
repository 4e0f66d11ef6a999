import type { Notifier } from '@portico/domain/notices';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { LinkTo } from '../kernel/index.ts';
import { noticeRecipients, type NoticeRecipientsDeps } from '../profile/index.ts';
import { receiptNamed, sendReceipt } from './receipt-news.ts';
import type { TellPayer } from './reconciler.ts';

export interface PayerNewsDeps extends NoticeRecipientsDeps {
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
}

/** Writes to those whose chart was paid for, each as they chose and in their own language. Guests have left no address and ask for themselves. */
export const payerNews =
  ({ practices, notifier, linkTo, ...deps }: PayerNewsDeps): TellPayer =>
  async (charge, outcome) => {
    const { id, patient, occasion, amount } = charge;
    // Nobody waits for what was charged by itself: whoever charged it tells what became of it.
    if (occasion === 'schedule') return;
    if (outcome === 'captured') {
      await sendReceipt({ practices, notifier, linkTo, ...deps }, charge, 'looked-into', amount, receiptNamed(id));
      return;
    }
    const [[practice], recipients] = await Promise.all([
      practices.practices([patient.practice]),
      noticeRecipients(deps, patient, 'payments'),
    ]);
    if (practice === undefined) return;
    const notice = { kind: 'payment-settled', outcome, practice: practice.name, link: linkTo('/payments') } as const;
    for (const { to, language } of recipients) await notifier.send(notice, to, language);
  };

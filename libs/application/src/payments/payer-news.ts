import type { Accounts } from '@portico/domain/access';
import type { Notifier } from '@portico/domain/notices';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { LinkTo } from '../kernel/index.ts';
import type { ReconcilerDeps } from './reconciler.ts';

export interface PayerNewsDeps {
  readonly accounts: Pick<Accounts, 'holding'>;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
}

/** Writes to those whose chart was paid for, each in their own language. Guests have left no address and ask for themselves. */
export const payerNews =
  ({ accounts, practices, notifier, linkTo }: PayerNewsDeps): ReconcilerDeps['tell'] =>
  async ({ patient, occasion }, outcome) => {
    // Nobody waits for what was charged by itself: whoever charged it tells what became of it.
    if (occasion === 'schedule') return;
    const [[practice], holders] = await Promise.all([
      practices.practices([patient.practice]),
      accounts.holding(patient),
    ]);
    if (practice === undefined) return;
    const notice = { kind: 'payment-settled', outcome, practice: practice.name, link: linkTo('/payments') } as const;
    for (const { email, language } of holders) {
      await notifier.send(notice, { channel: 'email', address: email }, language);
    }
  };

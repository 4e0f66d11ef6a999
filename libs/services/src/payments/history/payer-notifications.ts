import { paths } from '@portico/application/kernel';
import type { Cents } from '@portico/domain/kernel';
import type { Notification, Notifier, ReceiptEvent } from '@portico/domain/notifications';
import {
  isOfDispute,
  walletNames,
  type Charge,
  type LedgerPosting,
  type PaymentLedger,
} from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { TellPayer } from '../charges/reconciler.ts';
import type { LeftAfter } from './left-to-pay.ts';
import type { PaymentRecipients } from './payment-recipients.ts';

/** Called any number of times for an entry; the receipt is sent once. */
export type TellOfEntry = (entry: LedgerPosting) => Promise<void>;

/** Idempotency key of a receipt, so that it is sent only once. */
export const receiptNamed = (charge: Charge['id']): string => `paid:${charge}`;

const wasPaid: ReadonlySet<ReceiptEvent> = new Set(['paid', 'looked-into']);

/** Writes to payers: receipts of what was paid and refunded, and what became of what was looked into. */
export class PayerNotifications {
  readonly #recipients: PaymentRecipients;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #notifier: Notifier;
  readonly #ledger: Pick<PaymentLedger, 'byId'>;
  readonly #leftAfter: LeftAfter;

  constructor(
    recipients: PaymentRecipients,
    practices: Pick<PracticeDirectory, 'practices'>,
    notifier: Notifier,
    ledger: Pick<PaymentLedger, 'byId'>,
    leftAfter: LeftAfter,
  ) {
    this.#recipients = recipients;
    this.#practices = practices;
    this.#notifier = notifier;
    this.#ledger = ledger;
    this.#leftAfter = leftAfter;
  }

  /** Writes what became of a payment to its recipients. A guest who came without a link has to look for themselves. */
  readonly tell: TellPayer = async (charge, outcome) => {
    const { id, patient, occasion, amount } = charge;
    // No payer is waiting for a scheduled charge: the worker that made it notifies.
    if (occasion === 'schedule') return;
    if (outcome === 'captured') {
      await this.#sendReceipt(charge, 'looked-into', amount, receiptNamed(id));
      return;
    }
    const [[practice], recipients] = await Promise.all([
      this.#practices.practices([patient.practice]),
      this.#recipients.of(charge, paths.payments),
    ]);
    if (practice === undefined) return;
    const notification = { kind: 'payment-settled', outcome, practice: practice.name } as const;
    for (const { to, language, link } of recipients)
      await this.#notifier.send({ ...notification, ...(link === undefined ? {} : { link }) }, to, language);
  };

  /** Sends a receipt for every payment and every refund to its recipients. */
  readonly tellOfEntry: TellOfEntry = async ({ id, charge: of, amount }) => {
    const back = isOfDispute({ id, charge: of }) ? 'returned-by-bank' : 'refunded';
    const charge = await this.#ledger.byId(of);
    if (charge === undefined) return;
    if (amount > 0) await this.#sendReceipt(charge, 'paid', amount, receiptNamed(of));
    else await this.#sendReceipt(charge, back, -amount as Cents, `refunded:${id}`);
  };

  async #sendReceipt(charge: Charge, event: ReceiptEvent, amount: Cents, once: string): Promise<void> {
    const { id, patient, purpose, occasion, card, reference } = charge;
    const [[practice], recipients] = await Promise.all([
      this.#practices.practices([patient.practice]),
      this.#recipients.of(charge, paths.receipt({ chargeId: id })),
    ]);
    if (practice === undefined) return;
    const left = wasPaid.has(event) ? await this.#leftAfter(charge) : undefined;
    const about = { amount, practice: practice.name };
    const { last4, wallet } = card;
    const isPlans = event === 'paid' && purpose.kind === 'installment' && occasion === 'schedule';
    const notificationWith = (link: string | undefined): Notification =>
      isPlans && last4 !== undefined && link !== undefined
        ? { kind: 'installment-paid', last4, ...about, ...(left?.plan === undefined ? {} : { left: left.plan }), link }
        : {
            kind: 'payment-receipt',
            event,
            reference,
            ...about,
            ...(last4 === undefined ? {} : { last4 }),
            ...(left === undefined ? {} : { left }),
            ...(wallet === undefined ? {} : { wallet: walletNames[wallet] }),
            ...(link === undefined ? {} : { link }),
          };
    for (const { to, language, link } of recipients)
      await this.#notifier.send(notificationWith(link), to, language, once);
  }
}

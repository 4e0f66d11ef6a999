import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { issueCapability, type CodeHash } from '@portico/domain/access';
import { MemoryAccounts, MemoryCapabilities } from '@portico/domain/access/testing';
import {
  HOUR,
  ok,
  plus,
  type AppointmentId,
  type CapabilityId,
  type Cents,
  type HoldId,
  type PatientId,
  type PatientRef,
} from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import { MemoryNotifier } from '@portico/domain/notifications/testing';
import { disputePosting, type Dispute, type DisputeId } from '@portico/domain/payments';
import type { ChargePurpose, Occasion, PlanId, ScheduledPaymentId, UniqueId } from '@portico/domain/payments';
import {
  MemoryBilling,
  MemoryCardProcessor,
  MemoryCardsOnFile,
  MemoryMerchants,
  MemoryPaymentLedger,
  MemoryPaymentIds,
  MemoryShop,
} from '@portico/domain/payments/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import { ana, anaAtMesa, ben, mesa, noon } from '../../kernel/testing/index.ts';
import { LedgerPostingWorker } from '../charges/ledger-posting-worker.ts';
import type { ChargeRequest } from '../charges/card-charge-service.port.ts';
import { CardChargeService } from '../charges/card-charge-service.ts';
import { PayerNotifications } from './payer-notifications.ts';
import { PaymentRecipients } from './payment-recipients.ts';
import { tokenOf, typedCard, HeardAlerts } from '../testing/index.ts';
import { Crash, dyingAfter, paced } from '@portico/application/payments/testing';

const appointment = 'visit-1' as AppointmentId;
/** Every kind of payment; a missing one does not compile. */
const purposes: Readonly<Record<ChargePurpose['kind'], ChargePurpose>> = {
  balance: { kind: 'balance' },
  'check-in': { kind: 'check-in', appointment },
  'check-out': { kind: 'check-out', appointment },
  prepayment: { kind: 'prepayment', hold: 'hold-1' as HoldId },
  cancellation: { kind: 'cancellation', appointment },
  shop: { kind: 'shop', store: 'store', transaction: '1' },
  installment: { kind: 'installment', plan: 'plan-1' as PlanId, payment: 'payment-1' as ScheduledPaymentId },
};
const kinds: readonly ChargePurpose[] = Object.values(purposes);

const setUp = () => {
  const [ledger, notifier] = [new MemoryPaymentLedger(), new MemoryNotifier()];
  const capabilities = new MemoryCapabilities();
  const clock = { now: noon };
  const now = () => clock.now;
  const linkTo = (path: string) => `https://portal.example.org${path}`;
  const accounts = new MemoryAccounts([ana, ben]);
  const recipients = new PaymentRecipients(accounts, new MemoryRegistration(sampleForm), capabilities, linkTo);
  const notifications = (to: Notifier = notifier) =>
    new PayerNotifications(recipients, new MemoryPractices([mesa]), to, ledger, async () => ({
      balance: 700 as Cents,
    }));
  const cardChargeService = new CardChargeService(
    ledger,
    new MemoryMerchants(new MemoryCardProcessor()),
    new MemoryCardsOnFile(),
    new MemoryPaymentIds(),
    now,
    new HeardAlerts(),
  );
  const billing = new MemoryBilling();
  /** One life of the ledger posting worker, which may end at any step; an hour passes. */
  const post = async (steps: number): Promise<void> => {
    const pace = dyingAfter(steps);
    const ledgerPostingWorker = new LedgerPostingWorker(
      paced(ledger, pace),
      paced(billing, pace),
      new MemoryShop(),
      now,
      notifications(paced(notifier, pace)).tellOfEntry,
      () => undefined,
      () => undefined,
    );
    await ledgerPostingWorker.round().catch((thrown: unknown) => {
      if (!(thrown instanceof Crash)) throw thrown;
    });
    clock.now = plus(clock.now, HOUR);
  };
  /** A bill's link that was sent to this address in Spanish; without an address, it was made from a printed bill. */
  const linkSent = async (to: { readonly email?: string; readonly phone?: string }): Promise<CapabilityId> => {
    const [id, code] = [`link-${Object.values(to).join('')}` as CapabilityId, 'code' as CodeHash];
    const right = { purpose: 'guest-pay', ...guestChart, ...(to as object), language: 'es' } as const;
    await capabilities.add(issueCapability(right, { id, code, now: noon }));
    return id;
  };
  const pay = async (
    patient: PatientRef,
    purpose: ChargePurpose,
    amount: number,
    occasion: Occasion = 'payer',
    link?: CapabilityId,
  ) => {
    const order: ChargeRequest = {
      uniqueId: `attempt-${ledger.charges.size}` as UniqueId,
      patient,
      amount: amount as Cents,
      purpose,
      occasion,
      card: { kind: 'entered', card: tokenOf(typedCard()) },
      ...(link === undefined ? {} : { link }),
    };
    const isStepped = purpose.kind === 'prepayment' || purpose.kind === 'cancellation';
    const paid = await (isStepped
      ? cardChargeService.authorizeThen(order, async () => ok(undefined))
      : cardChargeService.charge(order));
    if (!paid.ok) throw new Error(paid.error.kind);
    return paid.value.charge;
  };
  return { notifications, notifier, cardChargeService, pay, post, linkSent };
};

const guestChart: PatientRef = { ...anaAtMesa, patient: 'guest' as PatientId };

describe('receipts by mail', () => {
  it('tell once of each payment and of each part that went back, whatever it was for, wherever whoever sends them dies', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds),
        fc.constantFrom('payer' as const, 'schedule' as const),
        fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 3 }),
        async (purpose, occasion, lives, refunds) => {
          const { notifier, cardChargeService, pay, post } = setUp();
          const { id, reference, card } = await pay(anaAtMesa, purpose, 2_000, occasion);
          for (const amount of refunds) {
            await post(lives[0] ?? 1_000);
            await cardChargeService.refund(id, amount as Cents);
          }
          for (const steps of [...lives, 1_000, 1_000]) await post(steps);
          const events = notifier.sent.flatMap(({ notification }) =>
            notification.kind === 'payment-receipt'
              ? [[notification.event, notification.amount, notification.reference, notification.last4]]
              : // An installment that was paid by itself is told of with its plan.
                notification.kind === 'installment-paid'
                ? [['paid', notification.amount, reference, notification.last4]]
                : [],
          );
          expect(events.sort()).toEqual(
            [
              ['paid', 2_000, reference, card.last4],
              ...refunds.map((amount) => ['refunded', amount, reference, card.last4] as const),
            ].sort(),
          );
          // Each leads to the very payment that it is about.
          const links = notifier.sent.map(({ notification }) => 'link' in notification && notification.link);
          expect(new Set(links)).toEqual(new Set([`https://portal.example.org/payments/receipt/${id}`]));
          expect(notifier.sent.every(({ to, language }) => to.address === ana.email && language === 'es')).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of a payment, and of no refund, say what is left to pay', async () => {
    const { notifier, cardChargeService, pay, post } = setUp();
    const { id } = await pay(anaAtMesa, { kind: 'balance' }, 2_000);
    await post(1_000);
    await cardChargeService.refund(id, 500 as Cents);
    await post(1_000);
    const told = notifier.sent.map(({ notification }) => notification);
    expect(told).toEqual([
      expect.objectContaining({ event: 'paid', left: { balance: 700 } }),
      expect.not.objectContaining({ left: expect.anything() }),
    ]);
  });

  it('say of what a bank returned that the bank did, and not that the practice gave it back', async () => {
    const { notifications, notifier, pay } = setUp();
    const { id, patient, purpose } = await pay(anaAtMesa, { kind: 'balance' }, 2_000);
    const lost: Dispute = {
      id: 'd-1' as DisputeId,
      charge: id,
      patient,
      amount: 500 as Cents,
      openedAt: noon,
      outcome: 'lost',
      closedAt: noon,
    };
    const entry = disputePosting(lost, { purpose });
    if (entry === undefined) throw new Error('There is no entry.');
    await notifications().tellOfEntry(entry);
    await notifications().tellOfEntry(entry);
    expect(notifier.sent.map(({ notification }) => notification)).toMatchObject([
      { event: 'returned-by-bank', amount: 500 },
    ]);
  });

  it.each([
    ['email', { email: 'guest@example.org' }],
    ['sms', { phone: '+16025550199' }],
  ] as const)(
    'MON-204 tell a guest once where the link was sent, by %s in its language, of the payment and of each part that went back, wherever whoever sends them dies',
    async (channel, sentTo) => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom<ChargePurpose>(purposes.balance, purposes['check-in']),
          fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
          fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 3 }),
          async (purpose, lives, refunds) => {
            const { notifier, cardChargeService, pay, post, linkSent } = setUp();
            const { id } = await pay(guestChart, purpose, 2_000, 'payer', await linkSent(sentTo));
            for (const amount of refunds) {
              await post(lives[0] ?? 1_000);
              await cardChargeService.refund(id, amount as Cents);
            }
            for (const steps of [...lives, 1_000, 1_000]) await post(steps);
            const [address] = Object.values(sentTo);
            expect(notifier.sent).toHaveLength(1 + refunds.length);
            for (const one of notifier.sent) {
              expect(one).toMatchObject({
                to: { channel, address },
                language: 'es',
                notification: { practice: mesa.name },
              });
              // A guest gets no link, having no list of payments.
              expect(one.notification).not.toHaveProperty('link');
            }
            const told = notifier.sent.map(
              ({ notification }) => 'event' in notification && 'amount' in notification && notification.amount,
            );
            expect(told.sort()).toEqual([2_000, ...refunds].sort());
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  it('MON-204 go to those whose chart it is as well, and to nobody twice', async () => {
    const { notifier, pay, post, linkSent } = setUp();
    await pay(anaAtMesa, purposes.balance, 2_000, 'payer', await linkSent({ email: 'son@example.org' }));
    await post(1_000);
    expect(notifier.sent.map(({ to }) => to.address)).toEqual([ana.email, 'son@example.org']);
    await pay(anaAtMesa, purposes.balance, 2_000, 'payer', await linkSent({ email: ana.email.toUpperCase() }));
    await post(1_000);
    expect(notifier.sent.slice(2).map(({ to }) => to.address)).toEqual([ana.email]);
  });

  it('MON-204 are sent to no guest who came by what is printed on a bill, or whose link is not known any more', async () => {
    const { notifier, pay, post, linkSent } = setUp();
    await pay(guestChart, purposes.balance, 2_000);
    await pay(guestChart, purposes.balance, 2_000, 'payer', await linkSent({}));
    await pay(guestChart, purposes.balance, 2_000, 'payer', 'gone' as CapabilityId);
    await post(1_000);
    expect(notifier.sent).toEqual([]);
  });

  it('say of a payment that was looked into that it need not be made again, and come no second time', async () => {
    const { notifications, notifier, pay, post } = setUp();
    const charge = await pay(anaAtMesa, { kind: 'balance' }, 2_000);
    await notifications().tell(charge, 'captured');
    await post(1_000);
    expect(notifier.sent.map(({ notification }) => 'event' in notification && notification.event)).toEqual([
      'looked-into',
    ]);
  });
});

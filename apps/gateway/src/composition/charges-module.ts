import { RandomPaymentIds } from '@portico/adapters-crypto';
import {
  CardChargeService,
  CardTries,
  InstallmentCharges,
  LedgerPostingWorker,
  LimitedChargeService,
  PayerNotifications,
  PaymentRecipients,
  PlanNotifier,
  PlanPaymentWorker,
  Reconciler,
  unpaidStepOf,
} from '@portico/services/payments';
import { ContainerModule, type Bind } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { paymentTokens as payment } from './payment-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** Who takes money, also that of plans on their days, who finishes what was left between two steps, and who posts it. */
export const chargesModule = (parts: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { ledgerClock, paymentWatch: watch } = parts;
    const { ledger, merchants, cardsOnFile, paymentIds, accounts, registration, notifier, practices } = tokens;
    bind(paymentIds)
      .toResolvedValue(() => new RandomPaymentIds(), [])
      .inSingletonScope();
    bind(tokens.cardTries)
      .toResolvedValue((tries) => new CardTries(tries, ledgerClock, watch.cardTried), [tokens.tries])
      .inSingletonScope();
    bind(payment.recipients)
      .toResolvedValue(
        (...ports) => new PaymentRecipients(...ports),
        [accounts, registration, tokens.capabilities, tokens.linkTo],
      )
      .inSingletonScope();
    bind(payment.notifications)
      .toResolvedValue(
        (...ports) => new PayerNotifications(...ports),
        [payment.recipients, practices, notifier, ledger, payment.leftAfter],
      )
      .inSingletonScope();
    // Alerts: a log line for the operator of the gateway, a message for the patient.
    bind(payment.alerts)
      .toResolvedValue(
        ({ tell }) => ({
          late: watch.late,
          unpaid: async (charge) => {
            watch.unpaid(charge);
            await tell(charge, unpaidStepOf(charge)).catch((thrown: unknown) => {
              watch.onError('reconciler', thrown);
            });
          },
        }),
        [payment.notifications],
      )
      .inSingletonScope();
    bind(tokens.chargeService)
      .toResolvedValue(
        (tries, alerts, ...[theLedger, theMerchants, cards, ids]) =>
          new LimitedChargeService(
            new CardChargeService(theLedger, theMerchants, cards, ids, ledgerClock, alerts),
            tries,
          ),
        [tokens.cardTries, payment.alerts, ledger, merchants, cardsOnFile, paymentIds],
      )
      .inSingletonScope();
    bindWorkers(bind, parts);
  });

/** Who finishes what was left between two steps, posts what was paid, and pays plans on their days. */
const bindWorkers = (bind: Bind, { ledgerClock, paymentWatch: watch }: Parts): void => {
  const { ledger, merchants, cardsOnFile, paymentIds, accounts, registration, notifier, practices } = tokens;
  bind(tokens.reconciler)
    .toResolvedValue(
      (theLedger, theMerchants, booking, { tell }, alerts) =>
        new Reconciler(theLedger, theMerchants, booking, ledgerClock, watch.reconciled, tell, alerts, (thrown) => {
          watch.onError('reconciler', thrown);
        }),
      [ledger, merchants, tokens.appointmentBooking, payment.notifications, payment.alerts],
    )
    .inSingletonScope();
  bind(tokens.ledgerPostingWorker)
    .toResolvedValue(
      (postings, billing, shop, { tellOfEntry }) =>
        new LedgerPostingWorker(postings, billing, shop, ledgerClock, tellOfEntry, watch.posted, (thrown) => {
          watch.onError('ledgerPostingWorker', thrown);
        }),
      [tokens.ledgerPostings, tokens.billing, tokens.shop, payment.notifications],
    )
    .inSingletonScope();
  bind(payment.planNotifier)
    .toResolvedValue((...ports) => new PlanNotifier(...ports), [accounts, registration, notifier, tokens.linkTo])
    .inSingletonScope();
  bind(payment.installments)
    .toResolvedValue(
      (...ports) => new InstallmentCharges(...ports, ledgerClock),
      [tokens.agreements, tokens.plans, tokens.chargeService, cardsOnFile, tokens.billing, paymentIds],
    )
    .inSingletonScope();
  bind(tokens.planPaymentWorker)
    .toResolvedValue(
      (due, thePractices, theMerchants, cards, installments, { tell }) =>
        new PlanPaymentWorker(due, thePractices, theMerchants, cards, installments, ledgerClock, tell, {
          report: watch.planned,
          onUnserved: watch.unserved,
          onError: (thrown) => {
            watch.onError('plan-payer', thrown);
          },
        }),
      [tokens.duePayments, practices, merchants, cardsOnFile, payment.installments, payment.planNotifier],
    )
    .inSingletonScope();
};

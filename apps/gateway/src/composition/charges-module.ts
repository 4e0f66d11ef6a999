import { RandomPaymentIds } from '@portico/adapters-crypto';
import {
  LedgerPostingWorker,
  CardTries,
  CardChargeService,
  LimitedChargeService,
  payerNotifications,
  planNotifications,
  PlanPaymentWorker,
  receiptNotifications,
  Reconciler,
  unpaidStepOf,
  type ChargeAlerts,
  type PayerNotificationsDeps,
} from '@portico/services/payments';
import { ContainerModule, type Bind, type ResolutionContext } from 'inversify';
import type { Parts } from './parts.ts';
import { tokens } from './tokens.ts';

const payerNotificationsFrom = (context: ResolutionContext): PayerNotificationsDeps => ({
  accounts: context.get(tokens.accounts),
  capabilities: context.get(tokens.capabilities),
  practices: context.get(tokens.practices),
  notifier: context.get(tokens.notifier),
  registration: context.get(tokens.registration),
  linkTo: context.get(tokens.linkTo),
});

const tellPayerFrom = (context: ResolutionContext) => payerNotifications(payerNotificationsFrom(context));

/** Alerts: a log line for the operator of the gateway, a message for the patient. */
const alertsFrom = (context: ResolutionContext, watch: Parts['paymentWatch']): ChargeAlerts => {
  const tell = tellPayerFrom(context);
  return {
    late: watch.late,
    unpaid: async (charge) => {
      watch.unpaid(charge);
      await tell(charge, unpaidStepOf(charge)).catch((thrown: unknown) => {
        watch.onError('reconciler', thrown);
      });
    },
  };
};

/** Who takes money, also that of plans on their days, who finishes what was left between two steps, and who posts it. */
export const chargesModule = (parts: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { ledgerClock, paymentWatch: watch } = parts;
    bind(tokens.paymentIds)
      .toDynamicValue(() => new RandomPaymentIds())
      .inSingletonScope();
    bind(tokens.cardTries)
      .toDynamicValue(
        (context) => new CardTries({ tries: context.get(tokens.tries), now: ledgerClock, report: watch.cardTried }),
      )
      .inSingletonScope();
    bind(tokens.chargeService)
      .toDynamicValue(
        (context) =>
          new LimitedChargeService(
            new CardChargeService({
              ledger: context.get(tokens.ledger),
              merchants: context.get(tokens.merchants),
              cardsOnFile: context.get(tokens.cardsOnFile),
              paymentIds: context.get(tokens.paymentIds),
              now: ledgerClock,
              alerts: alertsFrom(context, watch),
            }),
            context.get(tokens.cardTries),
          ),
      )
      .inSingletonScope();
    bind(tokens.reconciler)
      .toDynamicValue(
        (context) =>
          new Reconciler({
            ledger: context.get(tokens.ledger),
            merchants: context.get(tokens.merchants),
            appointmentBooking: context.get(tokens.appointmentBooking),
            now: ledgerClock,
            report: watch.reconciled,
            tell: tellPayerFrom(context),
            alerts: alertsFrom(context, watch),
            onError: (thrown) => {
              watch.onError('reconciler', thrown);
            },
          }),
      )
      .inSingletonScope();
    bindPostingAndPlans(bind, parts);
  });

/** Who posts what was paid, and who pays plans on their days. */
const bindPostingAndPlans = (bind: Bind, { ledgerClock, paymentWatch: watch }: Parts): void => {
  bind(tokens.ledgerPostingWorker)
    .toDynamicValue(
      (context) =>
        new LedgerPostingWorker({
          ledgerPostings: context.get(tokens.ledgerPostings),
          billing: context.get(tokens.billing),
          shop: context.get(tokens.shop),
          now: ledgerClock,
          tell: receiptNotifications({ ledger: context.get(tokens.ledger), ...payerNotificationsFrom(context) }),
          report: watch.posted,
          onError: (thrown) => {
            watch.onError('ledgerPostingWorker', thrown);
          },
        }),
    )
    .inSingletonScope();
  bind(tokens.planPaymentWorker)
    .toDynamicValue(
      (context) =>
        new PlanPaymentWorker({
          agreements: context.get(tokens.agreements),
          duePayments: context.get(tokens.duePayments),
          plans: context.get(tokens.plans),
          chargeService: context.get(tokens.chargeService),
          cardsOnFile: context.get(tokens.cardsOnFile),
          billing: context.get(tokens.billing),
          merchants: context.get(tokens.merchants),
          paymentIds: context.get(tokens.paymentIds),
          practices: context.get(tokens.practices),
          now: ledgerClock,
          tell: planNotifications({
            accounts: context.get(tokens.accounts),
            notifier: context.get(tokens.notifier),
            registration: context.get(tokens.registration),
            linkTo: context.get(tokens.linkTo),
          }),
          report: watch.planned,
          onUnserved: watch.unserved,
          onError: (thrown) => {
            watch.onError('plan-payer', thrown);
          },
        }),
    )
    .inSingletonScope();
};

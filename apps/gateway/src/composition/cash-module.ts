import { RandomPaymentMint } from '@portico/adapters-crypto';
import {
  Bookkeeper,
  CardTries,
  Cashier,
  LimitedCashDesk,
  payerNews,
  planNews,
  PlanPayer,
  receiptNews,
  Reconciler,
  unpaidStepOf,
  type ChargeAlerts,
  type PayerNewsDeps,
} from '@portico/application/payments';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './modules.ts';
import { tokens } from './tokens.ts';

const payerNewsFrom = (context: ResolutionContext): PayerNewsDeps => ({
  accounts: context.get(tokens.accounts),
  capabilities: context.get(tokens.capabilities),
  practices: context.get(tokens.practices),
  notifier: context.get(tokens.notifier),
  registration: context.get(tokens.registration),
  linkTo: context.get(tokens.linkTo),
});

const tellPayerFrom = (context: ResolutionContext) => payerNews(payerNewsFrom(context));

/** The log for whoever runs the gateway, a message for the patient. */
const alertsFrom = (context: ResolutionContext, watch: Parts['paymentWatch']): ChargeAlerts => {
  const tell = tellPayerFrom(context);
  return {
    late: watch.late,
    unpaid: async (charge) => {
      watch.unpaid(charge);
      await tell(charge, unpaidStepOf(charge)).catch((thrown: unknown) => {
        watch.onTrouble('reconciler', thrown);
      });
    },
  };
};

/** Who takes money, also that of plans on their days, who finishes what was left between two steps, and who posts it. */
export const cashModule = ({ ledgerClock, paymentWatch: watch }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.paymentMint)
      .toDynamicValue(() => new RandomPaymentMint())
      .inSingletonScope();
    bind(tokens.cardTries)
      .toDynamicValue(
        (context) => new CardTries({ tries: context.get(tokens.tries), now: ledgerClock, report: watch.cardTried }),
      )
      .inSingletonScope();
    bind(tokens.cashDesk)
      .toDynamicValue(
        (context) =>
          new LimitedCashDesk(
            new Cashier({
              ledger: context.get(tokens.ledger),
              merchants: context.get(tokens.merchants),
              cardsOnFile: context.get(tokens.cardsOnFile),
              paymentMint: context.get(tokens.paymentMint),
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
            visitDesk: context.get(tokens.visitDesk),
            now: ledgerClock,
            report: watch.reconciled,
            tell: tellPayerFrom(context),
            alerts: alertsFrom(context, watch),
            onTrouble: (thrown) => {
              watch.onTrouble('reconciler', thrown);
            },
          }),
      )
      .inSingletonScope();
    bind(tokens.bookkeeper)
      .toDynamicValue(
        (context) =>
          new Bookkeeper({
            bookPostings: context.get(tokens.bookPostings),
            billing: context.get(tokens.billing),
            shop: context.get(tokens.shop),
            now: ledgerClock,
            tell: receiptNews({ ledger: context.get(tokens.ledger), ...payerNewsFrom(context) }),
            report: watch.posted,
            onTrouble: (thrown) => {
              watch.onTrouble('bookkeeper', thrown);
            },
          }),
      )
      .inSingletonScope();
    bind(tokens.planPayer)
      .toDynamicValue(
        (context) =>
          new PlanPayer({
            agreements: context.get(tokens.agreements),
            duePayments: context.get(tokens.duePayments),
            plans: context.get(tokens.plans),
            cashDesk: context.get(tokens.cashDesk),
            cardsOnFile: context.get(tokens.cardsOnFile),
            billing: context.get(tokens.billing),
            merchants: context.get(tokens.merchants),
            paymentMint: context.get(tokens.paymentMint),
            practices: context.get(tokens.practices),
            now: ledgerClock,
            tell: planNews({
              accounts: context.get(tokens.accounts),
              notifier: context.get(tokens.notifier),
              registration: context.get(tokens.registration),
              linkTo: context.get(tokens.linkTo),
            }),
            report: watch.planned,
            onUnserved: watch.unserved,
            onTrouble: (thrown) => {
              watch.onTrouble('plan-payer', thrown);
            },
          }),
      )
      .inSingletonScope();
  });

import { RandomPaymentMint } from '@portico/adapters-crypto';
import { Bookkeeper, Cashier, payerNews, planNews, PlanPayer, Reconciler } from '@portico/application/payments';
import { ContainerModule } from 'inversify';
import type { Parts } from './modules.ts';
import { tokens } from './tokens.ts';

/** Who takes money, also that of plans on their days, who finishes what was left between two steps, and who posts it. */
export const cashModule = ({ now, paymentWatch: watch }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.paymentMint)
      .toDynamicValue(() => new RandomPaymentMint())
      .inSingletonScope();
    bind(tokens.cashDesk)
      .toDynamicValue(
        (context) =>
          new Cashier({
            ledger: context.get(tokens.ledger),
            merchants: context.get(tokens.merchants),
            cardsOnFile: context.get(tokens.cardsOnFile),
            paymentMint: context.get(tokens.paymentMint),
            now,
          }),
      )
      .inSingletonScope();
    bind(tokens.reconciler)
      .toDynamicValue(
        (context) =>
          new Reconciler({
            ledger: context.get(tokens.ledger),
            merchants: context.get(tokens.merchants),
            visitDesk: context.get(tokens.visitDesk),
            now,
            report: watch.reconciled,
            tell: payerNews({
              accounts: context.get(tokens.accounts),
              practices: context.get(tokens.practices),
              notifier: context.get(tokens.notifier),
              registration: context.get(tokens.registration),
              linkTo: context.get(tokens.linkTo),
            }),
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
            now,
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
            duePayments: context.get(tokens.duePayments),
            plans: context.get(tokens.plans),
            cashDesk: context.get(tokens.cashDesk),
            cardsOnFile: context.get(tokens.cardsOnFile),
            billing: context.get(tokens.billing),
            practices: context.get(tokens.practices),
            now,
            tell: planNews({
              accounts: context.get(tokens.accounts),
              notifier: context.get(tokens.notifier),
              registration: context.get(tokens.registration),
              linkTo: context.get(tokens.linkTo),
            }),
            report: watch.planned,
            onTrouble: (thrown) => {
              watch.onTrouble('plan-payer', thrown);
            },
          }),
      )
      .inSingletonScope();
  });

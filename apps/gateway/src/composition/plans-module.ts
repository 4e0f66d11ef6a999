import {
  NewPlans,
  OneTimeCharges,
  OneTimeOrders,
  PlanConsents,
  PlanOrders,
  PlanRecords,
  PlanScreens,
  RunningPlans,
} from '@portico/services/payments';
import { ContainerModule } from 'inversify';
import { paymentTokens as payment } from './payment-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** How plans are made, changed and shown. */
export const plansModule = new ContainerModule(({ bind }) => {
  const { accounts, activityLog, agreements, billing, cardsOnFile, chargeService, digest, linkTo } = tokens;
  const { amounts, cardConsents, cards, oneTimeCharges, planConsents, planRecords, receipts } = payment;
  const { ledger, notifier, paymentIds, plans } = tokens;
  bind(planConsents)
    .toResolvedValue(
      (...ports) => new PlanConsents(...ports),
      [agreements, cardsOnFile, digest, accounts, notifier, linkTo],
    )
    .inSingletonScope();
  bind(planRecords)
    .toResolvedValue((...ports) => new PlanRecords(...ports), [plans, billing, cardsOnFile, payment.visits])
    .inSingletonScope();
  bind(payment.planScreens)
    .toResolvedValue(
      (...ports) => new PlanScreens(...ports),
      [plans, ledger, payment.basics, planRecords, planConsents],
    )
    .inSingletonScope();
  bind(payment.newPlans)
    .toResolvedValue(
      (...ports) => new NewPlans(...ports),
      [plans, paymentIds, amounts, cards, planConsents, planRecords, activityLog],
    )
    .inSingletonScope();
  bind(payment.runningPlans)
    .toResolvedValue(
      (...ports) => new RunningPlans(...ports),
      [plans, cardsOnFile, paymentIds, amounts, cards, planConsents, planRecords, activityLog],
    )
    .inSingletonScope();
  bind(oneTimeCharges)
    .toResolvedValue(
      (...ports) => new OneTimeCharges(...ports),
      [plans, tokens.duePayments, billing, paymentIds, chargeService, cards, receipts, planRecords],
    )
    .inSingletonScope();
  bind(payment.oneTimeOrders)
    .toResolvedValue(
      (...ports) => new OneTimeOrders(...ports),
      [plans, paymentIds, cards, cardConsents, planRecords, oneTimeCharges, activityLog],
    )
    .inSingletonScope();
  bind(payment.planOrders)
    .toResolvedValue(
      (...ports) => new PlanOrders(...ports),
      [plans, payment.newPlans, payment.runningPlans, payment.oneTimeOrders],
    )
    .inSingletonScope();
});

import { countedBy } from '@portico/services/access';
import {
  CardConsents,
  CardKeeping,
  CardsService,
  dueAtCheckIn,
  MakePaymentService,
  OpenAmounts,
  OrderCharging,
  PayableVisits,
  PayDue,
  PaymentCards,
  PaymentHistoryService,
  PaymentOutcomes,
  PaymentReceipts,
  PaymentScopes,
  PaymentScreens,
  PaymentsOverview,
  PayOnce,
  PayWithStep,
  PaidVisits,
  ReceiptDocuments,
  leftAfter,
  ScreenBasics,
  ShopOrders,
  ShoppingService,
} from '@portico/services/payments';
import { ContainerModule } from 'inversify';
import { costlyWork } from './costly-service-methods.ts';
import { askedIn } from './count-costly-calls.ts';
import { paymentTokens as payment } from './payment-injection-tokens.ts';
import { innerServices, ownServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** What is built from ports alone, or from few services. */
const foundations = new ContainerModule(({ bind }) => {
  const { accounts, billing, cardsOnFile, digest, ledger, linkTo, merchants, notifier, practices, schedule } = tokens;
  bind(payment.scopes)
    .toResolvedValue((...ports) => new PaymentScopes(...ports), [practices, merchants, tokens.requestClock])
    .inSingletonScope();
  bind(payment.amounts)
    .toResolvedValue((...ports) => new OpenAmounts(...ports), [billing, ledger, tokens.plans, tokens.requestClock])
    .inSingletonScope();
  bind(payment.visits)
    .toResolvedValue(
      (...ports) => new PayableVisits(...ports),
      [schedule, billing, tokens.appointmentBooking, tokens.visitPolicies],
    )
    .inSingletonScope();
  bind(payment.cardConsents)
    .toResolvedValue(
      (...ports) => new CardConsents(...ports),
      [tokens.cardAgreements, digest, accounts, notifier, linkTo],
    )
    .inSingletonScope();
  bind(payment.cardKeeping)
    .toResolvedValue((...ports) => new CardKeeping(...ports), [cardsOnFile, tokens.cardTries])
    .inSingletonScope();
  bind(payment.cards)
    .toResolvedValue(
      (...ports) => new PaymentCards(...ports),
      [cardsOnFile, accounts, payment.cardConsents, payment.cardKeeping],
    )
    .inSingletonScope();
  bind(payment.shopOrders)
    .toResolvedValue((...ports) => new ShopOrders(...ports), [tokens.shop, ledger])
    .inSingletonScope();
  bind(payment.leftAfter).toResolvedValue(leftAfter, [payment.amounts, tokens.plans]).inSingletonScope();
  bind(payment.receipts)
    .toResolvedValue(
      (...ports) => new PaymentReceipts(...ports),
      [tokens.appointmentBooking, payment.shopOrders, payment.cardConsents, tokens.activityLog, payment.leftAfter],
    )
    .inSingletonScope();
  bind(payment.basics)
    .toResolvedValue((...ports) => new ScreenBasics(...ports), [accounts, cardsOnFile, billing, payment.cardConsents])
    .inSingletonScope();
});

/** How orders are paid at once, and how payments are shown. */
const orders = new ContainerModule(({ bind }) => {
  const { activityLog, appointmentBooking, billing, ledger, prepaid } = tokens;
  const { amounts, basics, charging, planScreens, receipts, shopOrders, visits } = payment;
  bind(charging)
    .toResolvedValue(
      (...ports) => new OrderCharging(...ports),
      [tokens.chargeService, payment.cards, amounts, receipts],
    )
    .inSingletonScope();
  bind(payment.payDue)
    .toResolvedValue((...ports) => new PayDue(...ports), [billing, amounts, visits, shopOrders, charging])
    .inSingletonScope();
  bind(payment.payWithStep)
    .toResolvedValue(
      (...ports) => new PayWithStep(...ports),
      [
        billing,
        visits,
        appointmentBooking,
        prepaid,
        innerServices.bookedAccommodations,
        tokens.visitNotifications,
        charging,
        activityLog,
      ],
    )
    .inSingletonScope();
  bind(payment.payOnce)
    .toResolvedValue((...ports) => new PayOnce(...ports), [ledger, payment.payDue, payment.payWithStep, charging])
    .inSingletonScope();
  bind(payment.outcomes)
    .toResolvedValue(
      (...ports) => new PaymentOutcomes(...ports),
      [tokens.chargeService, tokens.plans, receipts, payment.planRecords, payment.oneTimeCharges],
    )
    .inSingletonScope();
  bind(payment.screens)
    .toResolvedValue(
      (...ports) => new PaymentScreens(...ports),
      [basics, amounts, visits, planScreens, prepaid, shopOrders],
    )
    .inSingletonScope();
  bind(payment.isDueAtCheckIn).toResolvedValue(dueAtCheckIn, [payment.scopes, amounts]).inSingletonScope();
});

/** Services of one request each. */
const requests = new ContainerModule(({ bind }) => {
  const { activityLog, billing, cardsOnFile, disputes, ledger, patients, plans, practices, shop } = tokens;
  const { scopes, screens, payOnce, planOrders, outcomes, shopOrders, overview, receiptDocuments } = payment;
  bind(ownServices.payments)
    .toResolvedValue(
      (...ports) =>
        (call) =>
          new MakePaymentService(...ports, call),
      [scopes, screens, payOnce, planOrders, outcomes, shopOrders, activityLog],
    )
    .inSingletonScope();
  bind(ownServices.cards)
    .toResolvedValue(
      (...ports) =>
        (call) =>
          new CardsService(...ports, call),
      [scopes, tokens.accounts, cardsOnFile, plans, payment.cardConsents, payment.cardKeeping, activityLog],
    )
    .inSingletonScope();
  bind(overview)
    .toResolvedValue(
      (...ports) => new PaymentsOverview(...ports),
      [payment.amounts, ledger, plans, cardsOnFile, billing, tokens.merchants],
    )
    .inSingletonScope();
  bind(payment.paidVisits)
    .toResolvedValue((...ports) => new PaidVisits(...ports), [tokens.schedule, tokens.appointmentBooking])
    .inSingletonScope();
  bind(receiptDocuments)
    .toResolvedValue(
      (...ports) => new ReceiptDocuments(...ports),
      [disputes, patients, plans, shop, payment.paidVisits, tokens.documents, payment.leftAfter],
    )
    .inSingletonScope();
  bind(innerServices.history)
    .toResolvedValue(
      (...ports) =>
        (call) =>
          new PaymentHistoryService(...ports, call),
      [practices, overview, ledger, disputes, billing, receiptDocuments, payment.paidVisits, activityLog],
    )
    .inSingletonScope();
  bind(ownServices.paymentHistory)
    .toResolvedValue(
      (work, historyFor) => (call) => countedBy(work, historyFor(call), costlyWork.paymentHistory, askedIn(call)),
      [tokens.workCounter, innerServices.history],
    )
    .inSingletonScope();
  bind(ownServices.shopping)
    .toResolvedValue(
      (...ports) =>
        (call) =>
          new ShoppingService(...ports, call),
      [activityLog, shop],
    )
    .inSingletonScope();
});

export const orderModules = [foundations, orders, requests];

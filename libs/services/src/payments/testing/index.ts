export { agreedTo, agreedToAt, cardsFixture, tokenOf, tokenize, typedCard, uniqueId } from './cards-fixture.ts';
export { chargeCommands, comeToRest } from './charge-commands.ts';
export { ChargeFixture, type CopayLook, type Request, owed } from './charge-fixture.ts';
export { faultyLooks } from './wrong-copay-algorithms.ts';
export { HeardAlerts } from './recorded-alerts.ts';
export { type NewPlan, balance, editing, full, madeIn, openIn, partial, plan } from './payment-choices.ts';
export {
  type PaymentsFixture,
  another,
  cardAgreedTo,
  cents,
  copay,
  day,
  due,
  generous,
  guestCall,
  named,
  nextVisit,
  onFile,
  paymentsFixture,
  refused,
  terms,
} from './payments-fixture.ts';
export { endedPlanLaw, planEvents } from './plan-events.ts';
export { PlanFixture } from './plan-fixture.ts';
export {
  type HistoryPorts,
  type PaymentPorts,
  wiredCards,
  wiredDueAtCheckIn,
  wiredHistory,
  wiredPayments,
} from './wired-payments.ts';

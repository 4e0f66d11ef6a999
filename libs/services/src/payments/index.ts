export { cardTermsAt } from './cards/card-agreement.ts';
export type { ChargeService, NotRefunded } from './charges/card-charge-service.port.ts';
export { CardChargeService } from './charges/card-charge-service.ts';
export { CardTries, type CardTriesDeps } from './cards/card-tries.ts';
export { CardsService } from './cards/cards.service.ts';
export type { ChargeAlerts } from './charges/charge-steps.ts';
export { isDueAtCheckIn } from './checkout/due-at-visit.ts';
export { tellOfExpiringCards } from './cards/expiring-card-notifications.ts';
export { LedgerPostingWorker, type LedgerPostingWorkerDeps, postEvery } from './charges/ledger-posting-worker.ts';
export { LimitedChargeService } from './charges/limited-charge-service.ts';
export type { PayingCall } from './checkout/make-payment.deps.ts';
export { MakePaymentService } from './checkout/make-payment.service.ts';
export { type PayerNotificationsDeps, payerNotifications } from './checkout/payer-notifications.ts';
export { type PaymentHistoryDeps, PaymentHistoryService } from './history/payment-history.service.ts';
export { unpaidStepOf } from './checkout/payment-receipt.ts';
export { guestRecipient } from './checkout/payment-recipients.ts';
export { termsAt } from './plans/plan-agreement.ts';
export { planNotifications } from './plans/plan-notifications.ts';
export { PlanPaymentWorker, type PlanPaymentWorkerDeps, payPlansEvery } from './plans/plan-payment-worker.ts';
export {
  PrepaymentRefundWorker,
  type PrepaymentRefundWorkerDeps,
  giveBackEvery,
} from './charges/prepayment-refund-worker.ts';
export { PrepaymentReturns } from './charges/prepayment-returns.ts';
export { receiptNotifications } from './checkout/receipt-notifications.ts';
export { Reconciler, type ReconcilerDeps, reconcileEvery } from './charges/reconciler.ts';
export { type SettlementDeps, SettlementWorker, settleEvery } from './charges/settlement-worker.ts';
export { ShoppingService } from './shop/shop.service.ts';

export { CardChoice } from './cards/card-choice.ts';
export { CardForm } from './cards/card-form.ts';
export { type CardSuccess, CardsViewModel } from './cards/cards.view-model.ts';
export { MakePaymentViewModel } from './checkout/make-payment.view-model.ts';
export { OneTimeSection } from './checkout/one-time.section.ts';
export { PartialSection } from './checkout/partial.section.ts';
export type { MissingForPay } from './checkout/pay-button.ts';
export { isPaymentOpen } from './checkout/payment-attempt.ts';
export { type PaymentFile, PaymentFiles } from './history/payment-files.ts';
export {
  type PaymentHistoryTools,
  PaymentHistoryViewModel,
  type PlanEnd,
} from './history/payment-history.view-model.ts';
export { PaymentList } from './history/payment-list.ts';
export { type PaymentHandover, paymentContextOf, paymentPlaceOf } from './checkout/payment-path.ts';
export type { SendingState } from './checkout/payment-sending.ts';
export type { CsvWords } from './history/payments-csv.ts';
export { PlanBuilder } from './plans/plan-builder.ts';
export type { PlanField, PlanMistake } from './plans/plan-mistakes.ts';
export { ShopBaskets } from './shop/shop-basket.ts';
export { ShopSignOnViewModel } from './shop/shop-sign-on.view-model.ts';
export { type Ordering, ShopViewModel } from './shop/shop.view-model.ts';
export { trackedPayments } from './checkout/tracked-payments.ts';

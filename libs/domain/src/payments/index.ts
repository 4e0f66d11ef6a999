export * from './amount.ts';
export * from './billing.ts';
export * from './card-tries.ts';
export * from './cards/card.ts';
export * from './cards/charged-card.ts';
export * from './cards/card-expiry.ts';
export * from './cards/card-number.ts';
export * from './cards/card-type.ts';
export * from './cards/entered-card.ts';
export * from './cards/typed-card.ts';
export * from './charge.ts';
export {
  addToPlan,
  cancelPlan,
  editPlan,
  planOf,
  type ChangeRefused,
  type NewId,
  type NewPlan,
  type PlanEdit,
} from './plans/changes.ts';
export * from './dispute.ts';
export * from './history.ts';
export * from './plans/agreement.ts';
export * from './plans/autopay.ts';
export * from './plans/due.ts';
export * from './plans/limits.ts';
export * from './plans/one-time.ts';
export * from './plans/plan-name.ts';
export * from './plans/plan.ts';
export * from './plans/progress.ts';
export * from './plans/schedule.ts';
export * from './plans/spacing.ts';
export * from './plans/terms.ts';
export * from './posting.ts';
export * from './prepayment-refund.ts';
export * from './settings.ts';
export * from './settlement.ts';
export type { Billing } from './ports/billing.ts';
export * from './ports/card-processor.ts';
export type * from './ports/processor-activity.ts';
export type { CardsOnFile } from './ports/cards-on-file.ts';
export type { MerchantOpener, MerchantSeal } from './ports/merchant-seal.ts';
export * from './ports/payment-ledger.ts';
export type {
  DocumentHeading,
  PaymentDocuments,
  ReceiptDocument,
  StatementDocument,
} from './ports/payment-documents.ts';
export type { PaymentIds } from './ports/payment-ids.ts';
export * from './ports/payment-plans.ts';
export type { ExpiringCard, ExpiringCards } from './ports/expiring-cards.ts';
export type { CardAgreements, Digest, PlanAgreements } from './ports/plan-agreements.ts';
export * from './ports/prepayment-refunds.ts';
export type { KeyPair, ProcessorKeys } from './ports/processor-keys.ts';
export * from './ports/settlements.ts';
export * from './ports/shop.ts';

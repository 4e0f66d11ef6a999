export { balances, statements } from './billing-arbitraries.ts';
export {
  testNumbers,
  dinersNumber,
  brands,
  goodTyping,
  cardToday,
  goodExpiries,
  postalCodes,
  typedCards,
  cardDetailsList,
} from './card-arbitraries.ts';
export { MemoryBilling } from './memory-billing.ts';
export { type Loss, MemoryCardProcessor, hostedWith, MemoryMerchants } from './memory-card-processor.ts';
export { MemoryCardsOnFile } from './memory-cards-on-file.ts';
export { MemoryPaymentLedger } from './memory-payment-ledger.ts';
export { MemoryPaymentIds } from './memory-payment-ids.ts';
export { MemoryPaymentDocuments } from './memory-payment-documents.ts';
export { MemoryPaymentPlans } from './memory-payment-plans.ts';
export { MemoryPlanAgreements, MemoryCardAgreements } from './memory-plan-agreements.ts';
export { MemoryPrepaymentRefunds } from './memory-prepayment-refunds.ts';
export { MemoryProcessorKeys } from './memory-processor-keys.ts';
export { MemorySettlements, MemoryDisputes } from './memory-settlements.ts';
export { MemoryShop } from './memory-shop.ts';
export { faultyPlanMaths } from './wrong-plan-math.ts';
export { laws } from './all-plan-laws.ts';
export { typedPayments, planCalendars, todays, planSettings } from './plan-arbitraries.ts';
export { sequentialIds, planOn, worked } from './plan-commands.ts';
export { planMath, type PlanMath } from './plan-math-under-test.ts';
export { samplePayment, samplePlan } from './sample-plan.ts';

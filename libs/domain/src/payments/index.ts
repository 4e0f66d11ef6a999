export {
  type AmountMistake,
  type AmountBounds,
  parseTypedAmount,
  amountWithin,
  partialBounds,
  keepMoneyCharacters,
} from './typed-amount.ts';
export {
  addsUp,
  type Balance,
  type InsuranceShare,
  type Statement,
  type StatementContents,
  type StatementLine,
  type OpenCopay,
  type VisitDues,
} from './billing.ts';
export {
  declineLimit,
  newCardLimit,
  addressDeclineLimit,
  addressNewCardLimit,
  mostCardsOnFile,
  type CardTrier,
  cardTryCounts,
  type CardTryEnd,
  cardTryEnd,
  takenBack,
} from './card-attempt-limits.ts';
export {
  type CardId,
  cardBrands,
  type CardBrand,
  type CardExpiry,
  type CardDetails,
  type SavedCard,
  type VaultReference,
  type TypedCard,
  wallets,
  type Wallet,
  walletNames,
  type EnteredCard,
  type WalletCard,
  type ChargedCard,
  type TokenizerFacts,
  type Tokenize,
  type CardFrame,
  type CardFrameFieldWords,
  type CardFrameRequest,
  type OpenCardFrame,
  type WalletFrame,
  type WalletFrameRequest,
  type OpenWalletFrame,
  cardRefusals,
  type CardRefused,
  cardBrandNames,
  parseCardBrand,
} from './cards/card.ts';
export { chargedCardName, shownCard } from './cards/charged-card-name.ts';
export {
  cardLapse,
  type CardLapse,
  expiryMonths,
  expiryYears,
  expiryText,
  isCardExpired,
} from './cards/card-expiry.ts';
export { cardDigits, groupCardNumber } from './cards/card-number.ts';
export { detectCard, shapeOf } from './cards/card-brand-detection.ts';
export { checkEnteredCard } from './cards/check-entered-card.ts';
export {
  type CardTyping,
  type CardField,
  type CardMistake,
  type CardMistakeKind,
  cardMistakes,
  parseTypedCard,
  cardDetailsOf,
  postalCodePattern,
} from './cards/typed-card-fields.ts';
export {
  type ChargeId,
  bookingKeyOf,
  type UniqueId,
  type AttemptReference,
  type ProcessorCharge,
  type ChargePurpose,
  type Occasion,
  type CardDrawn,
  type ChargeState,
  type ChargeStateKind,
  nextStates,
  cardAfter,
  stateKept,
  mayMove,
  nextProbe,
  probeAfter,
  declineReasons,
  type DeclineReason,
  type Charge,
  type NewCharge,
  holdsBalance,
  refundedOf,
  notGivenBackOf,
  paidOnce,
  keptOf,
  reducesBalance,
  visitOf,
  samePayment,
  sameCard,
} from './charge.ts';
export { addToPlan, cancelPlan, editPlan, planOf, type ChangeRefused } from './plans/change-plan.ts';
export { hasTwoParts, owedAfterPart, sumOwed, type LeftToPay, type OwedNow } from './left-to-pay.ts';
export { type DisputeId, type DisputeOutcome, type Dispute, isOfDispute, disputePosting } from './dispute.ts';
export { type PaymentStatus, paymentStatusOf, shownAfter } from './payment-history-display.ts';
export {
  type AgreementId,
  type AgreementTerms,
  type Given,
  termsSubjects,
  type CardAgreement,
  agreementChanges,
  type PlanAgreement,
  agreedOf,
} from './plans/agreement.ts';
export { type AutopayRefused, judgeAutopay } from './plans/autopay.ts';
export { chargeTime, dueTimesOf } from './plans/due-times.ts';
export {
  type PlanLimitBroken,
  rangeFor,
  frequenciesFor,
  limitsBroken,
  judgeTerms,
  judgeEdit,
  addingBounds,
  mayAdd,
} from './plans/plan-limits.ts';
export { type OneTimeRefused, scheduleOneTime, editOneTime, deleteOneTime } from './plans/one-time-payments.ts';
export { frequencies } from './plans/plan.ts';
export { longestPlanName, parsePlanName } from './plans/plan-name.ts';
export type {
  PlanId,
  ScheduledPaymentId,
  Frequency,
  Weekday,
  PlanCalendar,
  PlanTerms,
  PlannedPayment,
  BalanceRange,
  PlanSettings,
  ScheduledState,
  ScheduledPayment,
  ChosenCard,
  Autopay,
  PaymentPlan,
} from './plans/plan.ts';
export { progressOf, runningTerms, installmentOf } from './plans/progress.ts';
export { defaultCalendars, nextDue, scheduleOf } from './plans/schedule.ts';
export { spacedAfter } from './plans/installment-spacing.ts';
export {
  leastAmount,
  termsByPayment,
  termsByCount,
  lastPaymentAdjusted,
  sameTerms,
} from './plans/installment-terms.ts';
export { type LedgerPostingId, type LedgerPosting, postingFor } from './ledger-posting.ts';
export { type PrepaymentRefund, type PrepaymentRefundState, mayHold, nextRefundStep } from './prepayment-refund.ts';
export { type PaymentSettings, noPlans } from './payment-settings.ts';
export {
  type DifferenceId,
  type DifferenceKind,
  type Difference,
  type SettledCharge,
  type LedgerRefund,
  settlementDifferences,
} from './settlement.ts';
export type { Billing } from './ports/billing.ts';
export type {
  ChargeSource,
  ChargeOrder,
  Installment,
  ChargeOutcome,
  AuthorizeOutcome,
  LostAttempt,
  Settlement,
  RefundKnown,
  RefundOutcome,
  CardProcessor,
  CardVault,
  KeptCard,
  Merchant,
  Merchants,
} from './ports/card-processor.ts';
export type {
  ProcessorLine,
  ActivitySpan,
  ActivityUnavailable,
  ProcessorActivity,
} from './ports/processor-activity.ts';
export type { CardsOnFile } from './ports/cards-on-file.ts';
export type { MerchantOpener, MerchantSeal } from './ports/merchant-seal.ts';
export type {
  LedgerClock,
  PaymentLedger,
  BalanceCover,
  Opened,
  LedgerPostings,
  PostingKey,
} from './ports/payment-ledger.ts';
export type {
  DocumentHeading,
  PaymentDocuments,
  ReceiptDocument,
  StatementDocument,
} from './ports/payment-documents.ts';
export type { PaymentIds } from './ports/payment-ids.ts';
export {
  type PaymentPlans,
  type DueTimes,
  type DuePayment,
  type DueTry,
  tryOf,
  type DuePayments,
  type DueOutcome,
} from './ports/payment-plans.ts';
export type { ExpiringCard, ExpiringCards } from './ports/expiring-cards.ts';
export type { CardAgreements, Digest, PlanAgreements } from './ports/plan-agreements.ts';
export type { PrepaymentRefunds, ClaimedRefund, KeptRefund } from './ports/prepayment-refunds.ts';
export type { KeyPair, ProcessorKeys } from './ports/processor-keys.ts';
export type { LeasedSettlement, LedgerSide, Settlements, Disputes } from './ports/settlements.ts';
export {
  type Shop,
  type ShopAway,
  type NotOrdered,
  type ShopInfo,
  type ShopProduct,
  type ShopBasket,
  mostOfAProduct,
  mostProducts,
  type ShopTransaction,
  type ShopPayment,
  isAddressOf,
} from './ports/shop.ts';

export type {
  CardAgreementView,
  CardInUse,
  CardNotAdded,
  CardSuccess,
  Cards,
  CardsScreen,
  NewCard,
} from './cards.port.ts';
export type {
  AgreementView,
  CardDeclined,
  Disagreed,
  MakePayment,
  MakePaymentScreen,
  VisitToPay,
  NotShown,
  NothingToPay,
  PaymentReceipt,
  PaymentRefusal,
  PaymentType,
  PlanOffer,
  PlanView,
  PlanWithoutCard,
  TooManyCards,
} from './make-payment.port.ts';
export type {
  AttemptedPayment,
  ChangesPlan,
  ContextOf,
  MakesPlan,
  OrderOf,
  PayWith,
  PaymentContext,
  PaymentContextKind,
  PaymentOrder,
  PaymentRequest,
  PaysAmount,
  PaysCopay,
  PaysOnce,
  PlanPlace,
} from './payment-order.ts';
export type { MissingForPay, PayMode } from './pay-button.ts';
export {
  type Bill,
  type BillLine,
  type CsvWords,
  type DisputeView,
  type PaymentEntry,
  type PaymentHistory,
  type PaidVisit,
  type CopayLeft,
  type PaymentsScreen,
  type Receipt,
  paymentsPerPage,
} from './payment-history.port.ts';
export type { PlanField, PlanMistake } from './plan-mistake.ts';
export type { SendingState } from './sending-state.ts';
export type {
  NamedShop,
  NewShopOrder,
  NoWayToShop,
  ShopCatalog,
  ShopOrderLine,
  ShopSignOn,
  Shopping,
} from './shop.port.ts';

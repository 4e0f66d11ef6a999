export type { CardAgreementView, CardInUse, CardNotAdded, Cards, CardsScreen, NewCard } from './cards.port.ts';
export type {
  AgreementView,
  CardDeclined,
  Disagreed,
  MakePayment,
  MakePaymentScreen,
  NotShown,
  NothingToPay,
  PayWith,
  PaymentChoice,
  PaymentContext,
  PaymentContextKind,
  PaymentOrder,
  PaymentReceipt,
  PaymentRefusal,
  PaymentType,
  PlanOffer,
  PlanView,
  TooManyCards,
} from './make-payment.port.ts';
export {
  type DisputeView,
  type PaymentEntry,
  type PaymentHistory,
  type PaymentsScreen,
  type Receipt,
  paymentsPerPage,
} from './payment-history.port.ts';
export type {
  NamedShop,
  NewShopOrder,
  NoWayToShop,
  ShopCatalog,
  ShopOrderLine,
  ShopSignOn,
  Shopping,
} from './shop.port.ts';

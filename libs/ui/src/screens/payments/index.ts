export { BillScreen } from './history/bill-screen.tsx';
export { ReceiptScreen } from './history/receipt-screen.tsx';
export { PaymentEntryRow } from './history/payment-entry-row.tsx';
export { spokenCsvWords } from './spoken-csv-words.ts';
export { CardsScreen } from './cards/cards-screen.tsx';
export { MakePaymentScreen, type MakePaymentModel } from './checkout/make-payment-screen.tsx';
export { PaymentsScreen } from './history/payments-screen.tsx';
export { ShopScreen } from './shop/shop-screen.tsx';
export { ShopSignInFirst, ShopSignOnScreen } from './shop/shop-sign-on-screen.tsx';

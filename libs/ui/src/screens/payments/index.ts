export { CardFormFields, focusFirstMistake } from './card-form.tsx';
export { CardsScreen } from './cards-screen.tsx';
export { MakePaymentScreen } from './make-payment-screen.tsx';
export { PaymentsScreen } from './payments-screen.tsx';
export { ShopScreen } from './shop-screen.tsx';
export { ShopSignInFirst, ShopSignOnScreen } from './shop-sign-on-screen.tsx';

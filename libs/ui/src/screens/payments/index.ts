export { CardFormFields, focusFirstMistake } from './card-form.tsx';
export { CardsScreen } from './cards-screen.tsx';
export { MakePaymentScreen } from './make-payment-screen.tsx';
export { PaymentsScreen } from './payments-screen.tsx';

export { CardFormFields, focusFirstMistake } from './card-form.tsx';
export { MakePaymentScreen } from './make-payment-screen.tsx';

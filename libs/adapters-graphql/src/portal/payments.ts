export { GraphqlCards } from './graphql-cards.ts';
export { GraphqlMakePayment, type PaymentSession } from './graphql-make-payment.ts';
export { GraphqlPaymentHistory } from './graphql-payment-history.ts';

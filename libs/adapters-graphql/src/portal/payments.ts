export { GraphqlMakePayment, type PaymentSession } from './graphql-make-payment.ts';

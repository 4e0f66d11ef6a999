import type { Failure } from '@portico/application/kernel';
import type { MakePaymentScreen, PaymentReceipt, PaymentRefusal } from '@portico/application/payments';
import type { Result } from '@portico/domain/kernel';
import type { TokenizerFacts } from '@portico/domain/payments';
import { madeByPayment, makePaymentScreen, paymentReceipt } from '../codecs/make-payment.codec.ts';
import { plan } from '../codecs/plans.codec.ts';
import type { MakePaymentScreen as WireScreen, PaymentResult } from '../generated/resolvers.ts';
import { refusal } from './value-or-refusal.ts';

export const screenToWire = (screen: MakePaymentScreen, sealed: (facts: TokenizerFacts) => string): WireScreen => ({
  ...makePaymentScreen.write(screen),
  encryptedData: screen.tokenizer === undefined ? null : sealed(screen.tokenizer),
});

export const planToWire = plan.write;

/** Throws a refusal as the error of the field; an unknown outcome is not a refusal but status 202 (`MON-018`). */
export const resultToWire = (answer: Result<PaymentReceipt, PaymentRefusal | Failure>): PaymentResult => {
  if (answer.ok) {
    return { status: 200, ...madeByPayment.write(answer.value), receipt: paymentReceipt.write(answer.value) };
  }
  if (answer.error.kind !== 'checking') throw refusal(answer.error);
  return { status: 202, error: answer.error.kind };
};

import type { MakePaymentScreen, PaymentReceipt } from '@portico/application/payments';
import type { TokenizerFacts } from '@portico/domain/payments';
import { ifReadable } from '../codecs/codec.ts';
import { madeByPayment, makePaymentScreen, paymentReceipt } from '../codecs/make-payment.codec.ts';
import type { MakePaymentScreenPartsFragment, PaymentResultPartsFragment } from '../generated/operations.ts';

export const screenFromWire = (
  json: MakePaymentScreenPartsFragment,
  tokenizer: TokenizerFacts | undefined,
): MakePaymentScreen => ({ ...makePaymentScreen.read(json), ...(tokenizer !== undefined && { tokenizer }) });

/** Undefined where the answer is no success. */
export const receiptFromWire = (json: PaymentResultPartsFragment): PaymentReceipt | undefined => {
  const { status, receipt } = json;
  if (status !== 200 || receipt === null) return undefined;
  return ifReadable(() => ({ ...paymentReceipt.read(receipt), ...madeByPayment.read(json) }));
};

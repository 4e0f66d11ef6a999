import { WebStorage } from '@portico/adapters-browser';
import type { MakePaymentScreen, PaymentContext, PaymentType } from '@portico/application/payments';
import type { OpenWalletFrame } from '@portico/domain/payments';
import { MakePaymentViewModel, PaymentAttempt, paymentKeyOf, trackedPayments } from '@portico/view-models/payments';
import type { Portal } from '../composition/compose.ts';
import { payments } from '../composition/ports/make-payment.ts';

/**
 * The view model of one payment; its outcome is counted here, in the chunk of the screen. `planName` names a new plan;
 * guests make none.
 */
export const paymentViewModel = (
  { port, analytics, clock, device, drafts, tokenize, openCardFrame }: Portal,
  context: PaymentContext,
  openWalletFrame?: OpenWalletFrame,
  planName: (screen: MakePaymentScreen) => string = () => '',
  linkedType?: PaymentType,
): MakePaymentViewModel => {
  const language = device.language();
  return new MakePaymentViewModel(
    trackedPayments(port(payments), analytics),
    new PaymentAttempt(context, new WebStorage(() => window.sessionStorage), () => crypto.randomUUID()),
    clock,
    planName,
    tokenize,
    { draft: drafts.of(paymentKeyOf(context)), isPutUpAnew: () => device.language() !== language },
    openCardFrame,
    openWalletFrame,
    linkedType,
  );
};

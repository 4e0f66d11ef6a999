import { WebStorage } from '@portico/adapters-browser';
import { sessionOverIn } from '@portico/view-models/guests';
import { trackedPayments, MakePaymentViewModel } from '@portico/view-models/payments';
import type { PaymentContext } from '@portico/application/payments';
import { MakePaymentScreen } from '@portico/ui/screens/payments';
import { GuestCheckInFailed } from '@portico/ui/screens/visits';
import { observer } from 'mobx-react-lite';
import type { Portal } from '../composition/compose.ts';
import { payments } from '../composition/ports/make-payment.ts';
import { useScreen } from '../signed-in/use-screen.ts';

/** What is due at the visit that a guest has just checked in for (`APT-173`). Guests make no plans. */
const GuestCheckInPayment = observer(
  ({
    portal,
    context,
    onDone,
    onOver,
  }: {
    readonly portal: Portal;
    readonly context: PaymentContext;
    readonly onDone: (next: string) => void;
    readonly onOver: () => void;
  }) => {
    const viewModel = useScreen(() => {
      const { port, analytics, tokenize, openCardFrame, clock } = portal;
      return new MakePaymentViewModel({
        payments: trackedPayments(port(payments), analytics),
        context,
        tokenize,
        openCardFrame,
        keep: new WebStorage(() => window.sessionStorage),
        randomUuid: () => crypto.randomUUID(),
        clock,
        planName: () => '',
      });
    });
    const over = sessionOverIn(viewModel);
    return over === undefined ? (
      <MakePaymentScreen viewModel={viewModel} isGuest onDone={onDone} />
    ) : (
      <GuestCheckInFailed problem={over} onRetry={() => void viewModel.load()} onOver={onOver} />
    );
  },
);
export default GuestCheckInPayment;

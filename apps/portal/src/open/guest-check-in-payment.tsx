import { sessionOverIn } from '@portico/view-models/guests';
import type { PaymentContext } from '@portico/application/payments';
import { MakePaymentScreen } from '@portico/ui/screens/payments';
import { GuestCheckInFailed } from '@portico/ui/screens/visits';
import { observer } from 'mobx-react-lite';
import type { Portal } from '../composition/compose.ts';
import { paymentViewModel } from '../signed-in/payment-view-model.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';

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
    const viewModel = useScreen(() => paymentViewModel(portal, context));
    const over = sessionOverIn(viewModel);
    return over === undefined ? (
      <MakePaymentScreen viewModel={viewModel} isGuest onDone={onDone} />
    ) : (
      <GuestCheckInFailed problem={over} onRetry={() => void viewModel.load()} onOver={onOver} />
    );
  },
);
export default GuestCheckInPayment;

import { BrowserFileWindows } from '@portico/adapters-browser';
import { PaymentHistoryViewModel } from '@portico/view-models/payments';
import { PaymentsScreen } from '@portico/ui/screens/payments';
import { payments } from '../composition/ports/make-payment.ts';
import { paymentHistory } from '../composition/ports/payment-history.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Payments: Screen = ({ portal }) => (
  <PaymentsScreen
    viewModel={useScreen(
      () =>
        new PaymentHistoryViewModel(
          portal.port(paymentHistory),
          portal.port(payments),
          portal.clientSession.actingAs.may('payments:act'),
          () => crypto.randomUUID(),
          portal.delivery,
          new BrowserFileWindows(() => window),
          (text) => new TextEncoder().encode(text),
        ),
    )}
  />
);
export default Payments;

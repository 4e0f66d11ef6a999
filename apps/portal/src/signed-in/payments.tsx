import { BrowserFileWindows } from '@portico/adapters-browser';
import { PaymentHistoryViewModel } from '@portico/application/payments';
import { PaymentsScreen } from '@portico/ui/screens/payments';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Payments: Screen = ({ portal }) => (
  <PaymentsScreen
    viewModel={useScreen(
      () =>
        new PaymentHistoryViewModel(portal.paymentHistory, {
          payments: portal.payments,
          delivery: portal.delivery,
          windows: new BrowserFileWindows(() => window),
          utf8: (text) => new TextEncoder().encode(text),
          randomUuid: () => crypto.randomUUID(),
          mayAct: portal.keeper.may('payments:act'),
        }),
    )}
  />
);
export default Payments;

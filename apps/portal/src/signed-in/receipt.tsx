import { BrowserFileWindows } from '@portico/adapters-browser';
import type { ChargeId } from '@portico/domain/payments';
import { ReceiptScreen } from '@portico/ui/screens/payments';
import { ReceiptViewModel } from '@portico/view-models/payments';
import { useParams } from 'react-router-dom';
import { paymentHistory } from '../composition/ports/payment-history.ts';
import type { Portal } from '../composition/compose.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

/** The receipt of a charge: a page, and what follows a payment within another screen. */
export const ReceiptOf = ({ portal, charge }: { readonly portal: Portal; readonly charge: ChargeId }) => (
  <ReceiptScreen
    viewModel={useScreen(
      () =>
        new ReceiptViewModel(
          portal.port(paymentHistory),
          charge,
          portal.delivery,
          new BrowserFileWindows(() => window),
        ),
    )}
  />
);

const Receipt: Screen = ({ portal }) => {
  const { chargeId = '' } = useParams();
  return <ReceiptOf portal={portal} charge={chargeId as ChargeId} />;
};
export default Receipt;

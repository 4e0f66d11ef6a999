import { BrowserFileWindows } from '@portico/adapters-browser';
import type { ChargeId } from '@portico/domain/payments';
import { ReceiptScreen } from '@portico/ui/screens/payments';
import { ReceiptViewModel } from '@portico/view-models/payments';
import { useParams } from 'react-router-dom';
import { paymentHistory } from '../composition/ports/payment-history.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Receipt: Screen = ({ portal }) => {
  const { chargeId = '' } = useParams();
  return (
    <ReceiptScreen
      viewModel={useScreen(
        () =>
          new ReceiptViewModel(
            portal.port(paymentHistory),
            chargeId as ChargeId,
            portal.delivery,
            new BrowserFileWindows(() => window),
          ),
      )}
    />
  );
};
export default Receipt;

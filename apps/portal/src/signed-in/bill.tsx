import { BrowserFileWindows } from '@portico/adapters-browser';
import { BillScreen } from '@portico/ui/screens/payments';
import { BillViewModel } from '@portico/view-models/payments';
import { useParams } from 'react-router-dom';
import { paymentHistory } from '../composition/ports/payment-history.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Bill: Screen = ({ portal }) => {
  const { statementId = '' } = useParams();
  return (
    <BillScreen
      viewModel={useScreen(
        () =>
          new BillViewModel(
            portal.port(paymentHistory),
            statementId,
            portal.clientSession.actingAs.may('payments:act'),
            portal.delivery,
            new BrowserFileWindows(() => window),
          ),
      )}
    />
  );
};
export default Bill;

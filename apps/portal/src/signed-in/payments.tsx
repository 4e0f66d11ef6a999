import type { MakePayment } from '@portico/application/payments';
import { failed } from '@portico/domain/kernel';
import { BrowserFileWindows } from '@portico/adapters-browser';
import { PaymentHistoryViewModel } from '@portico/view-models/payments';
import { PaymentsScreen } from '@portico/ui/screens/payments';
import { paymentHistory } from '../composition/ports/payment-history.ts';
import type { ComponentProps } from 'react';
import { chunks } from '../fetch-chunk.ts';
import type { Screen } from './routes.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useScreen } from './use-screen-view-model.ts';

const fetchPayments = () => import('../composition/ports/make-payment.ts');

/** Canceling a plan, which few come for, fetches how. */
const payingOf = ({ portal, fetchPart }: ComponentProps<Screen>): Pick<MakePayment, 'submit'> => ({
  submit: async (order) => {
    const part = await fetchPart(fetchPayments).catch(() => undefined);
    return part === undefined ? failed({ kind: 'unreachable' }) : portal.port(part.payments).submit(order);
  },
});

const prefetchPayments = () => chunks.prefetch(fetchPayments);

const Payments: Screen = (props) => {
  const { portal } = props;
  const viewModel = useScreen(
    () =>
      new PaymentHistoryViewModel(
        portal.port(paymentHistory),
        payingOf(props),
        portal.clientSession.actingAs.may('payments:act'),
        () => crypto.randomUUID(),
        portal.delivery,
        new BrowserFileWindows(() => window),
        (text) => new TextEncoder().encode(text),
      ),
  );
  usePrefetch(prefetchPayments);
  return <PaymentsScreen viewModel={viewModel} />;
};
export default Payments;

import { WebKeep } from '@portico/adapters-browser';
import {
  countedPayments,
  MakePaymentViewModel,
  paymentContextOf,
  type PaymentContext,
} from '@portico/application/payments';
import { longestPlanName } from '@portico/domain/payments';
import { MakePaymentScreen } from '@portico/ui/screens/payments';
import { shortDate } from '@portico/ui/words';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { payments } from '../composition/ports/make-payment.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

/** A remark on a cancelled visit comes from the screen before, beside the address. */
const remarkOf = (state: unknown): { readonly comments?: string } => {
  const comments = typeof state === 'object' && state !== null && 'comments' in state ? state.comments : undefined;
  return typeof comments === 'string' ? { comments } : {};
};

const Paying = ({ portal, context }: { readonly portal: Portal; readonly context: PaymentContext }) => {
  const navigate = useNavigate();
  const viewModel = useScreen(
    () =>
      new MakePaymentViewModel({
        // Counted here, in the chunk of the screen.
        payments: countedPayments(portal.port(payments), portal.analytics),
        context,
        tokenize: portal.tokenize,
        keep: new WebKeep(() => window.sessionStorage),
        randomUuid: () => crypto.randomUUID(),
        clock: portal.clock,
        planName: ({ practice, today }) => {
          const dated = `, ${shortDate(portal.device.language(), today)}`;
          return `${practice.name.slice(0, longestPlanName - dated.length)}${dated}`;
        },
      }),
  );
  return (
    <MakePaymentScreen
      viewModel={viewModel}
      onDone={(next) => {
        if (next.startsWith('/')) void navigate(next);
        else window.location.assign(next);
      }}
    />
  );
};

/** One screen for every path on which something is paid. Another address is another payment, with nothing of the one before. */
const MakePayment: Screen = ({ portal }) => {
  const { pathname, search, state } = useLocation();
  const context = paymentContextOf(pathname, new URLSearchParams(search), remarkOf(state));
  if (context === undefined) return <Navigate to="/dashboard" replace />;
  return <Paying key={`${pathname}${search}`} portal={portal} context={context} />;
};
export default MakePayment;

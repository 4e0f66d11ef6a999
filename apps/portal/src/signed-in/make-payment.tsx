import { WebKeep } from '@portico/adapters-browser';
import {
  countedPayments,
  MakePaymentViewModel,
  paymentContextOf,
  paymentPlaceOf,
  type PaymentContext,
  type PaymentHandover,
} from '@portico/application/payments';
import { bookingPaths, choiceOf } from '@portico/application/scheduling';
import { longestPlanName } from '@portico/domain/payments';
import { AddToCalendar } from '@portico/ui/screens/appointments';
import { MakePaymentScreen } from '@portico/ui/screens/payments';
import { shortDate } from '@portico/ui/words';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { payments } from '../composition/ports/make-payment.ts';
import { basketsOf } from './baskets.ts';
import type { Screen } from './routes.ts';
import { useAddToCalendar } from './use-add-to-calendar.ts';
import { useScreen } from './use-screen.ts';

/**
 * What comes from the screen before, beside the address: a remark on a cancelled visit, and of a booking what the visit is
 * about, which is left nowhere on the device.
 */
const handedOver = (portal: Portal, state: unknown): PaymentHandover => {
  const comments = typeof state === 'object' && state !== null && 'comments' in state ? state.comments : undefined;
  const { visitReason = '' } = portal.port(bookingDrafts).current ?? {};
  return { ...(typeof comments === 'string' ? { comments } : {}), ...(visitReason === '' ? {} : { visitReason }) };
};

/** Where a time is found that can be paid for, once the one that was kept is gone (`APT-092`). */
const timesPath = (portal: Portal): string => {
  const draft = portal.port(bookingDrafts).current;
  const chosen = choiceOf(draft);
  if (draft === undefined) return '/appointments/add_appointment';
  return 'to' in chosen ? chosen.to : bookingPaths('slots', draft).times;
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
  const calendar = useAddToCalendar(portal);
  return (
    <MakePaymentScreen
      viewModel={viewModel}
      booked={(practice, appointment) => (
        <AddToCalendar
          viewModel={calendar}
          appointment={appointment}
          onClick={() => void calendar.save(practice, appointment)}
        />
      )}
      onFindTime={() => void navigate(timesPath(portal), { replace: true })}
      onDone={(next) => {
        if (context.kind === 'prepayment') portal.port(bookingDrafts).clear();
        if (context.kind === 'shop') basketsOf(portal).drop(context.store);
        if (next.startsWith('/')) void navigate(next);
        else window.location.assign(next);
      }}
    />
  );
};

/** One screen for every path on which something is paid. Another address is another payment, with nothing of the one before. */
const MakePayment: Screen = ({ portal }) => {
  const { pathname, search, state } = useLocation();
  const context = paymentContextOf(pathname, new URLSearchParams(search), handedOver(portal, state));
  if (context === undefined) {
    // An order that is not wholly named is found again in the shop (`MON-214`).
    return <Navigate to={paymentPlaceOf(pathname) === 'shop' ? '/shop' : '/dashboard'} replace />;
  }
  return <Paying key={`${pathname}${search}`} portal={portal} context={context} />;
};
export default MakePayment;

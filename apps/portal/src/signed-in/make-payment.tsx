import { paths } from '@portico/application/kernel';
import { linkedTypeOf, paymentContextOf, paymentPlaceOf, type PaymentHandover } from '@portico/view-models/payments';
import { checkOutPath, type CheckOutIds } from '@portico/application/visits';
import { matchPath, Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import { Paying } from './payment-in-context.tsx';
import type { Screen } from './routes.ts';
import { useCheckOutLeave } from './use-check-out-leave.ts';

/**
 * What comes from the screen before, beside the address: a remark on a canceled visit, and of a booking what the visit is
 * about and what is needed at it, which is left nowhere on the device.
 */
const handedOver = (portal: Portal, state: unknown): PaymentHandover => {
  const comments = typeof state === 'object' && state !== null && 'comments' in state ? state.comments : undefined;
  const { visitReason = '', accommodations } = portal.port(bookingDrafts).current ?? {};
  return {
    ...(typeof comments === 'string' ? { comments } : {}),
    ...(visitReason === '' ? {} : { visitReason }),
    ...(accommodations === undefined ? {} : { accommodations }),
  };
};

/** The visit that is being left, where the next one is paid for on the way. */
const leftVisit = (portal: Portal): CheckOutIds | undefined => portal.port(checkOutDrafts).current?.ids;

/** One screen for every path on which something is paid. Another address is another payment, with nothing of the one before. */
const MakePayment: Screen = ({ portal }) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useCheckOutLeave(portal);
  const query = new URLSearchParams(search);
  const context = paymentContextOf(pathname, query, handedOver(portal, state));
  if (context === undefined) {
    // An order that is not wholly named is found again in the shop (`MON-214`).
    return <Navigate to={paymentPlaceOf(pathname) === 'shop' ? paths.shop : paths.dashboard} replace />;
  }
  const left = context.kind === 'prepayment' && context.checkOut !== undefined ? leftVisit(portal) : undefined;
  return (
    <Paying
      key={`${pathname}${search}`}
      portal={portal}
      context={context}
      linkedType={linkedTypeOf(query)}
      onlyCard={matchPath(paths.planCard.pattern, pathname) !== null}
      {...(left === undefined
        ? {}
        : { onDone: () => void navigate(checkOutPath({ ...left, fromAddAppointment: true })) })}
    />
  );
};
export default MakePayment;

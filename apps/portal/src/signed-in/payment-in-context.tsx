import type { PaymentContext } from '@portico/application/payments';
import { insteadOfPrepayment } from '@portico/view-models/scheduling';
import { longestPlanName } from '@portico/domain/payments';
import { AddToCalendar } from '@portico/ui/screens/appointments';
import { MakePaymentScreen } from '@portico/ui/screens/payments';
import { shortDate } from '@portico/ui/words';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { basketsOf } from './shopping-baskets.ts';
import { paymentViewModel } from './payment-view-model.ts';
import { useAskedAnew } from './use-refetch-on-language.ts';
import { useAddToCalendar } from './use-add-to-calendar.ts';
import { useScreen } from './use-screen-view-model.ts';

/** The payment screen of a payment context, and where it leads. */
export const Paying = observer(function Paying({
  portal,
  context,
  onDone,
}: {
  readonly portal: Portal;
  readonly context: PaymentContext;
  /** In place of where the receipt leads: a part of another screen stays within it. */
  readonly onDone?: (planCreated: boolean) => void;
}) {
  const navigate = useNavigate();
  const viewModel = useScreen(() =>
    paymentViewModel(portal, context, portal.openWalletFrame, ({ practice, today }) => {
      const dated = `, ${shortDate(portal.device.language(), today)}`;
      return `${practice.name.slice(0, longestPlanName - dated.length)}${dated}`;
    }),
  );
  useAskedAnew(viewModel);
  const calendar = useAddToCalendar(portal);
  return (
    <MakePaymentScreen
      viewModel={viewModel}
      isResumed={portal.drafts.resumed.savedAt !== undefined}
      offersReceipt={onDone === undefined && portal.clientSession.actingAs.may('payments:view')}
      booked={(practice, appointment) => (
        <AddToCalendar
          viewModel={calendar}
          appointment={appointment}
          onClick={() => void calendar.save(practice, appointment)}
        />
      )}
      onFindTime={() => void navigate(insteadOfPrepayment(portal.port(bookingDrafts).current), { replace: true })}
      onDone={(next) => {
        if (context.kind === 'prepayment') portal.port(bookingDrafts).clear();
        if (context.kind === 'shop') basketsOf(portal).drop(context.store);
        if (onDone !== undefined) onDone(viewModel.planCreated);
        else if (next.startsWith('/')) void navigate(next);
        else window.location.assign(next);
      }}
    />
  );
});

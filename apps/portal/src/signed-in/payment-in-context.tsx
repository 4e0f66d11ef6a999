import { paths } from '@portico/application/kernel';
import type { MakePaymentScreen as Shown, PaymentContext, PaymentType } from '@portico/application/payments';
import { insteadOfPrepayment } from '@portico/view-models/scheduling';
import { longestPlanName, type ChargeId } from '@portico/domain/payments';
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
  onlyCard = false,
  linkedType,
  onDone,
}: {
  readonly portal: Portal;
  readonly context: PaymentContext;
  /** Of a plan nothing but its card is changed here. */
  readonly onlyCard?: boolean;
  /** The way to pay that the link which led here named. */
  readonly linkedType?: PaymentType | undefined;
  /** In place of where the outcome leads: a part of another screen stays within it, and shows the receipt that is asked for. */
  readonly onDone?: (planCreated: boolean, receipt?: ChargeId) => void;
}) {
  const navigate = useNavigate();
  const planName = ({ practice, today }: Shown): string => {
    const dated = `, ${shortDate(portal.device.language(), today)}`;
    return `${practice.name.slice(0, longestPlanName - dated.length)}${dated}`;
  };
  const viewModel = useScreen(() => paymentViewModel(portal, context, portal.openWalletFrame, planName, linkedType));
  useAskedAnew(viewModel);
  const calendar = useAddToCalendar(portal);
  const leave = (next: string, receipt?: ChargeId): void => {
    if (context.kind === 'prepayment') portal.port(bookingDrafts).clear();
    if (context.kind === 'shop') basketsOf(portal).drop(context.store);
    if (onDone !== undefined) onDone(viewModel.planCreated, receipt);
    else if (next.startsWith('/')) void navigate(next);
    else window.location.assign(next);
  };
  return (
    <MakePaymentScreen
      viewModel={viewModel}
      onlyCard={onlyCard}
      here={portal.clientSession.actingAs.practice?.id}
      isResumed={portal.drafts.resumed.savedAt !== undefined}
      onReceipt={
        portal.clientSession.actingAs.may('payments:view')
          ? (charge) => leave(paths.receipt({ chargeId: charge }), charge)
          : undefined
      }
      booked={(practice, appointment) => (
        <AddToCalendar
          viewModel={calendar}
          appointment={appointment}
          onClick={() => void calendar.save(practice, appointment)}
        />
      )}
      onFindTime={() => void navigate(insteadOfPrepayment(portal.port(bookingDrafts).current), { replace: true })}
      onDone={leave}
    />
  );
});

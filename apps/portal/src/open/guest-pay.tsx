import { BrowserFileWindows, WebStorage } from '@portico/adapters-browser';
import { GuestPayViewModel, GuestStatement, PracticePageViewModel } from '@portico/view-models/guests';
import { trackedPayments, MakePaymentViewModel } from '@portico/view-models/payments';
import { GuestPayScreen } from '@portico/ui/screens/guests';
import { useCallback } from 'react';
import type { Portal } from '../composition/compose.ts';
import { guests } from '../composition/ports/guests.ts';
import { payments } from '../composition/ports/make-payment.ts';
import { useScreen } from '../signed-in/use-screen.ts';
import { beginAnew, type OpenScreenComponent } from './screens.ts';

const viewModelOf = ({
  port,
  analytics,
  clientSession,
  tokenize,
  openCardFrame,
  openWalletFrame,
  clock,
}: Portal): GuestPayViewModel => {
  const guest = clientSession.guest.current;
  const patient = guest && { practice: guest.practice, patient: guest.patient };
  return new GuestPayViewModel({
    paying: new MakePaymentViewModel({
      payments: trackedPayments(port(payments), analytics),
      context: { kind: 'guest', ...(patient === undefined ? {} : { patient }) },
      tokenize,
      openCardFrame,
      openWalletFrame,
      keep: new WebStorage(() => window.sessionStorage),
      randomUuid: () => crypto.randomUUID(),
      clock,
      // Guests make no plans.
      planName: () => '',
    }),
    page: new PracticePageViewModel(port(guests), guest?.practice),
    statement: new GuestStatement(port(guests), new BrowserFileWindows(() => window), patient),
  });
};

const GuestPay: OpenScreenComponent = ({ portal, go }) => {
  const viewModel = useScreen(() => viewModelOf(portal));
  const receiptAt = useCallback(
    (next: string) => {
      const { state } = viewModel.paying.sending;
      const charge = state.kind === 'done' ? state.receipt.charge : undefined;
      if (charge !== undefined) portal.clientSession.guest.notePaid(charge);
      go(next);
    },
    [portal, viewModel, go],
  );
  return <GuestPayScreen viewModel={viewModel} onDone={receiptAt} onLed={go} onOver={() => beginAnew(portal, go)} />;
};
export default GuestPay;

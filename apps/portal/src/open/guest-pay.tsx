import { BrowserFileWindows } from '@portico/adapters-browser';
import { GuestPayViewModel, GuestStatement, PracticePageViewModel } from '@portico/view-models/guests';
import { GuestPayScreen } from '@portico/ui/screens/guests';
import { useCallback } from 'react';
import type { Portal } from '../composition/compose.ts';
import { guests } from '../composition/ports/guests.ts';
import { paymentViewModel } from '../signed-in/payment-view-model.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { beginAnew, type OpenScreenComponent } from './screens.ts';

const viewModelOf = (portal: Portal): GuestPayViewModel => {
  const guest = portal.clientSession.guest.current;
  const patient = guest && { practice: guest.practice, patient: guest.patient };
  const context = { kind: 'guest', ...(patient === undefined ? {} : { patient }) } as const;
  return new GuestPayViewModel(
    paymentViewModel(portal, context, portal.openWalletFrame),
    new PracticePageViewModel(portal.port(guests), guest?.practice),
    new GuestStatement(portal.port(guests), new BrowserFileWindows(() => window), patient),
  );
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

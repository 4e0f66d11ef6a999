import { GuestReceiptViewModel } from '@portico/view-models/guests';
import type { ChargeId } from '@portico/domain/payments';
import { GuestReceiptScreen } from '@portico/ui/screens/guests';
import { guests } from '../composition/ports/guests.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { beginAnew, type OpenScreenComponent } from './screens.ts';

const GuestReceipt: OpenScreenComponent = ({ portal, go }) => {
  const viewModel = useScreen(() => {
    const { current: guest, paid: charge } = portal.clientSession.guest;
    const paid =
      guest === undefined || charge === undefined
        ? undefined
        : { patient: { practice: guest.practice, patient: guest.patient }, charge: charge as ChargeId };
    return new GuestReceiptViewModel(portal.port(guests), paid);
  });
  return <GuestReceiptScreen viewModel={viewModel} onLed={go} onOver={() => beginAnew(portal, go)} />;
};
export default GuestReceipt;

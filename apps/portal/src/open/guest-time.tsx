import { GuestTimeViewModel } from '@portico/view-models/guests';
import { GuestTimeNotice } from '@portico/ui/screens/guests';
import { guestTime } from '../composition/ports/guest-time.ts';
import type { Portal } from '../composition/compose.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';

const GuestTime = ({ portal }: { readonly portal: Portal }) => {
  const { port, clientSession, clock } = portal;
  return (
    <GuestTimeNotice viewModel={useScreen(() => new GuestTimeViewModel(port(guestTime), clientSession.guest, clock))} />
  );
};
export default GuestTime;

import { paths } from '@portico/application/kernel';
import type { ProviderId } from '@portico/domain/kernel';
import type { StoredGuest } from '@portico/view-models/access';
import { ProviderPageViewModel } from '@portico/view-models/scheduling';
import { ProviderScreen } from '@portico/ui/screens/scheduling';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { scheduling } from '../composition/ports/scheduling.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { GuestBooking } from './guest-booking.tsx';
import type { OpenScreenComponent, OpenScreenProps } from './screens.ts';

const About = ({ portal, go, params, at }: OpenScreenProps & { readonly at: StoredGuest }) => {
  const viewModel = useScreen(
    () =>
      new ProviderPageViewModel(portal.port(scheduling), {
        practice: at.practice,
        provider: (params['providerId'] ?? '') as ProviderId,
        drafts: portal.port(bookingDrafts),
        isGuest: true,
      }),
  );
  return (
    <GuestBooking portal={portal} go={go} step={viewModel} moves={undefined}>
      <ProviderScreen viewModel={viewModel} onBook={(path) => go(path)} />
    </GuestBooking>
  );
};

/** The page about one provider for a guest. Without a passed identity check it redirects to the start of the link. */
const GuestProvider: OpenScreenComponent = (props) => {
  const [at] = useState(props.portal.clientSession.guest.current);
  return at === undefined ? <Navigate to={paths.getStarted} replace /> : <About {...props} at={at} />;
};
export default GuestProvider;

import { paths } from '@portico/application/kernel';
import { choiceOf, VertexRequestViewModel } from '@portico/view-models/scheduling';
import { VertexRequestScreen } from '@portico/ui/screens/scheduling';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { scheduling } from '../composition/ports/scheduling.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { GuestBooking } from './guest-booking.tsx';
import type { OpenScreenComponent, OpenScreenProps } from './screens.ts';
import { useLedOn } from './use-redirect-when-ready.ts';

type Draft = ConstructorParameters<typeof VertexRequestViewModel>[1]['draft'];

const Requesting = ({ portal, go, draft }: Pick<OpenScreenProps, 'portal' | 'go'> & { readonly draft: Draft }) => {
  const viewModel = useScreen(
    () =>
      new VertexRequestViewModel(portal.port(scheduling), {
        drafts: portal.port(bookingDrafts),
        draft,
        randomUuid: () => crypto.randomUUID(),
      }),
  );
  const isSent = useLedOn(() => viewModel.sending.kind === 'requested', paths.guestSuccess, go);
  if (isSent) return null;
  return (
    <GuestBooking
      portal={portal}
      go={go}
      step={viewModel}
      moves={draft.replaces === undefined ? undefined : 'guestMoveTime'}
    >
      <VertexRequestScreen viewModel={viewModel} onBack={go} onDone={() => go(paths.guestSuccess)} />
    </GuestBooking>
  );
};

/** A guest asks in days and times of day, where the practice gives no times. */
const GuestVertexRequest: OpenScreenComponent = ({ portal, go }) => {
  const [draft] = useState(portal.port(bookingDrafts).current);
  const chosen = choiceOf(draft, { isGuest: true });
  if (draft === undefined || 'to' in chosen) return <Navigate to={'to' in chosen ? chosen.to : '/'} replace />;
  return <Requesting portal={portal} go={go} draft={{ ...draft, picked: chosen.choice.offer }} />;
};
export default GuestVertexRequest;

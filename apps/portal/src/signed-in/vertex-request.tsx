import { paths } from '@portico/application/kernel';
import { choiceOf, VertexRequestViewModel, type BookingDraft } from '@portico/view-models/scheduling';
import { checkOutPath } from '@portico/application/visits';
import type { Offer } from '@portico/domain/scheduling';
import { VertexRequestScreen } from '@portico/ui/screens/scheduling';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import { scheduling } from '../composition/ports/scheduling.ts';
import type { Screen } from './routes.ts';
import { useCheckOutLeave } from './use-check-out-leave.ts';
import { useScreen } from './use-screen-view-model.ts';

const Requesting = ({
  portal,
  draft,
}: {
  readonly portal: Portal;
  readonly draft: BookingDraft & { readonly picked: Offer };
}) => {
  const navigate = useNavigate();
  useCheckOutLeave(portal);
  const [after] = useState(() => {
    const ids = portal.port(checkOutDrafts).current?.ids;
    const isLeft = draft.checkOut !== undefined && ids?.appointment === draft.checkOut;
    return isLeft ? checkOutPath({ ...ids, fromAddAppointment: true }) : paths.appointments;
  });
  const viewModel = useScreen(
    () =>
      new VertexRequestViewModel(portal.port(scheduling), {
        drafts: portal.port(bookingDrafts),
        draft,
        randomUuid: () => crypto.randomUUID(),
      }),
  );
  return (
    <VertexRequestScreen
      viewModel={viewModel}
      onBack={(path) => void navigate(path)}
      onDone={() =>
        void navigate(
          after,
          after === paths.appointments
            ? { state: { done: 'requested', moves: draft.replaces, provider: askedOf(viewModel) } }
            : {},
        )
      }
    />
  );
};

/** With whom the visit was asked for. */
const askedOf = ({ phase }: VertexRequestViewModel) => (phase.kind === 'ready' ? phase.screen.provider.id : undefined);

/** A request in days and times of day. Without a whole choice there is nothing to ask for (`APT-091` to `APT-094`). */
const VertexRequest: Screen = ({ portal }) => {
  // As it was on the way in: once it is sent, there is none any more, and the screen says so.
  const [draft] = useState(portal.port(bookingDrafts).current);
  const chosen = choiceOf(draft);
  if (draft === undefined || 'to' in chosen) {
    return <Navigate to={'to' in chosen ? chosen.to : paths.appointments} replace />;
  }
  return <Requesting portal={portal} draft={{ ...draft, picked: chosen.choice.offer }} />;
};
export default VertexRequest;

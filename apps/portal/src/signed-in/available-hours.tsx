import {
  AvailableHoursViewModel,
  bookingPaths,
  choiceOf,
  type BookingChoice,
  type BookingDraft,
} from '@portico/application/scheduling';
import { furthestDay } from '@portico/domain/scheduling';
import { AvailableHoursScreen } from '@portico/ui/screens/scheduling';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { booking } from '../composition/ports/booking.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import type { Screen } from './routes.ts';
import { useAddToCalendar } from './use-add-to-calendar.ts';
import { useScreen } from './use-screen.ts';

const Choosing = ({
  portal,
  draft,
  choice,
}: {
  readonly portal: Portal;
  readonly draft: BookingDraft;
  readonly choice: BookingChoice;
}) => {
  const navigate = useNavigate();
  const viewModel = useScreen(
    () =>
      new AvailableHoursViewModel({
        booking: portal.port(booking),
        choice,
        drafts: portal.port(bookingDrafts),
        clock: portal.clock,
        randomUuid: () => crypto.randomUUID(),
        mayNotPay: !portal.keeper.may('payments:act'),
      }),
  );
  return (
    <AvailableHoursScreen
      viewModel={viewModel}
      calendar={useAddToCalendar(portal)}
      onChooseAgain={() => void navigate(bookingPaths('slots', draft).choose)}
      onPay={(path) => void navigate(path)}
      onDone={() => void navigate('/appointments')}
      onForms={() => void navigate('/dashboard')}
      onWait={({ practice, replaced, today }) => {
        if (replaced === undefined) {
          void navigate('/appointments/add_appointment/earlier_time', { state: { until: furthestDay(today) } });
          return;
        }
        const [at, visit] = [practice.id, replaced.id].map(encodeURIComponent);
        void navigate(`/appointments/earlier_time/${at}/${visit}`);
      }}
    />
  );
};

/** The times of what was chosen; whoever has not chosen is led to where that is done (`APT-091` to `APT-094`). */
const AvailableHours: Screen = ({ portal }) => {
  // As it was on the way in: once a visit is made of it, there is none any more, and the screen says so.
  const [draft] = useState(portal.port(bookingDrafts).current);
  const chosen = choiceOf(draft);
  if (draft === undefined || 'to' in chosen) {
    return <Navigate to={'to' in chosen ? chosen.to : '/appointments'} replace />;
  }
  return <Choosing portal={portal} draft={draft} choice={chosen.choice} />;
};
export default AvailableHours;

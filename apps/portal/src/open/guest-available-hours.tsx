import { paths } from '@portico/application/kernel';
import { AvailableHoursViewModel, bookingPaths, choiceOf } from '@portico/view-models/scheduling';
import { AvailableHoursScreen } from '@portico/ui/screens/scheduling';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { booking } from '../composition/ports/booking.ts';
import { useAddToCalendar } from '../signed-in/use-add-to-calendar.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { GuestBooking } from './guest-booking.tsx';
import { useLedOn } from './use-redirect-when-ready.ts';
import type { OpenScreenComponent, OpenScreenProps } from './screens.ts';

type Choice = Extract<ReturnType<typeof choiceOf>, { readonly choice: unknown }>['choice'];

const Choosing = ({ portal, go, choice }: Pick<OpenScreenProps, 'portal' | 'go'> & { readonly choice: Choice }) => {
  const viewModel = useScreen(
    () =>
      new AvailableHoursViewModel({
        booking: portal.port(booking),
        choice,
        drafts: portal.port(bookingDrafts),
        clock: portal.clock,
        randomUuid: () => crypto.randomUUID(),
      }),
  );
  const calendar = useAddToCalendar(portal);
  const isBooked = useLedOn(() => viewModel.phase.kind === 'booked', paths.guestSuccess, go);
  if (isBooked) return null;
  return (
    <GuestBooking
      portal={portal}
      go={go}
      step={viewModel}
      moves={choice.replaces === undefined ? undefined : 'guestMoveTime'}
    >
      <AvailableHoursScreen
        viewModel={viewModel}
        calendar={calendar}
        onChooseAgain={() => go(bookingPaths('slots', { isGuest: true }).choose)}
        onPay={go}
        onDone={() => go(paths.guestSuccess)}
        onForms={() => go(paths.guestSuccess)}
      />
    </GuestBooking>
  );
};

/** The times of what a guest chose (`APT-286`). */
const GuestHours: OpenScreenComponent = ({ portal, go }) => {
  const [chosen] = useState(() => choiceOf(portal.port(bookingDrafts).current, { isGuest: true }));
  return 'to' in chosen ? (
    <Navigate to={chosen.to} replace />
  ) : (
    <Choosing portal={portal} go={go} choice={chosen.choice} />
  );
};
export default GuestHours;

import { paths } from '@portico/application/kernel';
import {
  AvailableHoursViewModel,
  bookingPaths,
  choiceOf,
  trackedBooking,
  type BookingDraft,
} from '@portico/view-models/scheduling';
import type { BookedVisit, Booking, BookingChoice, ReplacedVisit } from '@portico/application/scheduling';
import { bookingAtCheckOut } from '@portico/view-models/visits';
import { checkOutPath, type CheckOutIds } from '@portico/application/visits';
import { furthestDay } from '@portico/domain/scheduling';
import type { VisitDone } from '@portico/ui/screens/appointments';
import { useTitle } from '@portico/ui/screens/open';
import { AvailableHoursScreen, moveTitle } from '@portico/ui/screens/scheduling';
import { useWords } from '@portico/ui/words';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { booking } from '../composition/ports/booking.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import { checkOuts } from '../composition/ports/check-outs.ts';
import { goToPractice } from './go-to-practice.ts';
import type { Screen } from './routes.ts';
import { useAddToCalendar } from './use-add-to-calendar.ts';
import { useCheckOutLeave } from './use-check-out-leave.ts';
import { useScreen } from './use-screen-view-model.ts';

/** The visit that is being left, where the next one is booked on the way. */
const leftVisit = (portal: Portal, { checkOut }: BookingDraft): CheckOutIds | undefined => {
  const ids = portal.port(checkOutDrafts).current?.ids;
  return checkOut !== undefined && ids?.appointment === checkOut ? ids : undefined;
};

/** The same booking; its last step tells the check-out (`APT-224`). */
const bookingOnTheWayOut = (portal: Portal, left: CheckOutIds): Booking =>
  trackedBooking(bookingAtCheckOut(portal.port(booking), portal.port(checkOuts), left), portal.analytics);

interface ChoosingProps {
  readonly portal: Portal;
  readonly draft: BookingDraft;
  readonly choice: BookingChoice;
}

const Choosing = observer(({ portal, draft, choice }: ChoosingProps) => {
  const navigate = useNavigate();
  useCheckOutLeave(portal);
  const say = useWords();
  const [left] = useState(leftVisit(portal, draft));
  const viewModel = useScreen(
    () =>
      new AvailableHoursViewModel({
        booking: left === undefined ? portal.port(booking) : bookingOnTheWayOut(portal, left),
        choice,
        drafts: portal.port(bookingDrafts),
        clock: portal.clock,
        randomUuid: () => crypto.randomUUID(),
        mayNotPay: !portal.clientSession.actingAs.may('payments:act'),
      }),
  );
  useTitle(choice.replaces && say(moveTitle(viewModel.known)));
  return (
    <AvailableHoursScreen
      viewModel={viewModel}
      calendar={useAddToCalendar(portal)}
      onChooseAgain={() => void navigate(bookingPaths('slots', draft).choose)}
      onPay={(path) => void navigate(path)}
      onDone={(booked, replaced) =>
        void (left === undefined
          ? navigate(paths.appointments, { state: booked && doneBy(booked, replaced) })
          : navigate(checkOutPath({ ...left, fromAddAppointment: true })))
      }
      isCheckingOut={left !== undefined}
      onForms={() =>
        goToPractice(portal, choice.practice, paths.dashboard, {
          within: (path) => void navigate(path),
          anew: (path) => window.location.assign(path),
        })
      }
      onWait={({ practice, replaced, today }) => {
        if (replaced === undefined) {
          void navigate(paths.bookingEarlierTime, { state: { until: furthestDay(today) } });
          return;
        }
        void navigate(paths.earlierTime({ practiceId: practice.id, appointmentId: replaced.id }));
      }}
    />
  );
});

/** What the list of visits says of a booking. */
const doneBy = (
  { visit: { appointment }, cancelled }: BookedVisit,
  replaced: ReplacedVisit | undefined,
): VisitDone => ({
  done:
    appointment.status !== 'SCHEDULED'
      ? 'requested'
      : cancelled === undefined || replaced?.status === 'REQUESTED'
        ? 'booked'
        : 'moved',
  appointment: appointment.id,
  ...(replaced?.timeZone === undefined ? {} : { was: { start: replaced.start, timeZone: replaced.timeZone } }),
});

/** The times for the current choice; without one it redirects to where the choice is made (`APT-091` to `APT-094`). */
const AvailableHours: Screen = ({ portal }) => {
  // As it was on the way in: once a visit is made of it, there is none any more, and the screen says so.
  const [draft] = useState(portal.port(bookingDrafts).current);
  const chosen = choiceOf(draft);
  if (draft === undefined || 'to' in chosen) {
    return <Navigate to={'to' in chosen ? chosen.to : paths.appointments} replace />;
  }
  return <Choosing portal={portal} draft={draft} choice={chosen.choice} />;
};
export default AvailableHours;

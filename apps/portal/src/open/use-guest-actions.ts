import {
  AddToCalendarViewModel,
  CancellingViewModel,
  VideoVisitViewModel,
  type ListedAppointment,
} from '@portico/application/appointments';
import { guestPath, type GuestVisitViewModel } from '@portico/application/guests';
import { bookingPaths, type BookingDraft } from '@portico/application/scheduling';
import type { VisitActions } from '@portico/ui/screens/appointments';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { cancelling } from '../composition/ports/cancelling.ts';
import { videoVisits } from '../composition/ports/video-visits.ts';
import { visitCalendar } from '../composition/ports/visit-calendar.ts';
import type { OpenScreenProps } from './screens.ts';

/** What a guest does about the visit of their link: another time, none, or a line in their calendar. */
export const useGuestActions = (
  portal: OpenScreenProps['portal'],
  visit: GuestVisitViewModel,
  go: OpenScreenProps['go'],
): VisitActions => {
  const [actions] = useState((): VisitActions => {
    const onReschedule = ({ appointment, practice, booking }: ListedAppointment): void => {
      const { bookedAs, id, location } = appointment;
      const draft: BookingDraft = {
        practice: practice.id,
        picked: { ...bookedAs, location: location.id },
        replaces: id,
        isGuest: true,
      };
      portal.port(bookingDrafts).keep(draft);
      const { choose, times } = bookingPaths(booking, draft);
      go(bookedAs === undefined ? choose : times);
    };
    const nothing = (): void => undefined;
    return {
      calendar: new AddToCalendarViewModel(portal.port(visitCalendar), portal.delivery),
      cancelling: new CancellingViewModel(portal.port(cancelling), {
        onCancelled: nothing,
        onAnotherTime: onReschedule,
        // A guest's cancellation that costs something is made by phone, as its question says.
        onPay: nothing,
      }),
      video: new VideoVisitViewModel({
        videoVisits: portal.port(videoVisits),
        clock: portal.clock,
        openTab: () => undefined,
        opens: () => Promise.resolve(false),
      }),
      onCheckIn: nothing,
      onReschedule,
      onEarlierTime: nothing,
      onBookAgain: nothing,
    };
  });
  useEffect(() => {
    const stop = reaction(
      () => actions.cancelling.phase.kind,
      (kind, before) => {
        const { phase } = visit;
        // The person has read that the visit is canceled: the link is done.
        if (before === 'done' && kind === 'closed' && phase.kind === 'ready') {
          go(guestPath({ kind: 'done', errand: 'reschedule', practice: phase.found.practice }));
        }
      },
    );
    return () => {
      stop();
      actions.cancelling.dispose();
      actions.calendar.dispose();
    };
  }, [actions, visit, go]);
  return actions;
};

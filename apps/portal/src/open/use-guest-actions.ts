import { AddToCalendarViewModel, CancellingViewModel, type ListedAppointment } from '@portico/application/appointments';
import { guestPath, type GuestVisitViewModel } from '@portico/application/guests';
import { anotherTime } from '@portico/application/scheduling';
import type { VisitActions } from '@portico/ui/screens/appointments';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { cancelling } from '../composition/ports/cancelling.ts';
import { visitCalendar } from '../composition/ports/visit-calendar.ts';
import type { OpenScreenProps } from './screens.ts';

/** What a guest does about the visit of their link: another time, none, or a line in their calendar. */
export const useGuestActions = (
  portal: OpenScreenProps['portal'],
  visit: GuestVisitViewModel,
  go: OpenScreenProps['go'],
): VisitActions => {
  const [actions] = useState((): VisitActions => {
    const onReschedule = (listed: ListedAppointment): void => {
      const { draft, to } = anotherTime(listed, { isGuest: true });
      portal.port(bookingDrafts).keep(draft);
      go(to);
    };
    return {
      calendar: new AddToCalendarViewModel(portal.port(visitCalendar), portal.delivery),
      cancelling: new CancellingViewModel(portal.port(cancelling), {
        // What follows waits until the person has read it, below.
        onCancelled: () => undefined,
        onAnotherTime: onReschedule,
        // A guest's cancellation that costs something is made by phone, as its question says.
        onPay: () => undefined,
      }),
      onReschedule,
      get now() {
        return portal.clock.now();
      },
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

import { BrowserNewTabs } from '@portico/adapters-browser';
import {
  AddToCalendarViewModel,
  CancellingViewModel,
  VideoVisitViewModel,
  type ListedAppointment,
} from '@portico/application/appointments';
import { withQuery } from '@portico/application/kernel';
import { anotherTime, bookingPaths, likeThisOne, type BegunBooking } from '@portico/application/scheduling';
import type { VisitActions } from '@portico/ui/screens/appointments';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { cancelling } from '../composition/ports/cancelling.ts';
import { visitCalendar } from '../composition/ports/visit-calendar.ts';
import { videoVisits } from '../composition/ports/video-visits.ts';
import { opensVideo } from './opens-video.ts';

const namesOf = ({ appointment: { patient } }: ListedAppointment) => ({
  patientId: patient.patient,
  practiceId: patient.practice,
});

/** Where a visit is booked, for whoever may. */
export const bookPath = ({ keeper }: Pick<Portal, 'keeper'>): string | undefined =>
  keeper.may('appointments:act') ? bookingPaths('slots', {}).choose : undefined;

/** What the cards of a screen do, for as long as it stands; `reload` is asked when a visit was cancelled. */
export const useVisitActions = (portal: Portal, reload: () => Promise<void>): VisitActions => {
  const navigate = useNavigate();
  const [actions] = useState((): VisitActions => {
    const begin = ({ draft, to }: BegunBooking): void => {
      portal.port(bookingDrafts).keep(draft);
      void navigate(to);
    };
    const onReschedule = (listed: ListedAppointment): void => begin(anotherTime(listed));
    const video = new VideoVisitViewModel({
      videoVisits: portal.port(videoVisits),
      clock: portal.clock,
      openTab: () => new BrowserNewTabs(() => window).open(),
      opens: async (address) => opensVideo(address, window.location.origin, (await portal.config).videoOrigins ?? []),
    });
    return {
      calendar: new AddToCalendarViewModel(portal.port(visitCalendar), portal.delivery),
      cancelling: new CancellingViewModel(portal.port(cancelling), {
        onCancelled: () => void reload(),
        onAnotherTime: onReschedule,
        onPay: (listed, { id, comments }) => {
          const path = `/appointments/${encodeURIComponent(listed.appointment.id)}/cancellation`;
          const query = { ...namesOf(listed), ...(id === undefined ? {} : { cancellationReasonId: id }) };
          // What somebody wrote goes beside the address, never in it.
          void navigate(withQuery(path, query), { state: comments === undefined ? null : { comments } });
        },
      }),
      onReschedule,
      get now() {
        return video.now;
      },
      account: {
        video,
        onCheckIn: (listed) =>
          void navigate(
            withQuery('/appointments/check_in', { ...namesOf(listed), appointmentId: listed.appointment.id }),
          ),
        onEarlierTime: ({ appointment, practice }) => {
          const [at, visit] = [practice.id, appointment.id].map(encodeURIComponent);
          void navigate(`/appointments/earlier_time/${at}/${visit}`);
        },
        onBookAgain: (listed) => begin(likeThisOne(listed)),
      },
    };
  });
  useEffect(() => {
    actions.account?.video.watch();
    return () => {
      actions.account?.video.dispose();
      actions.cancelling.dispose();
      actions.calendar.dispose();
    };
  }, [actions]);
  return actions;
};

import { BrowserNewTabs } from '@portico/adapters-browser';
import {
  AddToCalendarViewModel,
  CancelingViewModel,
  VideoVisitViewModel,
  VisitSummaryViewModel,
  type VisitActions,
} from '@portico/view-models/appointments';
import type { ListedAppointment, CardButton } from '@portico/application/appointments';
import { paths, withQuery } from '@portico/application/kernel';
import { anotherTime, changedRequest, likeThisOne, type BegunBooking } from '@portico/view-models/scheduling';
import { checkOutPath } from '@portico/application/visits';
import { dayIn } from '@portico/domain/kernel';
import type { NavigateFunction } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { canceling } from '../composition/ports/canceling.ts';
import { summaries } from '../composition/ports/summaries.ts';
import { visitCalendar } from '../composition/ports/visit-calendar.ts';
import { videoVisits } from '../composition/ports/video-visits.ts';
import { openKept } from './open-kept-document.ts';
import { opensVideo } from './may-open-video.ts';

const namesOf = ({ appointment: { patient } }: ListedAppointment) => ({
  patientId: patient.patient,
  practiceId: patient.practice,
});

/** Where the documents of a visit are created and found: on its day, on the clock of its office. */
const summaryPath = ({ practice, appointment: { start, location } }: ListedAppointment): string =>
  withQuery(paths.visitSummary, { practiceId: practice.id, day: dayIn(location.timeZone, start) });

/** What the cards of a screen do; `reload` is asked when a visit was canceled. Fetched after the cards. */
export const visitActions = (portal: Portal, navigate: NavigateFunction, reload: () => Promise<void>): VisitActions => {
  const begin = ({ draft, to }: BegunBooking): void => {
    portal.port(bookingDrafts).keep(draft);
    const { practice, replaces } = draft;
    // The way back from the times of a visit that is moved leads to the visit.
    const above = replaces && paths.visit({ practiceId: practice, appointmentId: replaces });
    void navigate(to, { state: above === undefined ? null : { above } });
  };
  const calendar = new AddToCalendarViewModel(portal.port(visitCalendar), portal.delivery);
  const video = new VideoVisitViewModel({
    videoVisits: portal.port(videoVisits),
    clock: portal.clock,
    openTab: () => new BrowserNewTabs(() => window).open(),
    opens: async (address) => opensVideo(address, window.location.origin, (await portal.config).videoOrigins ?? []),
  });
  const summary = new VisitSummaryViewModel({
    summaries: portal.port(summaries),
    clock: portal.clock,
    delivery: portal.delivery,
    openKept,
  });
  const cancels = new CancelingViewModel(portal.port(canceling), {
    onCanceled: () => void reload(),
    onAnotherTime: (listed) => begin(anotherTime(listed)),
    draftOf: (visit) => portal.drafts.of(`cancel ${visit}`),
    onPay: (listed, { id, comments }) => {
      const path = paths.cancellation({ appointmentId: listed.appointment.id });
      const query = { ...namesOf(listed), ...(id === undefined ? {} : { cancellationReasonId: id }) };
      // Comments are passed in the navigation state, never in the address.
      void navigate(withQuery(path, query), { state: comments === undefined ? null : { comments } });
    },
  });
  const does: Readonly<Record<CardButton, (listed: ListedAppointment) => void>> = {
    'check-in': (listed) =>
      void navigate(withQuery(paths.checkIn, { ...namesOf(listed), appointmentId: listed.appointment.id })),
    'check-out': ({ appointment: { id, patient } }) => void navigate(checkOutPath({ patient, appointment: id })),
    call: (listed) => void video.press(listed),
    calendar: ({ practice, appointment }) => void calendar.save(practice.id, appointment.id),
    reschedule: (listed) => begin(anotherTime(listed)),
    'change-request': (listed) => begin(changedRequest(listed, portal.clock.now())),
    cancel: (listed) => void cancels.ask(listed),
    'book-again': (listed) => begin(likeThisOne(listed)),
    summary: (listed) => {
      if (listed.summary === 'job') void summary.make(listed);
      else void navigate(summaryPath(listed));
    },
    'earlier-time': ({ appointment, practice }) =>
      void navigate(paths.earlierTime({ practiceId: practice.id, appointmentId: appointment.id })),
  };
  return {
    calendar,
    canceling: cancels,
    video,
    summary,
    press: (button, listed) => does[button](listed),
    dispose: () => {
      for (const each of [calendar, cancels, video, summary]) each.dispose();
    },
  };
};

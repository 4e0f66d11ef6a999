import { paths } from '@portico/application/kernel';
import {
  AddToCalendarViewModel,
  CancelingViewModel,
  CardButtonsViewModel,
  type VisitActions,
} from '@portico/view-models/appointments';
import type { ListedAppointment, CardButton } from '@portico/application/appointments';
import { guestPath } from '@portico/application/guests';
import type { GuestVisitViewModel } from '@portico/view-models/guests';
import { anotherTime } from '@portico/view-models/scheduling';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { canceling } from '../composition/ports/canceling.ts';
import { visitCalendar } from '../composition/ports/visit-calendar.ts';
import type { OpenScreenProps } from './screens.ts';

type GuestButton = Extract<CardButton, 'calendar' | 'reschedule' | 'change-request' | 'cancel' | 'earlier-time'>;

/** What a guest does about the visit of their link: another time, an earlier one, none, or a line in their calendar. */
const guestActions = (portal: OpenScreenProps['portal'], go: OpenScreenProps['go']): VisitActions => {
  const onReschedule = (listed: ListedAppointment): void => {
    const { draft, to } = anotherTime(listed, { isGuest: true });
    portal.port(bookingDrafts).keep(draft);
    go(to);
  };
  const calendar = new AddToCalendarViewModel(portal.port(visitCalendar), portal.delivery);
  const cancels = new CancelingViewModel(portal.port(canceling), {
    // What follows waits until the person has read it, below.
    onCanceled: () => undefined,
    onAnotherTime: onReschedule,
    draftOf: (visit) => portal.drafts.of(`cancel ${visit}`),
    // A guest's cancellation that costs something is made by phone, as its question says.
    onPay: () => undefined,
  });
  const does: Readonly<Record<GuestButton, (listed: ListedAppointment) => void>> = {
    calendar: ({ practice, appointment }) => void calendar.save(practice.id, appointment.id),
    reschedule: onReschedule,
    'change-request': onReschedule,
    cancel: (listed) => void cancels.ask(listed),
    'earlier-time': ({ appointment: { id } }) => go(paths.guestWait({ appointmentId: id })),
  };
  return {
    calendar,
    canceling: cancels,
    press: (button, listed) => does[button as GuestButton](listed),
    dispose: () => {
      for (const each of [calendar, cancels]) each.dispose();
    },
  };
};

/** The buttons on the card of a guest's visit, for as long as the screen stands. */
export const useGuestButtons = (
  portal: OpenScreenProps['portal'],
  visit: GuestVisitViewModel,
  go: OpenScreenProps['go'],
): CardButtonsViewModel => {
  const [{ buttons, actions }] = useState(() => {
    const actions = guestActions(portal, go);
    const buttons = new CardButtonsViewModel({
      clock: portal.clock,
      fetchActions: () => Promise.resolve(actions),
      isGuest: true,
    });
    return { buttons, actions };
  });
  useEffect(() => {
    buttons.prepare();
    buttons.watch();
    const stop = reaction(
      () => actions.canceling.phase.kind,
      (kind, before) => {
        const { phase } = visit;
        // The person has read that the visit is canceled: the link is done.
        if (before === 'done' && kind === 'closed' && phase.kind === 'ready') {
          go(guestPath({ kind: 'done', guestAction: 'reschedule', practice: phase.found.practice }));
        }
      },
    );
    return () => {
      stop();
      buttons.dispose();
    };
  }, [buttons, actions, visit, go]);
  return buttons;
};

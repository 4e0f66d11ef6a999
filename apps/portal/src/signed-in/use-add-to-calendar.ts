import { AddToCalendarViewModel } from '@portico/view-models/appointments';
import { useEffect, useState } from 'react';
import type { Portal } from '../composition/compose.ts';
import { visitCalendar } from '../composition/ports/visit-calendar.ts';

/** What the buttons of a screen that save visits for the calendar do, for as long as it stands. */
export const useAddToCalendar = (portal: Portal): AddToCalendarViewModel => {
  const [viewModel] = useState(() => new AddToCalendarViewModel(portal.port(visitCalendar), portal.delivery));
  useEffect(
    () => () => {
      viewModel.dispose();
    },
    [viewModel],
  );
  return viewModel;
};

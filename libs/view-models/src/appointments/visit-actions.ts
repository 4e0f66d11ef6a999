import type { AddToCalendarViewModel } from './add-to-calendar.view-model.ts';
import type { ListedAppointment, CardButton } from '@portico/application/appointments';
import type { CancelingViewModel } from './canceling.view-model.ts';
import type { VideoVisitViewModel } from './video-visit.view-model.ts';
import type { VisitSummaryViewModel } from './visit-summary.view-model.ts';

/** The actions of a screen's card buttons, and their results. */
export interface VisitActions {
  readonly calendar: AddToCalendarViewModel;
  readonly canceling: CancelingViewModel;
  /** Absent for guests, who cannot join a call from their card. */
  readonly video?: VideoVisitViewModel;
  /** Absent for guests, who cannot open a health record from their card. */
  readonly summary?: VisitSummaryViewModel;
  readonly press: (button: CardButton, listed: ListedAppointment) => void;
  readonly dispose: () => void;
}

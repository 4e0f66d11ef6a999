import type {
  AddToCalendarViewModel,
  CancellingViewModel,
  ListedAppointment,
  VideoVisitViewModel,
} from '@portico/application/appointments';
import type { Instant } from '@portico/domain/kernel';

/** What the cards of a screen do, and where they lead. */
export interface VisitActions {
  readonly calendar: AddToCalendarViewModel;
  readonly cancelling: CancellingViewModel;
  /** Another time in place of this one (`APT-116`). */
  readonly onReschedule: (listed: ListedAppointment) => void;
  /** By which the buttons come and go. */
  readonly now: Instant;
  /** What needs an account. A guest who came by a link has none of it, and is written to by nobody. */
  readonly account?: AccountActions;
}

export interface AccountActions {
  readonly video: VideoVisitViewModel;
  readonly onCheckIn: (listed: ListedAppointment) => void;
  /** To where an earlier time than this one is waited for. */
  readonly onEarlierTime: (listed: ListedAppointment) => void;
  /** A visit like this one. */
  readonly onBookAgain: (listed: ListedAppointment) => void;
}

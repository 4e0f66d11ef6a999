import type {
  AddToCalendarViewModel,
  CancellingViewModel,
  ListedAppointment,
  VideoVisitViewModel,
} from '@portico/application/appointments';

/** What the cards of a screen do, and where they lead. */
export interface VisitActions {
  readonly calendar: AddToCalendarViewModel;
  readonly cancelling: CancellingViewModel;
  readonly video: VideoVisitViewModel;
  readonly onCheckIn: (listed: ListedAppointment) => void;
  /** Another time in place of this one (`APT-116`). */
  readonly onReschedule: (listed: ListedAppointment) => void;
  /** To where an earlier time than this one is waited for. */
  readonly onEarlierTime: (listed: ListedAppointment) => void;
  /** A visit like this one. */
  readonly onBookAgain: (listed: ListedAppointment) => void;
}

export {
  type AppointmentList,
  type Appointments,
  type ListedAppointment,
  type PracticeHistory,
  type AwayPractice,
  type PracticeLabel,
  type VisitMove,
  type VisitRef,
  type WaitListState,
  historyPageSize,
  refOf,
  sameVisit,
  waitListStates,
} from './appointments.port.ts';
export type {
  CancelRefusal,
  Canceling,
  CancellationOffer,
  CancellationOrder,
  OfferedReason,
  PrepaymentChanged,
} from './canceling.port.ts';
export { atSeveralPractices } from './several-practices.ts';
export type { CardButton } from './visit-card-button.ts';
export type { CallProblem, VideoRefusal, VideoVisits } from './video-visit.port.ts';
export { visitButtons, type VisitButtons } from './visit-buttons.ts';
export { whyNoChange, type WhyNoChange } from './why-no-change.ts';
export type { VisitCalendar } from './visit-calendar.port.ts';

export {
  AppointmentsService,
  type WaitListOf,
  changeUntilOf,
  awayAmong,
  listedAll,
  listedIn,
  upcomingOf,
  rulesOf,
  withWaitList,
} from './appointments.service.ts';
export { mostUpcoming, moveOf, openMoveOf, withMove } from './requested-moves.ts';
export { BookedAccommodations } from './booked-accommodations.ts';
export { CancelableVisits, type CancellationFee, type PrepaidVisits } from './cancelable-visits.ts';
export { CancelingService } from './canceling.service.ts';
export { ReminderNotifier } from './reminder-notifications.ts';
export { ReminderWorker, type ReminderWorkerDeps, remindEvery } from './reminder-worker.ts';
export { VideoVisitsService } from './video-visit.service.ts';
export { VisitCalendarService } from './visit-calendar.service.ts';
export { type VisitNotifications, VisitNotifier } from './visit-notifications.ts';
export { VisitRecipients } from './visit-recipients.ts';
export { ListedVisits } from './next-and-last-visits.ts';

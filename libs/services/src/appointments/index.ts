export {
  type AppointmentsDeps,
  AppointmentsService,
  type WaitListOf,
  changeUntilOf,
  listedAll,
  listedIn,
  rulesOf,
  withWaitList,
} from './appointments.service.ts';
export { type CancelingDeps, CancelingService, type PrepaidVisits } from './canceling.service.ts';
export { reminderNotifications } from './reminder-notifications.ts';
export { ReminderWorker, type ReminderWorkerDeps, remindEvery } from './reminder-worker.ts';
export { VideoVisitsService } from './video-visit.service.ts';
export { VisitCalendarService } from './visit-calendar.service.ts';
export { type VisitNotifications, visitNotifications } from './visit-notifications.ts';

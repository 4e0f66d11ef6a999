export {
  appointmentStatuses,
  type AppointmentStatus,
  type Appointment,
  type BookedAs,
  type AppointmentProvider,
  type AppointmentLocation,
} from './appointment.ts';
export {
  type CancellationReason,
  type CancellationChoice,
  longestCancellationComment,
  type CancellationRefused,
  needsComments,
  meansAnotherTime,
  cancellationReason,
  type CancellationRules,
  type CancellationTerms,
  changeableUntil,
  cancellationTerms,
  defaultCancellationReason,
} from './cancellation-reasons.ts';
export { canCheckIn, isEndedByCheckIn, mayCheckIn } from './check-in-window.ts';
export { checkOutStaysOpen, canCheckOut } from './check-out-window.ts';
export { commentPreview } from './staff-comment-preview.ts';
export type { CalendarEntry, CalendarFiles } from './ports/calendar-files.ts';
export type { ComingVisit, StartsBetween, ComingVisits, SeenVisit, StandingVisits } from './ports/coming-visits.ts';
export type { Reminders } from './ports/reminders.ts';
export type { Schedule } from './ports/schedule.ts';
export type { VisitPage, VisitPages, Wanted } from './ports/visit-pages.ts';
export type { NoRoom, VideoRooms } from './ports/video-rooms.ts';
export type {
  HeldSlot,
  BookingKey,
  SaidAtBooking,
  AppointmentBooking,
  SlotGone,
  NotCancellable,
  AlreadyCanceled,
} from './ports/appointment-booking.ts';
export {
  type VisitRules,
  usualVisitRules,
  type VisitPolicies,
  type VisitPoliciesByPractice,
} from './ports/visit-policies.ts';
export { type PrepaidTerms, type PrepaidCard, prepaidTerms, givenBackOf, isAnother } from './prepayment.ts';
export { type Reminder, isStillDue, startsRemindedOf, reminderDue } from './reminder.ts';
export {
  isOpenRequest,
  statusOf,
  isVisitHistory,
  isStillOpen,
  isToday,
  earliestFirst,
  timedFirst,
  latestFirst,
} from './appointment-list-group.ts';
export { callOpensBefore, type CallStatus, callStatus } from './video-call-status.ts';
export {
  laterWeeks,
  weeks,
  preferredDays,
  preferredTimes,
  type LaterWeek,
  type Week,
  type PreferredDay,
  type PreferredTime,
  any,
  type TimePreference,
  firstAvailable,
  preferenceOf,
  writePreference,
  type WrittenPreference,
  parseTimePreference,
} from './time-preference.ts';

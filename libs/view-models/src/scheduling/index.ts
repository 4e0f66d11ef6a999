export { AddAppointmentViewModel, type Aspect, type ProviderCard, aspects } from './add-appointment.view-model.ts';
export { type BegunBooking, anotherTime, likeThisOne } from './another-time.ts';
export { AvailableHoursViewModel, type HoursRefusal, type HoursSuccess } from './available-hours.view-model.ts';
export { choiceOf, insteadOfPrepayment } from './booking-choice.ts';
export { type BookingDraft, BookingDrafts } from './booking-draft.ts';
export { bookingPaths } from './booking-path.ts';
export { Countdown } from './countdown.ts';
export { IntelligentSchedulerViewModel } from './intelligent-scheduler.view-model.ts';
export { type PreferenceBox, type PreferenceGroup, preferenceBoxes, preferenceGroups } from './preference-boxes.ts';
export { trackedBooking, trackedScheduling } from './tracked-scheduling.ts';
export { type Sending, VertexRequestViewModel } from './vertex-request.view-model.ts';
export {
  type WaitListProblem,
  type WaitListSuccess,
  type WaitListTools,
  WaitListViewModel,
} from './wait-list.view-model.ts';

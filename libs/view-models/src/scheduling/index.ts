export { AddAppointmentViewModel } from './add-appointment.view-model.ts';
export { type BegunBooking, anotherTime, likeThisOne } from './another-time.ts';
export { AvailableHoursViewModel, type HoursRefusal, type HoursSuccess } from './available-hours.view-model.ts';
export { choiceOf, insteadOfPrepayment } from './booking-choice.ts';
export { type BookingDraft, BookingDrafts } from './booking-draft.ts';
export { bookingPaths, guestSuccessPath } from './booking-path.ts';
export { ChosenTime } from './chosen-time.ts';
export { Countdown } from './countdown.ts';
export { IntelligentSchedulerViewModel } from './intelligent-scheduler.view-model.ts';
export { type PreferenceBox, type PreferenceGroup, preferenceBoxes, preferenceGroups } from './preference-boxes.ts';
export { QuestionPath } from './question-path.ts';
export { trackedBooking, trackedScheduling } from './tracked-scheduling.ts';
export { type Sending, VertexRequestViewModel } from './vertex-request.view-model.ts';
export {
  type WaitListProblem,
  type WaitListSuccess,
  type WaitListTools,
  WaitListViewModel,
} from './wait-list.view-model.ts';
export { type Aspect, type ProviderCard, VisitSelection, aspects } from './visit-selection.ts';
